"""An option that a title gets later leaves the records of earlier games as they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lazaretto.kernel.errors import RecordError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import draws_that_differ, replay, resume
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Option, one_of, prepare
from tests.kernel.tables import named
from tests.tiny.chests import CHESTS_RULES

FOG = Option("fog", one_of("no", "yes"))
FOGGY_BY_DEFAULT = Option("fog", one_of("yes", "no"), before="no")

LATER = CHESTS_RULES.with_options(FOG)
LATER_STILL = CHESTS_RULES.with_options(FOGGY_BY_DEFAULT)


def finished(rules: Ruleset, **options: str) -> Record:
    """The record of a game under these rules."""
    game = Game(rules, prepare(rules, 2, options), dealer=named(seed=5).dealer)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    return game.record()


@pytest.mark.parametrize("rules", [LATER, LATER_STILL], ids=["as before by default", "another default"])
def test_a_record_from_before_the_option_plays_and_verifies(rules: Ruleset) -> None:
    record = finished(CHESTS_RULES)
    assert replay(rules, record).setup.options["fog"] == "no"
    assert draws_that_differ(rules, record) == []


@pytest.mark.parametrize("value", ["no", "yes"])
def test_a_change_of_default_leaves_records_since_the_option_as_they_are(value: str) -> None:
    record = finished(LATER, fog=value)
    assert replay(LATER_STILL, record).record() == record


def test_a_record_from_before_the_option_does_not_play_with_the_option_set_otherwise() -> None:
    record = finished(CHESTS_RULES)
    setup = {**record.setup, "options": {**record.setup["options"], "fog": "yes"}}
    with pytest.raises(RecordError, match=r"at the start .*digest"):
        replay(LATER, replace(record, setup=setup))


def test_what_was_set_otherwise_cannot_be_left_out_of_the_record() -> None:
    record = finished(LATER, fog="yes")
    options = {name: value for name, value in record.setup["options"].items() if name != "fog"}
    with pytest.raises(RecordError, match=r"at the start .*digest"):
        replay(LATER, replace(record, setup={**record.setup, "options": options}))


def test_a_change_of_default_without_a_word_of_what_held_before_breaks_records() -> None:
    with pytest.raises(RecordError, match=r"at the start .*digest"):
        replay(CHESTS_RULES.with_options(Option("fog", one_of("yes", "no"))), finished(LATER, fog="yes"))


def test_a_new_game_gets_the_default_and_not_what_held_before() -> None:
    assert prepare(LATER_STILL, 2, {}).options["fog"] == "yes"


def test_a_snapshot_from_before_the_option_goes_on_as_it_was() -> None:
    assert resume(LATER_STILL, named().snapshot()).setup.options["fog"] == "no"


def test_a_record_still_says_how_every_option_stood() -> None:
    assert finished(LATER).setup["options"] == {"start": "0", "peek": "yes", "fog": "no"}
