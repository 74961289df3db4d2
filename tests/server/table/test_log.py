"""A log makes its table again, and one that does not is refused by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lazaretto.kernel.event import Event
from lazaretto.server import entries as log
from lazaretto.server.commands import chat, devices, ending, play, seating, votes
from lazaretto.server.entries import AnyEntry, Days, Live
from lazaretto.server.history import Happening
from lazaretto.server.refusals import NotFound, Refused, Unplayable
from lazaretto.server.table import Table
from lazaretto.server.table_log import resume
from tests.server.tables import Played, begun
from tests.soak import often


def everything(table: Table) -> dict[str, Any]:
    """All there is of a table, to compare."""
    found = {name: value for name, value in vars(table).items() if name not in ("game", "_events", "_replaced")}
    found["seats"] = [asdict(seat) for seat in table.seats]
    found["happenings"] = list(table.happenings)
    found["trail"] = [(answered, state.save()) for answered, state in table.trail]
    found["muted"] = table.muted.copy()
    if table.game is not None:
        found["game"] = (table.game.past(), table.game.state.save(), table.game.asked)
    return found


def told(happenings: Sequence[Happening]) -> list[tuple[int, Event]]:
    """What somebody who heard all of it believes to have happened."""
    heard: list[tuple[int, Event]] = []
    for happening in happenings:
        if happening.answered is not None:
            heard = [(at, event) for at, event in heard if at < happening.answered]
        heard += happening.events
    return heard


class Source:
    """Numbers: the first ones are Hypothesis' choice, the others come from a seed."""

    def __init__(self, guide: list[int], seed: int) -> None:
        self.guide = iter(guide)
        self.rng = random.Random(seed)

    def below(self, n: int) -> int:
        given = next(self.guide, None)
        return self.rng.randrange(n) if given is None else given % n

    def one_of(self, *values: Any) -> Any:
        return values[self.below(len(values))]


def any_act(played: Played, source: Source) -> list[AnyEntry]:
    """Somebody tries something, sensible or not."""
    table, now = played.table, played.now
    k = source.below(len(table.seats) + 1)
    person = source.one_of("p0", "p1", "p2", "phone")
    yes = bool(source.below(2))
    away = frozenset(j for j in range(len(table.seats)) if not source.below(2))
    what = source.below(20)
    if what < 8 and table.asked:  # most acts are sensible answers, so that games get somewhere
        k = table.asked[source.below(len(table.asked))]
        options = played.options(k)
        return play.answer(table, now, k, table.n, options[source.below(len(options))], table.seats[k].bot)
    choice = source.one_of("take_card:king", "place_in:gallia", "keep:red-inn", "go_on", "fish")
    acts: list[Callable[[], list[AnyEntry]]] = [
        lambda: seating.sit(table, now, k, person, person),
        lambda: seating.sit(table, now, k, person, person),
        lambda: seating.fill(table, now, k, "random", person),
        lambda: seating.leave(table, now, k, person),
        lambda: seating.begin(table, now, person),
        lambda: devices.link(table, now, k, person),
        lambda: devices.unlink(table, now, k),
        lambda: play.answer(table, now, k, table.n - source.below(3), choice),
        lambda: play.undo(table, now, k),
        lambda: play.undo(table, now, k),
        lambda: play.resign(table, now, k),
        lambda: play.come_back(table, now, k),
        lambda: play.expire(table, now),
        lambda: votes.propose(table, now, k, "rewind", source.below(table.answered + 2), away),
        lambda: votes.propose(table, now, k, source.one_of("end", "replace", "replace"), source.below(4), away),
        lambda: votes.cast(table, now, k, yes, away),
        lambda: votes.cast(table, now, k, True, away),
        lambda: chat.say(table, now, person, person, source.one_of("hello", "")),
        lambda: chat.mute(table, now, person, source.one_of("p1", "p2"), "Bea", yes),
        lambda: ending.rematch(table, now, "next"),
    ]
    return acts[source.below(len(acts))]()


