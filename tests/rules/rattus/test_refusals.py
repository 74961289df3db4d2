"""Everything that is refused: a clear error, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.errors import (
    CannotUndo,
    GameOver,
    IllegalChoice,
    LazarettoError,
    NotYourDecision,
    PositionError,
    RecordError,
    SetupError,
    UnknownChoice,
)
from lazaretto.kernel.game import Game
from tests.rules.rattus.positions import GREEN, RED, give, position

# ---------------------------------------------------------------- set-ups


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, None, "3", 3.0])
def test_a_number_of_players_that_is_not_two_to_four_is_refused(players: Any) -> None:
    with pytest.raises(SetupError, match=r"rattus: expected 2, 3 or 4 players; got "):
        lazaretto.new("rattus", players=players)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"start": 3}, r"option start: expected one of random, 0, 1, 2; got '3'"),
        ({"start": "youngest"}, r"option start: expected one of random, 0, 1, 2; got 'youngest'"),
        ({"order": "cubes-first"}, r"option order: expected one of free, card-first; got 'cubes-first'"),
        ({"colour": "red"}, r"rattus has no option 'colour'; it has: start, order, cubes"),
    ],
)
def test_an_option_or_value_that_does_not_exist_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        lazaretto.new("rattus", 3, **options)


def test_a_title_that_does_not_exist_is_refused() -> None:
    with pytest.raises(SetupError, match=r"expected one of the titles .*rattus.*; got 'ratus'"):
        lazaretto.new("ratus")


# ---------------------------------------------------------------- position lines


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("players:5", "expected 2, 3 or 4 players; got 5"),
        ("players:4 gallia", "expected fields like players:4, each once; found 'gallia'"),
        ("players:4 to:red to:red", "each once; found 'to:red'"),
        ("players:4 luck:3", "unknown field 'luck'"),
        ("players:4 gallia:r21/", "gallia: red has 20 cubes"),
        ("players:4 gallia:r15/ palace:r6", "palace: red has 20 cubes"),
        ("players:4 gallia:r2r3/", "gallia: "),
        ("players:4 gallia:x3/", "gallia: expected cubes like r2g1"),
        ("players:2 gallia:b1/", "gallia: blue does not play with 2 players"),
        ("players:4 gallia:/ssss", "gallia: expected up to three rats"),
        ("players:2 tartaria:/s", "tartaria is not in use with 2 players"),
        ("players:2 plague:tartaria", "plague: expected one of anglia"),
        ("players:4 gallia:/s[O01r]", "expected a face of its kind"),
        ("players:4 gallia:/s[S01r]s[S01r]", "nowhere else; found S01"),
        ("players:2 gallia:/s[S01y]", "yellow"),
        ("players:4 gone:S01,S01", "gone: a token is named twice"),
        ("players:4 gone:S01 gallia:/s[S01r]", "gone: a token is named twice, or lies on the board"),
        ("players:4 supply:38", "supply: expected a number from 0 to 37"),
        ("players:4 cards:jester=red", "cards: expected one of king"),
        ("players:4 cards:king=pink", "cards: expected one of red"),
        ("players:4 cards:king=red,king=green", "cards: "),
        ("players:4 to:nobody", "to: "),
        ("players:2 stack:act@y", "stack: "),
        ("players:4 stack:dance@r", "stack: expected steps of"),
        ("players:4 stack:ravage@r.0.300", "stack: "),
        ("players:4 stack:" + ",".join(["act@r"] * 60), "stack: "),
        ("players:4 at:dance", "at: expected one of begin_turn"),
        ("players:4 start:7", "option start: expected one of random"),
    ],
)
def test_a_line_that_describes_no_position_is_refused(line: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        lazaretto.position("rattus", line)
    assert expected in str(caught.value)


# ---------------------------------------------------------------- answers


def unchanged(game: Game, act: Callable[[], None], error: type[LazarettoError], match: str) -> None:
    before, answered, decision = game.state.save(), game.answered, game.decision
    with pytest.raises(error, match=match):
        act()
    assert (game.state.save(), game.answered, game.decision) == (before, answered, decision)


@pytest.mark.parametrize(
    ("choice", "match"),
    [
        ("place_in:italia", r"act: seat 0 answered place_in:italia, offered: .*place_in:gallia.*no-rats-there, RAT-T7"),
        ("use_card:king", r"act: seat 0 answered use_card:king, offered: .*card-held-by-another, RAT-T5"),
        ("move_plague:gallia", r"act: seat 0 answered move_plague:gallia, offered: .*not-now"),
        ("face:S01", r"act: seat 0 answered face:S01, offered: .*not-now"),
    ],
)
def test_an_answer_that_is_not_open_is_refused_with_the_rule(choice: str, match: str) -> None:
    game = position("players:4 to:red gallia:r1/s cards:king=green")
    unchanged(game, lambda: game.apply(choice), IllegalChoice, match)


@pytest.mark.parametrize("seat", [1, 2, 3, lazaretto.CHANCE])
def test_an_answer_out_of_turn_is_refused(seat: int) -> None:
    game = position("players:4 to:red gallia:r1/s")
    unchanged(game, lambda: game.apply("go_on", seat=seat), NotYourDecision, f"act: asked is 0; seat {seat} answered")


@pytest.mark.parametrize("seat", [4, 9, -2])
def test_an_answer_of_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    game = position("players:4 to:red gallia:r1/s")
    expected = f"expected a seat from 0 to 3, or -1 for chance; got {seat}"
    unchanged(game, lambda: game.apply("go_on", seat=seat), NotYourDecision, expected)


def test_a_seat_that_answers_for_chance_is_refused() -> None:
    game = position("players:4 to:red plague:gallia at:count_piece gallia:r1/s")
    unchanged(game, lambda: game.apply("face:S01", seat=RED), NotYourDecision, "reveal_token: asked is chance; seat 0")


@pytest.mark.parametrize(
    ("choice", "match"),
    [
        ("place_in:mars", r"no choice is written 'place_in:mars'; expected one of: place_in:anglia, place_in:gallia"),
        ("fly", r"no choice is written 'fly'; expected one of: count_piece, face"),
        ("", r"no choice is written ''"),
        (9999, r"no choice has the number 9999"),
        (-1, r"no choice has the number -1"),
    ],
)
def test_a_choice_that_does_not_exist_is_refused(choice: str | int, match: str) -> None:
    game = position("players:4 to:red gallia:r1/s")
    unchanged(game, lambda: game.apply(choice), UnknownChoice, match)


def test_an_answer_after_the_end_is_refused() -> None:
    game = position("players:4 ended:supply-empty stack:reckoning@r gallia:r1/")
    unchanged(game, lambda: game.apply("go_on"), GameOver, "rattus: the game is over; go_on came too late")


def test_a_view_of_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(NotYourDecision, match="expected a seat from 0 to 3, or None; got 4"):
        position("players:4 to:red").view(4)


def test_taking_back_a_look_is_refused() -> None:
    game = position("players:4 to:red gallia:/ss cards:witch=red", "use_card:witch", "look_at:gallia.1", "face:S01")
    unchanged(game, lambda: game.undo(RED), CannotUndo, "seat 0")


def test_taking_back_a_look_at_what_another_had_seen_is_refused() -> None:
    game = position("players:4 to:red gallia:/s[S01g]s cards:witch=red", "use_card:witch", "look_at:gallia.1")
    unchanged(game, lambda: game.undo(RED), CannotUndo, "seat 0")


def test_another_seat_takes_nothing_back() -> None:
    game = give(position("players:4 to:red gallia:r1/s"), "place_in:gallia")
    unchanged(game, lambda: game.undo(GREEN), CannotUndo, "seat 1")


# ---------------------------------------------------------------- records


def recorded() -> dict[str, Any]:
    """The record of the first answers of a game, as plain data."""
    game = lazaretto.new("rattus", 3, seed=5, start=0)
    while game.answered < 12:
        assert game.decision is not None
        game.apply(game.decision.options[0])
    found: dict[str, Any] = json.loads(game.record().to_json())
    return found


def put(data: Any, path: tuple[str | int, ...], value: object) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        (("lazaretto",), 3, "found 3"),
        (("title",), "ratus", "got 'ratus'"),
        (("title",), None, "'title': expected str"),
        (("version",), "1", "'version': expected int"),
        (("setup",), [], "'setup': expected dict"),
        (("setup", "players"), 7, "expected 2, 3 or 4 players; got 7"),
        (("setup", "players"), 4, "at the start"),
        (("setup", "options"), 5, "options"),
        (("setup", "options"), None, "options"),
        (("setup", "options", "start"), "9", "option start"),
        (("setup", "components"), 5, "components"),
        (("setup", "components"), [], "components"),
        (("setup", "components"), {"tokens": 5, "map": {}}, "tokens"),
        (("answers",), [], '"answers" must begin with'),
        (("answers",), 3, "'answers': expected list"),
        (("answers", 0), ["00000000"], "at the start"),
        (("answers", 4), ["first_cubes", 2], "answer 3: expected [step, seat, choice, digest]"),
        (("answers", 4, 0), "act", "answer 3: "),
        (("answers", 4, 1), 3, "answer 3: "),
        (("answers", 4, 2), "place_in:mars", "answer 3: first_cubes offers seat"),
        (("answers", 4, 2), "place_in:polonia", "after answer 3, place_in:polonia"),
        (("answers", 4, 3), "00000000", "after answer 3, place_in:anglia"),
        (("outcome",), {"ranks": [1, 2, 3]}, "the game ends with None"),
        (("seed",), 5, "'seed': expected str"),
        (("start",), {}, ": missing"),
        (("start",), 5, "'start': expected dict"),
    ],
)
def test_a_damaged_record_is_refused(path: tuple[str | int, ...], value: object, expected: str) -> None:
    data = recorded()
    put(data, path, value)
    with pytest.raises(LazarettoError) as caught:
        lazaretto.replay(json.dumps(data))
    assert expected in str(caught.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "3", b"\xff"])
def test_a_text_that_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="expected a record"):
        lazaretto.replay(text)


@pytest.mark.parametrize("upto", [-1, 13])
def test_a_record_is_not_played_beyond_its_answers(upto: int) -> None:
    with pytest.raises(RecordError, match=f"expected a number of answers from 0 to 12; got {upto}"):
        lazaretto.replay(json.dumps(recorded()), upto)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("title",), "ratus"),
        (("setup",), []),
        (("setup",), None),
        (("setup", "players"), 9),
        (("answered",), "x"),
        (("state",), None),
        (("state",), {}),
        (("state", "cubes"), 5),
        (("state", "cubes"), [1]),
        (("state", "stack"), 5),
        (("state", "stack"), [["dance", 0, 0, 0]]),
        (("state", "stack"), [["act", 0]]),
        (("state", "me"), "x"),
    ],
)
def test_a_damaged_snapshot_is_refused(path: tuple[str | int, ...], value: object) -> None:
    data = json.loads(json.dumps(position("players:4 to:red gallia:r1/s").snapshot()))
    put(data, path, value)
    with pytest.raises(LazarettoError):
        lazaretto.resume(data)


def test_a_record_under_another_house_rule_is_refused_at_its_start() -> None:
    data = recorded()
    put(data, ("setup", "options", "order"), "card-first")
    with pytest.raises(RecordError, match="at the start"):
        lazaretto.replay(json.dumps(data))


@pytest.mark.parametrize("wrong", [None, 3, ["players:4"]])
def test_what_is_no_line_at_all_is_no_position(wrong: Any) -> None:
    with pytest.raises(PositionError, match="expected a line of text"):
        lazaretto.position("rattus", wrong)


@pytest.mark.parametrize("wrong", [None, "x", []])
def test_what_is_no_mapping_is_no_snapshot(wrong: Any) -> None:
    with pytest.raises(RecordError, match="expected a snapshot as a mapping"):
        lazaretto.resume(wrong)


@pytest.mark.parametrize("wrong", [None, 3, {}])
def test_what_is_no_text_is_no_record(wrong: Any) -> None:
    with pytest.raises(RecordError, match="expected a record in JSON"):
        lazaretto.replay(wrong)


@pytest.mark.parametrize("seed", [True, 1.5, [], b"x"])
def test_a_seed_is_a_number_or_a_text_so_that_the_game_can_be_repeated(seed: Any) -> None:
    with pytest.raises(SetupError, match="seed: expected a number or a text"):
        lazaretto.new("rattus", seed=seed)


@pytest.mark.parametrize("seat", [-1, 3, "1"])
def test_only_seats_at_the_table_and_spectators_look_on(seat: Any) -> None:
    game = lazaretto.new("rattus", 3, seed=1)
    for look in (game.view, game.history):
        with pytest.raises(NotYourDecision, match="expected a seat from 0 to 2, or None"):
            look(seat)


def test_a_snapshot_that_asks_a_seat_nobody_has_is_refused() -> None:
    snapshot = lazaretto.new("rattus", 3, seed=1, start=0).snapshot()
    snapshot["state"]["stack"] = [["first_cubes", 9, 0, 0]]
    with pytest.raises(RecordError, match="first_cubes: seat: expected a number from 0 to 2; got 9"):
        lazaretto.resume(snapshot)
