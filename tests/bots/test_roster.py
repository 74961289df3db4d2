"""Bots are found by name, or by file and class; whatever is no bot is refused by what was expected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lazaretto
from lazaretto.bots.roster import ROSTER, bot
from lazaretto.kernel.errors import LazarettoError

LAST = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class LastBot:
    title: str
    seed: int

    def choose(self, view):
        return view.decision.options[-1]
"""


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    expected = (
        f"expected one of the bots {', '.join(ROSTER)}, a character of the title, "
        "search:VISITS, search:VISITS:file.toml or file.py:Class; "
    )
    expected += "got 'ghost'"
    with pytest.raises(LazarettoError, match=expected):
        bot("ghost", "rattus", 1)


def test_a_bot_of_ones_own_is_named_by_its_file_and_class(tmp_path: Path) -> None:
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    game = lazaretto.new("rattus", players=2, seed=1)
    assert game.decision is not None
    own = bot(f"{tmp_path}/last.py:LastBot", "rattus", 7)
    assert own.choose(game.view(game.decision.seat)) is game.decision.options[-1]
    assert vars(own) == {"title": "rattus", "seed": 7}


def test_the_bot_of_the_document_plays(tmp_path: Path) -> None:
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    [code] = re.findall(r"^```python\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    (tmp_path / "last.py").write_text(code, encoding="utf-8")
    game = lazaretto.new("rattus", players=2, seed=1)
    assert game.decision is not None
    own = bot(f"{tmp_path}/last.py:LastBot", "rattus", 7)
    assert own.choose(game.view(game.decision.seat)) in game.decision.options[-2:]


@pytest.mark.parametrize(
    ("text", "wanted", "message"),
    [
        (None, "Bot", "own.py: expected a file with a bot"),
        ("import nowhere_at_all", "Bot", r"own.py: cannot be loaded; ModuleNotFoundError\("),
        ("class Bot", "Bot", r"own.py: cannot be loaded; SyntaxError\("),
        ("", "Bot", "own.py: expected a class 'Bot' with a method choose"),
        ("Bot = 3", "Bot", "own.py: expected a class 'Bot' with a method choose"),
        ("class Bot: pass", "Bot", "own.py: expected a class 'Bot' with a method choose"),
        (LAST, "", "own.py: expected a class '' with a method choose"),
        (
            "class Bot:\n    def choose(self, view): pass",
            "Bot",
            r"own.py:Bot: expected to be made of a title and a seed; TypeError\(",
        ),
    ],
)
def test_a_file_without_such_a_bot_is_refused(tmp_path: Path, text: str | None, wanted: str, message: str) -> None:
    if text is not None:
        (tmp_path / "own.py").write_text(text, encoding="utf-8")
    with pytest.raises(LazarettoError, match=re.escape(str(tmp_path)) + "/" + message):
        bot(f"{tmp_path}/own.py:{wanted}", "rattus", 1)
