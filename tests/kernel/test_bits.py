"""Sets as bit masks, and frames."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.kernel import bits

SETS = st.sets(st.integers(0, 62), min_size=1)


def mask_of(numbers: set[int]) -> int:
    return sum(2**k for k in numbers)


@pytest.mark.parametrize("k", [0, 1, 30, 31, 32, 62])
def test_the_set_of_one_number_also_beyond_31(k: int) -> None:
    assert bits.bit(k) == 2**k


@pytest.mark.parametrize(("k", "mask"), [(0, 0), (1, 1), (3, 7), (31, 2**31 - 1), (62, 2**62 - 1)])
def test_the_first_numbers(k: int, mask: int) -> None:
    assert bits.first(k) == mask


@given(SETS)
def test_members_are_counted_and_found_in_rising_order(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    rising = sorted(numbers)
    assert bits.count(mask) == len(numbers)
    assert bits.low(mask) == rising[0]
    assert bits.members(mask) == rising
    assert [bits.nth(mask, k) for k in range(len(rising))] == rising


def test_the_empty_set_has_no_members() -> None:
    assert bits.count(0) == 0
    assert bits.members(0) == []


@given(st.integers(0, 255), st.integers(0, 15), st.integers(0, 255), st.integers(0, 255))
def test_a_frame_gives_back_what_was_put_into_it(step: int, seat: int, arg: int, place: int) -> None:
    f = bits.frame(step, seat, arg, place)
    assert (bits.step(f), bits.seat(f), bits.arg(f), bits.place(f)) == (step, seat, arg, place)
    assert f < 2**31
