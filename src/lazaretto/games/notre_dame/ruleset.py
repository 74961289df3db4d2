"""Notre Dame as data: the table of contents of its rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from lazaretto.games.notre_dame import components, drawing, notation, possible, setup
from lazaretto.games.notre_dame.actions.bank import Bank
from lazaretto.games.notre_dame.actions.carriage_house import CarriageHouse
from lazaretto.games.notre_dame.actions.cloister_school import CloisterSchool
from lazaretto.games.notre_dame.actions.hospital import Hospital
from lazaretto.games.notre_dame.actions.inn import Inn
from lazaretto.games.notre_dame.actions.notre_dame import Donation
from lazaretto.games.notre_dame.actions.park import Park
from lazaretto.games.notre_dame.actions.residence import Residence
from lazaretto.games.notre_dame.actions.trusted_friend import TrustedFriend
from lazaretto.games.notre_dame.board import BROWN, COLOURS
from lazaretto.games.notre_dame.cathedral import ScoreCathedral
from lazaretto.games.notre_dame.characters.bishop import Bishop
from lazaretto.games.notre_dame.characters.gifts import Doctor, Innkeeper, Monk, Usurer
from lazaretto.games.notre_dame.characters.jester import Jester
from lazaretto.games.notre_dame.characters.judges import (
    BeggarKing,
    Carpenter,
    CourtLady,
    GuildMaster,
    Lawyer,
    Mayor,
    NightWatch,
    Watch,
)
from lazaretto.games.notre_dame.characters.minstrel import Minstrel
from lazaretto.games.notre_dame.choices import CHOICES
from lazaretto.games.notre_dame.draft import Draft, DrawCards
from lazaretto.games.notre_dame.hire import HireCharacters
from lazaretto.games.notre_dame.plague import Plague
from lazaretto.games.notre_dame.play import PlayCards
from lazaretto.games.notre_dame.round import EndRound, GatherCards, Prestige, ShowCharacters
from lazaretto.games.notre_dame.setup import FirstRound, LayMessages
from lazaretto.games.notre_dame.state import STEPS, Card, Character, NotreDame
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, any_seat_or_random, one_of
from lazaretto.kernel.step import Step, number

A, B, C = 1, 2, 3  # the grey decks


@dataclass(frozen=True, eq=False)
class NotreDameRuleset(Ruleset):
    """What Notre Dame has beside programs of steps, choices and scores."""

    actions: tuple[Card, ...] = ()  # the action cards, of which every colour has one each
    characters: tuple[Character, ...] = ()


def program(*steps: Step[NotreDame]) -> tuple[Step[NotreDame], ...]:
    """Steps in their order, each entered into the game's list."""
    for step in steps:
        number(step, STEPS)
    return steps


NOTRE_DAME = NotreDameRuleset(
    name="notre-dame",
    version=1,
    players=(2, 3, 4, 5),
    seats=COLOURS,
    deal=setup.deal,
    choices=CHOICES,
    programs={
        "game": program(LayMessages(), FirstRound()),
        "round": program(
            ShowCharacters(), DrawCards(), Draft(), PlayCards(), HireCharacters(), Plague(), EndRound()
        ),
        "period": program(ScoreCathedral(), GatherCards()),
    },
    actions=(
        CloisterSchool(0), Bank(1), Residence(2), CarriageHouse(3), Inn(4), Park(5), Hospital(6), Donation(7),
        TrustedFriend(8),
    ),
    characters=(
        Innkeeper(0, BROWN), Minstrel(1, BROWN), Monk(2, BROWN), Jester(3, BROWN), Usurer(4, BROWN), Doctor(5, BROWN),
        Watch(6, A), NightWatch(7, A), Bishop(8, A),
        GuildMaster(9, B), BeggarKing(10, B), Lawyer(11, B),
        CourtLady(12, C), Mayor(13, C), Carpenter(14, C),
    ),
    scores=(Prestige(hidden=True),),
    options=(
        Option("start", any_seat_or_random),
        Option(
            "points",
            one_of("hidden", "open"),
            {"open": lambda rules: replace(rules, scores=(Prestige(hidden=False),))},
        ),
    ),
    checks=(possible.check,),
    rulebooks=(Path(__file__).with_name("rules.toml"),),
    components=components.PRINTED,
    write=notation.write,
    read=notation.read,
    picture=drawing.picture,
    picture_over=drawing.picture_over,
)  # fmt: skip