@pytest.mark.slow
@given(
    title=st.sampled_from(["rattus", "rattus+mercatus", "notre-dame"]),
    players=st.integers(2, 3),
    clock=st.sampled_from([None, Live(60, 5), Days(0.001)]),
    guide=st.lists(st.integers(0, 999), max_size=100),
    seed=st.integers(0, 2**30),
)
@settings(max_examples=often(30, 600), deadline=None)
def test_whatever_people_try_the_log_makes_the_same_table_and_a_refusal_changes_nothing(
    title: str, players: int, clock: log.Clock, guide: list[int], seed: int
) -> None:
    played = Played(title, players, clock=clock)
    source = Source(guide, seed)
    if source.below(3):
        played.seat(*(source.one_of("p0", "p1", "p2", "bot:greedy") for _ in range(players)))
    for _ in range(60):
        played.now += source.below(30)
        before = everything(played.table)
        try:
            wanted = any_act(played, source)
            assert everything(played.table) == before, "asking changed the table"
            played.do(wanted)
        except Refused:
            assert everything(played.table) == before, "a refusal changed the table"
        assert played.table.vote is None or played.table.consent_missing(), "a proposal waits for nobody"
        if played.table.game is not None:
            assert told(played.table.happenings) == played.table.game.happened()
    assert everything(played.resumed()) == everything(played.table)


@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus", "notre-dame"])
def test_a_whole_game_is_made_again_by_its_log(title: str) -> None:
    played = begun(title, 4).play(random.Random(4))
    again = played.resumed()
    assert everything(again) == everything(played.table)
    assert [entry.digest for entry in played.log if isinstance(entry, log.Answered)][-1] == again.digest


def test_an_entry_is_the_same_after_writing_and_reading() -> None:
    played = begun(clock=Live(100, 5))
    played.do(chat.say(played.table, 1.0, "p1", "Bea", 'quotes " and 🐀'))
    played.answer()
    assert [log.read(log.write(entry)) for entry in played.log] == played.log


def test_a_log_that_these_rules_play_differently_is_refused_by_the_first_answer_that_differs() -> None:
    played = begun()
    played.answer()
    played.answer()
    at = next(k for k, entry in enumerate(played.log) if isinstance(entry, log.Answered))
    changed = [*played.log]
    changed[at] = msgspec.structs.replace(played.log[at], digest="0" * 16)
    with pytest.raises(Unplayable, match=rf"table t, entry {at + 1}: after place_in:\w+ the position has the digest"):
        resume("t", changed)


def test_a_log_with_an_answer_that_is_not_possible_any_more_is_refused_by_its_entry() -> None:
    played = begun()
    played.answer()
    changed = [*played.log[:-1], msgspec.structs.replace(played.log[-1], choice="take_card:king")]
    with pytest.raises(Unplayable, match=r"table t, entry 6, Answered: .*take_card:king"):
        resume("t", changed)


def test_a_log_without_its_beginning_is_refused() -> None:
    with pytest.raises(Unplayable, match="expected its log to begin with created, once; got Sat"):
        resume("t", begun().log[1:])


def test_a_log_that_begins_twice_is_refused() -> None:
    played = begun()
    with pytest.raises(Unplayable, match="expected its log to begin with created, once; got Created"):
        resume("t", [*played.log, played.log[0]])


def test_a_log_with_answers_to_a_game_that_was_not_begun_is_refused_by_its_entry() -> None:
    played = begun()
    played.answer()
    without = [entry for entry in played.log if not isinstance(entry, log.Began)]
    with pytest.raises(
        Unplayable, match="table t, entry 5, Answered: expected a table that is running; this one is open"
    ):
        resume("t", without)


def test_a_log_of_a_title_that_is_gone_is_refused_by_name() -> None:
    played = begun()
    assert isinstance(played.log[0], log.Created)
    gone = msgspec.structs.replace(played.log[0].settings, title="rattus+africa")
    with pytest.raises(Unplayable, match=r"table t, entry 1, Created: .*rattus\+africa"):
        resume("t", [msgspec.structs.replace(played.log[0], settings=gone), *played.log[1:]])


def test_an_entry_of_an_unknown_kind_is_refused_by_name() -> None:
    with pytest.raises(msgspec.ValidationError, match="teleported"):
        log.read('{"kind": "teleported", "at": 1.0, "seat": 0}')


def test_an_entry_of_an_older_program_without_newer_fields_is_read() -> None:
    assert log.read('{"kind":"answered","at":1.0,"seat":0,"choice":"go_on"}') == log.Answered(
        at=1.0, seat=0, choice="go_on"
    )


def test_without_a_log_there_is_no_table() -> None:
    with pytest.raises(NotFound):
        resume("t", [])
