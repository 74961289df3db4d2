"""A game at any moment of its past, through somebody's eyes."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Answer
from lazaretto.server import viewpoint
from lazaretto.server.refusals import Invalid
from lazaretto.server.schema.game import Frame, Replay
from lazaretto.server.viewpoint import Viewpoint

PASSED = 50  # positions passed on the way that cost about as much as one that is shown


def cost_of_passing(positions: int) -> int:
    """What it costs to pass so many positions on the way, in positions shown."""
    return positions // PASSED


class Past(NamedTuple):
    """A game as it has gone so far, whatever becomes of it."""

    begun: Game  # at its beginning, which may be a position on the way
    answers: tuple[Answer, ...]

    @classmethod
    def of(cls, game: Game) -> Past:
        """Up to now."""
        return cls(game.beginning(), game.past())


async def replay(past: Past, seen: Viewpoint, first: int, count: int) -> Replay:
    """The game after `first` answers and the following ones, with what was seen to happen meanwhile.

    Whoever looks back through his own eyes sees what he knew then, not what he has learned since. Whoever else wants
    something of the site is answered between two positions.
    """
    begun, answers = past
    _check_reached(past, first, "from")
    last = min(first + count - 1, len(answers))
    game = begun.beginning()
    happened = game.happened()
    game.listen(lambda event: happened.append((game.answered, event)))
    frames = []
    for n in range(last + 1):
        if n:
            game.repeat(answers[n - 1])
        if n >= first:
            frames.append(Frame(answered=n, view=viewpoint.game_info(game, seen, running=True)))
        if n >= first or n % PASSED == 0:
            await asyncio.sleep(0)
    shown = [(at, event) for at, event in happened if first <= at + 1]
    return Replay(answers=len(answers), frames=frames, events=viewpoint.events(shown, seen))


async def line_at(past: Past, at: int) -> str:
    """The line of notation of the whole position after so many answers: only for games that are over."""
    _check_reached(past, at, "at")
    game = past.begun.beginning()
    for n in range(at):
        game.repeat(past.answers[n])
        if n % PASSED == 0:
            await asyncio.sleep(0)
    line: str = game.ruleset.write(game.state)
    return line


def _check_reached(past: Past, n: int, field: str) -> None:
    if n > len(past.answers):
        raise Invalid(f"expected 0 to {len(past.answers)} answers; got {n}", field=field)
