"""The puzzles of the package: each has one best answer, with the evidence that it claims."""

from __future__ import annotations

import re
from typing import Any

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import FOLDER, languages
from lazaretto.puzzles import LEVELS, Puzzle, file_of, puzzles, read
from tools.puzzles import compose, play_out
from tools.puzzles.difficulty import MOST
from tools.puzzles.solve import BUDGET, FEWEST, solve
from tools.puzzles.weighed import asked, idea

IN_ALL = 300


def of(title: str, evidence: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles(title).values() if puzzle.evidence == evidence]


def solved_again(title: str, puzzle: Puzzle) -> dict[str, Any]:
    weighed = solve(title, puzzle.position, 10 * BUDGET)
    return {answer: pytest.approx(worth, abs=1e-4) for answer, worth in weighed.worths.items()}


def test_there_are_three_hundred_puzzles_of_every_level_and_both_kinds_of_evidence() -> None:
    everything = [puzzle for title in TITLES for puzzle in puzzles(title).values()]
    assert len(everything) >= IN_ALL
    for title in TITLES:
        assert all(puzzle.game or puzzle.source for puzzle in puzzles(title).values())
        assert {puzzle.level for puzzle in puzzles(title).values()} == set(LEVELS)
        assert {puzzle.evidence for puzzle in puzzles(title).values()} == {"solved", "played"}


@pytest.mark.parametrize("title", TITLES)
def test_numbers_and_positions_are_used_once(title: str) -> None:
    kept = [read(line) for line in file_of(title).read_text(encoding="utf-8").splitlines()]
    assert len({puzzle.number for puzzle in kept}) == len({puzzle.position for puzzle in kept}) == len(kept)


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_asks_its_seat_and_weighs_just_the_answers_that_are_open(title: str) -> None:
    for puzzle in puzzles(title).values():
        game = lazaretto.position(title, puzzle.position)
        decision = game.decision_of(puzzle.seat)
        assert decision is not None, puzzle.number
        assert set(puzzle.worths) == {option.text for option in decision.options}, puzzle.number
        assert (puzzle.asks, puzzle.rule) == (asked(decision), game.rule_behind(puzzle.best, puzzle.seat)), (
            puzzle.number
        )


@pytest.mark.parametrize("title", TITLES)
def test_the_best_answer_is_clearly_better_than_every_other(title: str) -> None:
    for puzzle in puzzles(title).values():
        best = puzzle.worths[puzzle.best]
        assert best == max(puzzle.worths.values()), puzzle.number
        assert puzzle.idea == idea(puzzle.best, puzzle.worths), puzzle.number
        least = compose.GAP if puzzle.evidence == "solved" else play_out.GAP
        assert puzzle.gap >= least - 1e-4, puzzle.number


@pytest.mark.parametrize("title", TITLES)
def test_a_solved_puzzle_rests_on_no_games_and_a_played_one_on_many_and_a_search_that_agrees(title: str) -> None:
    for puzzle in of(title, "solved"):
        assert {worth.games for worth in puzzle.worths.values()} == {0}, puzzle.number
        assert len(puzzle.worths) >= FEWEST, puzzle.number
    for puzzle in of(title, "played"):
        games = [worth.games for worth in puzzle.worths.values()]
        assert min(games) >= play_out.ROUND, puzzle.number
        assert (max(games), sum(games)) == (games[0], puzzle.effort), puzzle.number
        assert puzzle.visits <= MOST, puzzle.number


@pytest.mark.parametrize("title", TITLES)
def test_the_smallest_puzzles_are_solved_again_with_the_same_worths(title: str) -> None:
    for puzzle in sorted(of(title, "solved"), key=lambda puzzle: puzzle.effort)[:5]:
        assert dict(puzzle.worths) == solved_again(title, puzzle), puzzle.number


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_every_solved_puzzle_is_solved_again_with_the_same_worths(title: str) -> None:
    for puzzle in of(title, "solved"):
        assert dict(puzzle.worths) == solved_again(title, puzzle), puzzle.number


def composed(title: str) -> list[Puzzle]:
    """The solved ones that were not taken from a record."""
    return [puzzle for puzzle in of(title, "solved") if puzzle.found != "record"]


def found_again(title: str, puzzle: Puzzle) -> bool:
    return any(found.position == puzzle.position for found in compose.find_solved(title, puzzle.game))


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_the_first_solved_puzzle_is_found_again_in_the_game_with_its_seed(title: str) -> None:
    assert {puzzle.found for puzzle in composed(title)} == {"now"}
    assert found_again(title, composed(title)[0])


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_every_solved_puzzle_is_found_again_in_the_game_with_its_seed(title: str) -> None:
    assert [puzzle.number for puzzle in composed(title) if not found_again(title, puzzle)] == []


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_from_a_record_says_which_and_where(title: str) -> None:
    taken = [puzzle for puzzle in puzzles(title).values() if puzzle.found == "record"]
    assert taken
    assert all(re.fullmatch(r"[0-9a-f]{12}:\d+", puzzle.source) for puzzle in taken)
    assert all((puzzle.source != "") == (puzzle.found == "record") for puzzle in puzzles(title).values())


@pytest.mark.parametrize("title", TITLES)
def test_games_played_on_again_have_the_same_best_answer(title: str) -> None:
    for puzzle in sorted(of(title, "played"), key=lambda puzzle: puzzle.effort)[:2]:
        view = lazaretto.position(title, puzzle.position).view(puzzle.seat)
        weighed = play_out.play_out(title, view, puzzle.game + 1)  # other worlds and other draws
        assert next(iter(weighed.worths)) == puzzle.best, puzzle.number


@pytest.mark.parametrize("language", languages())
def test_question_moment_and_idea_of_every_puzzle_have_their_words(language: str) -> None:
    text = (FOLDER / language / "puzzles.ftl").read_text(encoding="utf-8")
    for title in TITLES:
        for puzzle in puzzles(title).values():
            moment = puzzle.moment.replace(" ", "-")
            for key in (f"puzzle-asks-{puzzle.asks}", f"puzzle-moment-{moment}", f"puzzle-idea-{puzzle.idea}"):
                assert f"\n{key} =" in text, key
