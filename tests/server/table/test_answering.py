"""What a seat may answer, and when it is too late."""

from __future__ import annotations

import random

import pytest

from lazaretto.server import entries as log
from lazaretto.server.commands import chat, play, votes
from lazaretto.server.entries import Live
from lazaretto.server.refusals import IllegalMove, Invalid, NotNow, Stale
from lazaretto.server.table import Table
from lazaretto.server.why_nothing import why_nothing
from tests.server.tables import STAND_IN, begun, kinds


def test_a_seat_answers_what_it_is_asked() -> None:
    played = begun()
    before = played.table.answered
    played.answer()
    assert played.table.answered > before
    assert isinstance(played.log[-1], log.Answered)
    assert played.log[-1].digest == played.table.digest


def test_a_seat_that_is_not_asked_is_told_how_far_the_table_is() -> None:
    played = begun()
    other = next(k for k in range(3) if k not in played.table.asked)
    with pytest.raises(Stale, match=f"seat {other} is not asked now") as refused:
        play.answer(played.table, 1.0, other, played.table.n, "place_in:gallia")
    assert refused.value.more["n"] == played.table.n


def test_an_answer_to_an_older_question_is_stale() -> None:
    played = begun()
    k = played.table.asked[0]
    with pytest.raises(Stale, match=r"expected 5 to 5 entries seen; got 4") as refused:
        play.answer(played.table, 1.0, k, 4, played.options(k)[0])
    assert refused.value.more["n"] == 5


def test_nobody_has_seen_what_has_not_happened() -> None:
    played = begun()
    k = played.table.asked[0]
    with pytest.raises(Stale):
        play.answer(played.table, 1.0, k, played.table.n + 1, played.options(k)[0])


def test_talk_does_not_make_an_answer_stale() -> None:
    played = begun()
    seen = played.table.n
    played.do(chat.say(played.table, 1.0, "p1", "Bea", "well?"))
    k = played.table.asked[0]
    assert kinds(play.answer(played.table, 1.0, k, seen, played.options(k)[0])) == ["answered"]


def test_what_others_answer_at_the_same_time_does_not_make_mine_stale() -> None:
    played = begun("notre-dame")
    seen = played.table.n
    mine, *others = played.table.asked
    for other in others:
        played.answer(other)
    assert kinds(play.answer(played.table, 1.0, mine, seen, played.options(mine)[0])) == ["answered"]


def test_what_i_answered_and_took_back_is_asked_anew() -> None:
    played = begun("notre-dame")
    seen = played.table.n
    mine = played.answer()
    played.do(play.undo(played.table, 2.0, mine))
    with pytest.raises(Stale):
        play.answer(played.table, 3.0, mine, seen, played.options(mine)[0])
    assert kinds(play.answer(played.table, 3.0, mine, played.table.n, played.options(mine)[0])) == ["answered"]


def test_what_another_took_back_at_the_same_time_does_not_make_mine_stale() -> None:
    played = begun("notre-dame")
    seen = played.table.n
    mine, other, *_ = played.table.asked
    played.answer(other)
    played.do(play.undo(played.table, 2.0, other))
    assert kinds(play.answer(played.table, 3.0, mine, seen, played.options(mine)[0])) == ["answered"]


def test_after_going_back_by_consent_everybody_is_asked_anew() -> None:
    played = begun("notre-dame", 2)
    seen = played.table.n
    played.do(votes.propose(played.table, 2.0, 0, "rewind", 0))
    played.do(votes.cast(played.table, 3.0, 1, True))
    with pytest.raises(Stale):
        play.answer(played.table, 4.0, 0, seen, played.options(0)[0])


def test_an_illegal_answer_is_refused_with_reason_and_rule() -> None:
    played = begun()
    with pytest.raises(IllegalMove, match="take_card:king is not possible now") as refused:
        played.answer(choice="take_card:king")
    assert refused.value.reason is not None
    assert refused.value.reason.code == "not-now"
    assert refused.value.reason.rule.startswith("RAT-")


def test_an_answer_that_does_not_exist_is_refused_by_name() -> None:
    played = begun()
    with pytest.raises(Invalid, match="take_card:joker"):
        played.answer(choice="take_card:joker")


def test_why_not_says_what_answering_would() -> None:
    played = begun()
    k = played.table.asked[0]
    reason = played.table.why_not(k, "take_card:king")
    assert reason is not None
    assert reason.code == "not-now"
    assert played.table.why_not(k, played.options(k)[0]) is None
    with pytest.raises(Invalid):
        played.table.why_not(k, "take_card:joker")


def asks(table: Table, step: str) -> bool:
    return table.game is not None and table.game.decision is not None and table.game.decision.step == step


def test_for_a_thing_there_is_every_reason_but_that_something_else_is_asked() -> None:
    played = begun().play(random.Random(1), lambda table: asks(table, "act"))
    game, k = played.table.running_game(), played.table.asked[0]
    held = next(choice for choice in played.options(k) if choice.startswith("take_card:"))
    played.answer(choice=held)
    card = held.removeprefix("take_card:")
    free = next(f"card:{name}" for name in ("monk", "witch", "merchant") if name != card)
    assert [reason.code for reason in why_nothing(game, free, k)] == ["card-taken-already", "card-not-held"]
    assert why_nothing(game, played.options(k)[0].replace("place_in", "region"), k) == []
    assert [reason.code for reason in why_nothing(game, "slot:russia.3", k)] == ["not-now"]
    with pytest.raises(Invalid, match="expected a thing that choices name; got 'card:joker'"):
        why_nothing(game, "card:joker", k)


def test_a_bot_answers_only_for_its_own_seat() -> None:
    played = begun()
    k = played.table.asked[0]
    with pytest.raises(NotNow, match=f"seat {k} is played by P{k}"):
        play.answer(played.table, 1.0, k, played.table.n, played.options(k)[0], bot="greedy")


def test_a_player_does_not_answer_for_the_bot_that_stands_in_for_him() -> None:
    played = begun(clock=Live(100))
    k = played.table.asked[0]
    played.do(play.expire(played.table, 5000.0))
    with pytest.raises(NotNow, match=f"seat {k} is played by {STAND_IN}"):
        play.answer(played.table, 5000.0, k, played.table.n, played.options(k)[0])


def test_the_last_answer_ends_the_table() -> None:
    played = begun("notre-dame", 2).play(random.Random(3))
    assert played.table.state == "over"
    assert played.table.asked == ()
    assert played.table.due is None
    assert played.table.game is not None
    assert played.table.game.outcome is not None
    assert [place.place for place in played.table.places()] == list(played.table.game.outcome.ranks)
