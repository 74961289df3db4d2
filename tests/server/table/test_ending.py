"""Who gave up, what is said, and how people meet again."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from lazaretto.games.titles import TITLES
from lazaretto.server import entries as log
from lazaretto.server.commands import chat, ending, play, seating, votes
from lazaretto.server.refusals import Invalid, NotNow, NotYours
from lazaretto.server.table import ENTRIES, Place, Table
from tests.server.tables import STAND_IN, Played, begun, kinds


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


@pytest.mark.parametrize("title", TITLES)
def test_points_stay_what_they_were_when_all_but_one_gave_up(title: str) -> None:
    played = begun(title, 2)
    played.play(random.Random(3), lambda table: table.answered > 60)
    game = played.table.game
    assert game is not None
    assert game.outcome is None
    totals = list(game.state.outcome().totals)
    played.do(play.resign(played.table, 1.0, 0))
    assert [place.points for place in played.table.places()] == totals
    assert any(totals)


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


@pytest.mark.slow
def test_a_game_that_has_no_end_ends_without_a_result() -> None:
    played = begun()
    while played.table.state == "running":
        k = played.table.asked[0]
        played.answer(k, played.options(k)[-1])  # rules allow to go on like this for ever
    ended = played.log[-1]
    assert isinstance(ended, log.Abandoned)
    assert (ended.why, played.table.places()) == ("length", [])
    assert play.ANSWERS <= played.table.answered < play.ANSWERS + 20
    assert played.resumed().state == "over"


def test_a_log_that_has_become_too_long_takes_only_what_leads_to_an_end() -> None:
    played = begun()
    while played.table.n < ENTRIES:
        played.do(chat.mute(played.table, 1.0, "p0", "p1", "P1", muted=played.table.n % 2 == 0))
    with pytest.raises(NotNow, match="as much has happened"):
        played.do(chat.say(played.table, 1.0, "p0", "P0", "more"))
    assert played.play(random.Random(2)).table.state == "over"  # nobody ends a game by what he says beside it
    assert kinds(played.log[-1:]) == ["answered"]


def test_before_a_game_a_log_that_has_become_too_long_lets_people_only_leave() -> None:
    played = Played()
    played.do(seating.sit(played.table, 1.0, 1, "p1", "P1"))
    while played.table.n < ENTRIES:
        played.do(seating.sit(played.table, 1.0, 0, "p0", "P0"))
        played.do(seating.leave(played.table, 1.0, 0, "p0"))
    with pytest.raises(NotNow, match="as much has happened"):
        played.do(seating.sit(played.table, 1.0, 0, "p0", "P0"))
    played.do(seating.leave(played.table, 1.0, 1, "p1"))
    assert played.table.seats[1].is_open
