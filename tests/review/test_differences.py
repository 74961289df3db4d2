"""What is said about why an answer was better, and when nothing is."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

import lazaretto
from lazaretto.bots.judges import counts_of
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from lazaretto.review import differences as module
from lazaretto.review.differences import Difference, count, differences, spoken
from lazaretto.review.fitted import fitted
from lazaretto.review.losses import Effort, loss
from lazaretto.review.past import past
from lazaretto.review.values import Appraiser
from tools.review.games import play


def part(worth: float, thing: str = "cubes", own: bool = True) -> tuple[float, Difference]:
    """A thing that makes up so many points of a loss."""
    return worth, Difference(thing, own, 5.0 + worth, 5.0, worth > 0)


def things(parts: tuple[Difference, ...]) -> list[tuple[str, bool]]:
    return [(each.thing, each.speaks) for each in parts]


def test_what_makes_up_most_of_a_loss_is_told() -> None:
    assert things(spoken([part(1.4), part(0.1, "rats")], 2.0)) == [("cubes", True)]


def test_a_second_thing_is_told_if_one_is_not_enough() -> None:
    assert things(spoken([part(0.8), part(0.7, "rats")], 2.0)) == [("cubes", True), ("rats", True)]


def test_what_speaks_against_the_better_answer_is_told_too() -> None:
    assert things(spoken([part(2.2), part(-0.6, "coins")], 2.0)) == [("cubes", True), ("coins", False)]


@pytest.mark.parametrize("parts", [[0.5], [2.2, -1.4], [5.0], [], [-1.0]])
def test_what_does_not_explain_a_loss_is_not_told(parts: list[float]) -> None:
    assert spoken([part(worth) for worth in parts], 2.0) == ()


@pytest.mark.parametrize("title", TITLES)
def test_what_can_be_told_is_counted_scored_and_has_words(title: str) -> None:
    outcome = play(title, ("random", "random"), "told").record.outcome
    assert outcome is not None
    for name, thing in fitted(title).things.items():
        assert set(thing.of) <= set(counts_of(title))
        assert set(thing.end) <= set(outcome["points"][0])
        for language in languages():
            for whose in ("own", "other"):
                assert "2" in Words(language).say(f"review-{name}-{whose}", better="2", played="1")


@pytest.mark.parametrize("title", TITLES)
def test_when_a_game_is_over_things_are_what_its_points_came_from(title: str) -> None:
    state = lazaretto.replay(play(title, ("random", "random"), "told").record).state
    for seat, total in enumerate(state.outcome().totals):
        told = [(thing, count(Appraiser(title), thing, state, seat)) for thing in fitted(title).things.values()]
        assert sum(thing.points * many for thing, many in told) == pytest.approx(total)


def test_while_a_game_goes_on_cubes_are_those_on_the_board() -> None:
    record = play("rattus", ("random", "random"), "told").record
    cubes, appraiser = fitted("rattus").things["cubes"], Appraiser("rattus")
    for asked in list(past(record))[::9]:
        s = cast("Rattus", asked.whole)
        appraiser.judge.judge(s)
        assert [count(appraiser, cubes, s, seat) for seat in (0, 1)] == [s.points(0), s.points(1)]


def test_what_is_told_comes_from_what_the_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "VISITS", 20)
    record = play("notre-dame", ("greedy", "greedy"), "review", slips_of=0, share=30).record
    asked = next(each for each in reversed(list(past(record))) if each.step == "hire")
    blind = replace(asked, whole=next(past(record)).whole)
    looks = [loss(Appraiser("notre-dame", 1), each, Effort(30, 15, 2)) for each in (asked, blind)]
    told = [differences(Appraiser("notre-dame", 2), fitted("notre-dame").things, look) for look in looks]
    assert told[0] == told[1]
