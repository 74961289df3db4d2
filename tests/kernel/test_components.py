"""Sets of printed components: what they are called, and how two of them differ, whatever they say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.games.rattus import components as rattus
from lazaretto.games.rules import rules_of
from lazaretto.kernel.components import LONGEST_NAME, Printed, differences, digest, parse, tidy_name
from lazaretto.kernel.errors import ComponentError

BOXES = [rules_of(title).components for title in ("rattus", "notre-dame")]

each_box = pytest.mark.parametrize("printed", BOXES, ids=lambda printed: printed.box)


@each_box
def test_a_set_that_is_written_reads_the_same(printed: Printed) -> None:
    assert printed.parse(printed.write(printed.own)) == printed.own
    assert printed.tidy(printed.own) == printed.own


@each_box
def test_the_set_of_a_title_has_no_name_of_an_owner(printed: Printed) -> None:
    assert printed.name(None) is None
    assert printed.name({**printed.own, "name": "As printed"}) is None


def with_token(limits: dict[int, int]) -> dict[str, Any]:
    """The set of Rattus with other limits on some tokens."""
    data = json.loads(json.dumps(BOXES[0].own))
    for k, limit in limits.items():
        data["tokens"]["token"][k]["limit"] = limit
    return BOXES[0].tidy(data)


LIMITS = st.dictionaries(st.integers(0, 48), st.integers(1, 6), max_size=4).map(with_token)


@given(LIMITS, LIMITS)
def test_sets_differ_if_and_only_if_their_digests_do_and_both_ways_alike(one: Any, other: Any) -> None:
    left, right = rattus.facts(one), rattus.facts(other)
    found = differences(left, right)
    assert (found == []) == (digest(left) == digest(right))
    back = [each._replace(left=each.right, right=each.left) for each in differences(right, left)]
    assert sorted(back) == sorted(found)


@given(LIMITS)
def test_the_same_facts_are_the_same_components(data: Any) -> None:
    again = json.loads(json.dumps(data))
    again["tokens"]["token"].reverse()
    assert rattus.build(again) is rattus.build(data)


@given(st.text())
def test_a_name_is_one_short_line_that_can_be_seen_or_none(name: str) -> None:
    tidied = tidy_name({"name": name})
    if tidied is not None:
        assert len(tidied) <= LONGEST_NAME
        assert tidied.isprintable()
        assert tidy_name({"name": tidied}) == tidied


@pytest.mark.parametrize("text", ["", "5", "[]", "nothing", "[" * 20_000, b"\xff", '{"a": 1e999}', " " * 40_001])
def test_what_is_no_set_is_refused(text: str | bytes) -> None:
    with pytest.raises(ComponentError, match="expected"):
        parse(text)


def test_what_an_owner_has_compared_is_no_longer_reconstructed() -> None:
    data = json.loads(json.dumps(BOXES[0].own))
    data["map"]["seen"] = ["anglia"]
    data["tokens"]["token"][1]["seen"] = True
    seen = {(fact.part, fact.item) for fact in rattus.facts(BOXES[0].tidy(data)) if fact.seen}
    assert {("region", "anglia"), ("region", "scandia"), ("token", "S02")} <= seen
    assert ("token", "S03") not in seen
