"""Setting up the table: tokens, plague piece, start player and the first cubes."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus import components
from lazaretto.games.rattus.board import COLOURS, CUBES, NOBODY, REGIONS, STARTERS, TOKENS, tokens_removed
from lazaretto.games.rattus.choices import PLACE_IN, PLAGUE_STARTS_IN, STARTS
from lazaretto.games.rattus.reasons import not_in_use
from lazaretto.games.rattus.state import GAME, STEPS, TURN, Chance, Rattus, Step, lay_out
from lazaretto.games.rattus.tokens import STARTER
from lazaretto.games.rattus.verbs import add_rat, place_cubes
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.step import lay, number


def deal(ruleset: Ruleset, setup: Setup) -> Rattus:
    """The table before anything random or chosen: cubes in reserves, starting tokens laid out (RAT-S1 to RAT-S3)."""
    parts = components.printed() if setup.components is None else components.build(setup.components)
    s = Rattus(lay_out(ruleset, parts, setup.players))
    regions = bits.count(s.rules.in_use)
    for r in range(regions):
        add_rat(s, r, STARTER)
    for seat in range(setup.players):
        s.reserve[seat] = CUBES  # RAT-C1, RAT-S8
    s.starters = bits.first(STARTERS)
    s.ordinary = bits.first(TOKENS) & ~bits.first(STARTERS)
    s.mixed = STARTERS - regions
    s.plain = TOKENS - STARTERS - tokens_removed(setup.players)
    s.supply = s.mixed + s.plain
    for card in s.rules.cards:
        s.in_play |= card.bit
        s.own[NOBODY] |= card.bit  # RAT-S7
    for part in ruleset.parts:
        s.parts.append(part())
    s.start(GAME, 0)
    if setup.options["start"] == "random":
        s.push(START_PLAYER, 0, 0, 0)
    else:
        s.me = int(setup.options["start"])
    return s


class StartPlayer(Chance):
    """Unless the host has named the start player the lot does (RAT-S5)."""

    name = "start_player"
    rules = ("RAT-S5",)
    answers: ClassVar = lay(STARTS)

    def ask(self, s: Rattus, f: int) -> int:
        return bits.first(s.players)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.me = i
        if s.sink is not None:
            s.tell("start-player", seat=i, colour=COLOURS[i])


class PlaguePiece(Chance):
    """The plague piece starts in a random region in use (RAT-S4, RAT-C6)."""

    name = "plague_piece"
    rules = ("RAT-S4",)
    answers: ClassVar = lay(PLAGUE_STARTS_IN)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        s.plague = i
        if s.sink is not None:
            s.tell("plague-starts", region=REGIONS[i])


class FirstPlacements(Step):
    """Everybody clockwise, then everybody counter-clockwise from the last player (RAT-S6)."""

    name = "first_placements"
    rules = ("RAT-S6",)

    def run(self, s: Rattus, f: int) -> None:
        for k in range(s.players):
            s.push(FIRST_CUBES, (s.me + k) % s.players, 0, 0)
        for k in range(s.players - 1, -1, -1):
            s.push(FIRST_CUBES, (s.me + k) % s.players, 0, 0)


class FirstCubes(Step):
    """Two cubes in one region, any in use (RAT-S6)."""

    name = "first_cubes"
    rules = ("RAT-S6",)
    answers: ClassVar = lay(PLACE_IN)

    def ask(self, s: Rattus, f: int) -> int:
        return s.rules.in_use

    def answer(self, s: Rattus, f: int, i: int) -> None:
        place_cubes(s, i, bits.seat(f), 2)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        return not_in_use(i)


class FirstTurn(Step):
    """The start player begins (RAT-T1)."""

    name = "first_turn"
    rules = ("RAT-T1",)

    def run(self, s: Rattus, f: int) -> None:
        s.start(TURN, s.me)


FIRST_CUBES = number(FirstCubes(), STEPS)
START_PLAYER = number(StartPlayer(), STEPS)
