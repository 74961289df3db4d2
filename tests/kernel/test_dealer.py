"""The dealer draws by a rule that anybody can check, so the rule stands here once more, written differently."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256

import pytest

import lazaretto
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.record import CHANCE, Record
from lazaretto.kernel.replay import draws_that_differ, replay
from lazaretto.kernel.rng import Rng
from tests.kernel.tables import chests, named
from tests.tiny.chests import CHESTS_RULES


def drawn(seed: str, n: int, weights: tuple[int, ...]) -> int:
    """Which of the answers, in rising order, the n-th question gets: the documented rule in fractions."""
    number = int(sha256(f"{seed}:{n}".encode()).hexdigest(), 16)
    unit = Fraction(number, 2**256) * sum(weights)
    place = 0
    while unit >= sum(weights[: place + 1]):
        place += 1
    return place


@pytest.mark.parametrize("seed", ["7", "plague", "0x1f"])
def test_every_draw_of_a_game_follows_from_the_seed_by_the_documented_rule(seed: str) -> None:
    dealt = lazaretto.new("rattus", players=3, seed=seed)
    rng = Rng(1)
    while dealt.decision is not None:
        dealt.apply(dealt.decision.options[rng.below(len(dealt.decision.options))])
    record = dealt.record()
    game = replay(dealt.ruleset, record, upto=0)
    draws = 0
    for n, answer in enumerate(record.answers):
        decision = game.decision
        assert decision is not None
        if answer.seat == CHANCE:
            assert decision.weights is not None
            assert decision.options[drawn(seed, n, decision.weights)].text == answer.choice
            draws += 1
        game.apply(answer.choice, answer.seat)
    assert draws > 20


def test_the_first_draw_of_a_known_seed() -> None:
    assert [Dealer("lazaretto").below(n, 1000) for n in range(5)] == [326, 995, 386, 987, 305]


def test_a_number_as_seed_is_its_text() -> None:
    assert Dealer(7).seed == Dealer("7").seed == "7"


def test_draws_come_as_often_as_they_weigh() -> None:
    counts = [0] * 4
    for n in range(40_000):
        counts[Dealer("even").below(n, 4)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 16.3  # exceeded once in a thousand seeds


def test_nothing_is_remembered_between_draws() -> None:
    dealer = Dealer("again")
    late = dealer.below(9, 100)
    assert [dealer.below(n, 100) for n in range(9)] == [Dealer("again").below(n, 100) for n in range(9)]
    assert dealer.below(9, 100) == late
    assert Dealer.__slots__ == ("seed",)


def test_taking_back_by_consent_and_answering_again_draws_the_same() -> None:
    game = named(seed=3)
    game.apply("look_into:elm")
    found = game.view(0).state.save()
    game.rewind(2)
    game.apply("look_into:elm")
    assert game.view(0).state.save() == found


def test_a_changed_draw_shows_as_one_that_does_not_follow_from_the_seed() -> None:
    game = chests(seed="honest")
    rng = Rng(1)
    while game.decision is not None:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    record = game.record()
    assert draws_that_differ(CHESTS_RULES, record) == []
    draws = [n for n, answer in enumerate(record.answers) if answer.seat == CHANCE]
    other = Record(record.title, record.version, record.setup, record.answers, record.digests, seed="crooked")
    assert set(draws_that_differ(CHESTS_RULES, other)) <= set(draws)
    assert draws_that_differ(CHESTS_RULES, other)


def test_without_a_seed_there_is_nothing_to_compare() -> None:
    assert draws_that_differ(CHESTS_RULES, named(seed=3).record()) == []


def test_a_record_that_is_none_is_refused_by_a_name_of_its_own() -> None:
    with pytest.raises(LazarettoError):
        lazaretto.replay("{}")
