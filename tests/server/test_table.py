"""What may happen at a table, and that its log makes it again. No server here: time and people come as arguments."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lazaretto.kernel.event import Event
from lazaretto.server import entries as log
from lazaretto.server.commands import chat, devices, ending, play, seating, votes
from lazaretto.server.effects import RETURN_SECONDS
from lazaretto.server.entries import AnyEntry, Days, Live
from lazaretto.server.refusals import IllegalMove, Invalid, NotFound, NotNow, NotYours, Refused, Stale, Unplayable
from lazaretto.server.table import DAY, Happening, Place, Table
from lazaretto.server.table_log import resume
from tests.server.tables import STAND_IN, Played, begun
from tests.soak import often


def kinds(entries: list[AnyEntry]) -> list[str]:
    return [str(type(entry).__struct_config__.tag) for entry in entries]


def some_chance_later(played: Played) -> int:
    """Play on until the seat that answered cannot take it back alone; that seat."""
    rng = random.Random(1)
    while True:
        k = played.table.asked[0]
        played.answer(k, rng.choice(played.options(k)))
        assert played.table.game is not None
        if played.table.game.undoable(k) == 0:
            return k


# ---------------------------------------------------------------- before the game


def test_the_last_free_seat_begins_the_game() -> None:
    played = Played("rattus", 2).seat("p0")
    assert kinds(seating.sit(played.table, 1.0, 1, "p1", "Bea")) == ["sat", "began"]


def test_another_seat_than_the_last_does_not_begin_it() -> None:
    assert kinds(seating.sit(Played("rattus", 2).table, 1.0, 1, "p1", "Bea")) == ["sat"]


def test_a_taken_seat_cannot_be_taken() -> None:
    with pytest.raises(NotNow, match="seat 0 is taken"):
        seating.sit(Played("rattus", 2).seat("p0").table, 1.0, 0, "p1", "Bea")


def test_a_seat_that_does_not_exist_cannot_be_taken() -> None:
    with pytest.raises(Invalid, match="expected a seat from 0 to 1; got 2"):
        seating.sit(Played("rattus", 2).table, 1.0, 2, "p1", "Bea")


def test_nobody_sits_down_at_a_running_game() -> None:
    with pytest.raises(NotNow, match="expected a table that is open; this one is running"):
        seating.sit(begun().table, 1.0, 0, "p9", "Zoe")


def test_only_the_host_gives_a_seat_to_a_bot() -> None:
    with pytest.raises(NotYours):
        seating.fill(Played().table, 1.0, 1, "greedy", "p1")


def test_a_bot_is_not_put_on_a_taken_seat() -> None:
    with pytest.raises(NotNow, match="seat 0 is taken"):
        seating.fill(Played().seat("p0").table, 1.0, 0, "greedy", "p0")


def test_a_game_whose_last_seat_goes_to_a_bot_waits_for_its_host() -> None:
    played = Played("rattus", 2).seat("p0")
    played.do(seating.fill(played.table, 1.0, 1, "greedy", "p0"))
    assert played.table.state == "open"
    assert kinds(seating.begin(played.table, 1.0, "p0")) == ["began"]


def test_a_game_does_not_begin_with_a_free_seat() -> None:
    with pytest.raises(NotNow, match="free are 1, 2"):
        seating.begin(Played().seat("p0").table, 1.0, "p0")


def test_only_the_host_begins() -> None:
    played = Played("rattus", 2).seat("p0")
    played.do(seating.fill(played.table, 1.0, 1, "greedy", "p0"))
    with pytest.raises(NotYours):
        seating.begin(played.table, 1.0, "p1")


@pytest.mark.parametrize("by", ["p0", "p1"])
def test_a_player_leaves_or_is_sent_away_by_the_host(by: str) -> None:
    played = Played().seat("p0", "p1")
    played.do(seating.leave(played.table, 1.0, 1, by))
    assert played.table.seats[1].is_open


def test_nobody_else_sends_a_player_away() -> None:
    with pytest.raises(NotYours):
        seating.leave(Played().seat("p0", "p1").table, 1.0, 1, "p2")


def test_a_free_seat_cannot_be_left() -> None:
    with pytest.raises(NotNow, match="seat 1 is free already"):
        seating.leave(Played().table, 1.0, 1, "p0")


def test_nobody_leaves_a_running_game() -> None:
    with pytest.raises(NotNow):
        seating.leave(begun().table, 1.0, 1, "p1")


def test_who_holds_the_link_of_a_seat_may_play_it() -> None:
    played = begun()
    played.do(devices.link(played.table, 1.0, 1, "phone"))
    assert played.table.seats_of("phone") == [1]


def test_the_player_himself_needs_no_link() -> None:
    assert devices.link(begun().table, 1.0, 1, "p1") == []


def test_nobody_plays_a_bots_seat_by_a_link() -> None:
    with pytest.raises(NotNow, match="nobody sits on seat 1"):
        devices.link(Played("rattus", 2).seat("p0", "bot:greedy").table, 1.0, 1, "p1")


def test_a_link_is_worth_nothing_once_its_player_has_left() -> None:
    played = Played().seat("p0", "p1")
    played.do(devices.link(played.table, 1.0, 1, "phone"))
    played.do(seating.leave(played.table, 1.0, 1, "p1"))
    assert played.table.seats_of("phone") == []


def test_a_deal_that_the_host_chose_is_not_rated() -> None:
    assert not Played(rated=True, seed_known=True).table.rated
    assert Played(rated=True).table.rated


# ---------------------------------------------------------------- answering


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


# ---------------------------------------------------------------- clocks


def test_a_live_clock_runs_only_while_its_seat_is_asked_and_grows_with_an_answer() -> None:
    played = begun(clock=Live(100, 5))
    k = played.table.asked[0]
    played.now += 30
    played.answer(k)
    other = played.table.asked[0]
    assert played.table.seats[k].left == 75
    assert played.table.deadline(k) is None
    assert played.table.deadline(other) == played.now + 100


def test_thinking_that_is_taken_back_has_cost_its_time_and_earned_nothing() -> None:
    played = begun("notre-dame", clock=Live(100, 5))
    k = played.table.asked[0]
    for _ in range(3):
        played.now += 10
        played.answer(k)
        played.do(play.undo(played.table, played.now, k))
    assert played.table.seats[k].left == 70


def test_days_are_for_each_answer() -> None:
    played = begun(clock=Days(2))
    k = played.table.asked[0]
    assert played.table.deadline(k) == played.now + 2 * DAY
    played.now += DAY
    played.answer(k)
    assert played.table.due == played.now + 2 * DAY


def test_without_a_clock_nothing_is_due() -> None:
    assert begun().table.due is None


def test_no_clock_ends_before_its_time() -> None:
    played = begun(clock=Live(100))
    assert play.expire(played.table, played.now + 99.9) == []


@pytest.mark.parametrize("clock", [Live(100, 5), Days(2)])
def test_a_bot_stands_in_when_the_clock_has_ended(clock: Live | Days) -> None:
    played = begun(clock=clock)
    k = played.table.asked[0]
    due = played.table.due
    assert due is not None
    played.do(play.expire(played.table, due))
    assert played.table.seats[k].bot == STAND_IN
    assert played.table.bots_asked() == [k]
    assert played.table.deadline(k) is None


def test_all_clocks_that_have_ended_at_once_are_looked_after_at_once() -> None:
    played = begun("notre-dame", clock=Live(100))
    first, *late = played.table.asked
    played.answer(first)
    assert [entry.seat for entry in play.expire(played.table, 5000.0) if isinstance(entry, log.StoodIn)] == late


def test_who_comes_back_plays_again_and_has_time_to() -> None:
    played = begun(clock=Live(100))
    k = played.table.asked[0]
    played.do(play.expire(played.table, played.now + 100))
    played.now += 500
    played.do(play.come_back(played.table, played.now, k))
    assert played.table.seats[k].bot == ""
    assert played.table.deadline(k) == played.now + RETURN_SECONDS
    assert played.answer(k) == k


def test_who_is_replaced_while_others_think_loses_no_time() -> None:
    played = begun(clock=Live(1000))
    k = played.answer()
    played.now += 500
    proposer = next(other for other in range(3) if other != k)
    away = frozenset({k})
    played.do(votes.propose(played.table, played.now, proposer, "replace", k, away))
    left = played.table.seats[k].left
    third = 3 - k - proposer
    played.do(votes.cast(played.table, played.now, third, True, away))
    played.do(play.come_back(played.table, played.now, k))
    assert played.table.seats[k].left == left


def test_who_is_not_away_cannot_come_back() -> None:
    with pytest.raises(NotNow, match="seat 0 is not played by a bot"):
        play.come_back(begun().table, 1.0, 0)


def test_who_gave_up_cannot_come_back() -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 0))
    with pytest.raises(NotNow, match="seat 0 was given up"):
        play.come_back(played.table, 1.0, 0)


# ---------------------------------------------------------------- taking back


def test_an_answer_is_taken_back_at_once_while_nobody_has_learned_anything() -> None:
    played = begun()
    before = played.table.answered
    k = played.answer()
    played.do(play.undo(played.table, 2.0, k))
    assert played.table.answered == before
    assert played.table.asked == (k,)
    assert played.table.rated is False


def test_taking_back_alone_leaves_a_game_rated() -> None:
    played = begun(rated=True)
    k = played.answer()
    played.do(play.undo(played.table, 2.0, k))
    assert played.table.rated


def test_what_was_learned_since_is_taken_back_only_by_consent() -> None:
    played = begun()
    k = some_chance_later(played)
    assert played.table.game is not None
    (proposed,) = play.undo(played.table, 2.0, k)
    assert isinstance(proposed, log.Proposed)
    assert (proposed.what, proposed.to) == ("rewind", played.table.game.before_last(k))


def test_all_who_agree_go_back_together_and_the_game_is_no_longer_rated() -> None:
    played = begun(rated=True)
    k = some_chance_later(played)
    played.do(play.undo(played.table, 2.0, k))
    vote = played.table.vote
    assert vote is not None
    for other in [other for other in range(3) if other != k]:
        played.do(votes.cast(played.table, 3.0, other, True))
    assert played.table.answered == vote.to
    assert played.table.vote is None
    assert not played.table.rated


def test_against_bots_a_player_goes_back_at_once() -> None:
    played = Played(rated=True).seat("p0", "bot:greedy", "bot:random")
    rng = random.Random(1)
    played.play(rng, lambda table: table.asked == (0,)).answer(0)
    played.play(rng, lambda table: table.asked == (0,))
    assert played.table.game is not None
    assert played.table.game.undoable(0) == 0
    assert kinds(play.undo(played.table, 2.0, 0)) == ["proposed", "rewound"]


def test_who_has_not_answered_has_nothing_to_take_back() -> None:
    with pytest.raises(NotNow, match="seat 0 has not answered yet"):
        play.undo(begun("notre-dame").table, 1.0, 0)


def test_what_a_stand_in_answered_is_not_taken_back_while_it_plays() -> None:
    played = begun(clock=Live(100))
    k = played.table.asked[0]
    played.do(play.expire(played.table, 5000.0))
    played.answer(k)
    with pytest.raises(NotNow, match=f"seat {k} is played by {STAND_IN}"):
        play.undo(played.table, 5000.0, k)


# ---------------------------------------------------------------- consent


def test_all_persons_must_agree() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    assert played.table.consent_missing() == [1, 2]
    played.do(votes.cast(played.table, 2.0, 1, True))
    assert played.table.consent_missing() == [2]
    played.do(votes.cast(played.table, 2.0, 2, True))
    assert played.table.state == "over"
    assert played.table.places() == []


def test_several_seats_of_one_person_agree_once() -> None:
    played = Played("rattus", 4).seat("p0", "p1", "p1", "bot:greedy")
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    assert played.table.consent_missing() == [1, 2]
    assert kinds(votes.cast(played.table, 2.0, 2, True)) == ["voted", "abandoned"]


def test_one_person_with_all_seats_asks_nobody() -> None:
    played = Played("rattus", 2).seat("p0", "p0")
    assert kinds(votes.propose(played.table, 1.0, 0, "end")) == ["proposed", "abandoned"]


def test_who_is_away_is_not_asked() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end", away=frozenset({1})))
    assert played.table.consent_missing() == [2]


def test_in_a_rated_game_nobodys_absence_is_consent_to_end_it() -> None:
    played = begun(rated=True)
    played.do(votes.propose(played.table, 1.0, 0, "end", away=frozenset({1})))
    assert played.table.consent_missing() == [1, 2]


@pytest.mark.parametrize("what", ["end", "rewind"])
def test_a_bot_that_stands_in_is_no_consent_to_end_or_undo_the_game(what: log.What) -> None:
    played = begun("rattus", 2, clock=Live(100))
    played.answer()
    late = played.table.asked[0]
    played.do(play.expire(played.table, 5000.0))
    played.do(votes.propose(played.table, 5000.0, 1 - late, what))
    assert played.table.consent_missing() == [late]


def test_a_seat_that_a_bot_plays_has_no_vote() -> None:
    played = begun("rattus", 2, clock=Live(100))
    late = played.table.asked[0]
    played.do(play.expire(played.table, 5000.0))
    played.do(votes.propose(played.table, 5000.0, 1 - late, "end"))
    with pytest.raises(NotNow, match=f"seat {late} is played by {STAND_IN}"):
        votes.cast(played.table, 5000.0, late, True)


def test_who_comes_back_while_a_proposal_waits_is_asked_after_all() -> None:
    played = begun(clock=Live(100))
    late = played.table.asked[0]
    first, second = (k for k in range(3) if k != late)
    played.do(play.expire(played.table, 5000.0))
    played.do(votes.propose(played.table, 5000.0, first, "end", away=frozenset({late})))
    played.do(play.come_back(played.table, 5001.0, late))
    assert played.table.consent_missing() == sorted([late, second])


def test_who_is_connected_again_when_the_others_agree_is_asked_after_all() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "replace", 1, frozenset({1})))
    played.do(votes.cast(played.table, 2.0, 2, True))
    assert played.table.seats[1].bot == ""
    assert played.table.consent_missing() == [1]


def test_one_refusal_is_enough() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    played.do(votes.cast(played.table, 2.0, 1, True))
    played.do(votes.cast(played.table, 2.0, 2, False))
    assert played.table.vote is None
    assert played.table.state == "running"


def test_a_proposal_is_withdrawn_by_whoever_made_it() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    played.do(votes.cast(played.table, 2.0, 0, False))
    assert played.table.vote is None


def test_nobody_agrees_with_himself_or_twice() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    with pytest.raises(NotNow, match="seat 0 is not asked for its consent"):
        votes.cast(played.table, 2.0, 0, True)
    played.do(votes.cast(played.table, 2.0, 1, True))
    with pytest.raises(NotNow, match="seat 1 is not asked for its consent"):
        votes.cast(played.table, 2.0, 1, True)


@pytest.mark.parametrize("yes", [True, False])
def test_who_has_given_up_has_no_vote(yes: bool) -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 2))
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    with pytest.raises(NotNow, match=f"seat 2 is played by {STAND_IN}"):
        votes.cast(played.table, 2.0, 2, yes)


def test_who_has_given_up_proposes_nothing() -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 2))
    with pytest.raises(NotNow):
        votes.propose(played.table, 2.0, 2, "end")


def test_there_is_one_proposal_at_a_time() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    with pytest.raises(NotNow, match="another proposal waits for consent"):
        votes.propose(played.table, 1.0, 1, "end")


def test_without_a_proposal_there_is_no_vote() -> None:
    with pytest.raises(NotNow, match="there is no proposal to vote on"):
        votes.cast(begun().table, 1.0, 1, True)


def test_a_bot_stands_in_for_an_absent_player_if_the_others_want_it() -> None:
    played = begun()
    away = frozenset({1})
    played.do(votes.propose(played.table, 1.0, 0, "replace", 1, away))
    assert played.table.consent_missing() == [2]
    played.do(votes.cast(played.table, 2.0, 2, True, away))
    assert played.table.seats[1].bot == STAND_IN
    assert played.table.vote is None


def test_who_is_there_is_replaced_only_if_he_agrees_himself() -> None:
    played = begun("rattus", 2)
    played.do(votes.propose(played.table, 1.0, 0, "replace", 1))
    assert played.table.seats[1].bot == ""
    played.do(votes.cast(played.table, 2.0, 1, True))
    assert played.table.seats[1].bot == STAND_IN


def test_nobody_who_is_there_has_a_bot_play_his_turn_of_a_rated_live_game() -> None:
    played = begun("rattus", 2, clock=Live(100), rated=True)
    k = played.table.asked[0]
    with pytest.raises(NotNow, match=f"expected the seat of a player who is away; seat {k} is at its turn"):
        votes.propose(played.table, 1.0, 1 - k, "replace", k)


def test_nobody_agrees_to_have_a_bot_play_his_turn_of_a_rated_live_game() -> None:
    played = begun("rattus", 2, clock=Live(100), rated=True)
    k = 1 - played.table.asked[0]
    played.do(votes.propose(played.table, 1.0, 1 - k, "replace", k))
    played.play(random.Random(1), lambda table: table.asked == (k,))
    with pytest.raises(NotNow, match=f"seat {k} is at its turn"):
        votes.cast(played.table, 2.0, k, True)


def test_who_was_thought_to_be_absent_may_say_no() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "replace", 1))
    played.do(votes.cast(played.table, 2.0, 1, False))
    assert played.table.vote is None


@pytest.mark.parametrize("to", [0, 2])
def test_only_another_player_can_be_replaced(to: int) -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 2))
    with pytest.raises(Invalid, match=f"expected the seat of another player; got {to}"):
        votes.propose(played.table, 1.0, 0, "replace", to)


def test_nobody_goes_back_to_where_the_game_has_not_been() -> None:
    played = begun()
    with pytest.raises(Invalid, match="expected a number of answers from 0 to"):
        votes.propose(played.table, 1.0, 0, "rewind", played.table.answered)


def test_a_proposal_falls_when_the_last_who_was_to_agree_gives_up() -> None:
    played = begun()
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    played.do(votes.cast(played.table, 1.0, 1, True))
    played.do(play.resign(played.table, 1.0, 2))
    assert played.table.vote is None


def test_a_proposal_falls_when_its_proposer_is_away() -> None:
    played = begun(clock=Live(100))
    k = played.table.asked[0]
    played.do(votes.propose(played.table, 1.0, k, "end"))
    played.do(play.expire(played.table, 5000.0))
    assert played.table.vote is None


def test_a_proposal_to_go_back_falls_when_the_game_is_there_already() -> None:
    played = begun()
    before = played.table.answered
    k = played.answer()
    other = next(other for other in range(3) if other != k)
    played.do(votes.propose(played.table, 1.0, other, "rewind", before))
    played.do(play.undo(played.table, 1.0, k))
    assert played.table.vote is None


def test_a_proposal_falls_with_the_end_of_the_game() -> None:
    played = begun("notre-dame", 2)
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    assert played.play(random.Random(1)).table.vote is None


# ---------------------------------------------------------------- giving up


def test_of_two_players_the_other_has_won_when_one_gives_up() -> None:
    played = begun("rattus", 2)
    played.do(play.resign(played.table, 1.0, 0))
    assert played.table.state == "over"
    assert [(place.seat, place.place) for place in played.table.places()] == [(0, 2), (1, 1)]


def test_of_three_players_a_bot_plays_on_for_the_one_who_gives_up() -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 1))
    assert played.table.state == "running"
    assert played.table.seats[1].bot == STAND_IN
    assert played.play(random.Random(2)).table.state == "over"


def test_who_gave_up_comes_last_whatever_the_bot_made_of_it() -> None:
    for seed in range(5):
        played = begun()
        played.do(play.resign(played.table, 1.0, 1))
        places = played.play(random.Random(seed)).table.places()
        assert [place.place for place in places if place.seat == 1] == [3]


def test_of_several_who_gave_up_the_better_position_comes_first() -> None:
    played = begun("rattus", 4)
    played.do(play.resign(played.table, 1.0, 1))
    played.do(play.resign(played.table, 1.0, 2))
    table = played.play(random.Random(2)).table
    assert table.game is not None
    assert table.game.outcome is not None
    ranks = table.game.outcome.ranks
    place = {place.seat: place.place for place in table.places()}
    assert sorted(place[k] for k in (0, 3)) in ([1, 2], [1, 1])
    assert (place[1] < place[2]) == (ranks[1] < ranks[2])
    assert (place[0] < place[3]) == (ranks[0] < ranks[3])


def test_when_all_but_one_have_given_up_the_game_is_over() -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 1))
    played.do(play.resign(played.table, 1.0, 2))
    assert played.table.places() == [Place(0, 1, 0), Place(1, 2, 0), Place(2, 2, 0)]


def test_a_game_that_the_rest_agree_to_end_has_no_result_though_one_gave_up() -> None:
    played = begun(rated=True)
    played.do(play.resign(played.table, 1.0, 2))
    played.do(votes.propose(played.table, 1.0, 0, "end"))
    played.do(votes.cast(played.table, 1.0, 1, True))
    assert played.table.state == "over"
    assert played.table.places() == []


def test_nobody_gives_up_twice() -> None:
    played = begun()
    played.do(play.resign(played.table, 1.0, 1))
    with pytest.raises(NotNow, match="seat 1 has resigned already"):
        play.resign(played.table, 1.0, 1)


# ---------------------------------------------------------------- talking and meeting again


def test_what_is_said_is_tidied() -> None:
    played = begun()
    (said,) = chat.say(played.table, 1.0, "p1", "Bea", "  well\n\n played ")
    assert said == log.Said(at=1.0, person="p1", name="Bea", text="well played", seat=1)


@pytest.mark.parametrize("text", ["", " \n", "x" * 501])
def test_nothing_and_too_much_is_not_said(text: str) -> None:
    with pytest.raises(Invalid, match="expected 1 to 500 characters"):
        chat.say(begun().table, 1.0, "p1", "Bea", text)


def test_a_spectator_speaks_without_a_seat() -> None:
    (said,) = chat.say(begun().table, 1.0, "somebody", "Zoe", "hello")
    assert isinstance(said, log.Said)
    assert said.seat is None


def test_where_there_are_no_spectators_only_players_talk() -> None:
    played = Played(spectators=False).seat("p0", "p1", "p2")
    with pytest.raises(NotYours, match="only players talk"):
        chat.say(played.table, 1.0, "somebody", "Zoe", "hello")


def test_who_is_muted_is_not_heard_until_it_is_lifted() -> None:
    played = begun()
    played.do(chat.mute(played.table, 1.0, "p0", "p1", "Bea", True))
    with pytest.raises(NotYours, match="muted you"):
        chat.say(played.table, 1.0, "p1", "Bea", "but")
    played.do(chat.mute(played.table, 1.0, "p0", "p1", "Bea", False))
    assert kinds(chat.say(played.table, 1.0, "p1", "Bea", "but")) == ["said"]


def test_only_the_host_mutes_and_not_himself() -> None:
    with pytest.raises(NotYours):
        chat.mute(begun().table, 1.0, "p1", "p2", "Cy", True)
    with pytest.raises(Invalid):
        chat.mute(begun().table, 1.0, "p0", "p0", "Ann", True)


def test_a_rematch_is_agreed_once_the_game_is_over() -> None:
    played = begun("rattus", 2)
    with pytest.raises(NotNow):
        ending.rematch(played.table, 1.0, "next")
    played.do(play.resign(played.table, 1.0, 0))
    played.do(ending.rematch(played.table, 1.0, "next"))
    assert played.table.rematch == "next"
    with pytest.raises(NotNow, match="there is a rematch already"):
        ending.rematch(played.table, 1.0, "another")


@pytest.mark.parametrize(
    "act",
    [
        lambda table: play.answer(table, 1.0, 0, table.n, "go_on"),
        lambda table: play.undo(table, 1.0, 0),
        lambda table: play.resign(table, 1.0, 0),
        lambda table: play.come_back(table, 1.0, 0),
        lambda table: votes.propose(table, 1.0, 0, "end"),
        lambda table: votes.cast(table, 1.0, 0, True),
        lambda table: table.why_not(0, "go_on"),
    ],
)
@pytest.mark.parametrize("state", ["open", "over"])
def test_only_a_running_game_is_played(act: Callable[[Table], object], state: str) -> None:
    played = Played("rattus", 2)
    if state == "over":
        played.seat("p0", "p1")
        played.do(play.resign(played.table, 1.0, 0))
    with pytest.raises(NotNow, match=f"expected a table that is running; this one is {state}"):
        act(played.table)


# ---------------------------------------------------------------- the log


def everything(table: Table) -> dict[str, Any]:
    """All there is of a table, to compare."""
    found = {name: value for name, value in vars(table).items() if name not in ("game", "_events", "_replaced")}
    found["seats"] = [vars(seat).copy() for seat in table.seats]
    found["happenings"] = table.happenings.copy()
    found["trail"] = [(answered, state.save()) for answered, state in table.trail]
    found["muted"] = table.muted.copy()
    if table.game is not None:
        found["game"] = (table.game.past(), table.game.state.save(), table.game.asked)
    return found


def told(happenings: list[Happening]) -> list[tuple[int, Event]]:
    """What somebody who heard all of it believes to have happened."""
    heard: list[tuple[int, Event]] = []
    for happening in happenings:
        if happening.answered is not None:
            heard = [(at, event) for at, event in heard if at < happening.answered]
        heard += happening.events
    return heard


class Source:
    """Numbers: the first ones are Hypothesis' choice, the others come from a seed."""

    def __init__(self, guide: list[int], seed: int) -> None:
        self.guide = iter(guide)
        self.rng = random.Random(seed)

    def below(self, n: int) -> int:
        given = next(self.guide, None)
        return self.rng.randrange(n) if given is None else given % n

    def one_of(self, *values: Any) -> Any:
        return values[self.below(len(values))]


