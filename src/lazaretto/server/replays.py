"""A game at any moment of its past, through somebody's eyes."""

from __future__ import annotations

from lazaretto.kernel.game import Game
from lazaretto.server import viewpoint
from lazaretto.server.refusals import Invalid
from lazaretto.server.schema.game import Frame, Replay
from lazaretto.server.viewpoint import Viewpoint


def replay(game: Game, seen: Viewpoint, first: int, count: int) -> Replay:
    """The game after `first` answers and the following ones, with what was seen to happen meanwhile.

    Whoever looks back through his own eyes sees what he knew then, not what he has learned since.
    """
    answers = game.past()
    if first > len(answers):
        raise Invalid(f"expected 0 to {len(answers)} answers; got {first}", field="from")
    past = Game(game.ruleset, game.setup)
    frames = []
    last = min(first + count - 1, len(answers))
    for n in range(last + 1):
        if n:
            past.repeat(answers[n - 1])
        if n >= first:
            frames.append(Frame(answered=n, view=viewpoint.game_info(past, seen, running=True)))
    happened = [(at, event) for at, event in game.happened() if first <= at + 1 <= last]
    return Replay(answers=len(answers), frames=frames, events=viewpoint.events(happened, seen))
