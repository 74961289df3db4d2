"""Rattus as data: the table of contents of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lazaretto.games.rattus import components, drawing, notation, possible, setup
from lazaretto.games.rattus.board import COLOURS
from lazaretto.games.rattus.cards.king import King
from lazaretto.games.rattus.cards.knight import Knight
from lazaretto.games.rattus.cards.merchant import Merchant
from lazaretto.games.rattus.cards.monk import Monk
from lazaretto.games.rattus.cards.peasant import Peasant
from lazaretto.games.rattus.cards.witch import Witch
from lazaretto.games.rattus.choices import CHOICES
from lazaretto.games.rattus.devastation import ApplyToken, Devastate, DrawToken, RevealToken
from lazaretto.games.rattus.final import (
    CubesInPalace,
    CubesInRegions,
    FinalAct,
    FinalMove,
    FinalRound,
    Reckoning,
    UseCardAtEnd,
)
from lazaretto.games.rattus.plague import CountPiece, MovePlague, Spread
from lazaretto.games.rattus.rules import STEPS, RattusRuleset
from lazaretto.games.rattus.setup import FirstPlacements, FirstTurn, PlaguePiece
from lazaretto.games.rattus.turn import (
    Act,
    BeginTurn,
    CardBeforeCubes,
    EndTurn,
    PlaceCubes,
    PlaceUpTo,
    TakeCard,
    UseCard,
)
from lazaretto.kernel.setup import Option, any_seat_or_random, one_of
from lazaretto.kernel.step import Step, number


def program(*steps: Step[Any]) -> tuple[Step[Any], ...]:
    """Steps in their order, each entered into the game's list."""
    for step in steps:
        number(step, STEPS)
    return steps


RATTUS = RattusRuleset(
    name="rattus",
    version=2,
    players=(2, 3, 4),
    seats=COLOURS,
    deal=setup.deal,
    choices=CHOICES,
    programs={
        "game": program(PlaguePiece(), FirstPlacements(), FirstTurn()),
        "turn": program(BeginTurn(), Act(), MovePlague(), Spread(), CountPiece(), Devastate(), EndTurn()),
        "token": program(DrawToken(), RevealToken(), ApplyToken()),
        "final": program(FinalRound(), Reckoning()),
        "final_turn": program(FinalAct(), FinalMove()),
    },
    offers=(TakeCard(), PlaceCubes(), UseCard()),
    final_offers=(UseCardAtEnd(),),
    scores=(CubesInRegions(), CubesInPalace()),
    options=(
        Option("start", any_seat_or_random),
        Option(
            "order",
            one_of("free", "card-first"),
            {"card-first": lambda rules: rules.replace_offer("take_card", CardBeforeCubes())},
        ),
        Option(
            "cubes",
            one_of("exact", "up-to"),
            {"up-to": lambda rules: rules.replace_offer("place_cubes", PlaceUpTo())},
        ),
    ),
    checks=(possible.check,),
    rulebooks=(Path(__file__).with_name("rules.toml"),),
    components=components.PRINTED,
    write=notation.write,
    read=notation.read,
    picture=drawing.picture,
    picture_over=drawing.picture_over,
).with_cards(  # RAT-C4
    King(0, "royalty"),
    Monk(1, "church"),
    Knight(2, "chivalry"),
    Merchant(3, "bourgeoisie"),
    Peasant(4, "peasantry"),
    Witch(5, "magic"),
)