def any_act(played: Played, source: Source) -> list[AnyEntry]:
    """Somebody tries something, sensible or not."""
    table, now = played.table, played.now
    k = source.below(len(table.seats) + 1)
    person = source.one_of("p0", "p1", "p2", "phone")
    yes = bool(source.below(2))
    away = frozenset(j for j in range(len(table.seats)) if not source.below(2))
    what = source.below(20)
    if what < 8 and table.asked:  # most acts are sensible answers, so that games get somewhere
        k = table.asked[source.below(len(table.asked))]
        options = played.options(k)
        return play.answer(table, now, k, table.n, options[source.below(len(options))], table.seats[k].bot)
    choice = source.one_of("take_card:king", "place_in:gallia", "keep:red-inn", "go_on", "fish")
    acts: list[Callable[[], list[AnyEntry]]] = [
        lambda: seating.sit(table, now, k, person, person),
        lambda: seating.sit(table, now, k, person, person),
        lambda: seating.fill(table, now, k, "random", person),
        lambda: seating.leave(table, now, k, person),
        lambda: seating.begin(table, now, person),
        lambda: devices.link(table, now, k, person),
        lambda: devices.unlink(table, now, k),
        lambda: play.answer(table, now, k, table.n - source.below(3), choice),
        lambda: play.undo(table, now, k),
        lambda: play.undo(table, now, k),
        lambda: play.resign(table, now, k),
        lambda: play.come_back(table, now, k),
        lambda: play.expire(table, now),
        lambda: votes.propose(table, now, k, "rewind", source.below(table.answered + 2), away),
        lambda: votes.propose(table, now, k, source.one_of("end", "replace", "replace"), source.below(4), away),
        lambda: votes.cast(table, now, k, yes, away),
        lambda: votes.cast(table, now, k, True, away),
        lambda: chat.say(table, now, person, person, source.one_of("hello", "")),
        lambda: chat.mute(table, now, person, source.one_of("p1", "p2"), "Bea", yes),
        lambda: ending.rematch(table, now, "next"),
    ]
    return acts[source.below(len(acts))]()


