"""The commands as a person or a script uses them."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import lazaretto
from lazaretto.cli.main import main
from lazaretto.games.titles import TITLES
from lazaretto.kernel.record import Record, commitment
from lazaretto.lang.words import Words, languages
from lazaretto.lessons.lesson import Task, lessons_of
from lazaretto.puzzles import puzzles

POSITION = "players:2 to:red plague:italia gallia:r2/ss germania:g3/s cards:king=red,witch=green supply:20 gone:S01,S02"

OWN_BOT = """
class Own:
    def __init__(self, title, seed):
        pass

    def choose(self, view):
        return view.decision.options[0]
"""


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


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))


def looked_at(task: Task) -> list[str]:
    """What a learner types who has the right answer shown, and goes on."""
    return ["s", ""] if task.right else [""]


class TestPlay:
    @pytest.mark.slow
    def test_a_game_can_be_played_to_the_end_by_number(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        answer(monkeypatch, *["1"] * 500)
        file = tmp_path / "out.json"
        assert main(["play", "--seed", "1", "--seats", "human,random", "--record", str(file)]) == 0
        assert "A player has all cubes on the board." in capsys.readouterr().out
        assert lazaretto.replay(file.read_text(encoding="utf-8")).outcome is not None

    def test_a_game_that_is_left_has_a_record_too(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        answer(monkeypatch, "1", "q")
        file = tmp_path / "left.json"
        assert main(["play", "--seed", "1", "--seats", "human,random", "--record", str(file)]) == 0
        assert lazaretto.replay(file.read_text(encoding="utf-8")).outcome is None

    def test_a_bot_of_ones_own_takes_a_seat(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        own = tmp_path / "own.py"
        own.write_text(OWN_BOT, encoding="utf-8")
        assert main(["play", "--seed", "1", "--seats", f"{own}:Own,random"]) == 0
        out = "".join(capsys.readouterr().out.split())
        assert f"{own}:Own" in out
        assert "Aplayerhasallcubesontheboard." in out

    def test_the_end_of_input_ends_like_leaving(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert main(["play", "--seed", "1", "--seats", "human,random"]) == 0

    def test_a_choice_can_be_typed_and_taken_back(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer(monkeypatch, "take_card:monk", "u", "take_card:knight", "q")
        main(["play", "--position", POSITION, "--seed", "1"])
        out = capsys.readouterr().out
        assert "Red takes the Monk." in out
        assert "reserve 18 · in regions 2 · palace 0 · King, Knight" in out

    def test_what_is_not_possible_says_why_with_the_rule(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer(monkeypatch, "place_in:italia", "q")
        main(["play", "--position", POSITION, "--seed", "1"])
        out = capsys.readouterr().out
        assert "There are no rats in Italia. RAT-T7" in out

    def test_a_set_up_against_the_advice_of_the_rulebook_is_played_with_a_warning(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer(monkeypatch, "q")
        cards = "cards=king,monk,merchant,peasant,witch,brewer"
        assert main(["play", "rattus+mercatus", "--seats", "human,random", "--seed", "1", "--option", cards]) == 0
        assert "MER-S6" in capsys.readouterr().out

    @pytest.mark.parametrize("title", TITLES)
    @pytest.mark.parametrize("language", languages())
    @pytest.mark.parametrize("columns", [40, 80])
    def test_every_title_can_be_played_in_every_language_in_a_terminal_of_any_width(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        title: str,
        language: str,
        columns: int,
    ) -> None:
        monkeypatch.setenv("COLUMNS", str(columns))
        answer(monkeypatch, *["1"] * 12, "b", "q")
        assert main(["play", title, "--seats", "human,random,random", "--seed", "2", "--lang", language]) == 0
        lines = [line.rpartition("› ")[2] for line in capsys.readouterr().out.splitlines()]  # without the prompt
        assert max(map(len, lines)) <= columns
        assert not [line for line in lines if "event-" in line or "choice-" in line or "ask-" in line]

    def test_between_two_people_a_curtain_hides_what_the_first_one_saw(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer(monkeypatch, "", "go_on", "1", "", "q")
        position = "players:2 to:red plague:italia gallia:r2/s germania:g3/s[S04r] cards:witch=red done:card,cubes"
        main(["play", "--position", position, "--seed", "1", "--seats", "human,human"])
        before, _, after = capsys.readouterr().out.partition("Green is next: take the keyboard and press Enter.")
        assert "≥2 M CB" in before
        assert "≥2 M CB" not in after

    def test_the_board_speaks_the_language(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer(monkeypatch, "q")
        main(["play", "--position", POSITION, "--seed", "1", "--lang", "it"])
        assert "Rosso" in capsys.readouterr().out

    @pytest.mark.parametrize(
        ("typed", "expected"),
        [
            ("99", "Expected a number from 1 to"),
            ("fly", "Nothing is called fly. This is open now:"),
            ("r RAT-X9", "There is no rule RAT-X9."),
            ("r rat-t6", "RAT-T6"),
            ("w take_card:monk", "That is possible now."),
            ("u", "There is nothing to undo"),
            ("s", "Expected the name of a file after s."),
            ("s /nowhere/file", "No such file or directory"),
            ("[/x]", "Nothing is called [/x]. This is open now:"),
            ("²", "Nothing is called ². This is open now:"),
            ("w 1", "That is possible now."),
            ("?", "undoes your last move"),
            ("p", "players:2 to:red plague:italia"),
        ],
    )
    def test_whatever_is_typed_gets_an_answer(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, expected: str
    ) -> None:
        answer(monkeypatch, typed, "q")
        main(["play", "--position", POSITION, "--seed", "1"])
        assert expected in " ".join(capsys.readouterr().out.split())

    @pytest.mark.parametrize(
        ("arguments", "expected"),
        [
            (
                ["--seats", "human,ghost"],
                "bots random, beginner, greedy, easy, normal, expert, master, a character of the title, search:VISITS, "
                "search:VISITS:file.toml or file.py:Class",
            ),
            (["--seats", "human,ghost.py:Ghost"], "ghost.py: expected a file with a bot"),
            (["--seats", "human"], "expected 2, 3 or 4 players; got 1"),
            (["--option", "order"], "expected NAME=VALUE; got 'order'"),
            (["--option", "players=3"], "rattus has no option 'players'; it has: start, order"),
            (["--position", POSITION, "--option", "order=free"], "--position: expected without --option"),
            (
                ["--position", POSITION, "--seats", "human,random,random"],
                "--seats: expected 2 for this position; got 3",
            ),
            (["--record", "/nowhere/game.json"], "No such file or directory"),
            (["--option", "order=wild"], "option order: expected one of free, card-first; got 'wild'"),
            (["--components", "nowhere"], "tokens.toml: expected a file"),
        ],
    )
    def test_a_table_that_cannot_be_set_up_says_what_was_expected(
        self, capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
    ) -> None:
        assert main(["play", *arguments]) == 1
        assert expected in capsys.readouterr().err


def commit(record: Path, seed: str) -> None:
    """Put into a record what a table would have published of this seed."""
    read = Record.from_json(record.read_bytes())
    record.write_text(replace(read, commitment=commitment(seed)).to_json(), encoding="utf-8")


class TestPuzzle:
    @pytest.mark.parametrize("language", languages())
    @pytest.mark.parametrize("title", TITLES)
    def test_the_best_move_is_right_and_every_option_is_told_with_its_worth(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], title: str, language: str
    ) -> None:
        number, puzzle = next(iter(puzzles(title).items()))
        answer(monkeypatch, puzzle.best)
        assert main(["puzzle", title, str(number), "--lang", language]) == 0
        said = capsys.readouterr().out
        assert Words(language).say("puzzle-right") in said
        assert f"{puzzle.worths[puzzle.best].win:.1%}" in said

    def test_another_move_is_told_which_was_the_best(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        number, puzzle = next(iter(puzzles("rattus").items()))
        answer(monkeypatch, list(puzzle.worths)[-1])
        assert main(["puzzle", "rattus", str(number)]) == 0
        assert "Not the best." in capsys.readouterr().out

    def test_nothing_is_told_to_who_leaves_before_answering(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        assert main(["puzzle", "rattus", "--level", "3"]) == 0
        assert "Chance to win" not in capsys.readouterr().out

    def test_a_number_that_no_puzzle_has_is_refused(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["puzzle", "rattus", "99999"]) == 1
        assert "expected a puzzle from 1 to" in capsys.readouterr().err


class TestLearn:
    @pytest.mark.parametrize("language", languages())
    def test_a_lesson_goes_on_once_it_is_answered_and_says_what_was_wrong_before(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
    ) -> None:
        answer(monkeypatch, "1", "", "7", "1", "move_plague:polonia", "", "q")
        assert main(["learn", "rattus", "--lang", language]) == 0
        said = " ".join(capsys.readouterr().out.split())
        words = Words(language)
        told = ["goal-place-right", "goal-plague-else-own", "goal-plague-right", "placing-most"]
        assert [key for key in told if words.say(f"lesson-rattus-{key}") not in said] == []
        assert words.say("terminal-number", count=5) in said
        assert words.say("learn-finished") in said

    @pytest.mark.parametrize("title", TITLES)
    def test_all_lessons_can_be_looked_at_to_the_end(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], title: str
    ) -> None:
        answer(
            monkeypatch, *(line for lesson in lessons_of(title) for task in lesson.tasks for line in looked_at(task))
        )
        assert main(["learn", title]) == 0
        assert capsys.readouterr().out.count("Lesson done.") == len(lessons_of(title))

    def test_the_lessons_are_listed_by_name(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["learn", "notre-dame", "--list"]) == 0
        assert capsys.readouterr().out.splitlines()[0] == "goal         Points, and how a card works"


class TestRecords:
    def test_replay_tells_the_game(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["replay", str(record)]) == 0
        assert "The plague breaks out in" in capsys.readouterr().out

    def test_replay_shows_the_board_at_a_moment(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["replay", str(record), "--at", "3", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["answered"] == 3

    def test_stats_say_how_games_went(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
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
        self, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        line = json.dumps({"seats": [1], "record": json.loads(record.read_text(encoding="utf-8"))})
        games = tmp_path / "games.jsonl"
        games.write_text(f"{line}\n{line}\n", encoding="utf-8")
        assert main(["stats", str(games), "--json"]) == 0
        tallies = json.loads(capsys.readouterr().out)
        assert [tally["games"] for tally in tallies if tally["kind"] == "turn"] == [2]

    @pytest.mark.parametrize("line", ['{"record": 1}', '{"record": {}, "seats": 3}'])
    def test_stats_say_which_line_is_no_game(
        self, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        games = tmp_path / "games.jsonl"
        games.write_text(f"{line}\n", encoding="utf-8")
        assert main(["stats", str(games)]) == 1
        assert 'line 1: expected a game with "seats" and "record"' in capsys.readouterr().err

    def test_stats_leave_out_a_game_that_is_not_over(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        running = tmp_path / "running.json"
        running.write_text(lazaretto.new("rattus", players=2, seed=5).record().to_json(), encoding="utf-8")
        assert main(["stats", str(running), "--json"]) == 0
        told = capsys.readouterr()
        assert (told.out.strip(), "left out" in told.err) == ("[]", True)

    def test_a_true_record_verifies(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["verify", str(record)]) == 0
        assert "every draw follows from the seed" in capsys.readouterr().out

    def test_a_record_whose_seed_was_changed_is_found_out(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        record.write_text(record.read_text(encoding="utf-8").replace('"seed":"5"', '"seed":"6"'), encoding="utf-8")
        assert main(["verify", str(record), "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["draws_differ"]

    def test_a_record_whose_seed_was_committed_to_verifies(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        commit(record, "5")
        assert main(["verify", str(record)]) == 0
        assert "every draw follows from the seed, which is the one that was committed to" in capsys.readouterr().out

    def test_a_record_whose_seed_is_not_the_one_committed_to_is_found_out(
        self, record: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        commit(record, "6")
        assert main(["verify", str(record)]) == 1
        assert "the seed 5 is not the one that was committed to before the game" in capsys.readouterr().out
        assert main(["verify", str(record), "--json"]) == 1
        found = json.loads(capsys.readouterr().out)
        assert (found["commitment_kept"], found["draws_differ"]) == (False, [])

    def test_a_file_that_is_no_record_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "no.json"
        path.write_text("[]", encoding="utf-8")
        assert main(["verify", str(path)]) == 1
        assert "expected a record with \"lazaretto\": 2; found 'list'" in capsys.readouterr().err

    def test_bytes_that_are_no_text_are_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "no.json"
        path.write_bytes(b"\xff\xfe")
        assert main(["verify", str(path)]) == 1
        assert "expected a record in JSON" in capsys.readouterr().err

    def test_a_seat_that_does_not_exist_sees_nothing(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["replay", str(record), "--seat", "-1"]) == 1
        assert "expected a seat from 0 to 1, or None; got -1" in capsys.readouterr().err

    def test_a_record_of_another_version_says_so(self, record: Path, capsys: pytest.CaptureFixture[str]) -> None:
        text = record.read_text(encoding="utf-8")
        record.write_text(text.replace('"version":2', '"version":1'), encoding="utf-8")
        assert main(["verify", str(record)]) == 0
        assert "played under version 1 of the rules, checked under version 2" in capsys.readouterr().out

    @pytest.mark.slow
    def test_a_reader_who_has_seen_enough_is_no_error(self, record: Path) -> None:
        command = f'"{sys.executable}" -m lazaretto replay "{record}" | head -1'
        done = subprocess.run(command, shell=True, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")

    @pytest.mark.slow
    def test_a_terminal_that_lacks_letters_gets_others(self, record: Path) -> None:
        command = [sys.executable, "-m", "lazaretto", "replay", str(record), "--at", "5"]
        environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
        assert subprocess.run(command, capture_output=True, env=environment).returncode == 0

    def test_a_missing_file_is_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["replay", "missing.json"]) == 1
        assert "missing.json" in capsys.readouterr().err


class TestPerft:
    def test_it_counts(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["perft", "rattus", "--players", "2", "--depth", "2"]) == 0
        assert capsys.readouterr().out == "16\n"

    def test_divide_shows_each_branch(self, capsys: pytest.CaptureFixture[str]) -> None:
        main(["perft", "rattus", "--players", "2", "--depth", "2", "--divide"])
        assert capsys.readouterr().out == "starts:red 8\nstarts:green 8\n16\n"

    @pytest.mark.parametrize("depth", ["-1", "501", "9" * 30])
    def test_a_depth_that_cannot_be_counted_is_refused(self, depth: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["perft", "rattus", "--depth", depth]) == 1
        assert f"--depth: expected 0 to 500; got {depth}" in capsys.readouterr().err


class TestRules:
    def test_all_rules_are_there_with_their_ids(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "rattus", "--lang", "nl"]) == 0
        out = capsys.readouterr().out
        assert "RAT-C1" in out
        assert "RAT-E10" in out

    def test_an_unknown_rule_is_a_failure(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rules", "rattus", "RAT-P1", "RAT-X1"]) == 1
        assert "rattus has no rule RAT-X1" in capsys.readouterr().err

    def test_programs_get_the_source_of_each_rule(self, capsys: pytest.CaptureFixture[str]) -> None:
        main(["rules", "rattus", "RAT-C3", "--json"])
        assert "reconstruction" in json.loads(capsys.readouterr().out)[0]["sources"]


class TestComponents:
    def test_a_set_is_shown_with_what_is_reconstructed(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["components", "show", "rattus"]) == 0
        out = capsys.readouterr().out
        assert re.search(r"S01 +1 +0 +0 +Church, Bourgeoisie\n", re.sub(" +\n", "\n", out))
        assert re.search(r"S02 +1\* +0\* +0\* +Chivalry\*, Magic\*", out)
        assert re.search(r"Hispania +Gallia +Italia\*", out)

    @pytest.mark.parametrize("title", ["rattus", "notre-dame"])
    def test_a_new_set_is_the_titles_own_until_somebody_edits_it(
        self, title: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        folder = tmp_path / "my box"
        assert main(["components", "new", title, str(folder)]) == 0
        assert main(["components", "compare", title, str(folder)]) == 0
        assert "Both sets say the same." in capsys.readouterr().out
        assert main(["components", "new", title, str(folder)]) == 1
        assert "it would be lost" in capsys.readouterr().err

    def test_an_edited_set_is_checked_compared_and_piped(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
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

    def test_what_is_wrong_is_said_of_each_file_and_ends_with_1(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        main(["components", "new", "rattus", str(tmp_path)])
        tokens = tmp_path / "tokens.toml"
        tokens.write_text(tokens.read_text().replace("limit = 1", "limit = 9", 1))
        (tmp_path / "no-set.json").write_text("{}")
        assert main(["components", "check", str(tmp_path), str(tmp_path / "no-set.json"), "nowhere"]) == 1
        errors = capsys.readouterr().err.splitlines()
        assert "tokens.toml, line 10: S01: limit: expected a number from 1 to 6; found 9" in errors[0]
        assert "no-set.json: title: expected rattus or notre-dame; found None" in errors[1]
        assert errors[2] == "nowhere: expected a set in one file, or a folder with tokens.toml or board.toml"

    def test_sets_of_two_boxes_are_not_compared(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["components", "compare", "rattus+mercatus", "notre-dame"]) == 1
        assert "expected two sets of one title; got sets of rattus and notre-dame" in capsys.readouterr().err

    def test_a_set_in_one_file_is_played_with(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        main(["components", "show", "rattus", "--json"])
        file = tmp_path / "set.json"
        file.write_text(capsys.readouterr().out.replace('"limit": 1,', '"limit": 2,', 1))
        record = tmp_path / "game.json"
        assert main(["play", "--seats", "random,random", "--components", str(file), "--record", str(record)]) == 0
        assert Record.from_json(record.read_bytes()).setup["components"]["tokens"]["token"][0]["limit"] == 2


@pytest.mark.slow
def test_bench_measures_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--quick", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["players"] for row in rows if row["title"] == "rattus"] == [2, 3, 4]
    assert all(row["decisions"]["median"] > 0 for row in rows)


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


@pytest.mark.parametrize("typed", [b"\xff", b"s \0", b"\0", b"w \xff"])
def test_whatever_is_typed_at_a_table_the_game_goes_on(typed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed + b"\nq\n"), encoding="utf-8"))
    assert main(["play", "--seed", "1", "--seats", "human,random"]) == 0


def test_wrong_usage_ends_with_2() -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["fly"])


@pytest.mark.slow
def test_the_module_runs_like_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "lazaretto", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"lazaretto {lazaretto.__version__} ({lazaretto.engine})\n"


@pytest.mark.slow
@pytest.mark.parametrize("command", ["--version", "verify"])
def test_a_command_begins_without_what_only_others_need(command: str) -> None:
    code = (
        "import sys; from lazaretto.cli.main import main\n"
        "try: main([sys.argv[1], '--help'])\n"
        "except SystemExit: sys.exit('rich' in sys.modules or 'fluent' in sys.modules)"
    )
    process = subprocess.run([sys.executable, "-c", code, command], capture_output=True, text=True)
    assert process.returncode == 0, process.stderr


# ---------------------------------------------------------------- as people expect


def test_alone_it_says_what_one_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "play " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["pley"], "play"),
        (["play", "ratus"], "rattus"),
        (["play", "--lang", "enn"], "en"),
        (["play", "rattus", "--sead", "1"], "--seed"),
        (["completion", "bsh"], "bash"),
    ],
)
def test_who_mistypes_is_told_what_he_may_have_meant(
    typed: list[str], meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(typed)
    assert f"did you mean {meant}?" in capsys.readouterr().err


def test_what_resembles_nothing_gets_no_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["xyzzy"])
    assert "did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert "lazaretto" in script
    for word in ("play", "rattus+mercatus", "--seats"):
        assert word.removeprefix("--") in script


def test_after_a_typo_at_the_table_what_is_open_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nplace_in:galia\nq\n"))
    assert main(["play", "--seed", "1", "--seats", "human,human"]) == 0
    said = capsys.readouterr().out
    assert "Did you mean place_in:gallia?" in said
    assert said.count("place_in:hispania") == 2  # in the first list, and in the one after the typo


def test_a_position_comes_through_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    line = "players:2 to:red plague:italia gallia:r2/ss at:act"
    assert main(["perft", "rattus", "--position", line, "--depth", "1"]) == 0
    straight = capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{line}\n"))
    assert main(["perft", "rattus", "--position", "-", "--depth", "1"]) == 0
    assert capsys.readouterr().out == straight
