"""The engine against a second implementation, on random positions."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.games.rattus.board import COLOURS, FACES, REGIONS
from lazaretto.games.rattus.tokens import REGION_OF, slot_of
from lazaretto.kernel.game import Game
from tests.oracles import rattus as oracle
from tests.rules.rattus.positions import asks, give, lies, position, table
from tests.soak import often

CARDS = tuple(oracle.CLASS_OF)
EXAMPLES = often(60, 600)


class Region(NamedTuple):
    """What lies in a region, as the oracle wants it and as the notation writes it."""

    cubes: list[str]
    rats: list[str]
    line: str


def cubes_line(cubes: list[str]) -> str:
    return "".join(f"{colour[0]}{cubes.count(colour)}" for colour in COLOURS if colour in cubes)


@st.composite
def a_region(draw: st.DrawFn, players: int, faces: list[str]) -> Region:
    """Up to five cubes of each colour, and some of these rats, each seen by one seat or two."""
    cubes = [colour for colour in COLOURS[:players] for _ in range(draw(st.integers(0, 5)))]
    rats = [faces.pop() for _ in range(draw(st.integers(0, 3)))]
    seen = [draw(st.sampled_from(["rg", *(colour[0] for colour in COLOURS[:players])])) for _ in rats]
    tokens = "".join(f"u[{face}{who}]" for face, who in zip(rats, seen, strict=True))
    return Region(cubes, rats, f"{cubes_line(cubes)}/{tokens}")


@st.composite
def holders(draw: st.DrawFn, players: int) -> dict[str, str]:
    """Who holds which card."""
    held = {card: draw(st.sampled_from([None, *COLOURS[:players]])) for card in CARDS}
    return {card: colour for card, colour in held.items() if colour is not None}


def cards_line(held: dict[str, str]) -> str:
    return "cards:" + ",".join(f"{card}={colour}" for card, colour in held.items())


shuffled_faces = st.permutations(FACES).map(list)


def turn_up(game: Game, order: list[str]) -> None:
    """Answer for chance, so that the tokens of a region come up in this order."""
    s = table(game)
    region = REGION_OF[s.drawn]
    here = [FACES[s.face[slot_of(region, k)] - 1] for k in range(s.rats[region])]
    following = next(face for face in order if face in here)
    give(game, f"turn_up:{here.index(following) + 1}")


# ---------------------------------------------------------------- devastation


@pytest.mark.slow
@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_devastation_takes_the_cubes_that_the_second_implementation_takes(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    region = data.draw(a_region(players, data.draw(shuffled_faces)))
    held = data.draw(holders(players))
    order = data.draw(st.permutations(region.rats))
    game = position(f"players:{players} to:red plague:gallia at:count_piece gallia:{region.line} {cards_line(held)}")
    neutral = 0
    if asks(game)[1] == "count_piece":
        counts = data.draw(st.booleans())
        neutral = 2 * counts
        give(game, "count_piece:yes" if counts else "count_piece:no")
    while asks(game)[1] == "draw_token":
        turn_up(game, order)
    cubes, revealed = oracle.devastate(region.cubes, order, held, neutral)
    assert lies(game, "gallia") == f"{cubes_line(cubes)}/{len(region.rats) - revealed}"
    reserve = [20 - cubes.count(colour) for colour in COLOURS[:players]]
    assert list(table(game).reserve)[:players] == reserve


@pytest.mark.slow
@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None)
def test_a_devastation_by_tokens_that_nobody_had_seen_does_too(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    faces = data.draw(shuffled_faces)
    cubes = data.draw(a_region(players, faces)).cubes
    held = data.draw(holders(players))
    held.pop("knight", None)
    rats = data.draw(st.integers(1, 3))
    game = position(
        f"players:{players} to:red plague:gallia at:count_piece gallia:{cubes_line(cubes)}/{'u' * rats}"
        f" {cards_line(held)}"
    )
    shown: list[str] = []
    while asks(game)[0] == lazaretto.CHANCE:
        if asks(game)[1] == "draw_token":
            give(game, "turn_up:1")
        else:
            shown.append(faces.pop())
            give(game, f"face:{shown[-1]}")
    left, revealed = oracle.devastate(cubes, shown + faces[: rats - len(shown)], held, 0)
    assert (lies(game, "gallia"), len(shown)) == (f"{cubes_line(left)}/{rats - revealed}", revealed)


# ---------------------------------------------------------------- spread


def ways(game: Game) -> set[tuple[tuple[str, int], ...]]:
    """How the rats may lie when the spread is over."""
    if game.decision is None or game.decision.step != "spread":
        rats = table(game).rats
        return {tuple(sorted((REGIONS[k], rats[k]) for k in range(12) if rats[k]))}
    return set().union(*(ways(give(game.fork(), choice.text)) for choice in game.decision.options))


@pytest.mark.slow
@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None)
def test_the_spread_has_the_ways_that_the_second_implementation_has(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    in_use = oracle.regions(players)
    # Three is likely, so that often little room is left.
    rats = {region: data.draw(st.sampled_from([0, 1, 2, 3, 3, 3])) for region in in_use}
    supply = data.draw(st.integers(0, min(4, 37 - sum(rats.values()))))
    start = data.draw(st.sampled_from(in_use))
    entered = data.draw(st.sampled_from(sorted(oracle.neighbours(start, players))))
    # So that the numbers fit, all rats are ordinary tokens face up, and the starting ones are gone.
    ordinary = iter(FACES[12:])
    lines = [f"{region}:/{''.join(f'u[{next(ordinary)}r]' for _ in range(n))}" for region, n in rats.items()]
    game = position(
        f"players:{players} to:red plague:{start} at:move_plague supply:{supply} {' '.join(lines)}"
        f" gone:{','.join(FACES[:12])}"
    )
    if game.decision is not None and game.decision.step == "move_plague":  # else there was one neighbour only
        give(game, f"move_plague:{entered}")
    assert ways(game) == oracle.spread(rats, entered, players, supply)


# ---------------------------------------------------------------- the end


@pytest.mark.slow
@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None)
def test_the_reckoning_and_the_count_are_those_of_the_second_implementation(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    colours = COLOURS[:players]
    faces = data.draw(shuffled_faces)
    where = data.draw(st.permutations(oracle.regions(players)))[:3]
    board = {region: data.draw(a_region(players, faces)) for region in where}
    palace = {colour: data.draw(st.integers(0, 5)) for colour in colours}
    piece = data.draw(st.sampled_from(oracle.regions(players)[:4] + where))
    last = data.draw(st.sampled_from(colours))
    held = data.draw(holders(players))
    order = {region: data.draw(st.permutations(board[region].rats)) for region in where}
    lines = " ".join(f"{region}:{board[region].line}" for region in where)
    in_palace = "".join(f"{colour[0]}{n}" for colour, n in palace.items())
    game = position(
        f"players:{players} to:{last} last:{last} ended:supply-empty plague:{piece} {lines} palace:{in_palace}"
        f" {cards_line(held)} stack:reckoning@{last[0]}"
    )
    while game.decision is not None:
        turn_up(game, order[REGIONS[REGION_OF[table(game).drawn]]])
    left = oracle.reckon({region: board[region].cubes for region in where}, order, held, piece)
    for region in where:
        assert lies(game, region).partition("/")[0] == cubes_line(left[region])
    total = {colour: palace[colour] + sum(cubes.count(colour) for cubes in left.values()) for colour in colours}
    assert game.outcome is not None
    assert game.outcome.totals == tuple(total[colour] for colour in colours)
    ranking = oracle.ranking(colours, total, last)
    assert game.outcome.ranks == tuple(ranking.index(colour) + 1 for colour in colours)


@given(st.data())
@settings(max_examples=EXAMPLES, deadline=None)
def test_ties_are_broken_as_by_the_second_implementation(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 4))
    colours = COLOURS[:players]
    total = {colour: data.draw(st.integers(0, 2)) for colour in colours}
    last = data.draw(st.sampled_from(colours))
    cubes = "".join(f"{colour[0]}{n}" for colour, n in total.items())
    end = f"to:{last} last:{last} ended:supply-empty stack:reckoning@{last[0]}"
    game = position(f"players:{players} {end} gallia:{cubes}/")
    ranking = oracle.ranking(colours, total, last)
    assert game.outcome is not None
    assert game.outcome.ranks == tuple(ranking.index(colour) + 1 for colour in colours)
