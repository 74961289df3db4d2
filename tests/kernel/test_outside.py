"""Whatever comes from outside is taken for what it is, or refused by the package's own name with nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import (
    CannotUndo,
    ComponentError,
    LazarettoError,
    NotYourDecision,
    PositionError,
    RecordError,
    SetupError,
    UnknownChoice,
)
from lazaretto.kernel.game import Game
from lazaretto.kernel.outside import DEEPEST, flaw, is_text, shown, whole
from lazaretto.kernel.record import Answer
from lazaretto.kernel.replay import resume
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.view import read_view
from tests.kernel.tables import chests, named
from tests.tiny.chests import CHESTS_RULES, NO_LOOK


class Number:
    """A whole number of another library."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Several:
    """An array of another library: it has the method, but is no number."""

    def __index__(self) -> int:
        raise TypeError("only one can be converted")


def nested(depth: int) -> Any:
    """Lists in lists."""
    inner: list[Any] = []
    for _ in range(depth - 1):
        inner = [inner]
    return inner


NOTHING_WHOLE: list[Any] = [True, 0.0, "x", "", "\0", "\ud800", [], {}, float("nan"), object(), b"1", Several()]
BEYOND: list[Any] = [10**30, -(10**30), 10**5000, 2**63, -7, Number(10**30)]
ODD = [*NOTHING_WHOLE, *BEYOND]

Act = Callable[[Game, Any], object]


def name(value: object) -> str:
    return ascii(shown(value).partition(" at 0x")[0])[:24]  # every process must give a test the same name


# ---------------------------------------------------------------- numbers, texts, data


@pytest.mark.parametrize("value", NOTHING_WHOLE, ids=name)
def test_truths_fractions_and_texts_are_no_whole_numbers(value: object) -> None:
    assert whole(value) is None


def test_whatever_says_which_whole_number_it_is_is_one() -> None:
    assert [whole(value) for value in (5, -1, Number(20), 10**30)] == [5, -1, 20, 10**30]


def test_half_of_a_surrogate_pair_is_no_text() -> None:
    assert is_text("é \0 🐀")
    assert not is_text("a\ud800")
    assert not is_text(b"a")


def test_an_error_shows_even_what_python_does_not_write() -> None:
    assert shown("\ud800") == r"'\ud800'"
    assert shown(10**5000) == "int beyond all bounds"
    assert shown(nested(100_000)) == "list beyond all bounds"
    assert shown("x" * 1000) == "'" + "x" * 199 + "…"


@pytest.mark.parametrize("data", [None, True, 2**63 - 1, 1.5, "é", [1, (2, 3)], {"a": {"b": []}}, nested(DEEPEST)])
def test_plain_data_has_no_flaw(data: object) -> None:
    assert flaw(data) == ""


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({"a": [2**63]}, "expected a number below 2 to the 63rd; found 9223372036854775808"),
        ({"a": [float("nan")]}, "expected plain data; found nan"),
        ([float("inf")], "expected plain data; found inf"),
        (["\ud800"], r"expected a text that UTF-8 can hold; found '\ud800'"),
        ({"\ud800": 1}, r"expected a key that is a text; found '\ud800'"),
        ({1: 1}, "expected a key that is a text; found 1"),
        ([b"x"], "expected plain data; found b'x'"),
        (nested(DEEPEST + 1), "expected lists and objects at most 32 deep"),
    ],
)
def test_what_is_not_plain_data_is_named(data: object, expected: str) -> None:
    assert flaw(data) == expected


# ---------------------------------------------------------------- a game

SEATS: dict[str, Act] = {
    "view": lambda game, seat: game.view(seat),
    "history": lambda game, seat: game.history(seat),
    "decision_of": lambda game, seat: game.decision_of(seat),
    "undoable": lambda game, seat: game.undoable(seat),
    "undo": lambda game, seat: game.undo(seat),
    "before_last": lambda game, seat: game.before_last(seat),
    "apply": lambda game, seat: game.apply("no_look", seat),
    "why_not": lambda game, seat: game.why_not("no_look", seat),
    "rule_behind": lambda game, seat: game.rule_behind("no_look", seat),
}

CHOICES: dict[str, Act] = {
    "apply": lambda game, choice: game.apply(choice),
    "find": lambda game, choice: game.find(choice),
    "why_not": lambda game, choice: game.why_not(choice),
    "rule_behind": lambda game, choice: game.rule_behind(choice),
    "by number": lambda game, choice: game.catalogue[choice],
    "by text": lambda game, choice: game.catalogue.parse(choice),
    "mask": lambda game, choice: game.catalogue.mask([choice]),
}


