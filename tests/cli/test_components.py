"""Sets of components by command."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from lazaretto.cli.main import main
from lazaretto.kernel.record import Record


def test_a_set_is_shown_with_what_is_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show", "rattus"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"S01 +1 +0 +0 +Church, Bourgeoisie\n", re.sub(" +\n", "\n", out))
    assert re.search(r"S02 +1\* +0\* +0\* +Chivalry\*, Magic\*", out)
    assert re.search(r"Hispania +Gallia +Italia\*", out)


@pytest.mark.parametrize("title", ["rattus", "notre-dame"])
def test_a_new_set_is_the_titles_own_until_somebody_edits_it(
    title: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "my box"
    assert main(["components", "new", title, str(folder)]) == 0
    assert main(["components", "compare", title, str(folder)]) == 0
    assert "Both sets say the same." in capsys.readouterr().out
    assert main(["components", "new", title, str(folder)]) == 1
    assert "it would be lost" in capsys.readouterr().err


def test_an_edited_set_is_checked_compared_and_piped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "my box"
    main(["components", "new", "notre-dame", str(folder)])
    board = folder / "board.toml"
    board.write_text(board.read_text().replace("monk = 0", "monk = 3"))
    capsys.readouterr()
    assert main(["components", "check", str(folder)]) == 0
    assert re.search("Notre Dame: my box, digest [0-9a-f]{12}$", capsys.readouterr().out.strip())
    main(["components", "show", "notre-dame", str(folder), "--json"])
    monkeypatch.setattr("sys.stdin", io.StringIO(capsys.readouterr().out))
    assert main(["components", "compare", "notre-dame", "-"]) == 0
    assert "Monk, rats: -0 +3" in capsys.readouterr().out


def test_what_is_wrong_is_said_of_each_file_and_ends_with_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["components", "new", "rattus", str(tmp_path)])
    tokens = tmp_path / "tokens.toml"
    tokens.write_text(tokens.read_text().replace("limit = 1", "limit = 9", 1))
    (tmp_path / "no-set.json").write_text("{}")
    assert main(["components", "check", str(tmp_path), str(tmp_path / "no-set.json"), "nowhere"]) == 1
    errors = capsys.readouterr().err.splitlines()
    assert "tokens.toml, line 10: S01: limit: expected a number from 1 to 6; found 9" in errors[0]
    assert "no-set.json: title: expected rattus or notre-dame; found None" in errors[1]
    assert errors[2] == "nowhere: expected a set in one file, or a folder with tokens.toml or board.toml"


def test_sets_of_two_boxes_are_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "compare", "rattus+mercatus", "notre-dame"]) == 1
    assert "expected two sets of one title; got sets of rattus and notre-dame" in capsys.readouterr().err


def test_a_set_in_one_file_is_played_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["components", "show", "rattus", "--json"])
    file = tmp_path / "set.json"
    file.write_text(capsys.readouterr().out.replace('"limit": 1,', '"limit": 2,', 1))
    record = tmp_path / "game.json"
    assert main(["play", "--seats", "random,random", "--components", str(file), "--record", str(record)]) == 0
    assert Record.from_json(record.read_bytes()).setup["components"]["tokens"]["token"][0]["limit"] == 2
