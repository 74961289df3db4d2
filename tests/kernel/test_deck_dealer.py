"""The dealer whose draws can be compared: the rule once more, written differently, and what it is for."""

from __future__ import annotations

import hmac
from collections import Counter
from decimal import Decimal, localcontext
from hashlib import sha256
from typing import Any

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel import record
from lazaretto.kernel.dealer import DEALERS, DeckDealer, dealer_of
from lazaretto.kernel.errors import RecordError, SetupError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE, Record, commitment
from lazaretto.kernel.replay import draws_that_differ, replay
from lazaretto.kernel.rng import Rng


def drawn(seed: str, deck: str, k: int, weights: dict[str, int]) -> str:
    """The documented rule with logarithms: the smallest -ln(u) / weight."""
    with localcontext(prec=60):

        def late(choice: str) -> Decimal:
            number = int(sha256(f"{seed}:{deck}:{k}:{choice}".encode()).hexdigest(), 16)
            return -(Decimal(number) / Decimal(2**256)).ln() / weights[choice]

        return min(weights, key=late)


def played(title: str, seed: str, answers: int = 100_000, players: int = 3, rng: Rng | None = None) -> Game:
    """A game dealt by deck and played at random, to its end or for so many answers."""
    game = lazaretto.new(title, players=players, seed=seed, dealer=2)
    return played_on(game, answers, rng or Rng(1))


def played_on(game: Game, answers: int, rng: Rng) -> Game:
    while game.decision is not None and game.answered < answers:
        options = game.decision.options
        game.apply(options[rng.below(len(options))], game.decision.seat)
    return game


@pytest.mark.parametrize("title", TITLES)
def test_every_draw_of_a_game_follows_from_the_seed_by_the_documented_rule(title: str) -> None:
    whole = played(title, "plague")
    game = replay(whole.ruleset, whole.record(), upto=0)
    asked = Counter[str]()
    for answer in whole.past():
        decision = game.decision
        assert decision is not None
        if answer.seat == CHANCE:
            s = game.state
            deck = s.step(s.top()).deck(s, s.top())
            assert decision.weights is not None
            weights = {option.text: weight for option, weight in zip(decision.options, decision.weights, strict=True)}
            assert answer.choice == drawn("plague", deck, asked[deck], weights)
            asked[deck] += 1
        game.apply(answer.choice, answer.seat)
    assert game.draws() == asked
    assert len(asked) > 2


def test_draws_come_as_often_as_they_weigh() -> None:
    weights = {"a": 1, "b": 2, "c": 5, "d": 8, "e": 8}
    counts = Counter(DeckDealer("even").choose("deck", k, weights) for k in range(12_000))
    expected = {choice: 12_000 * weight / 24 for choice, weight in weights.items()}
    exceeded = sum((counts[choice] - often) ** 2 / often for choice, often in expected.items())
    assert exceeded < 18.5  # more in one of a thousand seeds


def test_a_choice_that_is_not_open_any_more_moves_none_of_the_others() -> None:
    weights = {"a": 3, "b": 2, "c": 7, "d": 7}
    for k in range(50):
        first = DeckDealer("less").choose("deck", k, weights)
        for gone in weights.keys() - {first}:
            left = {choice: weight for choice, weight in weights.items() if choice != gone}
            assert DeckDealer("less").choose("deck", k, left) == first


def test_a_deck_gives_the_same_whatever_was_asked_of_others() -> None:
    def characters(rng: Rng) -> list[str]:
        game = played("notre-dame", "same", rng=rng)
        return [answer.choice for answer in game.past() if answer.step == "show_character"]

    assert characters(Rng(1)) == characters(Rng(2))
    assert len(characters(Rng(1))) > 15


def test_taking_back_by_consent_and_answering_again_draws_the_same() -> None:
    game = played("rattus", "back", 70)
    past = game.past()
    game.rewind(40)
    for answer in past[game.answered :]:
        if answer.seat != CHANCE:
            game.apply(answer.choice, answer.seat)
    assert game.past()[: len(past)] == past


def test_a_game_that_is_resumed_from_a_snapshot_draws_as_it_would_have() -> None:
    game = played("rattus", "later", 70)
    resumed = lazaretto.resume(game.snapshot(), seed="later", dealer=2)
    assert played_on(game, 100_000, Rng(3)).past()[-20:] == played_on(resumed, 100_000, Rng(3)).past()[-20:]
    again = Record.from_json(resumed.record().to_json())
    assert again == resumed.record()
    assert draws_that_differ(resumed.ruleset, again) == []


def test_a_record_says_which_dealer_drew_and_is_checked_by_it() -> None:
    finished = played("rattus", "told").record()
    assert '"dealer":2,' in finished.to_json()
    read = Record.from_json(finished.to_json())
    assert draws_that_differ(lazaretto.new("rattus").ruleset, read) == []
    assert lazaretto.replay(read).record() == finished
    as_the_first = Record.from_json(finished.to_json().replace('"dealer":2,\n', ""))
    assert draws_that_differ(lazaretto.new("rattus").ruleset, as_the_first)


def test_a_commitment_is_to_the_seed_and_to_the_dealer() -> None:
    assert commitment("seed") == sha256(b"seed").hexdigest()
    assert commitment("seed", 2) == hmac.new(b"dealer2", b"seed", "sha256").hexdigest()


@pytest.mark.parametrize("version", [0, 3, -1, "2", None, True, 2.5])
def test_a_dealer_that_there_is_not_is_refused(version: Any) -> None:
    with pytest.raises(SetupError, match="dealer: expected 1 or 2; got "):
        dealer_of("seed", version)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('"dealer":3,', "'dealer': expected 1 or 2; found 3"),
        ('"dealer":"2",', "'dealer': expected int; found '2'"),
        ('"drawn":{"tokens:1":2},', "'drawn': expected only beside 'start'"),
    ],
)
def test_a_record_with_another_dealer_or_draws_of_nothing_is_refused(line: str, message: str) -> None:
    text = played("rattus", "bad", 30).record().to_json()
    with pytest.raises(RecordError, match=message):
        Record.from_json(text.replace('"setup"', line + '\n"setup"', 1))


def test_a_snapshot_with_draws_that_cannot_be_is_refused() -> None:
    snapshot = played("rattus", "bad", 30).snapshot()
    for drawn_before in ([1], {"tokens:1": -1}, {"tokens:1": True}):
        with pytest.raises(RecordError, match="snapshot: drawn: expected"):
            lazaretto.resume(snapshot | {"drawn": drawn_before})


def test_records_and_dealers_know_the_same_numbers() -> None:
    assert tuple(DEALERS) == record.DEALERS
