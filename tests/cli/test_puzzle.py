"""A puzzle in the terminal."""

from __future__ import annotations

import io
import sys

import pytest

from lazaretto.cli.main import main
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from lazaretto.puzzles import puzzles
from tests.cli.keyboard import answer


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_the_best_move_is_right_and_every_option_is_told_with_its_worth(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], title: str, language: str
) -> None:
    number, puzzle = next(iter(puzzles(title).items()))
    answer(monkeypatch, puzzle.best)
    assert main(["puzzle", title, str(number), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert Words(language).say("puzzle-right") in said
    assert f"{puzzle.worths[puzzle.best].win:.1%}" in said


def test_another_move_is_told_which_was_the_best(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number, puzzle = next(iter(puzzles("rattus").items()))
    answer(monkeypatch, list(puzzle.worths)[-1])
    assert main(["puzzle", "rattus", str(number)]) == 0
    assert "Not the best." in capsys.readouterr().out


def test_nothing_is_told_to_who_leaves_before_answering(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["puzzle", "rattus", "--level", "3"]) == 0
    assert "Chance to win" not in capsys.readouterr().out


def test_a_number_that_no_puzzle_has_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "rattus", "99999"]) == 1
    assert "expected a puzzle from 1 to" in capsys.readouterr().err
