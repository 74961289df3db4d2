"""A picture of the table: plain data of the shape it declares, with the names of the choices and no secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from lazaretto.games.rattus.board import CLASSES
from lazaretto.games.rattus.picture import ORIGINS
from lazaretto.games.rattus.state import ENDINGS
from lazaretto.games.titles import TITLES, load
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.ruleset import _no_picture
from lazaretto.kernel.view import View
from tests.conformance.cases import CASES, Case, quick
from tests.conformance.plays import Play, every_play, glances, imagined, position, seats, walk
from tests.expansion.picture import ApothecaryPicture, WithMercatusPicture
from tests.tiny.chests import CHESTS_RULES

Picture = Mapping[str, Any]
Things = Mapping[str, Callable[[Picture, int], Iterable[str]]]

# Where the things stand that a choice may name, by its noun, for the seat that is asked.
RATTUS: Things = {
    "region": lambda table, seat: [region["name"] for region in table["regions"] if region["in_play"]],
    "slot": lambda table, seat: [rat["slot"] for region in table["regions"] for rat in region["rats"] if rat],
    "card": lambda table, seat: [card["name"] for card in table["cards"]],
}
MERCATUS: Things = {**RATTUS, "good": lambda table, seat: [good["name"] for good in table["goods"]]}
APOTHECARY: Things = {
    **RATTUS,
    "remedy": lambda table, seat: [remedy["name"] for remedy in table["remedies"]],
    "colour": lambda table, seat: table["colours"],
}
NOTRE_DAME: Things = {
    "place": lambda table, seat: table["players"][seat]["cubes"],
    "square": lambda table, seat: [square["name"] for place in table["quarters"] for square in place["squares"]],
    "card": lambda table, seat: [card["name"] for pile in ("hand", "passing") for card in table["players"][seat][pile]],
    "character": lambda table, seat: [character["name"] for character in table["characters"]],
}
THINGS = {
    "rattus": RATTUS,
    "rattus+mercatus": MERCATUS,
    "notre-dame": NOTRE_DAME,
    "rattus+apothecary": APOTHECARY,
    "rattus+mercatus+apothecary": {**MERCATUS, **APOTHECARY},
}
SHAPES = {"rattus+apothecary": ApothecaryPicture, "rattus+mercatus+apothecary": WithMercatusPicture}
NO_THINGS = {"", "answer", "count", "benefit"}  # nouns of which nothing lies on the table: they become buttons

WORDS = {*ORIGINS, *CLASSES, *ENDINGS}  # names that no choice has

every_title = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=[] if quick(case) else pytest.mark.slow)
        for case in CASES
        if case.ruleset.picture is not _no_picture
    ],
    ids=str,
)


def of(view: View) -> Picture:
    """What the view's seat sees on the table."""
    return view.state.layout.ruleset.picture(view.state)


@cache
def keys_of(shape: Any) -> dict[str, Any]:
    """What a picture declares to have under each key."""
    return get_type_hints(shape)


def names(value: Any, shape: Any) -> Iterator[str]:
    """The names in data, which must be plain and have exactly the declared shape."""
    if is_typeddict(shape):
        hints = keys_of(shape)
        assert type(value) is dict
        assert value.keys() == hints.keys()
        for key, entry in value.items():
            yield from names(entry, hints[key])
    elif get_origin(shape) is dict:
        assert type(value) is dict
        for key, entry in value.items():
            yield from names(key, get_args(shape)[0])
            yield from names(entry, get_args(shape)[1])
    elif get_origin(shape) is list:
        assert type(value) is list
        for entry in value:
            yield from names(entry, get_args(shape)[0])
    elif get_origin(shape) in (Union, UnionType):
        something, nothing = get_args(shape)
        assert nothing is NoneType
        if value is not None:
            yield from names(value, something)
    else:
        assert shape in (int, bool, str)
        assert type(value) is shape
        if shape is int:
            assert 0 <= value < 2**31
        if shape is str:
            yield value


@pytest.mark.slow
@every_title
@every_play
def test_a_picture_has_the_shape_it_declares_and_only_names_that_are_known(case: Case, play: Play) -> None:
    known = {choice.item for choice in case.ruleset.choices} | {*case.ruleset.seats, *WORDS}
    name = case.ruleset.name
    shape = load(TITLES[name].picture) if name in TITLES else SHAPES[name]
    for game in glances(case, play):
        for seat in seats(game):
            assert set(names(of(game.view(seat)), shape)) <= known


@pytest.mark.slow
@every_title
@every_play
def test_whatever_a_seat_is_asked_about_is_in_its_picture_under_the_same_name(case: Case, play: Play) -> None:
    things = THINGS[case.ruleset.name]
    for game in glances(case, play):
        for seat in game.asked:
            view = game.view(seat)
            assert view.decision is not None
            table = of(view)
            for option in view.decision.options:
                assert option.noun in NO_THINGS or option.item in set(things[option.noun](table, seat)), option.text


@pytest.mark.slow
@every_title
@every_play
def test_worlds_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(case: Case, play: Play) -> None:
    for game in glances(case, play):
        for seat in seats(game):
            view = game.view(seat)
            seen = canonical(dict(of(view)))
            for seed in (game.answered, game.answered + 1):
                assert canonical(dict(of(imagined(game, view, seed).view(seat)))) == seen, (
                    f"seat {seat}, {game.decision}"
                )


@every_title
@every_play
def test_what_a_seat_sees_over_what_everybody_sees_is_its_picture(case: Case, play: Play) -> None:
    for game in glances(case, play):
        shared = of(game.view(None))
        for seat in seats(game):
            known = game.view(seat)
            assert canonical(dict(case.ruleset.pictured_over(known.state, shared))) == canonical(dict(of(known)))


@every_title
@every_play
def test_taking_a_picture_changes_nothing(case: Case, play: Play) -> None:
    for game in walk(case, play):
        before = position(game.state)
        case.ruleset.picture(game.state)
        assert position(game.state) == before


def test_a_game_without_a_picture_says_so() -> None:
    game = Case(CHESTS_RULES, 2).game()
    with pytest.raises(RulesetError, match="no picture"):
        game.ruleset.picture(game.state)
