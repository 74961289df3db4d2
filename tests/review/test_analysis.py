"""What the open answers of a position are worth: the better one first, its error told, from what a seat knows."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.puzzles import puzzles
from lazaretto.review import analysis
from lazaretto.review.analysis import analyse
from lazaretto.review.fitted import fitted
from lazaretto.review.losses import Effort


def proven(title: str) -> tuple[lazaretto.Game, str, int]:
    """A puzzle that every search solves at a glance."""
    easy = [puzzle for puzzle in puzzles(title).values() if puzzle.evidence == "solved" and puzzle.visits == 1]
    puzzle = max(easy, key=lambda each: each.gap)
    return lazaretto.position(title, puzzle.position), puzzle.best, puzzle.seat


@pytest.mark.parametrize("title", TITLES)
def test_every_open_answer_is_weighed_and_the_best_is_first(title: str) -> None:
    game, best, seat = proven(title)
    found = analyse(game.view(seat))
    assert found[0].choice == best
    assert (found[0].behind, found[0].error) == (0.0, 0.0)
    assert {each.choice for each in found} == {option.text for option in game.view(seat).own.options}
    for other in found[1:]:
        assert other.lead == pytest.approx(found[0].lead - other.behind)
        assert other.error >= fitted(title).horizon


def test_the_same_seed_finds_the_same() -> None:
    game, _, seat = proven("notre-dame")
    assert analyse(game.view(seat), seed=3) == analyse(game.view(seat), seed=3)


def test_a_longer_look_weighs_the_best_answers_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SECOND_LOOK", Effort(900, 400, 2))
    monkeypatch.setattr(analysis, "CLOSE", 2)
    line = "players:3 to:red plague:gallia gallia:r1g1/s germania:/ss italia:r2/s hungaria:b1/ at:move_plague"
    found = analyse(lazaretto.position("rattus", line).view(0), longer=True)
    assert [each.closely for each in sorted(found, key=lambda each: not each.closely)][:3] == [True, True, False]
    again = next(each for each in found[1:] if each.closely)
    assert again.error >= fitted("rattus").horizon_again


def test_what_a_seat_does_not_know_makes_no_difference() -> None:
    """Green has seen a token; to red it may be any, whichever it is."""
    line = "players:2 to:red plague:italia gallia:r3g1/s[{}g] germania:r1/s polonia:r1/s supply:20 at:move_plague"
    one, other = (analyse(lazaretto.position("rattus", line.format(face)).view(0)) for face in ("S01", "S07"))
    assert one == other
