"""Whatever a seat may be asked, somebody who has not read the rules is told what can be done."""

from __future__ import annotations

import pytest

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from tests.lang.keys import asking


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_every_question_has_help_in_plain_words(title: str, language: str) -> None:
    words = Words(language)
    steps = [step.name.replace(".", "-") for step in asking(rules_of(title)) if not step.chance]
    assert steps
    assert [step for step in steps if not words.has(f"guide-{step}")] == []
    assert words.has(f"goal-{title.replace('+', '-')}")
