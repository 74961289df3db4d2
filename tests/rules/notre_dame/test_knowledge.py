"""What a seat knows of the draft, against a table where everybody writes down what he sees.

The oracle enumerates all deals and all choices of a small draft with lists of cards in hands, and keeps those in which
the viewer would have seen exactly what he has seen. `imagine` must draw these worlds, all of them, and evenly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest

from lazaretto.games.notre_dame.hands import colour_in, slot_of
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import bits, drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.rng import Rng
from tests.rules.notre_dame.table import at, fresh, of

Card = tuple[int, int]  # colour and kind
World = tuple[Any, ...]  # by colour: the three cards in their places and those on the way; and the cards face up


class Moment(NamedTuple):
    """How far a draft has gone: how many seats have kept a first and a second card, and how many cards were played."""

    players: int
    deck: int
    firsts: int
    seconds: int
    plays: int


class Table:
    """A draft as it happens around a table; everybody notes what he sees."""

    def __init__(self, m: Moment, draws: tuple[tuple[int, ...], ...]) -> None:
        self.n = m.players
        self.hands: list[list[Card]] = [[] for _ in range(self.n)]
        self.before: list[set[Card]] = [{(p, kind) for kind in draws[p]} for p in range(self.n)]
        self.kept: list[list[Card | None]] = [[None] * 3 for _ in range(self.n)]
        self.notes: dict[int | None, list[Any]] = {p: [frozenset(self.before[p])] for p in range(self.n)}
        self.notes[None] = []
        self.up: set[Card] = set()

    def keep(self, p: int, k: int, stage: int) -> None:
        card = sorted(self.before[p])[k]
        self.before[p].remove(card)
        self.hands[p].append(card)
        self.kept[card[0]][stage] = card
        self.notes[p].append(card)

    def pass_on(self) -> None:
        self.before = [self.before[p - 1] for p in range(self.n)]
        for p in range(self.n):
            self.notes[p].append(frozenset(self.before[p]))

    def play(self, p: int, k: int) -> None:
        card = self.hands[p].pop(k)
        self.up.add(card)
        for notes in self.notes.values():
            notes.append((p, card))

    def world(self) -> World:
        on_the_way = [frozenset(c for cards in self.before for c in cards if c[0] == p) for p in range(self.n)]
        return (tuple(map(tuple, self.kept)), tuple(on_the_way), frozenset(self.up))


def tables(m: Moment) -> Iterator[Table]:
    """Every deal with every choice of everybody."""
    deals = list(combinations(range(m.deck), 3))
    firsts = list(product(range(3), repeat=m.firsts))
    seconds = list(product(range(2), repeat=m.seconds))
    plays = list(product(range(3), repeat=m.plays))
    for draws, first, second, played in product(product(deals, repeat=m.players), firsts, seconds, plays):
        table = Table(m, draws)
        for p, k in enumerate(first):
            table.keep(p, k, 0)
        if m.firsts == m.players:
            table.pass_on()
        for p, k in enumerate(second):
            table.keep(p, k, 1)
        if m.seconds == m.players:
            table.pass_on()
            for p in range(m.players):
                table.keep(p, 0, 2)
        for p, k in enumerate(played):
            table.play(p, k)
        yield table


def reach(m: Moment, rng: Rng) -> NotreDame:
    """The engine at that moment, with small decks."""
    s = of(at(f"players:{m.players} display:monk,jester,watch at:draw_cards"))
    for seat in range(m.players):
        s.deck[seat] = bits.first(m.deck)
    drive.advance(s)
    left = {"keep_first": m.firsts, "keep_second": m.seconds, "play_card": m.plays}
    while True:
        name = s.step(s.top()).name
        if name in left:
            if left[name] == 0:
                return s
            left[name] -= 1
        drive.choose(s, drive.draw(s, rng))


def world_of(s: NotreDame) -> World:
    kept = tuple(
        tuple((c, kind - 1) if kind else None for kind in s.slot[slot_of(c, 0, 0) : slot_of(c, 1, 0)])
        for c in range(s.players)
    )
    on_the_way = tuple(frozenset((c, kind) for kind in bits.members(s.loose[0][c])) for c in range(s.players))
    up = frozenset((colour_in(slot), s.slot[slot] - 1) for slot in bits.members(s.up))
    return (kept, on_the_way, up)


MOMENTS = [
    Moment(2, 4, 1, 0, 0),
    Moment(2, 4, 2, 0, 0),
    Moment(2, 4, 2, 1, 0),
    Moment(2, 4, 2, 2, 0),
    Moment(2, 4, 2, 2, 2),
    Moment(3, 3, 2, 0, 0),
    Moment(3, 4, 3, 0, 0),
    Moment(3, 4, 3, 2, 0),
    Moment(3, 4, 3, 3, 0),
    Moment(3, 3, 3, 3, 2),
    Moment(3, 3, 3, 3, 3),
]


@pytest.mark.slow
@pytest.mark.rule("NDM-R2", "NDM-V1")
@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_imagined_worlds_are_exactly_those_that_fit_what_was_seen(moment: Moment) -> None:
    rng = Rng(sum(moment) * 7 + moment.plays)
    real = reach(moment, rng)
    all_tables = list(tables(moment))
    truth = [table for table in all_tables if table.world() == world_of(real)]
    assert truth
    for viewer in (None, *range(moment.players)):
        notes = truth[0].notes[viewer]
        fitting = Counter(table.world() for table in all_tables if table.notes[viewer] == notes)
        if len(fitting) > 300:
            continue  # too many to be drawn each often enough
        view = real.fork()
        view.forget(viewer)
        times = 60 * len(fitting)
        drawn: Counter[World] = Counter()
        for _ in range(times):
            world = view.fork()
            world.imagine(rng)
            drawn[world_of(world)] += 1
        assert set(drawn) == set(fitting)
        for world_, weight in fitting.items():
            expected = times * weight / fitting.total()
            assert abs(drawn[world_] - expected) < 6 * expected**0.5


@pytest.mark.slow
@pytest.mark.rule("NDM-V1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_view_of_an_imagined_world_is_the_same_view_with_the_same_options_and_reasons(players: int) -> None:
    for seed in range(3):
        s, rng = fresh(players), Rng(seed * 10 + players)
        while s.options:
            asked = drive.asked(s)
            for seat in (None, *range(players)):
                real = s.fork()
                if seat in asked:
                    drive.turn_to(real, seat)
                view = real.fork()
                view.forget(seat)
                world = view.fork()
                world.imagine(rng)
                again = world.fork()
                again.forget(seat)
                assert canonical(again.save()) == canonical(view.save())
                if seat in asked:
                    drive.advance(world)
                    assert world.options == real.options
                    step, f = real.step(real.top()), real.top()
                    for i in step.meanings(real):
                        if not real.options >> i & 1:
                            reason = step.why_not(real, f, i)
                            assert step.why_not(world, f, i) == reason
                            assert reason.code != "not-possible"
                            assert reason.rule.startswith("NDM-")
            drive.choose(s, drive.draw(s, rng))


@pytest.mark.rule("NDM-R2", "NDM-V1")
def test_a_seat_remembers_the_cards_of_earlier_rounds() -> None:
    first = "draft1:red=bank^.inn.park,violet=residence^.hospital^.bank^,blue=park^.inn.notre_dame^"
    second = "draft2:red=residence.notre_dame^.hospital,violet=park.inn^.notre_dame^,blue=bank^.residence^.hospital^"
    game = at(f"players:3 round:2 {first} {second} display:monk,jester,watch at:hire_characters")
    red = game.ruleset.write(game.view(0).state)
    # Of his own cards the pair he passed on, blue's two that he was passed, violet's last, and what was played.
    assert "draft1:red=bank^.?.?/inn.park,violet=residence^.hospital^.bank^,blue=park^.inn.notre_dame^" in red
    # Of a pair one seen tells of both.
    assert "draft2:red=residence.notre_dame^.hospital,violet=?.inn^.notre_dame^,blue=bank^.residence^.hospital^" in red


@pytest.mark.rule("NDM-V1")
def test_two_worlds_that_a_seat_cannot_tell_apart_tell_it_the_same_story() -> None:
    rng = Rng(3)
    for players in (2, 3, 4):
        for _ in range(20):
            real = reach(Moment(players, 9, players, players, 1), rng)
            for seat in (None, *range(players)):
                view = real.fork()
                view.forget(seat)
                world = view.fork()
                world.imagine(rng)
                drive.advance(world)
                if real.step(real.top()).name == "play_card":
                    common = real.options & world.options
                    if common and (seat is None or bits.seat(real.top()) == seat):
                        assert _told(real, bits.low(common), seat) == _told(world, bits.low(common), seat)


def _told(s: NotreDame, i: int, seat: int | None) -> list[Any]:
    twin = s.fork()
    told: list[Any] = []
    twin.listen(lambda event: told.append(event) if event.seen_by(seat) else None)
    drive.choose(twin, i)
    return told


def test_every_field_is_copied_saved_and_loaded() -> None:
    s = fresh(3)
    for name, field in NotreDame.fields.items():
        if not field.saved:
            continue
        twin, value = s.fork(), getattr(s, name)
        if len(field.axes) == 2:
            getattr(twin, name)[1][2] += 1
        elif field.axes:
            getattr(twin, name)[2] += 1
        else:
            setattr(twin, name, value + 1 if value < field.entry.bounds(s.layout.sizes)[1] else 0)
        assert canonical(twin.save()) != canonical(s.save()), name
        assert twin.fork() == twin != s, name
        loaded = fresh(3)
        loaded.load(twin.save())
        assert canonical(loaded.save()) == canonical(twin.save()), name
