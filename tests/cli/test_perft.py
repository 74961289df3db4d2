"""Counting the answer sequences from a position."""

from __future__ import annotations

import io
import sys

import pytest

from lazaretto.cli.main import main


def test_it_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "rattus", "--players", "2", "--depth", "2"]) == 0
    assert capsys.readouterr().out == "16\n"


def test_divide_shows_each_branch(capsys: pytest.CaptureFixture[str]) -> None:
    main(["perft", "rattus", "--players", "2", "--depth", "2", "--divide"])
    assert capsys.readouterr().out == "starts:red 8\nstarts:green 8\n16\n"


@pytest.mark.parametrize("depth", ["-1", "501", "9" * 30])
def test_a_depth_that_cannot_be_counted_is_refused(depth: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "rattus", "--depth", depth]) == 1
    assert f"--depth: expected 0 to 500; got {depth}" in capsys.readouterr().err


def test_a_position_comes_through_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = "players:2 to:red plague:italia gallia:r2/ss at:act"
    assert main(["perft", "rattus", "--position", line, "--depth", "1"]) == 0
    straight = capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{line}\n"))
    assert main(["perft", "rattus", "--position", "-", "--depth", "1"]) == 0
    assert capsys.readouterr().out == straight
