"""Playing in the terminal: what is typed, what is told, what a set-up may be."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import lazaretto
from lazaretto.cli.main import main
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import languages
from tests.cli.keyboard import answer

POSITION = "players:2 to:red plague:italia gallia:r2/ss germania:g3/s cards:king=red,witch=green supply:20 gone:S01,S02"

OWN_BOT = """
class Own:
    def __init__(self, title, seed):
        pass

    def choose(self, view):
        return view.decision.options[0]
"""


@pytest.mark.slow
def test_a_game_can_be_played_to_the_end_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer(monkeypatch, *["1"] * 500)
    file = tmp_path / "out.json"
    assert main(["play", "--seed", "1", "--seats", "human,random", "--record", str(file)]) == 0
    assert "A player has all cubes on the board." in capsys.readouterr().out
    assert lazaretto.replay(file.read_text(encoding="utf-8")).outcome is not None


def test_a_game_that_is_left_has_a_record_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answer(monkeypatch, "1", "q")
    file = tmp_path / "left.json"
    assert main(["play", "--seed", "1", "--seats", "human,random", "--record", str(file)]) == 0
    assert lazaretto.replay(file.read_text(encoding="utf-8")).outcome is None


def test_a_bot_of_ones_own_takes_a_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN_BOT, encoding="utf-8")
    assert main(["play", "--seed", "1", "--seats", f"{own}:Own,random"]) == 0
    out = "".join(capsys.readouterr().out.split())
    assert f"{own}:Own" in out
    assert "Aplayerhasallcubesontheboard." in out


def test_the_end_of_input_ends_like_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "--seed", "1", "--seats", "human,random"]) == 0


def test_a_choice_can_be_typed_and_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "take_card:monk", "u", "take_card:knight", "q")
    main(["play", "--position", POSITION, "--seed", "1"])
    out = capsys.readouterr().out
    assert "Red takes the Monk." in out
    assert "reserve 18 · in regions 2 · palace 0 · King, Knight" in out


def test_what_is_not_possible_says_why_with_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "place_in:italia", "q")
    main(["play", "--position", POSITION, "--seed", "1"])
    out = capsys.readouterr().out
    assert "There are no rats in Italia. RAT-T7" in out


def test_a_set_up_against_the_advice_of_the_rulebook_is_played_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "q")
    cards = "cards=king,monk,merchant,peasant,witch,brewer"
    assert main(["play", "rattus+mercatus", "--seats", "human,random", "--seed", "1", "--option", cards]) == 0
    assert "MER-S6" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [40, 80])
def test_every_title_can_be_played_in_every_language_in_a_terminal_of_any_width(
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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, "", "go_on", "1", "", "q")
    position = "players:2 to:red plague:italia gallia:r2/s germania:g3/s[S04r] cards:witch=red done:card,cubes"
    main(["play", "--position", position, "--seed", "1", "--seats", "human,human"])
    before, _, after = capsys.readouterr().out.partition("Green is next: take the keyboard and press Enter.")
    assert "≥2 M CB" in before
    assert "≥2 M CB" not in after


def test_the_board_speaks_the_language(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
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
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, expected: str
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
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert main(["play", *arguments]) == 1
    assert expected in capsys.readouterr().err


@pytest.mark.parametrize("typed", [b"\xff", b"s \0", b"\0", b"w \xff"])
def test_whatever_is_typed_at_a_table_the_game_goes_on(typed: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed + b"\nq\n"), encoding="utf-8"))
    assert main(["play", "--seed", "1", "--seats", "human,random"]) == 0


def test_after_a_typo_at_the_table_what_is_open_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\nplace_in:galia\nq\n"))
    assert main(["play", "--seed", "1", "--seats", "human,human"]) == 0
    said = capsys.readouterr().out
    assert "Did you mean place_in:gallia?" in said
    assert said.count("place_in:hispania") == 2  # in the first list, and in the one after the typo
