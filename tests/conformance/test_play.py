"""A game can be played: it always ends, and every question is one."""

from __future__ import annotations

from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.ruleset import Ruleset
from tests.conformance.cases import Case, every_case, every_ruleset
from tests.conformance.plays import Play, every_play, finished, position, walk


@every_case
@every_play
def test_any_random_play_ends_with_an_outcome(case: Case, play: Play) -> None:
    game = finished(case, play)
    assert game.decision is None
    assert game.asked == ()
    outcome = game.outcome
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.points) == case.setup.players
    assert outcome.winners, "somebody wins"
    for rank in outcome.ranks:
        better = sum(other < rank for other in outcome.ranks)
        assert rank == better + 1, f"places without a gap, shared ones counted: {outcome.ranks}"
    assert outcome.reason
    assert outcome.rule


@every_case
@every_play
def test_a_seat_that_is_asked_has_two_different_answers_at_least_and_chance_one(case: Case, play: Play) -> None:
    for game in walk(case, play):
        decision = game.decision
        assert (decision is None) == (game.outcome is not None)
        if decision is None:
            assert game.asked == ()
            continue
        assert len(set(game.asked)) == len(game.asked)
        assert set(game.asked) <= set(range(game.players))
        assert decision.is_chance == (game.asked == ())
        for seat in game.asked or (CHANCE,):
            asked = game.decision_of(seat)
            assert asked is not None
            assert asked.seat == seat
            assert asked.step == decision.step
            least = 1 if seat == CHANCE else 2
            assert len(set(asked.options)) == len(asked.options) >= least, f"{asked.step}, {seat}: {asked.options}"
        for seat in range(game.players):
            assert (game.decision_of(seat) is not None) == (seat in game.asked)


@every_case
@every_play
def test_the_mask_is_one_exactly_at_the_numbers_of_the_options(case: Case, play: Play) -> None:
    for game in walk(case, play):
        if game.decision is not None:
            mask = game.catalogue.mask(game.decision.options)
            assert len(mask) == game.catalogue.size
            numbers = sorted(option.number for option in game.decision.options)
            assert [number for number, open_ in enumerate(mask) if open_] == numbers
            assert set(mask) <= {0, 1}


@every_case
@every_play
def test_chance_has_a_positive_weight_for_every_option_and_seats_have_none(case: Case, play: Play) -> None:
    for game in walk(case, play):
        decision = game.decision
        if decision is not None and decision.is_chance:
            assert decision.weights is not None
            assert len(decision.weights) == len(decision.options)
            assert min(decision.weights) > 0, f"{decision.step}: {decision.weights}"
        elif decision is not None:
            assert decision.weights is None


@every_case
@every_play
def test_an_answer_may_be_given_as_object_number_or_text(case: Case, play: Play) -> None:
    for n, game in enumerate(walk(case, play)):
        if n % 10 == 0 and game.decision is not None:
            choice = game.decision.options[n % len(game.decision.options)]
            ends = set()
            for answer in (choice, choice.number, choice.text):
                twin = game.fork()
                twin.apply(answer)
                ends.add(position(twin.state))
            assert len(ends) == 1


@every_case
@every_play
def test_a_dealer_leaves_only_seats_to_be_asked_and_the_same_seed_gives_the_same_game(case: Case, play: Play) -> None:
    assert all(game.decision is None or not game.decision.is_chance for game in walk(case, play, dealt=True))
    assert finished(case, play).record() == finished(case, play).record()


@every_ruleset
def test_every_choice_is_found_by_its_number_and_by_its_text(ruleset: Ruleset) -> None:
    catalogue = ruleset.catalogue()
    assert len(catalogue) == len(ruleset.choices)
    for choice in ruleset.choices:
        assert choice in catalogue
        assert catalogue[choice.number] is choice
        assert catalogue.parse(choice.text) is choice
        assert choice.text == (f"{choice.kind}:{choice.item}" if choice.item else choice.kind)


@every_case
@every_play
def test_every_option_is_in_the_catalogue(case: Case, play: Play) -> None:
    for game in walk(case, play):
        if game.decision is not None:
            assert all(option in game.catalogue for option in game.decision.options)
