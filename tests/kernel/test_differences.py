"""Where two documents differ is found at every place, and nowhere else."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from lazaretto.kernel.differences import differences
from tests.server.followed import patched

NAMES = st.sampled_from(["a", "b", "c"])
DOCUMENTS = st.recursive(
    st.none() | st.integers(0, 3) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=12,
)


class Point(Struct):
    x: int
    y: list[int]


@given(old=DOCUMENTS, new=DOCUMENTS)
def test_what_differs_turns_the_old_document_into_the_new_one(old: Any, new: Any) -> None:
    found = differences(old, new, "")
    assert patched(old, [{"op": "replace", "path": path, "value": value} for path, value in found]) == new


@given(document=DOCUMENTS)
def test_a_document_does_not_differ_from_itself(document: Any) -> None:
    assert differences(document, document, "/view") == []


def test_only_the_innermost_places_are_named() -> None:
    old = {"cubes": [1, 2, 3], "rats": {"ruhr": 1, "gallia": 2}}
    new = {"cubes": [1, 5, 3], "rats": {"ruhr": 1, "gallia": 0}}
    assert differences(old, new, "/view") == [("/view/cubes/1", 5), ("/view/rats/gallia", 0)]


def test_a_list_of_another_length_differs_as_a_whole() -> None:
    assert differences({"a": [1]}, {"a": [1, 2]}, "") == [("/a", [1, 2])]


def test_an_object_with_other_keys_differs_as_a_whole() -> None:
    assert differences({"a": {"b": 1}}, {"a": {"c": 1}}, "") == [("/a", {"c": 1})]


def test_objects_of_one_type_differ_field_by_field() -> None:
    assert differences(Point(1, [2, 3]), Point(1, [2, 4]), "/p") == [("/p/y/1", 4)]
