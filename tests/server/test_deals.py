"""A deal that friends play at several tables: nobody learns it from one while it is played at another."""

from __future__ import annotations

import pytest

from lazaretto.server.commands import play, seating
from lazaretto.server.deals import TIME
from lazaretto.server.idempotency import NO_KEY
from lazaretto.server.people import Person
from lazaretto.server.refusals import Invalid, NotFound, NotNow, NotYours
from lazaretto.server.schema.lobby import BotSeat, Mine, NewTable, Open
from lazaretto.server.store.errors import StatementRefused
from lazaretto.server.viewpoint import viewpoint_of
from tests.server.conftest import Run
from tests.server.opened import Opened, opened
from tests.server.site import Client, Served


async def begun(here: Opened, *seats: Mine | Open | BotSeat) -> tuple[str, str]:
    """A shared deal of Anna's: its first table, and its id."""
    wish = NewTable(title="rattus", seats=list(seats) or [Mine(), BotSeat(bot="random")], shared=True)
    id = await here.site.deals.begin(here.anna, wish, NO_KEY, "")
    async with here.site.tables.held(id) as table:
        return id, table.deal


async def joined(here: Opened, deal: str, person: Person) -> str:
    return await here.site.deals.join(deal, person, NO_KEY, "")


async def give_up(here: Opened, id: str, seat: int = 0) -> None:
    await here.site.tables.act(id, lambda table, now: play.resign(table, now, seat))
    await here.site.deals.sweep()


@pytest.mark.slow
def test_tables_of_a_deal_begin_alike_and_neither_tells_the_seed(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here)
            second = await joined(here, deal, here.bert)
            assert await joined(here, deal, here.bert) == second
            one, two = [await here.until(id, lambda table: 0 in table.asked) for id in (first, second)]
            assert one.game is not None
            assert two.game is not None
            assert one.game.view(0).to_json() == two.game.view(0).to_json()
            assert [seat.bot for seat in two.seats] == ["", "random"]
            assert two.seats[0].person == here.bert.id
            await give_up(here, first)
            over = await here.until(first, lambda table: table.state == "over")
            assert over.sealed
            assert here.site.broadcast.info(over, here.anna.id).seed is None
            for person, wanted in ((here.anna, "all"), (here.anna, "1"), (here.bert, None), (here.bert, "spectator")):
                with pytest.raises(NotYours):
                    viewpoint_of(over, person.id, wanted, invited=True)
            info = await here.site.deals.show(deal, here.anna.id)
            assert (info.opened, info.seed, [each.places for each in info.tables]) == (False, None, [[], []])
            await give_up(here, second)
            info = await here.site.deals.show(deal, here.anna.id)
            assert info.opened
            assert info.seed == over.seed
            assert {table.id: len(table.places) for table in info.tables} == {first: 2, second: 2}
            assert all(table.key for table in info.tables)
            assert not any(table.key for table in (await here.site.deals.show(deal, "")).tables)
            over = await here.until(first, lambda table: not table.sealed)
            assert viewpoint_of(over, here.anna.id, "all").all
            with pytest.raises(NotNow, match="over everywhere"):
                await joined(here, deal, await here.site.people.guest("Cleo"))

    run(story())


@pytest.mark.slow  # bots are asked
def test_tables_of_a_deal_keep_their_numbers_whoever_moves(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here)
            here.clock.now += 1
            second = await joined(here, deal, here.bert)
            here.clock.now += 1
            await give_up(here, first)
            info = await here.site.deals.show(deal, here.anna.id)
            assert [table.id for table in info.tables] == [first, second]

    run(story())


