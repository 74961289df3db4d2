"""A question may have more answers than a word has bits."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

import pytest

from lazaretto.kernel import bits, drive
from lazaretto.kernel.choice import family
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.fields import axis, one, upto
from lazaretto.kernel.game import Game
from lazaretto.kernel.layout import DEAL, Layout, Program, program
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.perft import perft
from lazaretto.kernel.replay import replay
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from lazaretto.kernel.state import WORD, State
from lazaretto.kernel.step import Step, answer_bits, number

NUMBERS = 200
PICK = family(0, "pick", "number", [str(k) for k in range(NUMBERS)])
STEPS: list[Step[Wide]] = []
PROGRAMS: list[Program] = []
START = program("start", (DEAL,), PROGRAMS)
SEAT = axis("seat", 2)


class Wide(State):
    """The last number that was picked."""

    last = one(upto(NUMBERS), "1 + the last number")

    def outcome(self) -> Outcome:
        return Outcome((1, 1), ({"last": self.last}, {"last": self.last}), "picked", "")


class Pick(Step[Wide]):
    """Any even number above the last one, or 0."""

    name = "pick"
    answers: ClassVar = answer_bits(PICK)

    def ask(self, s: Wide, f: int) -> int:
        if s.last == NUMBERS - 1:
            return 0
        s.words = 3
        words = [0, 0, 0, 0]
        for k in range(s.last + s.last % 2, NUMBERS, 2):
            words[k // WORD] |= bits.bit(k % WORD)
        s.more[:] = words[1:]
        return words[0] | 1

    def answer(self, s: Wide, f: int, i: int) -> None:
        s.last = i + 1
        s.push(PICK_ONE, 1 - bits.seat(f), 0, 0)


PICK_STEP = Pick()
PICK_ONE = number(PICK_STEP, STEPS)


@cache
def lay_out(ruleset: Ruleset) -> Layout:
    return Layout(ruleset, {}, STEPS, PROGRAMS, [])


def deal(ruleset: Ruleset, setup: Setup) -> Wide:
    s = Wide(lay_out(ruleset), setup.players)
    s.start(START, 0)
    return s


RULES = Ruleset("wide", 1, (2,), ("red", "green"), deal, PICK, {"start": (PICK_STEP,)})


def game() -> Game:
    return Game(RULES, prepare(RULES, 2, {}), Dealer(1))


def test_every_answer_of_every_word_is_offered() -> None:
    decision = game().decision
    assert decision is not None
    assert [choice.item for choice in decision.options] == [str(k) for k in range(0, NUMBERS, 2)]


def test_an_answer_of_a_further_word_is_given_and_recorded() -> None:
    wide = game()
    wide.apply("pick:150")
    assert wide.state.save()["last"] == 151
    assert replay(RULES, wide.record()).state == wide.state


def test_an_answer_that_is_not_open_is_refused_in_every_word() -> None:
    s = game().state
    for i in (1, 63, 65, 125, 127, 199, 200, 252, 1000, -1):
        with pytest.raises(IllegalChoice):
            drive.choose(s, i)


def test_random_play_draws_from_all_words_evenly() -> None:
    s = game().state
    drawn = [drive.draw(s, Rng(seed)) for seed in range(2000)]
    assert set(drawn) == set(range(0, NUMBERS, 2))


def test_answers_are_counted_over_all_words() -> None:
    s = game().state
    assert (drive.count_open(s), drive.nth_open(s, 99), perft(s, 1)) == (100, 198, 100)


def test_a_single_answer_of_the_first_word_is_no_single_answer_beside_others() -> None:
    wide = game()
    wide.apply("pick:62")  # all numbers of the first word but 0 are below
    decision = wide.decision
    assert decision is not None
    assert [choice.item for choice in decision.options][:3] == ["0", "64", "66"]
