"""Positions with one best answer, solved to the end of the game: expert finds nearly all of them.

`python -m tools.puzzles` has found and solved them; what a line holds is said there.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.bots.roster import bot
from lazaretto.games.titles import TITLES
from tools.puzzles import BUDGET, FEWEST, GAP, solve

Puzzle = dict[str, Any]

FOUND = 0.9  # how many of them expert is to find


def puzzles(title: str) -> list[Puzzle]:
    lines = (Path(__file__).parent / "puzzles" / f"{title}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def solved_again(title: str, puzzle: Puzzle) -> Puzzle:
    solution = solve(title, puzzle["position"], 10 * BUDGET)
    return solution.puzzle(puzzle["position"], puzzle["kind"]) | {"looked_at": puzzle["looked_at"]}


@pytest.mark.parametrize("title", TITLES)
def test_a_puzzle_asks_its_seat_and_offers_its_answer_beside_two_others(title: str) -> None:
    kept = puzzles(title)
    assert len({puzzle["position"] for puzzle in kept}) == len(kept) >= 42
    for puzzle in kept:
        decision = lazaretto.position(title, puzzle["position"]).decision
        assert decision is not None
        assert decision.seat == puzzle["seat"]
        assert puzzle["best"] in [option.text for option in decision.options]
        assert len(decision.options) >= FEWEST
        assert puzzle["win"] - puzzle["second"] >= GAP


@pytest.mark.parametrize("title", TITLES)
def test_the_smallest_puzzles_have_the_answer_that_is_kept(title: str) -> None:
    for puzzle in sorted(puzzles(title), key=lambda puzzle: int(puzzle["looked_at"]))[:5]:
        assert solved_again(title, puzzle) == puzzle


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_every_puzzle_has_the_answer_that_is_kept(title: str) -> None:
    for puzzle in puzzles(title):
        assert solved_again(title, puzzle) == puzzle


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_expert_finds_nine_of_ten_puzzles(title: str) -> None:
    kept = puzzles(title)
    missed = []
    for seed, puzzle in enumerate(kept):
        view = lazaretto.position(title, puzzle["position"]).view(puzzle["seat"])
        answer = bot("expert", title, seed).choose(view).text
        if answer != puzzle["best"]:
            missed.append((answer, puzzle))
    assert len(missed) <= (1 - FOUND) * len(kept), missed