def refused(act: Act, value: object, error: type[LazarettoError], match: str) -> None:
    """The error has the package's own name, can be printed, and nothing has changed."""
    game = named(seed=1)
    before = game.snapshot(), game.past(), game.asked, game.decision
    with pytest.raises(error, match=match) as caught:
        act(game, value)
    assert is_text(str(caught.value))
    assert (game.snapshot(), game.past(), game.asked, game.decision) == before


@pytest.mark.parametrize("value", ODD, ids=name)
@pytest.mark.parametrize("method", SEATS)
def test_what_is_no_seat_at_the_table_is_refused(method: str, value: object) -> None:
    refused(SEATS[method], value, NotYourDecision, "expected a seat from 0 to 1.*; got ")


@pytest.mark.parametrize("method", ["decision_of", "undoable", "undo", "before_last"])
def test_a_spectator_has_no_answers(method: str) -> None:
    refused(SEATS[method], None, NotYourDecision, "expected a seat from 0 to 1.*; got None")


@pytest.mark.parametrize("method", [method for method in SEATS if method != "undo"])
def test_a_seat_may_be_a_number_of_another_library(method: str) -> None:
    assert SEATS[method](named(), Number(0)) == SEATS[method](named(), 0)


def test_the_view_of_such_a_seat_has_a_plain_number() -> None:
    seat: Any = Number(1)
    assert type(named().view(seat).seat) is int


@pytest.mark.parametrize("value", [None, *ODD], ids=name)
@pytest.mark.parametrize("method", CHOICES)
def test_what_is_no_choice_is_refused(method: str, value: object) -> None:
    refused(CHOICES[method], value, UnknownChoice, "choice")


def test_an_answer_may_be_a_number_of_another_library() -> None:
    game = named()
    answer: Any = Number(NO_LOOK.number)
    game.apply(answer)
    assert game.past()[-1] == ("look", 0, "no_look")


@pytest.mark.parametrize("value", [None, *ODD], ids=name)
def test_what_is_no_number_of_answers_is_nowhere_to_go_back_to(value: object) -> None:
    refused(lambda game, answered: game.rewind(answered), value, CannotUndo, "expected a number of answers from 0 to 2")


def test_a_number_of_answers_may_be_one_of_another_library() -> None:
    game, answered = named(), Number(1)
    game.rewind(answered)  # type: ignore[arg-type]
    assert game.answered == 1


@pytest.mark.parametrize("value", [True, 1.5, "\ud800", [], {}, b"x", object(), 10**5000], ids=name)
def test_a_fork_wants_a_seed_that_can_be_repeated(value: object) -> None:
    refused(lambda game, seed: game.fork(seed=seed), value, SetupError, "seed: expected a number or a text; got ")


def test_a_seed_may_be_a_number_of_any_size_and_library() -> None:
    seed: Any = Number(10**30)
    assert Dealer(seed).seed == Dealer(10**30).seed == str(10**30)


@pytest.mark.parametrize("value", [True, 0, "x", []], ids=name)
def test_only_a_function_can_listen_or_watch(value: object) -> None:
    refused(lambda game, sink: game.listen(sink), value, LazarettoError, "listen: expected a function or None; got ")
    refused(lambda game, watch: game.watch(watch), value, LazarettoError, "watch: expected a function or None; got ")


@pytest.mark.parametrize(
    "value",
    [None, "x", (), ("look", 0, "no_look"), Answer("look", True, "no_look"), Answer("look", 0, "\ud800")],
    ids=name,
)
def test_only_an_answer_can_be_repeated(value: object) -> None:
    refused(
        lambda game, answer: game.repeat(answer), value, RecordError, "expected an answer with step, seat and choice"
    )


def test_a_recorded_answer_that_is_refused_does_not_change_who_is_asked_first() -> None:
    game = chests(players=3)
    asked = game.asked
    with pytest.raises(RecordError):
        game.repeat(Answer("name_chest", asked[-1], "name:gold"))
    assert game.asked == asked


@pytest.mark.parametrize("value", [True, 1, "x", [], None, Setup(2), Setup(9, {"start": "0", "peek": "yes"})], ids=name)
def test_a_game_begins_only_with_a_complete_setup(value: Any) -> None:
    with pytest.raises(SetupError, match="expected"):
        Game(CHESTS_RULES, value)


