"""A view can be sent to another process and is the same there."""

from __future__ import annotations

import json

import pytest

from lazaretto.kernel.event import Event
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.view import read_view
from tests.conformance.cases import Case, every_case
from tests.conformance.plays import Play, every_play, glances, position, seats, told


@pytest.mark.slow
@every_case
@every_play
def test_a_view_that_was_written_and_read_is_the_same_view(case: Case, play: Play) -> None:
    for game in glances(case, play):
        for seat in seats(game):
            view = game.view(seat)
            read = read_view(case.ruleset, case.setup, json.loads(json.dumps(view.to_json())))
            assert read == view
            assert read.decision == view.decision  # the same choices, not only the same texts
            assert position(read.state) == position(view.state)  # asked, where the seat is asked, and veiled elsewhere
            assert position(read.imagine(Rng(game.answered))) == position(view.imagine(Rng(game.answered)))


@every_case
@every_play
def test_what_a_seat_foresees_of_an_answer_is_what_comes_of_it(case: Case, play: Play) -> None:
    for game in glances(case, play):
        for seat in game.asked:
            view = game.view(seat)
            for choice in view.decision.options if view.decision is not None else ():
                twin, events = game.fork(), list[Event]()
                twin.listen(events.append)
                twin.apply(choice, seat)
                foreseen = view.foresee(choice)
                seen = [told(event) for event in events if event.seen_by(seat)]
                assert seen[: len(foreseen.events)] == [told(event) for event in foreseen.events], choice.text
                if foreseen.asked:
                    assert seat in twin.asked
                    assert twin.view(seat).decision.step == foreseen.asked  # type: ignore[union-attr]