@given(
    title=st.sampled_from(["rattus", "rattus+mercatus", "notre-dame"]),
    players=st.integers(2, 3),
    clock=st.sampled_from([None, Live(60, 5), Days(0.001)]),
    guide=st.lists(st.integers(0, 999), max_size=100),
    seed=st.integers(0, 2**30),
)
@settings(max_examples=often(30, 600), deadline=None)
def test_whatever_people_try_the_log_makes_the_same_table_and_a_refusal_changes_nothing(
    title: str, players: int, clock: log.Clock, guide: list[int], seed: int
) -> None:
    played = Played(title, players, clock=clock)
    source = Source(guide, seed)
    if source.below(3):
        played.seat(*(source.one_of("p0", "p1", "p2", "bot:greedy") for _ in range(players)))
    for _ in range(60):
        played.now += source.below(30)
        before = everything(played.table)
        try:
            wanted = any_act(played, source)
            assert everything(played.table) == before, "asking changed the table"
            played.do(wanted)
        except Refused:
            assert everything(played.table) == before, "a refusal changed the table"
        assert played.table.vote is None or played.table.consent_missing(), "a proposal waits for nobody"
        if played.table.game is not None:
            assert told(played.table.happenings) == played.table.game.happened()
    assert everything(played.resumed()) == everything(played.table)


