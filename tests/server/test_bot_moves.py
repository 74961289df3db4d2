"""Bots at tables of a real site: whatever they do, the game goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from lazaretto.server import clocks
from lazaretto.server import entries as log
from lazaretto.server.bot_moves import sittings
from lazaretto.server.commands import play, votes
from lazaretto.server.schema.lobby import BotSeat, Mine, NewTable, Open
from lazaretto.server.table import DAY
from tests.server.conftest import Run
from tests.server.opened import opened
from tests.server.tables import Played, begun

BAD_BOTS = Path(__file__).with_name("bad_bots.py")


@pytest.fixture(autouse=True)
def _quick_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "SWEEP_SECONDS", 0.01)


@pytest.mark.slow
@pytest.mark.parametrize("bad", ["Raises", "Nonsense", "Exits"])
def test_a_bot_that_fails_does_not_stop_the_game(database_url: str, run: Run, bad: str) -> None:
    async def story() -> None:
        bots = {"bad": f"{BAD_BOTS}:{bad}", "random": "random"}
        async with opened(database_url, bots) as here:
            seats: list[Open | Mine | BotSeat] = [BotSeat(bot="bad"), BotSeat(bot="bad")]
            id = await here.site.lobby.create(here.anna, NewTable(title="notre-dame", seats=seats))
            await here.until(id, lambda table: table.answered > 30)
            async with here.site.tables.held(id) as table:
                assert {h.entry.bot for h in table.happenings if isinstance(h.entry, log.Answered)} == {"bad"}

    run(story())


@pytest.mark.slow
def test_a_bot_that_never_answers_does_not_stop_the_game(database_url: str, run: Run) -> None:
    async def story() -> None:
        bots = {"bad": f"{BAD_BOTS}:Sleeps", "random": "random"}
        async with opened(database_url, bots, patience=0.1) as here:
            seats: list[Open | Mine | BotSeat] = [BotSeat(bot="bad"), BotSeat(bot="random")]
            id = await here.site.lobby.create(here.anna, NewTable(title="notre-dame", seats=seats))
            await here.until(id, lambda table: sum(a.seat == 0 for a in table.game.past()) > 3 if table.game else False)

    run(story())


# ---------------------------------------------------------------- which bots are kept


def test_a_bot_that_plays_on_keeps_its_sitting() -> None:
    played = Played("rattus", 2).seat("p0", "bot:greedy")
    before = sittings(played.table)
    played.play(random.Random(1), lambda table: table.answered > 8)
    assert sittings(played.table) == before != set()


def test_a_sitting_ends_when_something_is_taken_back() -> None:
    played = Played("rattus", 2).seat("p0", "bot:greedy")
    played.play(random.Random(1), lambda table: table.answered > 8)
    before = sittings(played.table)
    played.do(votes.propose(played.table, played.now, 0, "rewind", 1))
    assert sittings(played.table).isdisjoint(before)


def test_a_sitting_ends_when_a_player_takes_his_seat_back() -> None:
    played = begun("rattus", 2, clock=log.Days(1))
    k = played.table.asked[0]
    played.do(play.expire(played.table, played.now + 2 * DAY))
    assert [sitting.seat for sitting in sittings(played.table)] == [k]
    played.do(play.come_back(played.table, played.now + 2 * DAY, k))
    assert sittings(played.table) == set()


def test_every_sitting_ends_with_the_game() -> None:
    played = Played("rattus", 2).seat("p0", "bot:greedy").play(random.Random(1))
    assert sittings(played.table) == set()
