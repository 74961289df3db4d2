"""Whole games at a real site, by several people at once who come and go: everybody sees what he may know, always."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from lazaretto.server import entries as log
from lazaretto.server import viewpoint
from lazaretto.server.table import Table
from lazaretto.server.table_log import apply
from lazaretto.server.viewpoint import Presence, Viewpoint
from tests.server.site import Client, Served, stored


class Player:
    """Somebody at a table who plays at random, and whose line is bad: he leaves and comes back and keeps all he saw."""

    def __init__(self, client: Client, table: str, seats: list[int], seen: Viewpoint, rng: random.Random) -> None:
        self.client = client
        self.table = table
        self.seats = seats
        self.seen = seen
        self.rng = rng
        self.changes = rng.random() < 0.5
        self.n: int | None = None
        self.done: dict[int, int] = {}  # by seat: how far the table was after its last answer
        self.messages: list[tuple[bool, Any]] = []  # whether it came on a socket that was open already

    def play(self) -> Player:
        wanted = "spectator" if self.seen.seat is None else str(self.seen.seat)
        over = False
        while not over:
            with self.client.socket(self.table, since=self.n, eyes=wanted, changes=self.changes) as socket:
                for k in range(self.rng.randrange(1, 40)):
                    message = socket.told()
                    self.hear(message, live=k > 0)
                    over = message["table"]["state"] == "over"
                    if over:
                        break
                    self.answer(message)
        return self

    def hear(self, message: Any, live: bool) -> None:
        """A message continues where the last one ended: nothing is missed and nothing told twice."""
        since = 0 if message["type"] == "whole" else message["since"]
        assert since == (0 if self.changes and not live else self.n or 0)
        assert [moment["n"] for moment in message["moments"]] == list(range(since + 1, message["n"] + 1))
        self.messages.append((live, message))
        self.n = message["n"]

    def answer(self, message: Any) -> None:
        seat = self.seen.seat
        view = message["view"]
        if seat not in self.seats or seat not in view["asked"] or message["n"] < self.done.get(seat, 0):
            return
        choice = self.rng.choice(view["decision"]["options"])["choice"]
        key = str(self.rng.random())
        first = self.client.move(self.table, seat, choice, message["n"], key)
        assert first.status_code == 200, first.text
        if self.rng.random() < 0.1:  # the answer was lost on its way, and he asks again
            assert self.client.move(self.table, seat, choice, message["n"], key).json() == first.json()
        self.done[seat] = first.json()["n"]


def play_whole(served: Served, title: str, seats: str, seed: int) -> tuple[str, list[Player]]:
    """A game of people and bots with a spectator; everybody's messages when it is over."""
    rng = random.Random(seed)
    words = seats.split()
    people = [k for k, word in enumerate(words) if word == "open"]
    with ExitStack() as open_:
        clients = {k: open_.enter_context(Client(served.url, f"Player {k}")) for k in people}
        spectator = open_.enter_context(Client(served.url))
        table = clients[people[0]].table(title, seats, public=True)
        players = [Player(clients[k], table, [k], Viewpoint(k), random.Random(rng.random())) for k in people]
        players.append(Player(spectator, table, [], viewpoint.SPECTATOR, random.Random(rng.random())))
        for k in people:
            clients[k].sit(table, k)
        with ThreadPoolExecutor(len(players)) as threads:
            return table, list(threads.map(Player.play, players))


PASSING = {"now", "watching", "present", "left", "mine", "hosting"}  # who is there, and who asks


def lasting(info: Any) -> Any:
    if isinstance(info, dict):
        return {name: lasting(value) for name, value in info.items() if name not in PASSING}
    return [lasting(value) for value in info] if isinstance(info, list) else info


def passed(table: Table, seen: Viewpoint) -> list[Any]:
    """The positions on the way to the present one, as they were known."""
    views: list[Any] = []
    for answered, state in table.trail[:-1]:
        assert table.game is not None
        known = state.fork()
        known.forget(seen.seat)
        view = {"seat": seen.seat, "answered": answered, "position": dict(table.game.ruleset.picture(known))}
        views.append({**view, "decision": None, "asked": [], "undoable": 0})
    return views


def check(log_: list[log.AnyEntry], players: list[Player]) -> None:
    """Every message is exactly what the log says its receiver knew then."""
    heard: dict[int, list[tuple[Player, bool, Any]]] = {}
    for player in players:
        for live, message in player.messages:
            heard.setdefault(message["n"], []).append((player, live, message))
    table = Table(players[0].table)
    for entry in log_:
        apply(table, entry)
        for player, live, message in heard.pop(table.n, []):
            seen = player.seen
            since = message.get("since", 0)
            told = viewpoint.moments(table.happenings[since : table.n], seen)
            assert message["moments"] == msgspec.to_builtins(told)
            assert message["view"] == msgspec.to_builtins(viewpoint.view_info(table, seen))
            info = viewpoint.table_info(table, "", lambda person: None, Presence(), 0.0)
            assert lasting(message["table"]) == lasting(msgspec.to_builtins(info))
            if live and player.changes:
                assert message["frames"] == passed(table, seen)
    assert not heard, "somebody was told of what is not in the log"
    assert table.state == "over"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("served", "title", "seats"),
    [
        ("sqlite", "notre-dame", "open random open"),
        ("sqlite", "notre-dame", "open open open open open"),
        ("sqlite", "rattus", "open open greedy"),
        ("sqlite", "rattus+mercatus", "open greedy open random"),
        ("postgresql", "notre-dame", "open open"),
        ("postgresql", "rattus", "open open open open"),
        ("postgresql", "rattus+mercatus", "open open"),
    ],
    indirect=["served"],
)
def test_in_a_whole_game_everybody_sees_exactly_what_he_may_know(served: Served, title: str, seats: str) -> None:
    table, players = play_whole(served, title, seats, seed=len(title) + len(seats))
    check(stored(served.database, table), players)


@pytest.mark.slow
@pytest.mark.parametrize("served", ["postgresql"], indirect=True)
def test_many_games_at_once_do_not_disturb_each_other(served: Served) -> None:
    games = [("rattus", "open greedy"), ("rattus+mercatus", "open random random"), ("notre-dame", "open open greedy")]
    with ThreadPoolExecutor(len(games)) as threads:
        played = list(threads.map(lambda n: play_whole(served, *games[n], seed=n), range(len(games))))
    for table, players in played:
        check(stored(served.database, table), players)
