"""End positions with one best answer: composed out of games, and solved.

Near the end of a game a position is taken out, made small enough to be solved (`compose`) and given a lead that may go
either way (`level`). Nothing here depends on the bots: a seed gives the same puzzles for ever.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

import lazaretto
from lazaretto.games.notre_dame.board import ROUNDS
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import SLOTS
from lazaretto.games.rattus.verbs import remove_rat
from lazaretto.kernel import bits
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.saved import save_stack
from lazaretto.kernel.state import State
from lazaretto.puzzles import Puzzle
from tools.puzzles.solve import solve
from tools.puzzles.source import positions
from tools.puzzles.weighed import NoPuzzle, Weighed

GAP = 0.15  # how much better the best answer must be, in chance to win
PLAYERS = (2, 2, 2, 3)  # of the games played, in turn
LATE = 24  # decisions of a game that are tried
NAME_A_RAT = {"witch.second", "witch.swaps", "monk.puts", "shaman.takes", "shaman.puts", "ravage"}  # steps of Rattus


def compose_rattus(s: State, rng: Rng) -> str:
    """A position of the final round, or of a last turn after its cubes, with few rats and few cards.

    Of the rats most leave the game, as if they had been revealed; the others have been seen by everybody, but for one
    at most. Cards go back beside the board. In a last turn the supply has one token left, and the reserve of whoever
    is in turn no cube: those are in the palace. What kind of position it is; nothing if it is none.
    """
    assert isinstance(s, Rattus)
    steps = [step for step, *_ in save_stack(s)]
    if (not s.ended and steps[0] != "end_turn") or set(steps) & NAME_A_RAT:
        return ""
    _reveal_rats(s, rng, unseen=rng.below(2))
    for card in range(len(s.rules.cards)):
        if not any(step.startswith(s.rules.cards[card].name) for step in steps) and rng.below(2):
            s.owner[card] = NOBODY
            s.used &= ~bits.bit(card)
    if s.ended:
        return "final round"
    s.took, s.placed = int(rng.below(3) > 0), 1
    s.palace[s.me] += s.reserve[s.me]
    s.reserve[s.me] = 0
    s.supply = 1
    unseen = sum(s.origin[slot] > 0 and not s.face[slot] for slot in range(SLOTS))
    while bits.count(s.starters) > s.supply + unseen:
        s.starters &= s.starters - 1  # there is no room for it any more: it has been revealed
    return "last turn"


def _reveal_rats(s: Rattus, rng: Rng, unseen: int) -> None:
    """Let everybody have seen all rats but so many, and most of them be gone."""
    for slot in sorted(range(SLOTS), key=lambda _: rng.below(1000)):
        if s.origin[slot] and (s.face[slot] or not unseen):
            s.seen[slot] = bits.first(s.players)
        elif s.origin[slot]:
            unseen -= 1
    s.imagine(rng)
    leave = 1 + rng.below(4)  # of five
    for slot in range(SLOTS - 1, -1, -1):  # from the last: the tokens of a region close up
        if s.face[slot] and rng.below(5) < leave:
            remove_rat(s, slot)


def compose_notre_dame(s: State, rng: Rng) -> str:
    """A position of the last round: what kind of one it is; nothing if it is none."""
    assert isinstance(s, NotreDame)
    if s.round < ROUNDS - 1:
        return ""
    return "last hire" if s.step(s.top()).name == "hire" else "last round"


def level_rattus(s: State, seat: int, by: int) -> None:
    """Let a seat have so many points less, compared with the others: cubes go into the palace."""
    assert isinstance(s, Rattus)
    for other in range(s.players):
        gains = by if other != seat else -by
        cubes = min(s.reserve[other], max(0, gains))
        s.reserve[other] -= cubes
        s.palace[other] += cubes


def level_notre_dame(s: State, seat: int, by: int) -> None:
    """Let a seat have so many points less, compared with the others."""
    assert isinstance(s, NotreDame)
    lowest = min(s.points[other] for other in range(s.players) if other != seat)
    s.points[seat] += max(0, -by - lowest)
    for other in range(s.players):
        if other != seat:
            s.points[other] += max(by, -lowest)


class Composer(NamedTuple):
    """How puzzles of a title are made of its games."""

    compose: Callable[[State, Rng], str]
    level: Callable[[State, int, int], None]
    options: tuple[Mapping[str, str], ...] = ({},)  # of the games that are played for it, in turn


MONEY = "pope,deacon,lieutenant,assassin,swindler,grave-robber"  # cards of Mercatus that pay and are paid

COMPOSERS: Mapping[str, Composer] = {
    "rattus": Composer(compose_rattus, level_rattus),
    "rattus+mercatus": Composer(compose_rattus, level_rattus, ({"cards": MONEY}, {})),
    "notre-dame": Composer(compose_notre_dame, level_notre_dame, ({"points": "open"},)),
}


def options_of(title: str, seed: int) -> Mapping[str, str]:
    """The options of the game with this seed."""
    options = COMPOSERS[title].options
    return options[seed % len(options)]


# ---------------------------------------------------------------- finding


def find_solved(title: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game, the last ones first: one for each moment and step that asks."""
    rng = Rng(seed)
    met: set[tuple[str, str]] = set()
    late = deque(positions(title, PLAYERS[seed % len(PLAYERS)], seed, **options_of(title, seed)), LATE)
    for game in reversed(late):
        assert game.decision is not None
        moment = COMPOSERS[title].compose(game.state, rng)
        if not moment or (moment, game.decision.step) in met:
            continue
        try:
            weighed = solve_levelled(title, game)
        except (NoPuzzle, LazarettoError):  # too much to look at, or a composition that no game can have
            continue
        if weighed.gap >= GAP:
            met.add((moment, game.decision.step))
            yield as_it_asks(title, game, weighed, moment)


def as_it_asks(title: str, game: Game, weighed: Weighed, moment: str) -> Puzzle:
    """The puzzle of a composed position, with the step that asks: the one it was taken at may have nothing left to ask.

    So a last turn may be over, and the final round have begun.
    """
    asks = lazaretto.position(title, game.ruleset.write(game.state))
    if isinstance(asks.state, Rattus) and asks.state.ended:
        moment = "final round"
    return weighed.puzzle(title, asks.ruleset.write(asks.state), "solved", moment)


def solve_levelled(title: str, game: Game) -> Weighed:
    """Solve a position; if it makes no difference who answers what, let the lead be such that it may."""
    weighed = solve(title, game.ruleset.write(game.state))
    best, second, *_ = sorted((worth.margin for worth in weighed.worths.values()), reverse=True)
    if weighed.gap >= GAP or best - second < GAP:
        return weighed
    COMPOSERS[title].level(game.state, weighed.seat, round((best + second) / 2))
    return solve(title, game.ruleset.write(game.state))
