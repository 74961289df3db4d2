"""What has happened at a table is kept small, and found again as it was."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.server.entries import Said
from lazaretto.server.history import PACKED, Happening, History
from tests.server.tables import begun

KILOBYTES = 60.0  # by which a table grows in 150 answers of seats; each with its events, apart, makes it 75


def said(many: int) -> tuple[History, list[Happening]]:
    """So much was said at a table: as it is kept, and as it was."""
    history, was = History(), list[Happening]()
    for n in range(1, many + 1):
        entry = Said(at=n / 7, person="p0", name="Anna", seat=0, text=f"the {n}th")
        history.append(entry, (), None)
        was.append(Happening(n, entry, (), None))
    return history, was


number = st.none() | st.integers(-4 * PACKED, 4 * PACKED)
step = st.none() | st.integers(-3, 3).filter(bool)


@given(st.integers(0, 3 * PACKED + 1), st.builds(slice, number, number, step))
def test_any_stretch_of_it_is_found_again(many: int, stretch: slice) -> None:
    history, was = said(many)
    assert (len(history), list(history)) == (many, was)
    assert history[stretch] == was[stretch]


@pytest.mark.parametrize("many", [1, PACKED, PACKED + 1, 3 * PACKED])
def test_the_last_and_the_first_of_it_are_found_by_number(many: int) -> None:
    history, was = said(many)
    assert (history[0], history[-1]) == (was[0], was[-1])
    with pytest.raises(IndexError):
        history[many]


def test_a_table_grows_little_with_its_game() -> None:
    played = begun("rattus", 4)
    rng = random.Random(3)
    played.play(rng, lambda table: table.n > 20)  # what all games share is there from then on
    tracemalloc.start()
    played.play(rng, lambda table: table.n > 170)
    played.log.clear()
    gc.collect()
    grown, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert grown / 1024 < KILOBYTES
