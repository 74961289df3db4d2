"""Where the plague may go next, and what it would take from a seat there."""

from __future__ import annotations

from lazaretto.games.rattus.board import NOBODY, REGIONS
from lazaretto.games.rattus.devastation import RAVAGE
from lazaretto.games.rattus.plague import within_reach
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits, drive
from lazaretto.kernel.event import Args
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import View
from lazaretto.lessons.dangers import Danger

WORLDS = 200  # that fit what the seat knows, in which the tokens there are turned up
TOLD = 3  # regions at most


def dangers(view: View) -> list[Danger]:
    """The regions within reach of the piece in which the seat may lose cubes: how likely, and how many on average."""
    s, seat = view.state, view.seat
    assert isinstance(s, Rattus)
    if seat is None or s.me == NOBODY:
        return []
    found = []
    for region in bits.members(within_reach(s) & s.infested & s.has[seat]):
        lost = [_lost(view, seat, region, Rng(k)) for k in range(WORLDS)]
        hit = round(100 * sum(many > 0 for many in lost) / WORLDS)
        mean = sum(lost) / WORLDS
        args: Args = {"region": REGIONS[region], "count": s.cubes[region][seat], "odds": hit, "mean": f"{mean:.1f}"}
        found.append((mean, Danger("cubes-at-risk", args)))
    worst = sorted(found, key=lambda each: -each[0])[:TOLD]
    return [danger for mean, danger in worst if mean > 0]


def _lost(view: View, seat: int, region: int, rng: Rng) -> int:
    """How many cubes of a seat are lost if the piece goes to a region now and nobody does anything about it."""
    world = view.imagine(rng)
    assert isinstance(world, Rattus)
    before = world.cubes[region][seat]
    world.plague = region
    world.depth = 0
    world.push(RAVAGE, world.me, 0, region)
    drive.advance(world)
    drive.play(world, rng)
    return int(before - world.cubes[region][seat])