@pytest.mark.parametrize("value", [1, "x", [], {"a": "\ud800"}, {"a": nested(5000)}, {"a": 10**30}], ids=name)
def test_a_game_begins_only_in_a_position_of_plain_data(value: Any) -> None:
    with pytest.raises(RecordError, match="the saved position cannot be read"):
        Game(CHESTS_RULES, prepare(CHESTS_RULES, 2, {}), start=value)


@pytest.mark.parametrize("value", [True, "x", 7], ids=name)
def test_only_a_dealer_deals(value: Any) -> None:
    with pytest.raises(SetupError, match="expected a dealer or None; got "):
        Game(CHESTS_RULES, prepare(CHESTS_RULES, 2, {}), value)


# ---------------------------------------------------------------- the face of the package


@pytest.mark.parametrize("value", [None, *ODD], ids=name)
def test_what_is_no_title_is_refused(value: Any) -> None:
    with pytest.raises(SetupError, match=r"expected .*title"):
        lazaretto.new(value)
    with pytest.raises(SetupError, match=r"expected .*title"):
        lazaretto.position(value, "players:2")


@pytest.mark.parametrize("value", [None, *ODD], ids=name)
def test_what_is_no_number_of_players_is_refused(value: Any) -> None:
    with pytest.raises(SetupError, match="expected 2, 3 or 4 players; got "):
        lazaretto.new("rattus", players=value)


@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus", "notre-dame"])
@pytest.mark.parametrize("value", [None, *ODD], ids=name)
def test_what_is_no_value_of_an_option_is_refused(title: str, value: Any) -> None:
    for option in lazaretto.new(title, seed=1).setup.options:
        with pytest.raises(SetupError, match=f"option {option}: expected"):
            lazaretto.new(title, **{option: value})


@pytest.mark.parametrize("value", ODD, ids=name)
def test_what_is_no_folder_is_refused(value: Any) -> None:
    with pytest.raises(ComponentError, match="expected a f"):
        lazaretto.new("rattus", components=value)


@pytest.mark.parametrize("folder", ["\0", "\ud800"], ids=name)
def test_a_path_that_no_file_can_have_is_refused(folder: str) -> None:
    with pytest.raises(ComponentError, match="expected a file"):
        lazaretto.new("rattus", components=Path(folder))


@pytest.mark.parametrize("value", [1, [], {"map": "\ud800"}, {"map": 10**30}, {"map": nested(5000)}, {1: 2}], ids=name)
def test_components_are_plain_data(value: Any) -> None:
    with pytest.raises(ComponentError, match="components: expected"):
        prepare(CHESTS_RULES, 2, {}, value)


@pytest.mark.parametrize("value", [None, 1, "x", []], ids=name)
def test_options_come_by_name(value: Any) -> None:
    with pytest.raises(SetupError, match="chests: expected options by name; got "):
        prepare(CHESTS_RULES, 2, value)


@pytest.mark.parametrize("value", [None, 1, [], "\ud800", "to:\ud800"], ids=name)
def test_what_is_no_line_is_no_position(value: Any) -> None:
    with pytest.raises(PositionError, match="expected a line of text; got "):
        lazaretto.position("rattus", value)


@pytest.mark.parametrize("value", ODD, ids=name)
def test_what_is_no_number_of_answers_is_nowhere_to_replay_to(value: Any) -> None:
    record = lazaretto.new("rattus", seed=1).record()
    with pytest.raises(RecordError, match="expected a number of answers from 0 to "):
        lazaretto.replay(record, value)


@pytest.mark.parametrize("value", [None, *ODD], ids=name)
def test_what_is_no_record_snapshot_or_view_is_refused(value: Any) -> None:
    game = named()
    with pytest.raises(RecordError):
        lazaretto.replay(value)
    with pytest.raises(RecordError):
        lazaretto.resume(value)
    with pytest.raises(RecordError):
        read_view(game.ruleset, game.setup, value)


@pytest.mark.parametrize("value", [True, 10**30, -1, 1.0, "0"], ids=name)
def test_a_snapshot_says_how_many_answers_went_before(value: object) -> None:
    with pytest.raises(RecordError, match="snapshot: "):
        resume(CHESTS_RULES, named().snapshot() | {"answered": value})


@pytest.mark.parametrize("value", ["\ud800", nested(5000), 10**30, float("nan"), object()], ids=name)
@pytest.mark.parametrize("place", ["setup", "state"])
def test_a_snapshot_is_plain_data(place: str, value: object) -> None:
    snapshot = json.loads(json.dumps(named().snapshot()))
    snapshot[place]["odd"] = value
    with pytest.raises(RecordError, match="snapshot: expected"):
        resume(CHESTS_RULES, snapshot)
