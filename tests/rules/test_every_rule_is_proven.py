"""No rule without a test, no test of a rule that does not exist."""

from __future__ import annotations

from tests.rulemarks import catalogue, proven


def test_every_rule_has_a_test_that_proves_it() -> None:
    assert sorted(catalogue() - set(proven())) == []


def test_every_rule_that_a_test_proves_exists() -> None:
    assert sorted(set(proven()) - catalogue()) == []
