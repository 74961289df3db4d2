"""The list of rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.kernel.rulebook import SOURCES, Rule

TEXT = """
[[section]]
name = "setup"
rules = [ { id = "TNY-S1", source = ["rulebook"] }, { id = "TNY-S2", source = ["rulebook", "ruling"] } ]
[[section]]
name = "turn"
rules = [ { id = "TNY-T1", source = ["reconstruction"] } ]
"""


def test_rules_come_in_the_order_of_the_page(tmp_path: Path) -> None:
    page = tmp_path / "tiny_game" / "rules.toml"
    page.parent.mkdir()
    page.write_text(TEXT, encoding="utf-8")
    assert rulebook.read([page]) == [
        Rule("TNY-S1", "setup", ("rulebook",)),
        Rule("TNY-S2", "setup", ("rulebook", "ruling")),
        Rule("TNY-T1", "turn", ("reconstruction",)),
    ]
    assert rulebook.name(page) == "tiny-game"


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_of_a_title_has_an_id_of_its_own_and_a_source(title: str) -> None:
    rules = rulebook.read(rules_of(title).rulebooks)
    assert rules
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert rule.section
        assert rule.sources
        assert set(rule.sources) <= set(SOURCES)
