"""Steps and their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.kernel.choice import choice, family
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import Step, answer_bits, number


class Named(Step[Any]):
    name = "named"
    rules = ("TNY-T1",)


class Other(Step[Any]):
    name = "other"


def test_answers_are_laid_out_family_by_family() -> None:
    stay, ways = choice(0, "stay"), family(5, "go", "way", ["left", "right"])
    assert answer_bits(ways, [stay]) == {0: ways[0], 1: ways[1], 2: stay}


def test_a_step_gets_its_place_as_number() -> None:
    steps: list[Any] = []
    first, second = Named(), Other()
    assert [number(first, steps), number(second, steps)] == [0, 1]
    assert second.id == 1
    assert steps == [first, second]


def test_a_step_without_a_name_of_its_own_is_refused() -> None:
    steps: list[Any] = []
    number(Named(), steps)
    with pytest.raises(RulesetError, match="'named'"):
        number(Named(), steps)
    with pytest.raises(RulesetError, match="''"):
        number(Step[Any](), steps)
    assert len(steps) == 1


def test_more_than_256_steps_are_refused() -> None:
    with pytest.raises(RulesetError, match="256 at most"):
        number(Named(), [Step[Any]()] * 256)


def test_a_step_speaks_for_itself_by_its_first_rule() -> None:
    assert Named().why_not(None, 0, 0) == Reason("not-possible", "TNY-T1")
    assert Named().rule_behind(None, 0) == "TNY-T1"
    assert Step[Any]().rule_behind(None, 0) == ""
    assert repr(Named()) == "named"
