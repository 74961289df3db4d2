"""Nobody learns what he may not know: worlds that differ only in secrets of others look alike, byte for byte."""

from __future__ import annotations

import pytest

from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from tests.conformance.cases import Case, every_case, every_ruleset
from tests.conformance.plays import Play, every_play, finished, glances, imagined, pick, position, seats, told, walk


def known_to(game: Game, seat: int | None) -> bytes:
    """Everything that a seat can find out by asking: its view, its options, and why it cannot do anything else."""
    asked = seat is not None and seat in game.asked
    reasons = [(choice.text, game.why_not(choice, seat)) for choice in game.catalogue] if asked else []
    data = [[text, reason and [reason.code, reason.rule, dict(reason.args)]] for text, reason in reasons]
    return canonical([game.view(seat).to_json(), data])


@every_case
@every_play
def test_the_view_of_an_imagined_world_is_the_view_it_was_imagined_from(case: Case, play: Play) -> None:
    for game in glances(case, play):
        for seat in seats(game):
            view = game.view(seat)
            assert imagined(game, view, game.answered).view(seat) == view, f"seat {seat} at {game.decision}"


@every_case
@every_play
def test_an_imagined_world_can_be_played_to_its_end(case: Case, play: Play) -> None:
    for n, game in enumerate(walk(case, play)):
        if n % 40 == 30:
            for seat in seats(game):
                world = imagined(game, game.view(seat), n)
                source = play.source()
                while world.decision is not None:
                    asked, choice = pick(world, source)
                    world.apply(choice, asked)
                assert world.outcome is not None


@every_case
@every_play
def test_a_view_changes_nothing_and_shares_nothing_with_the_table(case: Case, play: Play) -> None:
    for game in glances(case, play):
        before = position(game.state)
        for seat in seats(game):
            view = game.view(seat)
            as_seen = canonical(view.to_json())
            view.imagine(Rng(game.answered))
            assert canonical(view.to_json()) == as_seen
            if seat is not None and seat not in game.asked:
                assert view.decision is None or view.decision.options == ()
        assert position(game.state) == before


@every_case
@every_play
def test_what_is_forgotten_stays_forgotten_and_a_spectator_knows_no_more_than_any_seat(case: Case, play: Play) -> None:
    for game in glances(case, play):
        spectator = game.view(None).state.save()
        for seat in seats(game):
            known = game.view(seat).state
            again = known.fork()
            again.forget(seat)
            assert canonical(again.save()) == canonical(known.save())
            known.forget(None)
            seen = known.save()
            del seen["stack"]  # of seats asked at once each sees itself on top
            assert seen == {key: value for key, value in spectator.items() if key != "stack"}


def answer_both(worlds: tuple[Game, Game], play_on: Rng) -> bool:
    """Give the same answer in both worlds, if one is open in both."""
    one, two = worlds
    asked = one.asked or (CHANCE,)
    seat = asked[play_on.below(len(asked))]
    first, second = one.decision_of(seat), two.decision_of(seat)
    if first is None or second is None:
        return False
    common = [option for option in first.options if option in second.options]
    if not common:
        return False
    choice = common[play_on.below(len(common))]
    one.apply(choice, seat)
    two.apply(choice, seat)
    return True


def compare_worlds(one: Game, two: Game, seat: int | None, seed: int) -> int:
    """Play the same answers in two worlds that look alike to a seat; how many, until it learns how they differ.

    As long as nobody learns anything, everything that the seat can ask for and every event it sees must be the same.
    """
    rng = Rng(seed)
    heard: tuple[list[Event], list[Event]] = ([], [])
    one.listen(heard[0].append)
    two.listen(heard[1].append)
    answers = 0
    while True:
        assert known_to(one, seat) == known_to(two, seat), f"seat {seat} at {one.decision} and {two.decision}"
        assert [told(event) for event in heard[0] if event.seen_by(seat)] == [
            told(event) for event in heard[1] if event.seen_by(seat)
        ], f"seat {seat} at {one.decision}"
        learned = one.state.learned, two.state.learned
        if answers == 40 or one.decision is None or not answer_both((one, two), rng):
            return answers
        answers += 1
        taught = (one.state.learned, two.state.learned) != learned
        if taught and one.view(seat) != two.view(seat):
            return answers


def compare_all_along(case: Case, play: Play) -> int:
    """Compare pairs of worlds that look alike to a seat all along a game; how many pairs did differ."""
    differed = 0
    for n, game in enumerate(walk(case, play)):
        if n % 35 == 5:
            for seat in seats(game):
                view = game.view(seat)
                one, two = imagined(game, view, n), imagined(game, view, n + 1)
                if position(one.state) != position(two.state):
                    differed += 1
                    compare_worlds(one, two, seat, play.seed + n)
    return differed


@every_case
@every_play
def test_worlds_that_differ_in_what_a_seat_cannot_know_give_it_the_same_bytes(case: Case, play: Play) -> None:
    compare_all_along(case, play)


WITH_SECRETS = {
    "rattus+mercatus": {"cards": "beginners"},  # only the Witch looks at what others do not see
    "rattus+mercatus+apothecary": {"deck": "all"},
}


@pytest.mark.slow
@every_ruleset
def test_every_game_with_secrets_has_such_worlds(ruleset: Ruleset) -> None:
    case = Case(ruleset, ruleset.players[1], **WITH_SECRETS.get(ruleset.name, {}))
    assert sum(compare_all_along(case, Play(seed)) for seed in range(2)) >= 2 * (case.setup.players + 1)


@every_case
@every_play
def test_what_chance_tells_one_seat_in_private_no_other_sees_in_views_or_events(case: Case, play: Play) -> None:
    """Of a draw that is hidden from somebody, exactly those who see it are told."""
    for game in walk(case, play):
        if game.decision is None or not game.decision.is_chance:
            continue
        results: list[tuple[Game, list[Event]]] = []
        for option in (game.decision.options[0], game.decision.options[-1]):
            twin, events = game.fork(), list[Event]()
            twin.listen(events.append)
            twin.apply(option)
            results.append((twin, events))
        (one, first), (two, second) = results
        unseen = {seat: one.view(seat) == two.view(seat) for seat in seats(game)}
        untold = {
            seat: [told(event) for event in first if event.seen_by(seat)]
            == [told(event) for event in second if event.seen_by(seat)]
            for seat in seats(game)
        }
        if len(set(unseen.values())) == 2 or len(set(untold.values())) == 2:
            assert untold == unseen, f"{game.decision.step}: {first} {second}"


@every_case
@every_play
def test_the_history_of_a_seat_is_what_it_heard_while_the_game_was_played(case: Case, play: Play) -> None:
    heard: list[Event] = []
    game = case.game()
    game.listen(heard.append)
    source = play.source()
    opening = {seat: len(game.history(seat)) for seat in seats(game)}  # told before anybody could listen
    while game.decision is not None:
        asked, choice = pick(game, source)
        game.apply(choice, asked)
    for seat in seats(game):
        history = game.history(seat)
        assert [event for _, event in history[opening[seat] :]] == [event for event in heard if event.seen_by(seat)]
        assert [n for n, _ in history] == sorted(n for n, _ in history)


@every_case
@every_play
def test_at_the_end_every_event_can_be_written_down(case: Case, play: Play) -> None:
    game = finished(case, play)
    for seat in seats(game):
        for n, event in game.history(seat):
            assert 0 <= n < game.answered + 1
            assert event.key
            canonical(dict(event.args))
