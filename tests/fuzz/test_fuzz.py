"""Whatever comes from outside is refused by name or can be played, in both engines alike."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.compiled.needs_c import needs_c
from tests.fuzz.contract import ACCEPTED
from tests.fuzz.draws import Draws
from tests.fuzz.engines import Engine, both_engines, differences
from tests.fuzz.hunt import Hunt, random_bytes
from tests.fuzz.mutations import ODDITIES, mutate, oddity
from tests.fuzz.starts import played
from tests.fuzz.targets import TARGETS, Target
from tests.soak import often

INPUTS = often(50, 10_000)
COMPARED = often(15, 2_000)

every_target = pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)


@pytest.fixture(scope="module")
def engines() -> Iterator[tuple[Engine, Engine]]:
    with both_engines() as both:
        yield both


@every_target
def test_whatever_comes_is_refused_by_name_or_can_be_played(target: Target) -> None:
    hunt = Hunt(target)
    for data in random_bytes(INPUTS, seed=1):
        hunt.meet(data)
    assert [str(breach) for _, breach in hunt.keep()] == []


@every_target
def test_some_of_what_comes_is_accepted_and_some_refused(target: Target) -> None:
    hunt = Hunt(target)
    for data in random_bytes(30, seed=2):
        hunt.meet(data)
    assert hunt.accepted
    assert hunt.refused


@every_target
def test_the_same_bytes_make_the_same_input(target: Target) -> None:
    for data in random_bytes(5, seed=3):
        assert repr(target.make(Draws(data))) == repr(target.make(Draws(data)))


def test_no_input_is_left_changed_by_one_that_came_before() -> None:
    before = repr(ODDITIES)
    for data in random_bytes(2_000, seed=6):
        draws = Draws(data)
        tree = oddity(draws)
        for _ in range(3):
            tree = mutate(tree, draws)
    assert repr(ODDITIES) == before


@pytest.mark.slow
@needs_c
@every_target
def test_both_engines_give_the_same_verdicts(target: Target, engines: tuple[Engine, Engine]) -> None:
    assert list(differences(engines, target, random_bytes(COMPARED, seed=4))) == []


def test_a_real_game_is_accepted() -> None:
    for data in random_bytes(20, seed=5):
        assert TARGETS["snapshots"].judge(played(Draws(data)).snapshot()).startswith(ACCEPTED)
