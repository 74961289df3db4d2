"""What judges count is what the rules would do."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.bots.heuristics.rattus import (
    FAR,
    NEAR,
    NEAR_OWN,
    PART,
    STRIKE,
    STRUCK,
    TAKEN_AT_END,
    TO_MOVE,
    TO_PLACE,
)
from lazaretto.bots.judge import FEATURES, FULL, POINT, UNIT
from lazaretto.bots.judges import BIASES, OUT, SETTINGS, judge
from lazaretto.games.rattus.board import REGIONS
from tests.rules.rattus.positions import GREEN, RED, odds, position, table

CUBE = 1000 // PART  # the parts in which what rats take is counted
# The piece has just entered Gallia, and the spread is over.
HERE = "players:2 to:red plague:gallia at:count_piece"
GALLIA = REGIONS.index("gallia")


def counted(line: str, seat: int) -> list[int]:
    """What the judge counts for a seat."""
    own = judge("rattus")
    own.look(table(position(line)))
    return list(own.features[seat * FEATURES : (seat + 1) * FEATURES])


@pytest.mark.parametrize("seat", [RED, GREEN])
@pytest.mark.parametrize("cubes", ["r3g9", "r4g4", "r6g3", "r5"])
@pytest.mark.parametrize("cards", ["", " cards:king=red", " cards:monk=green,witch=green,merchant=red"])
def test_a_rat_is_expected_to_take_what_its_possible_faces_would_take(cubes: str, cards: str, seat: int) -> None:
    # Enough cubes that no token runs out of them, and that the majority stays who it is.
    line = f"{HERE} gallia:{cubes}/u{cards}"
    before = table(position(line))
    faces = odds(position(line))
    taken = sum(
        weight * (before.cubes[GALLIA][seat] - table(position(line, face)).cubes[GALLIA][seat])
        for face, weight in faces.items()
    )
    assert counted(line, seat)[STRUCK] == pytest.approx(CUBE * taken / sum(faces.values()), abs=1)


@pytest.mark.parametrize("seat", [RED, GREEN])
def test_of_a_rat_that_was_looked_at_its_own_face_counts(seat: int) -> None:
    seen = f"{HERE} cards:knight=red gallia:r3g5/s[S04r]"  # S04 takes one from whoever has most
    assert counted(seen, seat)[STRUCK] == (CUBE if seat == GREEN else 0)


def test_rats_are_counted_apart_by_who_may_bring_the_plague_there_next() -> None:
    own_turn = counted("players:2 to:red plague:gallia germania:r3/u scandia:r3/u", RED)
    others_turn = counted("players:2 to:green plague:gallia germania:r3/u scandia:r3/u", RED)
    assert own_turn[NEAR_OWN] == others_turn[NEAR] > 0
    assert own_turn[NEAR] == others_turn[NEAR_OWN] == 0
    assert own_turn[FAR] == others_turn[FAR] > 0


def test_what_is_still_to_be_done_in_a_turn_is_counted() -> None:
    in_turn = counted("players:2 to:red plague:gallia germania:r3/uuu cards:peasant=red", RED)
    waiting = counted("players:2 to:green plague:gallia germania:r3/uuu cards:peasant=red", RED)
    assert (in_turn[TO_PLACE], in_turn[TO_MOVE]) == (4, 1)
    assert (waiting[TO_PLACE], waiting[TO_MOVE]) == (0, 0)


def test_at_the_end_all_rats_strike_and_the_piece_counts_as_two_cubes() -> None:
    end = "players:2 to:red plague:gallia supply:0 last:green ended:supply-empty cards:monk=red"
    tokens = " stack:reckoning@g,final_move@r,final_act@r gone:" + ",".join(f"S{k:02}" for k in range(1, 13) if k != 10)
    # S10: with three cubes, whoever has most loses one.
    assert counted(f"{end}{tokens} gallia:r1/s[S10r]", RED)[TAKEN_AT_END] == CUBE
    assert counted(f"{end}{tokens} italia:r1/s[S10r]", RED)[TAKEN_AT_END] == 0


def test_the_next_mover_is_expected_to_strike_where_it_hurts_others_more_than_himself() -> None:
    line = "players:2 to:red plague:gallia germania:r3/uu hispania:g4/u italia:r1g1/u"
    assert counted(line, GREEN)[STRIKE] > 0
    assert counted(line, RED)[STRIKE] == 0


def network(worth: int, to_unit: int, bias: int, adds: int) -> dict[str, Any]:
    """Weights of a judge that looks at cubes in the palace alone, with one hidden unit."""
    hidden = {"cube in the palace": [to_unit], BIASES: [bias], OUT: [adds]}
    return dict.fromkeys(SETTINGS, 1) | {"weights": {"cube in the palace": worth}, "hidden": hidden}


@pytest.mark.parametrize(
    ("to_unit", "bias", "adds", "added"),
    [
        (0, 1 << UNIT, 700, 700),  # a unit that always says 1
        (0, -1, 700, 0),  # below 0 it says nothing
        (1 << UNIT - 1, 0, 700, 1050),  # half of a unit for each of three cubes
        (FULL, FULL, 100, 800),  # more than full is full
        (1, 0, -1, -1),  # rounded down, as a shift does
    ],
)
def test_a_hidden_unit_adds_what_its_sum_says(to_unit: int, bias: int, adds: int, added: int) -> None:
    own = judge("rattus", network(POINT, to_unit, bias, adds))
    own.judge(table(position("players:2 to:red plague:gallia palace:r3")))
    assert own.worths[RED] == 3 * POINT + added
