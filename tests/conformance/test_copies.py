"""Copies stand for themselves: forks, saved and loaded positions."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from lazaretto.kernel import drive, saved
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.fields import Field, Sizes
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from tests.conformance.cases import Case, every_case
from tests.conformance.plays import Play, every_play, glances, play_on, position, seats, walk


@every_case
@every_play
def test_playing_on_in_a_fork_changes_nothing_in_the_original(case: Case, play: Play) -> None:
    for n, game in enumerate(walk(case, play)):
        if n % 60 == 20:
            before = position(game.state)
            record = game.record()
            fork = game.fork()
            assert position(fork.state) == before
            drive.play(fork.state, Rng(n))
            assert position(game.state) == before
            seeded = game.fork(seed=n)
            middle = position(seeded.state)
            play_on(seeded.fork(seed=n + 1), play)
            assert position(seeded.state) == middle, "a fork of a fork"
            play_on(seeded, play)
            assert position(game.state) == before
            assert game.record() == record


@every_case
@every_play
def test_a_position_once_kept_never_changes(case: Case, play: Play) -> None:
    kept: list[tuple[State, bytes, dict[str, Any]]] = []
    for game in walk(case, play):
        twin = game.state.fork()
        assert position(twin) == position(game.state)
        kept.append((twin, position(twin), game.state.save()))
    for state, then, data in kept:
        assert position(state) == then
        assert canonical(data) == canonical(state.save()), "what is saved holds no live list of the position"


@every_case
@every_play
def test_a_position_is_equal_after_saving_and_loading_at_every_decision(case: Case, play: Play) -> None:
    for game in walk(case, play):
        loaded = case.empty()
        loaded.load(json.loads(canonical(game.state.save())))
        drive.advance(loaded)
        assert position(loaded) == position(game.state)
        assert loaded == game.state, "derived fields included"
        assert hash(loaded) == hash(game.state)


@every_case
@every_play
def test_after_every_answer_the_position_and_all_views_are_possible(case: Case, play: Play) -> None:
    for game in walk(case, play):
        saved.check(game.state, whole=True)
    for game in glances(case, play):
        for seat in seats(game):
            saved.check(game.view(seat).state, whole=False)


@every_case
@every_play
def test_positions_that_differ_are_not_equal(case: Case, play: Play) -> None:
    states = [game.state.fork() for game in walk(case, play)]
    for one, two in pairwise(states):
        assert (one == two) == (canonical(one.save()) == canonical(two.save()))


def changed(declared: Any, data: Any, sizes: Sizes) -> Iterator[tuple[str, Any]]:
    """Saved fields with one number changed to another in its range, once for each number; with the place of it."""
    for name, field in declared.fields.items():
        if field.saved:
            for k, number in enumerate(data[name] if field.axes else [data[name]]):
                other = copy.deepcopy(data)
                if field.axes:
                    other[name][k] = another(field, number, sizes)
                else:
                    other[name] = another(field, number, sizes)
                yield f"{name}.{k}", other


def another(field: Field, number: int, sizes: Sizes) -> int:
    """A number that the field may hold and that is not this one."""
    least, most = field.entry.bounds(sizes)
    return least if number == most else most


@every_case
@every_play
def test_every_value_survives_saving_loading_and_forking(case: Case, play: Play) -> None:
    *_, middle = [game.state.save() for game in walk(case, play)][:60]
    s = case.empty()
    sizes = s.layout.sizes
    tampered = list(changed(s, middle, sizes))
    for part in s.parts:
        for where, data in changed(part, middle["parts"][part.name], sizes):
            tampered.append((f"{part.name}.{where}", middle | {"parts": middle["parts"] | {part.name: data}}))
    for where, data in tampered:
        expected = canonical(data)
        s.load(copy.deepcopy(data))
        assert canonical(s.save()) == expected, f"{where} is lost by load or save"
        fork = s.fork()
        assert canonical(fork.save()) == expected, f"{where} is lost by fork"
        fork.load(copy.deepcopy(middle))
        assert canonical(s.save()) == expected, f"{where} is shared between a position and its fork"


@every_case
@every_play
def test_what_everybody_knows_is_in_every_view_and_what_is_forgotten_is_declared_so(case: Case, play: Play) -> None:
    for game in glances(case, play):
        whole = game.state
        for seat in seats(game):
            known = game.view(seat).state
            things = [(whole, known), *zip(whole.parts, known.parts, strict=True)]
            for own, seen in things:
                for name, field in own.fields.items():
                    if field.known_to == "everybody" and not field.question:
                        assert _plain(getattr(own, name)) == _plain(getattr(seen, name)), f"{name} by seat {seat}"


def _plain(value: Any) -> Any:
    return [_plain(entry) for entry in value] if hasattr(value, "__len__") else value
