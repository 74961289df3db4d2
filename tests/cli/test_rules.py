"""Reading the rules in the terminal."""

from __future__ import annotations

import json

import pytest

from lazaretto.cli.main import main


def test_all_rules_are_there_with_their_ids(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "rattus", "--lang", "nl"]) == 0
    out = capsys.readouterr().out
    assert "RAT-C1" in out
    assert "RAT-E10" in out


def test_an_unknown_rule_is_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "rattus", "RAT-P1", "RAT-X1"]) == 1
    assert "rattus has no rule RAT-X1" in capsys.readouterr().err


def test_programs_get_the_source_of_each_rule(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "rattus", "RAT-C3", "--json"])
    assert "reconstruction" in json.loads(capsys.readouterr().out)[0]["sources"]
