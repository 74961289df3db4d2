"""A table: who may answer what, and what is said when he may not."""

from __future__ import annotations

import pytest

from lazaretto.kernel.choice import choice
from lazaretto.kernel.errors import GameOver, IllegalChoice, NotYourDecision, UnknownChoice
from lazaretto.kernel.event import Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.state import State
from tests.kernel.tables import chests, named
from tests.tiny.chests import OPEN

# ---------------------------------------------------------------- answering


@pytest.mark.parametrize("answer", [OPEN[1], OPEN[1].number, "open:elm"], ids=["object", "number", "text"])
def test_an_answer_is_an_object_a_number_or_a_text(answer: object) -> None:
    game = named(peek="no")
    game.apply(answer)  # type: ignore[arg-type]
    assert game.record().answers[-1] == ("open", 0, "open:elm")


def test_a_choice_of_another_game_is_refused_even_if_it_is_written_alike() -> None:
    with pytest.raises(UnknownChoice, match="expected a choice of chests, its number or its text; got open:elm"):
        named(peek="no").apply(choice(999, "open", "box", "elm"))


def test_an_answer_that_is_not_open_is_refused_with_step_seat_answer_offer_and_reason() -> None:
    game = named(peek="no")
    game.apply("open:elm")
    game.apply("holds:3")
    with pytest.raises(IllegalChoice) as refused:
        game.apply("open:elm")
    assert str(refused.value) == (
        "open: seat 1 answered open:elm, offered: open:oak, open:ash, open:fir, open:yew, open:box"
        " (open-already, TNY-T2)"
    )


@pytest.mark.parametrize(
    ("answer", "seat", "error"),
    [
        ("open:elm", 1, NotYourDecision),
        ("open:elm", CHANCE, NotYourDecision),
        ("open:elm", 7, NotYourDecision),
        ("look_into:elm", 0, IllegalChoice),
        ("open:gold", 0, UnknownChoice),
        (9999, 0, UnknownChoice),
        (-1, 0, UnknownChoice),
    ],
)
def test_what_is_refused_changes_nothing(answer: str | int, seat: int, error: type[Exception]) -> None:
    game = named(peek="no")
    before = game.snapshot(), game.record(), game.decision
    with pytest.raises(error):
        game.apply(answer, seat)
    assert (game.snapshot(), game.record(), game.decision) == before


@pytest.mark.parametrize("told", [1, 2])
def test_an_answer_whose_listener_fails_has_not_been_given(told: int) -> None:
    game = named(seed=1)
    heard: list[Event] = []

    def fail(event: Event) -> None:
        heard.append(event)
        if len(heard) == told:
            raise RuntimeError("the listener is full")

    game.listen(fail)
    before = game.snapshot(), game.record(), game.decision
    with pytest.raises(RuntimeError, match="the listener is full"):
        game.apply("look_into:elm")
    assert (game.snapshot(), game.record(), game.decision) == before
    game.apply("look_into:elm")
    assert [event.key for event in heard[told:]] == ["found", "looked"]


def test_an_answer_whose_watcher_fails_in_the_draws_after_it_has_not_been_given() -> None:
    game = named(seed=1, peek="no")

    def fail(state: State) -> None:
        if not state.chance:
            raise RuntimeError("the watcher is full")

    game.watch(fail)
    before = game.snapshot(), game.record(), game.decision
    with pytest.raises(RuntimeError, match="the watcher is full"):
        game.apply("open:elm")
    assert (game.snapshot(), game.record(), game.decision) == before


def test_a_rewind_whose_watcher_fails_has_not_gone_back() -> None:
    game = named(seed=1, peek="no")
    game.apply("open:elm")
    game.watch(_fail)
    before = game.snapshot(), game.record(), game.decision
    with pytest.raises(RuntimeError, match="the watcher is full"):
        game.rewind(game.answered - 1)
    assert (game.snapshot(), game.record(), game.decision) == before


def _fail(state: State) -> None:
    raise RuntimeError("the watcher is full")


def test_an_answer_out_of_turn_is_refused_with_who_is_asked() -> None:
    with pytest.raises(NotYourDecision, match="open: asked is 0; seat 1 answered open:elm"):
        named(peek="no").apply("open:elm", 1)
    game = chests(players=3)
    game.apply("name:oak", 0)
    with pytest.raises(NotYourDecision, match="name_chest: asked is 2, 1; seat 0 answered name:elm"):
        game.apply("name:elm", 0)


