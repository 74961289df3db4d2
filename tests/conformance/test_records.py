"""A game can be played again from its record, and a record that was changed anywhere does not pass."""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest

from lazaretto.kernel import drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import draws_that_differ, replay, resume
from lazaretto.kernel.ruleset import _no_notation
from tests.conformance.cases import CASES, Case, every_case, quick
from tests.conformance.plays import Play, every_play, finished, glances, play_on, position, steps, walk

with_notation = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=[] if quick(case) else pytest.mark.slow)
        for case in CASES
        if case.ruleset.write is not _no_notation
    ],
    ids=str,
)


@every_case
@every_play
def test_a_record_written_and_read_plays_to_the_same_record(case: Case, play: Play) -> None:
    game = finished(case, play)
    text = game.record().to_json()
    again = replay(case.ruleset, Record.from_json(text))
    assert position(again.state) == position(game.state)
    assert again.record() == game.record()
    assert again.record().to_json() == text
    assert [again.history(seat) for seat in range(game.players)] == [game.history(seat) for seat in range(game.players)]
    assert draws_that_differ(case.ruleset, game.record()) == []


@every_case
@every_play
def test_the_record_of_an_unfinished_game_plays_again_and_keeps_the_seed_to_itself(case: Case, play: Play) -> None:
    for n, game in enumerate(steps(case.game("a well kept secret"), play)):
        if n % 40 == 3 and game.decision is not None:
            record = game.record()
            assert record.outcome is None
            assert "secret" not in record.to_json()
            assert position(replay(case.ruleset, record).state) == position(game.state)
    assert '"seed":"a well kept secret"' in game.record().to_json()


@every_case
@every_play
def test_a_record_can_be_played_up_to_any_answer(case: Case, play: Play) -> None:
    passed = {game.answered: position(game.state) for game in walk(case, play)}
    record = finished(case, play, dealt=False).record()
    for upto in range(0, len(record.answers) + 1, 17):
        assert position(replay(case.ruleset, record, upto).state) == passed[upto]


def changes(row: list[Any]) -> Iterator[list[Any]]:
    """A row of the answers with a number changed, or a byte of a text: in each of its cells."""
    for cell, value in enumerate(row):
        if isinstance(value, int):
            yield [*row[:cell], value + 1, *row[cell + 1 :]]
        else:
            for k in {0, len(value) // 2, len(value) - 1}:
                text = value[:k] + ("0" if value[k] != "0" else "1") + value[k + 1 :]
                yield [*row[:cell], text, *row[cell + 1 :]]


@every_case
@every_play
def test_a_change_of_any_answer_or_digest_is_noticed_where_it_is(case: Case, play: Play) -> None:
    data = json.loads(finished(case, play).record().to_json())
    rows = data["answers"]
    for n in {0, 1, 2, len(rows) // 3, len(rows) // 2, len(rows) - 1}:
        for row in changes(rows[n]):
            damaged = Record.from_json(json.dumps(data | {"answers": [*rows[:n], row, *rows[n + 1 :]]}))
            with pytest.raises(RecordError, match=rf"\banswer {n - 1}\b" if n else "at the start"):
                replay(case.ruleset, damaged)


@every_case
@every_play
def test_another_open_answer_in_a_record_is_noticed_by_the_digest_after_it(case: Case, play: Play) -> None:
    record = finished(case, play).record()
    for n in range(0, len(record.answers), 29):
        game = replay(case.ruleset, record, upto=n)
        seat = record.answers[n].seat
        decision = game.decision_of(seat)
        assert decision is not None
        others = [option.text for option in decision.options if option.text != record.answers[n].choice]
        if not others:  # chance may have had no alternative
            continue
        other = others[0]
        answers = list(record.answers)
        answers[n] = answers[n]._replace(choice=other)
        changed = Record(record.title, record.version, record.setup, tuple(answers), record.digests)
        with pytest.raises(RecordError, match=f"after answer {n}, {other} .*digest"):
            replay(case.ruleset, changed)


@every_case
@every_play
def test_a_missing_or_added_answer_is_noticed(case: Case, play: Play) -> None:
    data = json.loads(finished(case, play).record().to_json())
    rows = data["answers"]
    half = len(rows) // 2
    for damaged in (rows[:half] + rows[half + 1 :], [*rows, rows[-1]], rows[:-1]):
        with pytest.raises(RecordError):
            replay(case.ruleset, Record.from_json(json.dumps(data | {"answers": damaged})))


def different(data: Any) -> Iterator[Any]:
    """The same data with one number or text changed, once for each."""
    if isinstance(data, int):
        yield data + 1
    elif isinstance(data, str):
        yield data + "x"
    else:
        for key in range(len(data)) if isinstance(data, list) else data:
            for value in different(data[key]):
                other = copy.copy(data)
                other[key] = value
                yield other


@every_case
@every_play
def test_a_change_of_the_outcome_is_noticed(case: Case, play: Play) -> None:
    record = finished(case, play).record()
    for outcome in [*different(dict(record.outcome or {})), None]:
        with pytest.raises(RecordError, match="ends with"):
            replay(case.ruleset, dataclasses.replace(record, outcome=outcome))


@every_case
@every_play
def test_a_changed_seed_shows_in_the_draws_that_do_not_follow_from_it(case: Case, play: Play) -> None:
    record = finished(case, play).record()
    assert draws_that_differ(case.ruleset, dataclasses.replace(record, seed=f"{play.seed}x")) != []


@every_case
@every_play
def test_a_game_resumed_from_a_snapshot_goes_on_as_it_would_have(case: Case, play: Play) -> None:
    for n, game in enumerate(walk(case, play, dealt=True)):
        if n % 60 == 30:
            snapshot = json.loads(canonical(game.snapshot()))
            resumed = resume(case.ruleset, snapshot, Dealer(play.seed))
            assert position(resumed.state) == position(game.state)
            assert resumed.answered == game.answered
            original = replay(case.ruleset, game.record())
            original.dealer = Dealer(play.seed)
            play_on(resumed, play)
            play_on(original, play)
            assert position(resumed.state) == position(original.state)
            assert replay(case.ruleset, Record.from_json(resumed.record().to_json())).record() == resumed.record()


@with_notation
@every_play
def test_a_position_written_and_read_is_the_same_position(case: Case, play: Play) -> None:
    for game in glances(case, play):
        text = case.ruleset.write(game.state)
        assert "\n" not in text
        setup, saved = case.ruleset.read(case.ruleset, text)
        assert setup.players == case.setup.players
        s = case.ruleset.deal(case.ruleset.under(setup), setup)
        s.load(json.loads(canonical(saved)))
        drive.advance(s)
        assert canonical(s.save()) == canonical(game.state.save()), text
        assert case.ruleset.write(s) == text


@with_notation
@every_play
def test_a_view_written_and_read_is_the_same_position(case: Case, play: Play) -> None:
    for game in glances(case, play):
        for seat in (0, None):
            known = game.view(seat).state
            _, saved = case.ruleset.read(case.ruleset, case.ruleset.write(known))
            assert canonical(saved) == canonical(known.save())