@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus", "notre-dame"])
def test_a_whole_game_is_made_again_by_its_log(title: str) -> None:
    played = begun(title, 4).play(random.Random(4))
    again = played.resumed()
    assert everything(again) == everything(played.table)
    assert [entry.digest for entry in played.log if isinstance(entry, log.Answered)][-1] == again.digest


def test_an_entry_is_the_same_after_writing_and_reading() -> None:
    played = begun(clock=Live(100, 5))
    played.do(chat.say(played.table, 1.0, "p1", "Bea", 'quotes " and 🐀'))
    played.answer()
    assert [log.read(log.write(entry)) for entry in played.log] == played.log


def test_a_log_that_these_rules_play_differently_is_refused_by_the_first_answer_that_differs() -> None:
    played = begun()
    played.answer()
    played.answer()
    at = next(k for k, entry in enumerate(played.log) if isinstance(entry, log.Answered))
    changed = [*played.log]
    changed[at] = msgspec.structs.replace(played.log[at], digest="0" * 16)
    with pytest.raises(Unplayable, match=rf"table t, entry {at + 1}: after place_in:\w+ the position has the digest"):
        resume("t", changed)


def test_a_log_with_an_answer_that_is_not_possible_any_more_is_refused_by_its_entry() -> None:
    played = begun()
    played.answer()
    changed = [*played.log[:-1], msgspec.structs.replace(played.log[-1], choice="take_card:king")]
    with pytest.raises(Unplayable, match=r"table t, entry 6, Answered: .*take_card:king"):
        resume("t", changed)


