"""Choices: one object, one number, one text."""

from __future__ import annotations

import copy
import pickle

import pytest

from lazaretto.kernel.choice import Catalogue, Choice, choice, family
from lazaretto.kernel.errors import RulesetError, UnknownChoice

STAY = choice(0, "stay")
GO = family(5, "go", "way", ["left", "right"])


def test_a_choice_is_built_once() -> None:
    assert choice(0, "stay") is STAY
    assert family(5, "go", "way", ["left", "right"])[1] is GO[1]


def test_a_copied_or_pickled_choice_is_the_same_object() -> None:
    for entry in (STAY, *GO):
        assert pickle.loads(pickle.dumps(entry)) is entry
        assert copy.copy(entry) is entry
        assert copy.deepcopy(entry) is entry


def test_a_choice_says_what_it_is() -> None:
    left = GO[0]
    assert (left.number, left.kind, left.noun, left.item, left.text) == (5, "go", "way", "left", "go:left")
    assert (STAY.text, STAY.item, repr(STAY), repr(left)) == ("stay", "", "stay", "go:left")


def test_a_family_is_numbered_on() -> None:
    assert [entry.number for entry in GO] == [5, 6]


def test_a_catalogue_lists_its_choices_by_number() -> None:
    catalogue = Catalogue([*GO, STAY])
    assert list(catalogue) == [STAY, *GO]
    assert len(catalogue) == 3
    assert catalogue.size == 7
    assert catalogue[5] is GO[0]
    assert catalogue.parse("go:right") is GO[1]


def test_a_choice_named_twice_is_in_the_catalogue_once() -> None:
    assert len(Catalogue([STAY, STAY])) == 1


@pytest.mark.parametrize("other", [choice(0, "leave"), choice(9, "stay")], ids=["number", "text"])
def test_two_choices_with_one_number_or_one_text_are_refused(other: Choice) -> None:
    with pytest.raises(RulesetError, match=f"0 stay, {other.number} {other}"):
        Catalogue([STAY, other])


def test_a_choice_of_another_game_is_not_in_the_catalogue() -> None:
    assert GO[0] not in Catalogue([STAY])
    assert choice(0, "leave") not in Catalogue([STAY])
    assert "stay" not in Catalogue([STAY])


@pytest.mark.parametrize("number", [-1, 1, 7])
def test_a_number_without_a_choice_is_refused_with_those_that_exist(number: int) -> None:
    with pytest.raises(UnknownChoice, match=f"number {number}; .* from 0 to 6"):
        Catalogue([STAY, *GO])[number]


@pytest.mark.parametrize(
    ("text", "expected"),
    [("go:up", "go:left, go:right"), ("go", "go:left, go:right"), ("fly:up", "go, stay"), ("", "go, stay")],
)
def test_a_text_that_is_no_choice_is_refused_with_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(UnknownChoice, match=f"'{text}'; expected one of: {expected}$"):
        Catalogue([STAY, *GO]).parse(text)


def test_the_mask_has_a_byte_for_every_number() -> None:
    assert Catalogue([STAY, *GO]).mask([STAY, GO[1]]) == bytearray([1, 0, 0, 0, 0, 0, 1])


def test_a_catalogue_of_nothing() -> None:
    assert Catalogue([]).size == 0
    assert Catalogue([]).mask([]) == bytearray()
