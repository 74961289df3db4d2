"""Every deal is played in all rotations, so that each bot has each seat of each deal."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.arena.contest import Contest
from lazaretto.arena.deals import contests, rounds, seated
from lazaretto.games.rules import rules_of
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import prepare

TABLES = st.integers(2, 5).flatmap(
    lambda players: st.tuples(st.just(players), st.lists(st.sampled_from("abcde"), min_size=1, max_size=players))
)


def scheduled(bots: list[str], players: int, games: int) -> list[Contest]:
    rules = rules_of("notre-dame")
    return contests(rules.name, prepare(rules, players, {}), bots, 1, games)


@given(TABLES, st.integers(1, 40))
def test_in_every_deal_every_bot_has_every_seat_alike(table: tuple[int, list[str]], games: int) -> None:
    players, bots = table
    deals: dict[int, list[Contest]] = {}
    for contest in scheduled(bots, players, games):
        deals.setdefault(contest.deal, []).append(contest)
    copies = Counter(seated(bots, players))
    for deal in deals.values():
        assert [contest.rotation for contest in deal] == list(range(players))
        assert all(Counter(contest.bots[seat] for contest in deal) == copies for seat in range(players))


@given(TABLES, st.integers(1, 40))
def test_the_games_are_rounded_up_to_whole_deals(table: tuple[int, list[str]], games: int) -> None:
    players, bots = table
    assert games <= len(scheduled(bots, players, games)) < games + players


def test_a_longer_match_begins_like_a_shorter_one() -> None:
    assert scheduled(["a", "b"], 3, 30)[:6] == scheduled(["a", "b"], 3, 6)


@pytest.mark.parametrize(("bots", "orders"), [("ab", 1), ("abc", 2), ("abcd", 6), ("aabb", 2), ("abbb", 1), ("aa", 1)])
def test_the_order_around_the_table_changes_from_deal_to_deal(bots: str, orders: int) -> None:
    assert len(rounds(bots)) == orders
    first = [contest.bots for contest in scheduled(list(bots), len(bots), 100) if contest.rotation == 0]
    assert first[:orders] == rounds(bots) == first[orders : 2 * orders]
    assert first[0] == tuple(bots)


def test_fewer_bots_than_seats_are_repeated_in_their_order() -> None:
    assert seated(["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(LazarettoError, match="expected 1 to 2 bots for 2 players; got 3"):
        seated(["a", "b", "c"], 2)


def test_a_match_of_no_games_is_refused() -> None:
    with pytest.raises(LazarettoError, match="expected one game or more; got 0"):
        scheduled(["a"], 2, 0)
