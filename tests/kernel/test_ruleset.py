"""Editing a game: each edit gives a new ruleset and leaves the old one alone."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lazaretto.kernel.choice import choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, one_of, prepare
from lazaretto.kernel.step import Step
from tests.tiny.chests import CHESTS_RULES, REST


class Bell(Step[Any]):
    name = "bell"


BELL = Bell()


def turn(ruleset: Ruleset) -> list[str]:
    return [step.name for step in ruleset.programs["turn"]]


@pytest.mark.parametrize("where", [{}, {"before": "look", "after": "open"}])
def test_an_insertion_says_either_before_what_or_after_what(where: dict[str, str]) -> None:
    with pytest.raises(RulesetError, match="expected either before or after"):
        CHESTS_RULES.insert("turn", BELL, **where)


def test_rules_under_a_house_rule_say_which() -> None:
    assert CHESTS_RULES.under(prepare(CHESTS_RULES, 2, {"peek": "no"})).settled == (("peek", "no"),)
    assert CHESTS_RULES.under(prepare(CHESTS_RULES, 2, {})).settled == ()


def test_steps_are_inserted_before_or_after_a_named_one() -> None:
    assert turn(CHESTS_RULES.insert("turn", BELL, before="look")) == ["bell", "look", "open", "next"]
    assert turn(CHESTS_RULES.insert("turn", BELL, BELL, after="open")) == ["look", "open", "bell", "bell", "next"]
    assert turn(CHESTS_RULES) == ["look", "open", "next"]


def test_a_step_is_replaced_by_others_or_by_nothing() -> None:
    assert turn(CHESTS_RULES.replace("turn", "open", BELL, BELL)) == ["look", "bell", "bell", "next"]
    assert turn(CHESTS_RULES.replace("turn", "look")) == ["open", "next"]
    assert turn(CHESTS_RULES) == ["look", "open", "next"]


def test_a_program_is_added_once() -> None:
    more = CHESTS_RULES.with_program("evening", BELL)
    assert more.programs["evening"] == (BELL,)
    assert "evening" not in CHESTS_RULES.programs
    with pytest.raises(RulesetError, match="already has a program 'turn'"):
        CHESTS_RULES.with_program("turn", BELL)


def test_an_unknown_step_or_program_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(RulesetError, match="no step 'sing'; it has: look, open, next"):
        CHESTS_RULES.insert("turn", BELL, after="sing")
    with pytest.raises(RulesetError, match="no step 'sing'; it has: look, open, next"):
        CHESTS_RULES.replace("turn", "sing")
    with pytest.raises(RulesetError, match="no program 'night'; it has: start, turn, opened"):
        CHESTS_RULES.replace("night", "look")


def test_a_program_that_no_step_starts_is_refused_when_the_rules_are_laid_out() -> None:
    rules = CHESTS_RULES.with_program("evening", REST)
    with pytest.raises(RulesetError, match="no step starts a program 'evening'"):
        rules.table(prepare(rules, 2, {}))


def test_a_step_without_a_number_is_refused_when_the_rules_are_laid_out() -> None:
    rules = CHESTS_RULES.insert("turn", BELL, before="look")
    with pytest.raises(RulesetError, match="program 'turn': bell is not one of"):
        rules.table(prepare(rules, 2, {}))


def test_what_is_dealt_pictured_and_checked_is_added_to() -> None:
    done: list[str] = []
    base = replace(CHESTS_RULES, picture=lambda s: {"closed": s.closed}, picture_over=lambda s, seen: {**seen})
    rules = (
        base.also_dealt(lambda s, setup: done.append("one"))
        .also_dealt(lambda s, setup: done.append("two"))
        .also_pictured(lambda s: {"coins": list(s.coins)})
        .also_checked(lambda s, whole: None)
    )
    s = rules.table(prepare(rules, 2, {}))
    assert done == ["one", "two"]
    assert rules.picture(s) == {"closed": 63, "coins": [0, 0, 0]}
    assert rules.pictured_over(s, {"closed": 0}) == {"closed": 0, "coins": [0, 0, 0]}
    assert len(rules.checks) == len(base.checks) + 1


def test_the_same_options_give_the_same_rules_so_that_positions_can_be_compared() -> None:
    one, two = (CHESTS_RULES.table(prepare(CHESTS_RULES, 2, {"peek": "no"})) for _ in range(2))
    assert one == two
    assert one != CHESTS_RULES.table(prepare(CHESTS_RULES, 2, {}))


@pytest.mark.parametrize(
    ("edit", "field"),
    [("with_parts", "parts"), ("with_scores", "scores")],
)
def test_whatever_is_added_comes_after_what_was_there(edit: str, field: str) -> None:
    once = getattr(CHESTS_RULES, edit)("a", "b")
    twice = getattr(once, edit)("c")
    assert getattr(twice, field) == ("a", "b", "c")
    assert getattr(once, field) == ("a", "b")


def test_choices_options_and_rulebooks_are_added() -> None:
    rules = CHESTS_RULES.with_choices(choice(90, "sing")).with_options(Option("choir", one_of("no", "yes")))
    assert rules.catalogue().parse("sing").number == 90
    assert rules.options[-1].name == "choir"
    assert rules.with_rulebook(Path("a.toml")).with_rulebook(Path("b.toml")).rulebooks == (
        Path("a.toml"),
        Path("b.toml"),
    )


def test_a_choice_with_a_number_in_use_is_refused_when_the_catalogue_is_made() -> None:
    with pytest.raises(RulesetError, match="two choices claim one place"):
        CHESTS_RULES.with_choices(choice(10, "sing")).catalogue()


def test_a_settled_option_edits_the_rules() -> None:
    assert turn(CHESTS_RULES.under(prepare(CHESTS_RULES, 2, {"peek": "no"}))) == ["open", "next"]
    assert turn(CHESTS_RULES.under(prepare(CHESTS_RULES, 2, {}))) == ["look", "open", "next"]


def test_a_ruleset_under_another_name_is_otherwise_the_same() -> None:
    named = CHESTS_RULES.named("boxes")
    assert named.name == "boxes"
    assert replace(named, name="chests").programs == CHESTS_RULES.programs


def test_a_title_without_components_or_notation_says_so() -> None:
    with pytest.raises(RulesetError, match="no component files"):
        CHESTS_RULES.components.load(Path("."))
    with pytest.raises(RulesetError, match="no position notation"):
        CHESTS_RULES.read(CHESTS_RULES, "closed:oak")