def test_nobody_sits_at_two_tables_of_a_deal(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here, Mine(), Open())
            second = await joined(here, deal, here.bert)
            with pytest.raises(NotYours, match="at another table"):
                await here.site.lobby.sit(first, 1, here.bert, "Bert", "")
            path = await here.site.seat_links.path(second, 0, here.bert)
            with pytest.raises(NotYours, match="at another table"):
                await here.site.seat_links.open(second, 0, path.rpartition("key=")[2], here.anna, NO_KEY)
            cleo = await here.site.people.guest("Cleo")
            await here.site.lobby.sit(first, 1, cleo, "Cleo", "")
            with pytest.raises(NotYours, match="at another table"):
                await here.site.lobby.sit(second, 1, cleo, "Cleo", "")

    run(story())


def test_whoever_is_faster_than_the_look_is_refused_by_the_database(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here, Mine(), Open())
            second = await joined(here, deal, here.bert)
            with pytest.raises(StatementRefused):
                await here.site.tables.act(first, lambda table, now: seating.sit(table, now, 1, here.bert.id, "Bert"))
            async with here.site.tables.held(first) as table:
                assert table.seats[1].is_open
            assert second != first

    run(story())


def test_who_leaves_before_the_game_may_play_it_elsewhere(run: Run, database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here, Mine(), Open(), Open())
            await here.site.lobby.sit(first, 1, here.bert, "Bert", "")
            await here.site.tables.act(first, lambda table, now: seating.leave(table, now, 1, here.bert.id))
            assert await joined(here, deal, here.bert) != first

    run(story())


@pytest.mark.slow
def test_the_host_shows_a_deal_that_nobody_else_plays(run: Run, database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here)
            with pytest.raises(NotNow):
                await here.site.deals.open(deal, here.anna)
            await give_up(here, first)
            assert not (await here.site.deals.show(deal, here.anna.id)).opened
            with pytest.raises(NotYours):
                await here.site.deals.open(deal, here.bert)
            await here.site.deals.open(deal, here.anna)
            table = await here.until(first, lambda table: not table.sealed)
            assert viewpoint_of(table, here.anna.id, "all").all

    run(story())


@pytest.mark.slow
def test_a_deal_is_shown_when_its_time_is_up(run: Run, database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            first, deal = await begun(here)
            await joined(here, deal, here.bert)
            await give_up(here, first)
            here.clock.now += TIME
            assert (await here.site.deals.show(deal, here.anna.id)).opened

    run(story())


def test_a_deal_with_a_seed_that_somebody_knows_is_not_shared(run: Run, database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            wish = NewTable(title="rattus", seats=[Mine(), BotSeat(bot="random")], shared=True, seed="s" * 40)
            with pytest.raises(Invalid):
                await here.site.deals.begin(here.anna, wish, NO_KEY, "")
            with pytest.raises(NotFound):
                await here.site.deals.show("nothing", here.anna.id)
            today = await here.site.daily.today("")
            with pytest.raises(NotFound):  # the deal of a day is not joined by its id
                await joined(here, f"{today.day}/rattus", here.anna)

    run(story())


def test_friends_share_a_deal_over_the_web(site: Served) -> None:
    with Client(site.url, "Anna") as anna, Client(site.url, "Bert") as bert:
        first = anna.table("rattus", "mine greedy", shared=True, public=True)
        deal = anna.look(first)["table"]["deal"]
        assert anna.look(first)["table"]["spectators"] is False
        refused = anna.refused(f"/api/tables/{first}/seats/0/proposals", {"what": "end"})
        assert refused.problem["field"] == "what"
        second = bert.post(f"/api/deals/{deal}/tables")["id"]
        anna.act(first, 0, "resign")
        for client in (anna, bert):
            assert client.http.get(f"/api/tables/{first}/record").status_code == 403
        assert anna.get(f"/api/deals/{deal}")["seed"] is None
        assert bert.http.get(f"/deals/{deal}").status_code == 200
        assert bert.http.get("/deals/nothing").status_code == 404
        bert.act(second, 0, "resign")
        info = bert.get(f"/api/deals/{deal}")
        assert info["opened"]
        other = next(table for table in info["tables"] if table["id"] == first)
        assert bert.get(f"/api/tables/{first}", key=other["key"], eyes="all")["table"]["seed"] == info["seed"]
