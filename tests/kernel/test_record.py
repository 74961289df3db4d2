"""The record of a game: its documented form, and whatever may be wrong with a file."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import LazarettoError, RecordError
from lazaretto.kernel.game import Game
from lazaretto.kernel.outside import is_text
from lazaretto.kernel.record import Answer, Chain, Record, chain, commitment, mix
from lazaretto.kernel.replay import draws_that_differ, replay, resume
from lazaretto.kernel.rng import Rng
from tests.kernel.tables import chests, named
from tests.soak import often
from tests.tiny.chests import CHESTS_RULES


def played(seed: int | str | None = 5) -> Game:
    """A finished game."""
    game = named(seed=seed)
    rng = Rng(1)
    while game.decision is not None:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    return game


# ---------------------------------------------------------------- the form


def test_plain_data_has_one_way_to_be_written() -> None:
    assert canonical({"b": [1, "é"], "a": None}) == '{"a":null,"b":[1,"é"]}'.encode()
    assert canonical({"a": None, "b": [1, "é"]}) == canonical({"b": [1, "é"], "a": None})


def test_digests_are_chained_as_documented() -> None:
    game = chests(peek="no")
    founded_on = sha256(b'{"setup":{"options":{"peek":"no"},"players":2},"title":"chests"}').hexdigest()
    first = sha256(founded_on.encode() + canonical(game.state.save())).hexdigest()
    game.apply("name:elm", 1)
    second = sha256(first.encode() + canonical(game.state.save())).hexdigest()
    assert game.record().digests == (first[:8], second[:8])
    assert chain("", {"a": 1}) == sha256(b'{"a":1}').hexdigest()


@pytest.mark.parametrize("title", TITLES)
def test_what_has_changed_is_all_that_must_be_written_anew_for_the_same_digests(title: str) -> None:
    game, rng = lazaretto.new(title, players=2, seed=3), Rng(1)
    so_far, digest = Chain("founded"), "founded"
    for _ in range(60):
        assert game.decision is not None
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
        digest = chain(digest, game.state.save())
        assert so_far.add(game.state.save()) == digest


def test_a_record_has_a_line_for_each_field_and_each_answer() -> None:
    game = chests(start=1)
    game.apply("name:elm", 1)
    start, after = game.record().digests
    assert game.record().to_json() == (
        "{\n"
        '"lazaretto":2,\n'
        '"title":"chests",\n'
        '"version":1,\n'
        '"setup":{"options":{"peek":"yes","start":"1"},"players":2},\n'
        '"answers":[\n'
        f'["{start}"],\n'
        f'["name_chest",1,"name:elm","{after}"]\n'
        "]}\n"
    )


def test_seed_and_outcome_stand_only_in_the_record_of_a_finished_game() -> None:
    unfinished = json.loads(named(seed="hidden").record().to_json())
    assert set(unfinished) == {"lazaretto", "title", "version", "setup", "answers"}
    finished = json.loads(played("shown").record().to_json())
    assert finished["seed"] == "shown"
    assert set(finished["outcome"]) == {"ranks", "totals", "points", "reason", "rule"}


def test_a_record_is_read_as_it_was_written() -> None:
    for game in (chests(), named(seed=1), played(), played(None)):
        assert Record.from_json(game.record().to_json()) == game.record()
        assert Record.from_json(game.record().to_json().encode()) == game.record()


def test_a_record_that_begins_in_a_position_has_start_and_first() -> None:
    game = resume(CHESTS_RULES, named(seed=1).snapshot())
    game.apply("no_look")
    data = json.loads(game.record().to_json())
    assert data["first"] == 2
    assert data["start"] == named().state.save()
    assert replay(CHESTS_RULES, Record.from_json(game.record().to_json())).record() == game.record()
    assert replay(CHESTS_RULES, game.record(), upto=2).snapshot() == named().snapshot()


def test_the_record_of_a_replayed_game_keeps_its_seed() -> None:
    record = played("shown").record()
    assert replay(CHESTS_RULES, record).record().seed == "shown"


def test_what_a_table_committed_to_stands_in_its_record() -> None:
    record = replace(named(seed="hidden").record(), commitment=commitment("hidden"))
    assert json.loads(record.to_json())["commitment"] == sha256(b"hidden").hexdigest()
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    ("committed", "seed", "kept"),
    [
        (commitment("shown"), "shown", True),
        (commitment("shown"), "another", False),
        (commitment("shown"), None, True),
        (None, "shown", True),
        ("", "shown", False),
    ],
)
def test_a_commitment_is_kept_by_the_seed_it_is_of(committed: str | None, seed: str | None, kept: bool) -> None:
    assert replace(played().record(), commitment=committed, seed=seed).keeps_commitment() is kept


def test_what_seats_add_makes_another_seed_by_a_rule_that_anybody_can_follow() -> None:
    assert mix("secret", ["ab" * 16, "", "cd" * 16]) == sha256(f"secret:{'ab' * 16}::{'cd' * 16}".encode()).hexdigest()


def test_where_no_seat_has_added_anything_the_committed_seed_deals() -> None:
    assert mix("secret", ["", ""]) == "secret"


def test_the_draws_of_a_record_follow_from_the_seed_and_what_the_seats_added() -> None:
    added = ["ab" * 16, ""]
    record = replace(played(mix("secret", added)).record(), seed="secret", entropy=added)
    assert draws_that_differ(CHESTS_RULES, record) == []
    assert draws_that_differ(CHESTS_RULES, replace(record, entropy=["", "ab" * 16])) != []
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize("added", ["ab", "AB" * 16, "x" * 32, "ab" * 65, 5, None])
def test_what_a_seat_cannot_have_added_is_refused(added: Any) -> None:
    with pytest.raises(RecordError, match="'entropy': expected 32 to 128 hexadecimal digits of seat 1"):
        replace(played().record(), entropy=["", added])


# ---------------------------------------------------------------- replay


@pytest.mark.parametrize("upto", [-1, 3])
def test_a_record_cannot_be_played_further_than_it_goes(upto: int) -> None:
    with pytest.raises(RecordError, match=f"from 0 to 2; got {upto}"):
        replay(CHESTS_RULES, named().record(), upto)


def test_a_record_of_another_title_is_refused() -> None:
    with pytest.raises(RecordError, match="expected a record of chests; this one is of boxes"):
        replay(CHESTS_RULES, Record("boxes", 1, {}, (), ("00000000",)))


def change(record: Record, n: int, answer: Answer) -> Record:
    answers = (*record.answers[:n], answer, *record.answers[n + 1 :])
    return Record(record.title, record.version, record.setup, answers, record.digests)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        (Answer("open", 0, "open:oak"), "answer 2: look asks seat 0, but in the record open asks seat 0: open:oak"),
        (Answer("look", 1, "no_look"), "answer 2: look asks seat 0, but in the record look asks seat 1: no_look"),
        (Answer("look", 0, "look_into:gold"), "answer 2: look offers seat 0: look_into:oak, .*has look_into:gold"),
        (Answer("look", 0, "look_into:elm"), "after answer 2, look_into:elm .*: the state has the digest"),
    ],
    ids=["step", "seat", "not offered", "another"],
)
def test_a_replay_that_departs_says_at_which_answer_and_how(answer: Answer, message: str) -> None:
    game = named()
    game.apply("no_look")
    with pytest.raises(RecordError, match=message):
        replay(CHESTS_RULES, change(game.record(), 2, answer))


def test_the_error_names_the_versions_of_record_and_rules() -> None:
    record = named().record()
    old = Record(record.title, 0, record.setup, record.answers, ("00000000", *record.digests[1:]))
    with pytest.raises(RecordError, match=r"at the start .record of chests version 0, these rules are version 1"):
        replay(CHESTS_RULES, old)


def test_a_record_that_goes_on_after_the_end_is_refused() -> None:
    record = played().record()
    longer = Record(record.title, 1, record.setup, (*record.answers, record.answers[-1]), (*record.digests, "00000000"))
    with pytest.raises(RecordError, match="the game is over, but the record goes on with"):
        replay(CHESTS_RULES, longer)


# ---------------------------------------------------------------- snapshots


def test_a_game_goes_on_from_a_snapshot_when_its_record_no_longer_plays() -> None:
    game = named(seed=1)
    game.apply("look_into:elm")
    record = game.record()
    spoilt = Record(record.title, record.version, record.setup, record.answers, ("00000000",) * len(record.digests))
    with pytest.raises(RecordError):
        replay(CHESTS_RULES, spoilt)
    resumed = resume(CHESTS_RULES, json.loads(json.dumps(game.snapshot())))
    assert resumed.snapshot() == game.snapshot()
    assert resumed.answered == game.answered
    resumed.apply("open:elm")
    assert resumed.undoable(0) == 0
    assert replay(CHESTS_RULES, resumed.record()).snapshot() == resumed.snapshot()


def test_a_resumed_game_goes_back_no_further_than_its_snapshot() -> None:
    resumed = resume(CHESTS_RULES, named().snapshot())
    resumed.apply("no_look")
    resumed.rewind(2)
    assert resumed.snapshot() == named().snapshot()
    with pytest.raises(LazarettoError, match="from 2 to 2; got 1"):
        resumed.rewind(1)


@pytest.mark.parametrize("name", ["setup", "state", "answered"])
@pytest.mark.parametrize("value", [None, "x", [1]])
def test_a_snapshot_that_lacks_or_spoils_something_is_refused_by_its_name(name: str, value: object) -> None:
    with pytest.raises(RecordError, match=f"{name}: expected"):
        resume(CHESTS_RULES, named().snapshot() | {name: value})


# ---------------------------------------------------------------- damaged files


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "expected a record in JSON"),
        ("{", "expected a record in JSON"),
        (b"\xff\xfe\x00", "expected a record in JSON"),
        ("[" * 100_000, "expected a record in JSON"),
        ("[]", "found 'list'"),
        ("null", "found 'NoneType'"),
        ("{}", '"lazaretto": 2; found None'),
        ('{"lazaretto":3}', "found 3"),
        ('{"lazaretto":true}', "found True"),
        ('{"lazaretto":1.0}', "found 1.0"),
        ('{"lazaretto":' + "9" * 5000 + "}", "expected a record in JSON"),
    ],
    ids=[
        "empty",
        "cut off",
        "no text",
        "too deep",
        "a list",
        "null",
        "an object",
        "a later format",
        "a truth",
        "a fraction",
        "too many digits",
    ],
)
def test_a_file_that_is_no_record_is_refused(text: str | bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.from_json(text)


FIELDS = {
    "title": 3,
    "version": "1",
    "setup": [],
    "answers": {},
    "start": [],
    "first": "0",
    "seed": 5,
    "outcome": [],
    "commitment": 5,
    "entropy": "ab",
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_field_of_the_wrong_kind_is_refused_by_its_name(name: str) -> None:
    game = resume(CHESTS_RULES, named().snapshot()) if name in ("start", "first") else played()
    data = json.loads(game.record().to_json())
    for value in (FIELDS[name], None, True):
        with pytest.raises(RecordError, match=f"'{name}': expected"):
            Record.from_json(json.dumps(data | {name: value}))


def test_how_many_answers_went_before_is_refused_without_the_position_they_led_to() -> None:
    data = json.loads(resume(CHESTS_RULES, named().snapshot()).record().to_json())
    del data["start"]
    with pytest.raises(RecordError, match='"first": expected only beside "start"'):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("name", ["title", "version", "setup", "answers"])
def test_a_missing_field_is_refused_by_its_name(name: str) -> None:
    data = json.loads(played().record().to_json())
    del data[name]
    with pytest.raises(RecordError, match=f"'{name}': expected"):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize(
    "row", [[], ["look", 0, "no_look"], ["look", "0", "no_look", "0"], ["look", True, "no_look", "0"], "look", None, {}]
)
def test_a_wrong_row_of_the_answers_is_refused_by_its_number(row: object) -> None:
    data = json.loads(played().record().to_json())
    data["answers"][3] = row
    with pytest.raises(RecordError, match="answer 2: expected"):
        Record.from_json(json.dumps(data))


@pytest.mark.parametrize("rows", [[], [[]], [[1]], ["x"], [["a", "b"]]])
def test_answers_without_the_digest_of_the_start_are_refused(rows: list[object]) -> None:
    data = json.loads(played().record().to_json())
    with pytest.raises(RecordError, match="digest of the start"):
        Record.from_json(json.dumps(data | {"answers": rows}))


@pytest.mark.parametrize("digest", ["", "0", "0000000g", "0000000A", "000000000", "\ud800", 10**8, None])
@pytest.mark.parametrize("n", [0, 3])
def test_a_digest_has_eight_hexadecimal_digits(digest: object, n: int) -> None:
    data = json.loads(played().record().to_json())
    data["answers"][n][-1] = digest
    with pytest.raises(RecordError, match="digest"):
        Record.from_json(json.dumps(data))


ODD_JSON = [
    "null", "true", "1.5", "NaN", "Infinity", "-Infinity", "1e999", "9" * 30, "-" + "9" * 30, "9" * 5000,
    '"\\ud800"', '"\\u0000"', "[" * 500 + "]" * 500, "[" * 100_000, '{"\\ud800":1}',
]  # fmt: skip
PLACES: list[tuple[str | int, ...]] = [
    ("title",), ("version",), ("setup",), ("setup", "players"), ("setup", "options"), ("setup", "options", "peek"),
    ("setup", "options", "odd"), ("setup", "components"), ("setup", "odd"), ("outcome",), ("outcome", "ranks"),
    ("outcome", "odd"), ("answers",), ("answers", 3), ("answers", 3, 0), ("answers", 3, 1), ("answers", 3, 2),
    ("answers", 3, 3), ("start",), ("first",), ("seed",), ("commitment",), ("entropy",),
]  # fmt: skip
HARMLESS = {  # what is read as if it were not there, or is a text like any other
    *((place, '"\\u0000"') for place in [("setup", "odd"), ("seed",), ("commitment",)]),
    *((place, value) for place in [("setup", "odd")] for value in ("null", "true", "1.5")),
    (("setup", "components"), "null"),
}


ODDITIES = [(place, value) for place in PLACES for value in ODD_JSON if (place, value) not in HARMLESS]


@pytest.mark.parametrize(
    ("place", "value"), ODDITIES, ids=[f"{'.'.join(map(str, place))} {value[:12]}" for place, value in ODDITIES]
)
def test_odd_json_anywhere_in_a_record_is_refused_as_a_record(place: tuple[str | int, ...], value: str) -> None:
    data = json.loads(played().record().to_json())
    put(data, place, "HERE")
    with pytest.raises(RecordError) as caught:
        replay(CHESTS_RULES, Record.from_json(json.dumps(data).replace('"HERE"', value)))
    assert is_text(str(caught.value))


@pytest.mark.parametrize("field", ["ranks", "totals"])
def test_in_an_outcome_a_fraction_or_truth_is_no_number(field: str) -> None:
    data = json.loads(played().record().to_json())
    for value in (float, bool):
        data["outcome"][field] = [value(number) for number in data["outcome"][field]]
        with pytest.raises(RecordError, match="the game ends with"):
            replay(CHESTS_RULES, Record.from_json(json.dumps(data)))


@pytest.mark.parametrize("seat", [-2, 2, 15, 2**62])
def test_an_answer_of_a_seat_that_there_is_not_is_refused(seat: int) -> None:
    data = json.loads(played().record().to_json())
    data["answers"][3][1] = seat
    with pytest.raises(RecordError, match="answer 2: "):
        replay(CHESTS_RULES, Record.from_json(json.dumps(data)))


@pytest.mark.parametrize("title", ["ludo", ""])
def test_a_record_or_snapshot_of_an_unknown_title_is_refused_as_such(title: str) -> None:
    game = lazaretto.new("rattus", seed=1)
    with pytest.raises(RecordError, match="title: expected one of"):
        lazaretto.replay(replace(game.record(), title=title))
    with pytest.raises(RecordError, match="title: expected one of"):
        lazaretto.resume(game.snapshot() | {"title": title})


@pytest.mark.parametrize("title", ["rattus", "notre-dame"])
def test_a_record_with_components_that_are_none_is_refused_as_such(title: str) -> None:
    record = lazaretto.new(title, seed=1).record()
    with pytest.raises(RecordError, match="setup: "):
        lazaretto.replay(replace(record, setup={**record.setup, "components": {"odd": 1}}))


@pytest.mark.parametrize(
    "fields",
    [
        {"title": 1}, {"version": None}, {"setup": None}, {"answers": None}, {"answers": ()}, {"answers": [1]},
        {"digests": None}, {"digests": ()}, {"first": None}, {"first": 1}, {"first": -1}, {"start": "x"},
        {"seed": "\ud800"}, {"outcome": 1}, {"outcome": {1: 2}}, {"commitment": "\ud800"}, {"setup": {"a": {1, 2}}},
    ],
    ids=str,
)  # fmt: skip
def test_a_record_made_by_a_program_is_checked_like_one_that_is_read(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="expected"):
        replace(played().record(), **fields)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-300, 300) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    found = [path] if path else []
    if isinstance(data, list | dict):
        for key in range(len(data)) if isinstance(data, list) else data:
            found += places(data[key], (*path, key))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


RECORDS = {
    "chests": played().record().to_json(),
    "rattus from a position": lazaretto.position("rattus", "players:2 gallia:r2/s[S04g]s at:act").record().to_json(),
}


@pytest.mark.parametrize("name", RECORDS)
@settings(max_examples=often(60, 2000), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_put_anywhere_in_a_record_is_played_or_refused_by_name(name: str, data: st.DataObject) -> None:
    record = json.loads(RECORDS[name])
    path = data.draw(st.sampled_from(places(record)))
    put(record, path, data.draw(JSON))
    ruleset = CHESTS_RULES if name == "chests" else rules_of("rattus")
    with suppress(LazarettoError):
        replay(ruleset, Record.from_json(json.dumps(record)))


@pytest.mark.parametrize("title", ["chests", "rattus"])
@settings(max_examples=often(60, 2000), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_put_anywhere_in_a_snapshot_is_resumed_or_refused_by_name(title: str, data: st.DataObject) -> None:
    game = named() if title == "chests" else lazaretto.position("rattus", "players:2 gallia:r2/s[S04g]s at:act")
    snapshot = json.loads(json.dumps(game.snapshot()))
    path = data.draw(st.sampled_from(places(snapshot)))
    put(snapshot, path, data.draw(JSON))
    with suppress(LazarettoError):
        resume(game.ruleset, snapshot)