def test_a_log_without_its_beginning_is_refused() -> None:
    with pytest.raises(Unplayable, match="expected its log to begin with created, once; got Sat"):
        resume("t", begun().log[1:])


def test_a_log_that_begins_twice_is_refused() -> None:
    played = begun()
    with pytest.raises(Unplayable, match="expected its log to begin with created, once; got Created"):
        resume("t", [*played.log, played.log[0]])


def test_a_log_with_answers_to_a_game_that_was_not_begun_is_refused_by_its_entry() -> None:
    played = begun()
    played.answer()
    without = [entry for entry in played.log if not isinstance(entry, log.Began)]
    with pytest.raises(
        Unplayable, match="table t, entry 5, Answered: expected a table that is running; this one is open"
    ):
        resume("t", without)


def test_a_log_of_a_title_that_is_gone_is_refused_by_name() -> None:
    played = begun()
    assert isinstance(played.log[0], log.Created)
    gone = msgspec.structs.replace(played.log[0].settings, title="rattus+africa")
    with pytest.raises(Unplayable, match=r"table t, entry 5, Began: .*rattus\+africa"):
        resume("t", [msgspec.structs.replace(played.log[0], settings=gone), *played.log[1:]])


def test_an_entry_of_an_unknown_kind_is_refused_by_name() -> None:
    with pytest.raises(msgspec.ValidationError, match="teleported"):
        log.read('{"kind": "teleported", "at": 1.0, "seat": 0}')


def test_an_entry_of_an_older_program_without_newer_fields_is_read() -> None:
    assert log.read('{"kind":"answered","at":1.0,"seat":0,"choice":"go_on"}') == log.Answered(
        at=1.0, seat=0, choice="go_on"
    )


def test_without_a_log_there_is_no_table() -> None:
    with pytest.raises(NotFound):
        resume("t", [])
