"""What is taken back at once, and what only by consent."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from lazaretto.server import entries as log
from lazaretto.server.commands import play, votes
from lazaretto.server.entries import Live
from lazaretto.server.refusals import NotNow
from tests.server.tables import STAND_IN, Played, begun, kinds, some_chance_later


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


def test_what_is_taken_back_late_in_a_game_makes_its_table_hardly_slower_to_read() -> None:
    played = begun()
    while played.table.answered < 800:
        played.answer(choice=played.options(played.table.asked[0])[-1])  # rules allow to go on like this for ever
    without = seconds(played.resumed)
    for _ in range(100):
        k = played.answer()
        played.do(play.undo(played.table, 2.0, k))
    assert kinds(played.log[-2:]) == ["answered", "taken-back"]
    assert seconds(played.resumed) < 4 * without


def test_a_game_goes_back_by_consent_only_so_often() -> None:
    played = Played().seat("p0", "p0", "p0")
    played.answer()
    for _ in range(votes.REWINDS):
        played.do(votes.propose(played.table, 2.0, 0, "rewind", 0))
        played.answer()
    with pytest.raises(NotNow, match="gone back as often as it may"):
        votes.propose(played.table, 2.0, 0, "rewind", 0)


def seconds(act: Callable[[], object]) -> float:
    """Of processor time that something takes."""
    before = time.process_time()
    act()
    return time.process_time() - before
