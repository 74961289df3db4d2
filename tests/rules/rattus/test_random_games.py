"""Whatever is answered, the pieces on the table stay what they are."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lazaretto.games.rattus.board import NOBODY, regions_in_use, tokens_removed
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FACE_UP, STARTER
from lazaretto.kernel import drive
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import Setup, prepare
from tests.rules.looks import CLOSELY, OFTEN, plain
from tests.soak import often

GAMES = often(1_000, 20_000)
CHUNKS = often(2, 20)
FEW = 45

BITS = [2**k for k in range(49)]
STARTING = sum(BITS[:12])
ORDINARY = sum(BITS[12:])
RATS = [[False] * 3, [True, False, False], [True, True, False], [True] * 3]
SETUPS: dict[int, Setup] = {players: prepare(RATTUS, players, {}) for players in (2, 3, 4)}


def members(counts: list[int]) -> int:
    """The set of places where there is something."""
    return sum([bit for bit, n in zip(BITS, counts, strict=False) if n])


class Watch:
    """Looks at one game, and remembers what has left it.

    What has not changed since the look before is not looked at again.
    """

    def __init__(self, s: Rattus) -> None:
        self.players = s.players
        self.regions = regions_in_use(s.players)
        self.laid_out = self.regions + s.supply  # tokens on the board and in the supply at the start
        self.gone = 0
        self.before: list[list[list[int]]] = [[], [], [], []]

    def look(self, state: Rattus) -> None:
        s = plain(state)
        if self.changed(0, [*s.cubes, s.reserve, s.palace, s.has, s.total]):
            self.look_at_cubes(s)
        unseen = [s.starters, s.ordinary, s.mixed, s.plain, s.supply]
        if self.changed(1, [s.rats, s.origin, s.face, s.seen, unseen, [s.infested, s.full]]):
            self.look_at_rats(s)
            self.look_at_tokens(s)
        if self.changed(2, [s.own, s.owner, [s.in_play]]):
            self.look_at_cards(s)
        if self.changed(3, [s.face, s.seen]):
            self.look_at_views(state, s)
        assert s.plague < self.regions

    def changed(self, what: int, fields: list[list[int]]) -> bool:
        if fields == self.before[what]:
            return False
        self.before[what] = fields
        return True

    def look_at_cubes(self, s: SimpleNamespace) -> None:
        """Twenty of each colour; nothing where nobody plays; the sets agree."""
        by_seat = [[cubes[seat] for cubes in s.cubes] for seat in range(4)]
        for seat, cubes in enumerate(by_seat):
            assert sum(cubes) + s.reserve[seat] + s.palace[seat] == (20 if seat < self.players else 0)
            assert s.has[seat] == members(cubes)
        assert s.total == [r + g + b + y for r, g, b, y in zip(*by_seat, strict=True)]
        assert not any(s.total[self.regions :])

    def look_at_rats(self, s: SimpleNamespace) -> None:
        """At most three in a region, in its first places; none in regions not in use; the sets agree."""
        assert max(s.rats) <= 3
        lying = [there for n in s.rats for there in RATS[n]]
        assert [origin > 0 for origin in s.origin] == lying
        known = [face > 0 for face in s.face]
        assert known == [seen > 0 for seen in s.seen]
        assert not any(face and not there for face, there in zip(known, lying, strict=True))
        assert not any(s.rats[self.regions :])
        assert s.infested == members(s.rats)
        assert s.full == members([n == 3 for n in s.rats])

    def look_at_tokens(self, s: SimpleNamespace) -> None:
        """Forty-nine: unseen, known on the board, or gone for good."""
        faces = [face for face in s.face if face]
        on_board = sum([BITS[face - 1] for face in faces])
        assert len(set(faces)) == len(faces)
        unseen = s.starters | s.ordinary
        assert on_board & unseen == 0
        assert s.starters & ~STARTING == 0
        assert s.ordinary & ~ORDINARY == 0
        gone = (STARTING | ORDINARY) ^ unseen ^ on_board
        assert self.gone & ~gone == 0
        assert gone.bit_count() == self.laid_out - s.supply - sum(s.rats)
        self.gone = gone
        unseen_starters = sum([o == STARTER and not f for o, f in zip(s.origin, s.face, strict=True)])
        unseen_others = sum(s.rats) - len(faces) - unseen_starters
        assert s.starters.bit_count() == unseen_starters + s.mixed
        assert s.ordinary.bit_count() == s.plain + tokens_removed(self.players)
        assert s.mixed + s.plain == s.supply + unseen_others
        assert min(s.mixed, s.plain, s.supply) >= 0
        assert all(f <= 12 for o, f in zip(s.origin, s.face, strict=True) if o == STARTER)

    def look_at_cards(self, s: SimpleNamespace) -> None:
        """Six, each in one place."""
        for holder in (*range(self.players), NOBODY):
            assert s.own[holder] == members([owner == holder for owner in s.owner[:6]])
        assert sum(s.own) == s.in_play == 0b111111

    def look_at_views(self, state: Rattus, s: SimpleNamespace) -> None:
        """Nobody's view holds a face that he may not see, and it still fits together."""
        for seat in range(-1, self.players):
            twin = state.fork()
            twin.forget(None if seat < 0 else seat)
            view = plain(twin)
            may = FACE_UP | (0 if seat < 0 else BITS[seat])
            assert view.face == [face if seen & may else 0 for face, seen in zip(s.face, s.seen, strict=True)]
            hidden = [face for face, seen in zip(s.face, s.seen, strict=True) if face and not seen & may]
            assert all((view.starters | view.ordinary) & BITS[face - 1] for face in hidden)
            assert view.mixed + view.plain == s.mixed + s.plain + sum(
                [origin != STARTER and face in hidden for origin, face in zip(s.origin, s.face, strict=True)]
            )


def play(number: int, every: int) -> None:
    """One game at random, looked at before every so many answers and at its end."""
    setup = SETUPS[2 + number % 3]
    s = RATTUS.table(setup)
    assert isinstance(s, Rattus)
    rng = Rng(number)
    watch = Watch(s)
    drive.advance(s)
    answered = number
    while s.options:
        if answered % every == 0:
            watch.look(s)
        answered += 1
        assert s.chance or s.options & (s.options - 1), "a single answer is no decision"
        drive.choose(s, drive.draw(s, rng))
    watch.look(s)
    outcome = s.outcome()
    assert sorted(outcome.ranks) == list(range(1, s.players + 1))
    assert outcome.totals == tuple(20 - s.reserve[seat] for seat in range(s.players))


def watched(number: int, every: int) -> None:
    try:
        play(number, every)
    except AssertionError as error:
        raise AssertionError(f"game {number}: {error}") from error


def test_a_few_random_games_keep_all_pieces() -> None:
    for number in range(FEW):
        watched(number, CLOSELY)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_many_random_games_keep_all_pieces(chunk: int) -> None:
    for number in range(GAMES * chunk // CHUNKS, GAMES * (chunk + 1) // CHUNKS):
        watched(number, OFTEN)
