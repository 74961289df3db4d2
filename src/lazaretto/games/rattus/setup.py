"""Setting up the table: tokens, plague piece, start player and the first cubes."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus import components, events
from lazaretto.games.rattus.board import STARTERS, TOKENS, tokens_removed
from lazaretto.games.rattus.choices import PLACE_IN, PLAGUE_STARTS_IN, STARTS
from lazaretto.games.rattus.reasons import not_in_use
from lazaretto.games.rattus.rules import GAME, STEPS, TURN, RattusRuleset, lay_out
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FIRST_SLOT, STARTER
from lazaretto.games.rattus.verbs import place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.layout import DEAL
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.step import Chance, Step, answer_bits, number

FIRST_CUBES_EACH = 2  # RAT-S6


def deal(ruleset: RattusRuleset, setup: Setup) -> Rattus:
    """The table before anything random or chosen: cubes in reserves, starting tokens laid out (RAT-S1 to RAT-S3)."""
    parts = components.printed() if setup.components is None else components.build(setup.components)
    s = Rattus(lay_out(ruleset, parts, setup.players))
    for region in bits.each(s.rules.in_use):
        s.origin[FIRST_SLOT[region]] = STARTER
    s.starters = bits.first(STARTERS)
    s.ordinary = bits.first(TOKENS) & ~bits.first(STARTERS)
    s.supply = TOKENS - bits.count(s.rules.in_use) - tokens_removed(setup.players)
    s.in_play = s.rules.every_card  # RAT-S7
    s.derive()  # RAT-C1, RAT-S8: all cubes are in the reserves
    s.start(GAME, 0)
    if setup.options["start"] == "random":
        s.push(START_PLAYER, 0, 0, 0)
    else:
        s.me = int(setup.options["start"])
    return s


class StartPlayer(Chance[Rattus]):
    """Unless the host has named the start player the lot does (RAT-S5)."""

    name = "start_player"
    rules = ("RAT-S5",)
    answers: ClassVar = answer_bits(STARTS)
    during = (DEAL,)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(s.players)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.me = i
        s.tell(events.START_PLAYER, i, i)


class PlaguePiece(Chance[Rattus]):
    """The plague piece starts in a random region in use (RAT-S4, RAT-C6)."""

    name = "plague_piece"
    rules = ("RAT-S4",)
    answers: ClassVar = answer_bits(PLAGUE_STARTS_IN)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.plague = i
        s.tell(events.PLAGUE_STARTS, i)


class FirstPlacements(Step[Rattus]):
    """Everybody clockwise, then everybody counter-clockwise from the last player (RAT-S6)."""

    name = "first_placements"
    rules = ("RAT-S6",)

    def run(self, s: Rattus, f: int) -> None:
        for k in range(s.players):
            s.push(FIRST_CUBES, (s.me + k) % s.players, 0, 0)
        for k in range(s.players - 1, -1, -1):
            s.push(FIRST_CUBES, (s.me + k) % s.players, 0, 0)


class FirstCubes(Step[Rattus]):
    """Two cubes in one region, any in use (RAT-S6)."""

    name = "first_cubes"
    rules = ("RAT-S6",)
    answers: ClassVar = answer_bits(PLACE_IN)
    during = ("first_placements",)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, i, bits.seat(f), FIRST_CUBES_EACH)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        return not_in_use(i)


class FirstTurn(Step[Rattus]):
    """The start player begins (RAT-T1)."""

    name = "first_turn"
    rules = ("RAT-T1",)

    def run(self, s: Rattus, f: int) -> None:
        s.start(TURN, s.me)


FIRST_CUBES = number(FirstCubes(), STEPS)
START_PLAYER = number(StartPlayer(), STEPS)
