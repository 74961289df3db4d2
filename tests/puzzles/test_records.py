"""Puzzles from games that were played: where they were, proven where that can be done, and only once."""

from __future__ import annotations

from pathlib import Path

import pytest

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.puzzles import puzzles
from tools.puzzles import __main__ as command
from tools.puzzles.records import find_in_record, source_of

SOLVED = {"rattus": 76, "notre-dame": 83}  # puzzles that a search does not solve at a glance, with few answers to come


def ending(title: str) -> tuple[Record, str]:
    """The end of a game from a position with one best answer on, and that position."""
    puzzle, rules = puzzles(title)[SOLVED[title]], rules_of(title)
    setup, saved = rules.read(rules, puzzle.position)
    game = Game(rules, setup, Dealer("a"), start=saved)
    game.apply(puzzle.best, seat=puzzle.seat)
    while game.decision is not None:
        game.apply(game.decision.options[0], seat=game.decision.seat)
    return game.record(), puzzle.position


@pytest.mark.parametrize("title", SOLVED)
def test_a_position_with_one_best_answer_is_found_where_it_was_and_proven(title: str) -> None:
    record, position = ending(title)
    found = {puzzle.position: puzzle for puzzle in find_in_record(record)}[position]
    known = puzzles(title)[SOLVED[title]]
    assert (found.evidence, found.best, found.found) == ("solved", known.best, "record")
    assert found.source == f"{source_of(record)}:0"
    assert dict(found.worths) == dict(known.worths)


def test_a_game_that_goes_on_gives_no_puzzles() -> None:
    with pytest.raises(LazarettoError, match="expected the record of a game that is over"):
        list(find_in_record(lazaretto.new("rattus", 2, 1).record()))


def test_what_is_found_is_kept_beside_the_others_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = ending("notre-dame")
    path = tmp_path / "game.json"
    path.write_text(record.to_json())
    monkeypatch.setattr(command, "file_of", lambda title: tmp_path / f"{title}.jsonl")
    command.find_in([path], 1)
    command.find_in([path], 1)
    [kept] = command.kept("notre-dame")
    assert (kept.number, kept.source.partition(":")[0]) == (1, source_of(record))
