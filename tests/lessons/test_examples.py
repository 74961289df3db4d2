"""Every rule that tells of a situation has one on the rules page, as a position that can be played."""

from __future__ import annotations

import pytest

from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.lang.words import Words
from lazaretto.lessons.example import Example, examples_of, plain_rules

EXAMPLES = [example for title in TITLES for example in examples_of(title) if example.title == title]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.rules[0])
def test_an_example_can_be_played_and_something_comes_of_it(example: Example) -> None:
    before = example._replace(answers=()).played()
    assert before.decision is not None
    assert before.decision.seat == 0
    assert example.played().history(0)


@pytest.mark.parametrize("title", TITLES)
def test_a_rule_has_an_example_or_needs_no_picture(title: str) -> None:
    every = [rule.id for rule in rulebook.read(rules_of(title).rulebooks)]
    shown = {rule for example in examples_of(title) for rule in example.rules}
    plain = [rule for rules in plain_rules(title).values() for rule in rules]
    assert sorted({*shown, *plain} ^ set(every)) == []
    assert sorted(shown & set(plain)) == []


def test_what_needs_no_picture_is_no_situation() -> None:
    """Only the box, the set-up, the order of things, who knows what, and what follows from other rules."""
    kinds = {kind for title in TITLES for kind in plain_rules(title)}
    assert kinds == {"box", "setup", "course", "knowledge", "consequence"}


def test_every_example_that_a_rulebook_works_out_is_there() -> None:
    words = Words("en")
    for title in TITLES:
        shown = {rule for example in examples_of(title) for rule in example.rules}
        told = {rule.id for rule in rulebook.read(rules_of(title).rulebooks) if "xample" in words.say(rule.id)}
        assert sorted(told - shown) == []


def test_an_expansion_has_the_examples_of_its_base_too() -> None:
    rules = {rule for example in examples_of("rattus+mercatus") for rule in example.rules}
    assert {"RAT-D10", "MER-V7"} <= rules
    assert {example.title for example in examples_of("rattus")} == {"rattus"}
