"""Declared fields: what follows from one line, in Python and compiled."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.kernel import fields
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.fields import axis, grid, maybe, of, one, row, set_of, upto
from lazaretto.kernel.state import Part

SEAT = axis("seat", 4)
KIND = axis("kind", ("fish", "salt", "wood"))
NOBODY = 7

TWO_PLAY = {"seat": 2}


class Market(Part):
    """Stalls of a market."""

    name = "market"
    held = grid(SEAT, KIND, upto(5), "goods of a seat")
    owner = row(KIND, of(SEAT, or_=NOBODY), "who owns the stall", start=NOBODY)
    shown = row(SEAT, maybe(KIND), "1 + the kind that a seat shows")
    open = one(set_of(KIND), "stalls that are open")
    total = one(upto(20), "goods in all", derived=True)

    def derive(self) -> None:
        self.total = sum(sum(line) for line in self.held)


FORM = fields.form(Market, TWO_PLAY)


def market() -> Market:
    made = Market()
    made.held[1][2] = 4
    made.owner[0] = 1
    made.open = 0b101
    return made


def test_every_field_begins_as_declared() -> None:
    made = Market()
    assert [list(line) for line in made.held] == [[0, 0, 0]] * 4
    assert (list(made.owner), made.open) == ([NOBODY] * 3, 0)


def test_a_fork_is_equal_and_independent() -> None:
    made = market()
    twin = made.fork()
    assert twin.key() == made.key()
    twin.held[1][2] = 3
    twin.owner[1] = 0
    assert (made.held[1][2], made.owner[1]) == (4, NOBODY)
    assert twin.key() != made.key()


def test_only_what_is_in_use_is_saved_and_nothing_that_follows_from_it() -> None:
    assert market().save_fields(FORM) == {
        "held": [0, 0, 0, 0, 0, 4],
        "owner": [1, NOBODY, NOBODY],
        "shown": [0, 0],
        "open": 0b101,
    }


def test_what_is_saved_is_loaded_and_what_follows_is_worked_out() -> None:
    made = Market()
    fields.load(made, market().save_fields(FORM), FORM)
    made.derive()
    assert made.save_fields(FORM) == market().save_fields(FORM)
    assert made.total == 4


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("held", [0] * 7, "held: expected a list of 6 numbers; got [0, 0, 0, 0, 0, 0, 0]"),
        ("held", [0, 0, 6, 0, 0, 0], "held: expected a number from 0 to 5; got 6"),
        ("held", [0, 0, True, 0, 0, 0], "held: expected a number from 0 to 5; got True"),
        ("held", 3, "held: expected a list of 6 numbers; got 3"),
        ("owner", [0, 2, 0], "owner: expected a number from 0 to 1, or 7; got 2"),
        ("shown", [0, 4], "shown: expected a number from 0 to 3; got 4"),
        ("shown", [0, -1], "shown: expected a number from 0 to 3; got -1"),
        ("open", 8, "open: expected a number from 0 to 7; got 8"),
        ("open", 1 << 70, "open: expected a number from 0 to 7; got 1180591620717411303424"),
        ("open", 1.0, "open: expected a number from 0 to 7; got 1.0"),
        ("open", "x", "open: expected a number from 0 to 7; got 'x'"),
    ],
)
def test_what_cannot_be_the_value_of_a_field_is_refused(field: str, value: Any, message: str) -> None:
    made = Market()
    saved = market().save_fields(FORM) | {field: value}
    with pytest.raises(PositionError) as raised:
        fields.load(made, saved, FORM)
    assert str(raised.value) == message
    assert made.key() == Market().key(), "nothing is loaded then"


def test_a_number_too_long_to_be_written_is_refused() -> None:
    with pytest.raises(PositionError, match="open: expected a number from 0 to 7; got int beyond all bounds"):
        fields.load(Market(), market().save_fields(FORM) | {"open": 10**5000}, FORM)


def test_a_field_that_is_missing_or_unknown_is_named() -> None:
    saved = market().save_fields(FORM)
    with pytest.raises(PositionError, match="total: expected nothing of this name"):
        fields.load(Market(), saved | {"total": 4}, FORM)
    del saved["open"]
    with pytest.raises(PositionError, match="open: missing"):
        fields.load(Market(), saved, FORM)


def test_the_list_of_fields_says_what_each_one_is() -> None:
    held = Market.fields["held"]
    assert (held.meaning, held.shape, held.used(TWO_PLAY)) == ("goods of a seat", (4, 3), (2, 3))
    assert Market.fields["owner"].entry.bounds(TWO_PLAY) == (0, 1)
    assert Market.fields["open"].entry.bounds(TWO_PLAY) == (0, 7)
    assert [name for name, field in Market.fields.items() if field.derived] == ["total"]
