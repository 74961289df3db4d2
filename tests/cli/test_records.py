"""What commands do with records: replay, stats, verify; and files that cannot be read."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import lazaretto
from lazaretto.cli.main import main
from lazaretto.kernel.record import Record, commitment


def finished() -> lazaretto.Game:
    game = lazaretto.new("rattus", players=2, seed=5)
    rng = lazaretto.Rng(5)
    while game.decision is not None:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished().record().to_json(), encoding="utf-8")
    return path


def commit(record: Path, seed: str) -> None:
    """Put into a record what a table would have published of this seed."""
    read = Record.from_json(record.read_bytes())
    record.write_text(replace(read, commitment=commitment(seed)).to_json(), encoding="utf-8")


def test_replay_tells_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    assert "The plague breaks out in" in capsys.readouterr().out


def test_replay_shows_the_board_at_a_moment(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--at", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["answered"] == 3


def test_stats_say_how_games_went(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(record), str(record)]) == 0
    told = capsys.readouterr().out
    for said in ("Turn order", "Class cards taken", "cubes in regions"):
        assert said in told
    assert main(["stats", str(record), "--json"]) == 0
    tallies = json.loads(capsys.readouterr().out)
    whole = next(tally for tally in tallies if (tally["kind"], tally["item"]) == ("game", "whole"))
    assert (whole["players"], whole["games"], whole["wins"]) == (2, 2, 1)
    sources = sum(tally["amount"] for tally in tallies if tally["kind"] == "points")
    assert sources == whole["amount"]


def test_stats_of_exported_games_are_those_of_ones_own_seats(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.dumps({"seats": [1], "record": json.loads(record.read_text(encoding="utf-8"))})
    games = tmp_path / "games.jsonl"
    games.write_text(f"{line}\n{line}\n", encoding="utf-8")
    assert main(["stats", str(games), "--json"]) == 0
    tallies = json.loads(capsys.readouterr().out)
    assert [tally["games"] for tally in tallies if tally["kind"] == "turn"] == [2]


@pytest.mark.parametrize("line", ['{"record": 1}', '{"record": {}, "seats": 3}'])
def test_stats_say_which_line_is_no_game(line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = tmp_path / "games.jsonl"
    games.write_text(f"{line}\n", encoding="utf-8")
    assert main(["stats", str(games)]) == 1
    assert 'line 1: expected a game with "seats" and "record"' in capsys.readouterr().err


def test_stats_leave_out_a_game_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = tmp_path / "running.json"
    running.write_text(lazaretto.new("rattus", players=2, seed=5).record().to_json(), encoding="utf-8")
    assert main(["stats", str(running), "--json"]) == 0
    told = capsys.readouterr()
    assert (told.out.strip(), "left out" in told.err) == ("[]", True)


def test_a_true_record_verifies(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record)]) == 0
    assert "every draw follows from the seed" in capsys.readouterr().out


def test_a_record_whose_seed_was_changed_is_found_out(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace('"seed":"5"', '"seed":"6"'), encoding="utf-8")
    assert main(["verify", str(record), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["draws_differ"]


def test_a_record_whose_seed_was_committed_to_verifies(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commit(record, "5")
    assert main(["verify", str(record)]) == 0
    assert "every draw follows from the seed, which is the one that was committed to" in capsys.readouterr().out


def test_a_record_whose_seed_is_not_the_one_committed_to_is_found_out(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit(record, "6")
    assert main(["verify", str(record)]) == 1
    assert "the seed 5 is not the one that was committed to before the game" in capsys.readouterr().out
    assert main(["verify", str(record), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["commitment_kept"], found["draws_differ"]) == (False, [])


def test_a_file_that_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.json"
    path.write_text("[]", encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    assert "expected a record with \"lazaretto\": 2; found 'list'" in capsys.readouterr().err


def test_bytes_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.json"
    path.write_bytes(b"\xff\xfe")
    assert main(["verify", str(path)]) == 1
    assert "expected a record in JSON" in capsys.readouterr().err


def test_a_seat_that_does_not_exist_sees_nothing(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--seat", "-1"]) == 1
    assert "expected a seat from 0 to 1, or None; got -1" in capsys.readouterr().err


def test_a_record_of_another_version_says_so(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('"version":2', '"version":1'), encoding="utf-8")
    assert main(["verify", str(record)]) == 0
    assert "played under version 1 of the rules, checked under version 2" in capsys.readouterr().out


@pytest.mark.slow
def test_a_reader_who_has_seen_enough_is_no_error(record: Path) -> None:
    command = f'"{sys.executable}" -m lazaretto replay "{record}" | head -1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_a_terminal_that_lacks_letters_gets_others(record: Path) -> None:
    command = [sys.executable, "-m", "lazaretto", "replay", str(record), "--at", "5"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    assert subprocess.run(command, capture_output=True, env=environment).returncode == 0


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "missing.json"]) == 1
    assert "missing.json" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().err == f"lazaretto: {file}: No such file or directory\n"


@pytest.mark.parametrize("name", ["\0", "\ud800"], ids=["null", "surrogate"])
@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--seats", "human,random", "--record"]])
def test_a_name_that_no_file_can_have_is_refused(
    command: list[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, name]) == 1
    assert "expected the name of a file; got" in capsys.readouterr().err


def test_a_record_from_standard_input_that_is_no_text_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff{"), encoding="utf-8"))
    assert main(["verify", "-"]) == 1
    assert "expected a record in JSON" in capsys.readouterr().err
