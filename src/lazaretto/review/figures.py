"""What can be counted of a finished game, seat by seat: who began, what was taken, where the points came from.

Figures follow from what the game told. An expansion that tells the same events is counted without a further line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game

BEGIN = ("start-player", "bell-ringer")  # say who begins the game
TAKEN = ("card-taken", "card-taken-from", "character-hired")  # what they name has a message of its own
PLAYED = "action-played"  # a card of somebody's colour: what counts is the action
GAINED, LOST = "prestige-gained", "prestige-lost"  # points that come and go during the game
PARK = "park"  # whose points come with those of others
OUTBREAK = "outbreak"

GAME, TURN, TAKE, POINTS = "game", "turn", "taken", "points"  # kinds of counts
ALL, WHOLE = "all", "whole"  # games, and those that the player played himself to their end


class Count(NamedTuple):
    """One thing that was there in the game of a seat, and how much of it.

    By kind: `game` and `turn` have the points of the game, `taken` how often something was, `points` those from one
    source.
    """

    kind: str
    item: str
    amount: int


class SeatFigures(NamedTuple):
    """The game of one seat."""

    turn: int  # 1: it began
    place: int
    points: int
    taken: dict[str, int]  # how often, by the message that names it: card-king
    sources: dict[str, int]  # points, by the message points-… that names where they came from

    def counts(self, whole: bool = True) -> Iterator[Count]:
        """What is added to a player's tallies; of a game that was not played whole only how it ended."""
        yield Count(GAME, ALL, self.points)
        yield Count(TURN, str(self.turn), self.points)
        if whole:
            yield Count(GAME, WHOLE, self.points)
            yield from (Count(TAKE, item, times) for item, times in self.taken.items())
            yield from (Count(POINTS, item, points) for item, points in self.sources.items() if points)


def figures(game: Game) -> tuple[SeatFigures, ...]:
    """The figures of every seat, of a game from its set-up on; points are those of the position it ended in."""
    told = [event for _, event in game.happened()]
    first = next((int(event.args["seat"]) for event in told if event.key in BEGIN), 0)
    taken: list[Counter[str]] = [Counter() for _ in range(game.players)]
    gained: list[Counter[str]] = [Counter() for _ in range(game.players)]
    for event in told:
        if "seat" in event.args:
            seat = int(event.args["seat"])
            taken[seat].update(_taken(event))
            gained[seat].update(_gained(event))
    outcome = game.state.outcome()
    return tuple(
        SeatFigures(
            turn=(seat - first) % game.players + 1,
            place=outcome.ranks[seat],
            points=outcome.totals[seat],
            taken=dict(taken[seat]),
            sources=dict(gained[seat] or outcome.points[seat]),  # only some games tell when points are gained
        )
        for seat in range(game.players)
    )


def _taken(event: Event) -> list[str]:
    if event.key == PLAYED:
        return [f"action-{str(event.args['card']).partition('-')[2]}"]
    if event.key in TAKEN:
        return [f"{noun}-{event.args[noun]}" for noun in ("card", "character") if noun in event.args]
    return []


def _gained(event: Event) -> Counter[str]:
    found: Counter[str] = Counter()
    if event.key == GAINED:
        found[str(event.args["source"])] += int(event.args["earned"])
        found[PARK] += int(event.args["bonus"])
    elif event.key == LOST:
        found[OUTBREAK] -= int(event.args["count"])
    return found
