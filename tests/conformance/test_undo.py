"""Taking back: only what nobody has learned anything from, and then it is as if it had never been answered."""

from __future__ import annotations

import pytest

from lazaretto.kernel.errors import CannotUndo
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from tests.conformance.cases import Case, every_case
from tests.conformance.plays import Play, every_play, imagined, pick, position, seats, walk


def views(game: Game) -> list[object]:
    """What everybody knows."""
    return [game.view(seat) for seat in seats(game)]


@every_case
@every_play
def test_taking_back_leads_to_where_everybody_knew_what_he_knew_before(case: Case, play: Play) -> None:
    source = play.source()
    game = case.game(play.seed)
    while game.decision is not None:
        before, known, record = position(game.state), views(game), game.answered
        seat, choice = pick(game, source)
        game.apply(choice, seat)
        after = position(game.state)
        if game.undoable(seat):
            game.undo(seat)
            assert position(game.state) == before
            assert views(game) == known
            assert game.answered == record
            game.apply(choice, seat)
            assert position(game.state) == after


@every_case
@every_play
def test_an_answer_can_be_taken_back_until_chance_speaks_or_somebody_learns(case: Case, play: Play) -> None:
    source = play.source()
    game = case.game(play.seed)
    while game.decision is not None:
        answered, learned = game.answered, game.state.learned
        seat, choice = pick(game, source)
        game.apply(choice, seat)
        chance_spoke = game.answered > answered + 1
        if chance_spoke or game.state.learned != learned:
            before = position(game.state)
            assert game.undoable(seat) == 0
            with pytest.raises(CannotUndo, match=f"seat {seat}"):
                game.undo(seat)
            assert position(game.state) == before
            assert game.answered > answered
        else:
            assert game.undoable(seat) > 0


@every_case
@every_play
def test_nothing_that_can_be_taken_back_has_shown_anybody_anything(case: Case, play: Play) -> None:
    """In any other world that a seat held possible, the same answer would have shown it the same."""
    source = play.source()
    game = case.game(play.seed)
    while game.decision is not None:
        seat, choice = pick(game, source)
        worlds = {viewer: imagined(game, game.view(viewer), game.answered) for viewer in seats(game)}
        game.apply(choice, seat)
        for viewer, world in worlds.items() if game.undoable(seat) else ():
            decision = world.decision_of(seat)
            if decision is not None and choice in decision.options:
                world.apply(choice, seat)
                assert world.view(viewer) == game.view(viewer), f"{choice} of seat {seat} tells {viewer} something"


@every_case
@every_play
def test_an_answer_cannot_be_taken_back_once_another_seat_has_answered(case: Case, play: Play) -> None:
    source = play.source()
    game = case.game(play.seed)
    last = CHANCE
    while game.decision is not None:
        at_once = len(game.asked) > 1
        seat, choice = pick(game, source)
        game.apply(choice, seat)
        if last not in (CHANCE, seat) and not at_once and len(game.asked) == 1:
            assert game.undoable(last) == 0, f"seat {last} answered before seat {seat}"
        last = CHANCE if len(game.asked) > 1 else seat


@every_case
@every_play
def test_all_that_can_be_taken_back_is_taken_back_one_answer_at_a_time(case: Case, play: Play) -> None:
    passed: list[bytes] = []  # the position after so many answers
    for n, game in enumerate(walk(case, play, dealt=True)):
        passed += [b""] * (game.answered - len(passed)) + [position(game.state)]
        s = game.state
        if n % 15 == 10 and len(game.asked) == 1 and not s.step(s.top()).simultaneous:
            twin = game.fork(seed=0)
            for seat in range(game.players):
                for _ in range(twin.undoable(seat)):
                    twin.undo(seat)
                    assert position(twin.state) == passed[twin.answered]
                assert twin.undoable(seat) == 0


@every_case
@every_play
def test_going_back_by_consent_leads_to_the_position_that_was(case: Case, play: Play) -> None:
    passed = {}
    for game in walk(case, play):
        passed[game.answered] = position(game.state)
    for answered in range(game.answered, -1, -25):
        game.rewind(answered)
        assert game.answered == answered
        assert position(game.state) == passed[answered]
    with pytest.raises(CannotUndo, match="from 0 to"):
        game.rewind(game.answered + 1)
