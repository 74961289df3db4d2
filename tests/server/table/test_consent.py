"""What is proposed, who must agree, and when it falls."""

from __future__ import annotations

import random

import pytest

from lazaretto.server import entries as log
from lazaretto.server.commands import play, votes
from lazaretto.server.entries import Live
from lazaretto.server.refusals import Invalid, NotNow
from tests.server.tables import STAND_IN, Played, begun, kinds


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
