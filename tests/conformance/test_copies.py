"""Copies stand for themselves: forks, saved and loaded positions."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from lazaretto.kernel import drive
from lazaretto.kernel.record import canonical
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from tests.conformance.cases import Case, every_case
from tests.conformance.plays import Play, every_play, play_on, position, walk
from tests.fields import fields

# Beside what is saved a position has: the rules it is played by, whoever listens, and the question, which follows.
NOT_SAVED = {"rules", "ruleset", "players", "sink", "options", "chance", "depth"}


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
    for state, then, saved in kept:
        assert position(state) == then
        assert canonical(saved) == canonical(state.save()), "what is saved holds no live list of the position"


@every_case
@every_play
def test_a_position_is_equal_after_saving_and_loading_at_every_decision(case: Case, play: Play) -> None:
    for game in walk(case, play):
        loaded = case.empty()
        loaded.load(json.loads(canonical(game.state.save())))
        drive.advance(loaded)
        assert position(loaded) == position(game.state)


@every_case
def test_every_field_of_a_position_is_saved(case: Case) -> None:
    s = case.game().state
    assert set(fields(s)) - NOT_SAVED == set(s.save())
    for part in getattr(s, "parts", ()):
        assert set(fields(part)) == set(part.save()), f"part {part.name}"


def changed(data: Any) -> Iterator[tuple[str, Any]]:
    """The same data with one number in it changed, once for each number; with the place of the change."""
    if isinstance(data, bool):
        yield "", not data
    elif isinstance(data, int):
        yield "", data + 1
    elif isinstance(data, list | dict):
        for key in range(len(data)) if isinstance(data, list) else data:
            for where, value in changed(data[key]):
                other = copy.copy(data)
                other[key] = value
                yield f".{key}{where}", other


@every_case
@every_play
def test_every_value_survives_saving_loading_and_forking(case: Case, play: Play) -> None:
    *_, middle = [game.state.save() for game in walk(case, play)][:60]
    for where, saved in changed(middle):
        expected = canonical(saved)
        s = case.empty()
        s.load(copy.deepcopy(saved))
        assert canonical(s.save()) == expected, f"{where} is lost by load or save"
        fork = s.fork()
        assert canonical(fork.save()) == expected, f"{where} is lost by fork"
        fork.load(copy.deepcopy(middle))
        assert canonical(s.save()) == expected, f"{where} is shared between a position and its fork"