def test_for_chance_no_seat_can_answer() -> None:
    game = named(peek="no")
    game.apply("open:elm")
    assert game.decision is not None
    assert game.decision.is_chance
    assert game.asked == ()
    with pytest.raises(NotYourDecision, match="find: asked is chance; seat 0 answered holds:6"):
        game.apply("holds:6", 0)
    game.apply("holds:6", CHANCE)


def finished(seed: int | None = 5) -> Game:
    game = named(seed=seed, peek="no")
    while game.decision is not None:
        game.apply(game.decision.options[0])
    return game


def test_after_the_end_every_answer_is_refused() -> None:
    game = finished()
    assert game.decision is None
    assert game.outcome is not None
    with pytest.raises(GameOver, match="chests: the game is over; open:elm came too late"):
        game.apply("open:elm")


def test_before_the_end_there_is_no_outcome() -> None:
    assert named().outcome is None


def test_a_seat_with_one_open_answer_is_not_asked() -> None:
    game = finished()
    answers = [answer.step for answer in game.record().answers]
    assert answers.count("open") == 5  # of six chests; the last one opens by itself
    assert answers.count("find") == 6  # but chance is asked even for the last


# ---------------------------------------------------------------- asking


def test_a_decision_says_who_is_asked_by_which_step_and_rule() -> None:
    decision = named(players=3, start=2).decision
    assert decision is not None
    assert (decision.seat, decision.step, decision.rules, decision.weights) == (2, "look", ("TNY-T1",), None)


def test_seats_asked_at_once_each_have_a_decision_of_their_own() -> None:
    game = chests(players=3)
    assert set(game.asked) == {0, 1, 2}
    game.apply("name:elm", 1)
    assert set(game.asked) == {0, 2}
    assert game.decision_of(1) is None
    decision = game.decision_of(0)
    assert decision is not None
    assert decision.seat == 0


def test_why_not_is_nothing_for_what_is_open() -> None:
    assert named().why_not("look_into:elm") is None
    assert chests().why_not("name:elm", 0) is None
    assert chests().why_not("name:elm", 1) is None


def test_why_not_tells_not_now_from_not_you_and_from_not_any_more() -> None:
    assert named().why_not("open:elm") == Reason("not-now", "TNY-T1", {"step": "look"})
    assert named().why_not("look_into:elm", 1) == Reason("not-your-decision", "", {"seat": 0})
    assert finished().why_not("open:elm") == Reason("game-over", "")


def test_the_rule_behind_an_open_choice() -> None:
    assert named().rule_behind("look_into:elm") == "TNY-T1"
    assert named().rule_behind("open:elm") == ""
    assert finished().rule_behind("open:elm") == ""


@pytest.mark.parametrize("seat", [-1, 2, 15])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(NotYourDecision, match="expected a seat from 0 to 1, or None"):
        named().view(seat)


def test_in_a_view_of_anothers_decision_the_options_are_veiled() -> None:
    game = named()
    own, other = game.view(0).decision, game.view(1).decision
    assert own == game.decision
    assert other is not None
    assert (other.seat, other.step, other.options) == (0, "look", ())
    assert game.view(None).decision == other


def test_views_are_equal_by_what_they_hold() -> None:
    game = named()
    assert game.view(0) == game.fork().view(0)
    assert hash(game.view(0)) == hash(game.fork().view(0))
    assert game.view(0) != game.view(1)
    assert repr(game.view(1)) == "<View of chests by seat 1>"
    assert repr(game.view(None)) == "<View of chests by a spectator>"


# ---------------------------------------------------------------- forks


def test_a_fork_without_a_seed_asks_chance() -> None:
    fork = named(seed=1, peek="no").fork()
    fork.apply("open:elm")
    assert fork.decision is not None
    assert fork.decision.is_chance


def test_a_fork_with_a_seed_does_not_ask_chance_not_even_when_it_is_waiting() -> None:
    game = named(peek="no")
    game.apply("open:elm")
    fork = game.fork(seed=1)
    assert fork.decision is not None
    assert fork.decision.seat == 1
    assert game.decision is not None
    assert game.decision.is_chance


def test_a_fork_never_draws_from_the_stream_of_the_table() -> None:
    contents = set()
    for seed in range(40):
        fork = named(seed="table", peek="no").fork(seed)
        fork.apply("open:elm")
        contents.add(fork.record().answers[-1].choice)
        assert fork.dealer is not None
        assert fork.dealer.seed != "table"
    assert len(contents) == 6
