"""Asked at once: the order of the answers changes nothing, and nobody sees what another has answered."""

from __future__ import annotations

from itertools import permutations

from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.game import Game
from lazaretto.kernel.replay import replay
from tests.conformance.cases import CASES, Case, every_case
from tests.conformance.plays import Play, every_play, position, seats, walk


def answers_of(game: Game, play: Play) -> list[tuple[int, Choice]]:
    """One open answer for each seat that is asked."""
    source = play.source()
    answers = []
    for seat in game.asked:
        decision = game.decision_of(seat)
        assert decision is not None
        answers.append((seat, decision.options[source.below(len(decision.options))]))
    return answers


def asked_at_once(case: Case, play: Play) -> list[Game]:
    """The positions of a random game in which several seats are asked, before any of them has answered."""
    found: list[Game] = []
    several = False
    for game in walk(case, play):
        if len(game.asked) > 1 and not several:
            found.append(game.fork())
        several = len(game.asked) > 1
    return found


def test_the_tiny_game_asks_several_seats_at_once() -> None:
    case = next(case for case in CASES if case.name == "chests-3p")
    assert [game.asked for game in asked_at_once(case, Play(1))] == [(2, 1, 0)]


@every_case
@every_play
def test_any_order_of_answers_leads_to_the_same_position(case: Case, play: Play) -> None:
    for game in asked_at_once(case, play):
        ends = set()
        for order in list(permutations(answers_of(game, play)))[:24]:
            twin = game.fork()
            for seat, choice in order:
                if seat in twin.asked:  # else: only one answer was left, and the driver has given it
                    twin.apply(choice, seat)
            ends.add(position(twin.state))
        assert len(ends) == 1
        assert replay(case.ruleset, twin.record()).record() == twin.record()


@every_case
@every_play
def test_what_a_seat_has_answered_shows_to_nobody_while_others_are_asked(case: Case, play: Play) -> None:
    for game in asked_at_once(case, play):
        for seat in game.asked:
            decision = game.decision_of(seat)
            assert decision is not None
            seen: dict[int | None, set[bytes]] = {other: set() for other in seats(game) if other != seat}
            for choice in decision.options:
                twin = game.fork()
                twin.apply(choice, seat)
                assert set(twin.asked) == set(game.asked) - {seat}
                for other in seen:
                    seen[other].add(canonical(twin.view(other).to_json()))
                    if other is not None:
                        assert twin.decision_of(other) == game.decision_of(other), "nobody's options change either"
            assert {other: len(views) for other, views in seen.items()} == dict.fromkeys(seen, 1)


@every_case
@every_play
def test_an_answer_can_be_taken_back_while_others_are_asked_though_they_may_have_answered(
    case: Case, play: Play
) -> None:
    for game in asked_at_once(case, play):
        (seat, choice), *others = answers_of(game, play)
        expected = game.fork()
        for other, answer in others[:-1]:
            expected.apply(answer, other)
        twin = game.fork()
        twin.apply(choice, seat)
        for other, answer in others[:-1]:
            twin.apply(answer, other)
        twin.undo(seat)
        assert set(twin.asked) == set(expected.asked)
        assert [twin.view(other) for other in seats(game)] == [expected.view(other) for other in seats(game)]
