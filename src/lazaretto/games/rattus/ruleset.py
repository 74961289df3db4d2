"""Rattus as data: the table of contents of its rules."""

from __future__ import annotations

from pathlib import Path

from lazaretto.games.rattus import components, notation, picture, setup
from lazaretto.games.rattus.board import COLOURS
from lazaretto.games.rattus.cards.king import King
from lazaretto.games.rattus.cards.knight import Knight
from lazaretto.games.rattus.cards.merchant import Merchant
from lazaretto.games.rattus.cards.monk import Monk
from lazaretto.games.rattus.cards.peasant import Peasant
from lazaretto.games.rattus.cards.witch import Witch
from lazaretto.games.rattus.choices import CHOICES, TAKE_CARD, USE_CARD
from lazaretto.games.rattus.devastation import ApplyToken, Devastate, DrawToken, RevealToken
from lazaretto.games.rattus.final import (
    CubesInPalace,
    CubesInRegions,
    FinalAct,
    FinalMove,
    FinalRound,
    Reckoning,
)
from lazaretto.games.rattus.plague import CountPiece, MovePlague, Spread
from lazaretto.games.rattus.setup import FirstPlacements, FirstTurn, PlaguePiece
from lazaretto.games.rattus.state import STEPS, Step
from lazaretto.games.rattus.turn import (
    Act,
    BeginTurn,
    CardBeforeCubes,
    EndTurn,
    PlaceCubes,
    TakeCard,
    UseCard,
)
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, any_seat_or_random, one_of
from lazaretto.kernel.step import number


def program(*steps: Step) -> tuple[Step, ...]:
    """Steps in their order, each entered into the game's list."""
    for step in steps:
        number(step, STEPS)
    return steps


RATTUS = Ruleset(
    name="rattus",
    version=1,
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
    cards=(
        King(0, "royalty", TAKE_CARD[0], USE_CARD[0]),
        Monk(1, "church", TAKE_CARD[1], USE_CARD[1]),
        Knight(2, "chivalry", TAKE_CARD[2], USE_CARD[2]),
        Merchant(3, "bourgeoisie", TAKE_CARD[3], USE_CARD[3]),
        Peasant(4, "peasantry", TAKE_CARD[4], USE_CARD[4]),
        Witch(5, "magic", TAKE_CARD[5], USE_CARD[5]),
    ),
    scores=(CubesInRegions(), CubesInPalace()),
    options=(
        Option("start", any_seat_or_random),
        Option(
            "order",
            one_of("free", "card-first"),
            {"card-first": lambda rules: rules.replace_offer("take_card", CardBeforeCubes())},
        ),
    ),
    rulebooks=(Path(__file__).with_name("rules.toml"),),
    components=components.read,
    write=notation.write,
    read=notation.read,
    picture=picture.picture,
)
