"""What costs the site something is counted, for each person and each address, and others do not pay for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from lazaretto.server.commands import chat, play
from lazaretto.server.commands.chat import CHAT_OF_PLAYERS, CHAT_OF_WATCHERS
from lazaretto.server.fair_turns import FairTurns
from lazaretto.server.limits import RateLimit, place
from lazaretto.server.refusals import NotNow, TooMany
from lazaretto.server.schema.lobby import NewTable, Open
from lazaretto.server.store.database import Statement, Write
from lazaretto.server.store.errors import StatementRefused
from lazaretto.server.store.tables import Room
from lazaretto.server.viewpoint import CHAT_SHOWN, recent
from tests.server.conftest import Run
from tests.server.opened import opened
from tests.server.site import Client, Served
from tests.server.tables import Played, begun

OPEN = {"title": "rattus", "seats": [{"type": "open"}, {"type": "open"}], "public": True}


# ---------------------------------------------------------------- tables


def test_tables_that_one_hosts_count_also_where_one_sits_at_none(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            here.site.lobby.room = Room(2, 10)
            wish = NewTable(title="rattus", seats=[Open(), Open()])
            made = await asyncio.gather(
                *(here.site.lobby.create(here.anna, wish) for _ in range(10)), return_exceptions=True
            )
            assert sum(isinstance(each, str) for each in made) == 2
            assert {type(each) for each in made} == {str, TooMany}
            assert await here.site.table_store.count_unfinished(here.anna.id) == 2
            assert await here.site.lobby.create(here.bert, wish)

    run(story())


def test_who_has_as_many_tables_as_he_may_sits_down_at_no_other(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            lobby, wish = here.site.lobby, NewTable(title="rattus", seats=[Open(), Open(), Open()])
            tables = [await lobby.create(here.anna, wish) for _ in range(3)]
            lobby.room = Room(2, 10)
            for table in tables[:2]:
                await lobby.sit(table, 0, here.bert, "Bert", "")
            with pytest.raises(TooMany, match="expected at most 2 unfinished tables"):
                await lobby.sit(tables[2], 0, here.bert, "Bert", "")
            await lobby.sit(tables[0], 1, here.bert, "Bert's sister", "")  # where he sits already

    run(story())


def test_of_many_seats_taken_at_once_one_gets_no_more_than_one_may_have(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            lobby, wish = here.site.lobby, NewTable(title="rattus", seats=[Open(), Open()])
            tables = [await lobby.create(here.anna, wish) for _ in range(6)]
            lobby.room = Room(2, 10)
            sat = (lobby.sit(table, 0, here.bert, "Bert", "") for table in tables)
            made = lobby.create(here.bert, wish)
            found = await asyncio.gather(*sat, made, return_exceptions=True)
            assert sum(isinstance(each, TooMany) for each in found) == 5
            assert await here.site.table_store.count_unfinished(here.bert.id) == 2

    run(story())


@pytest.mark.slow
def test_many_guests_from_one_address_are_limited_together(tmp_path: Path) -> None:
    limits = "[limits]\naddress_requests = 0.1\naddress_burst = 12\n"
    with Served(str(tmp_path / "site.db"), tmp_path, limits) as served, ExitStack() as open_:
        guests = [open_.enter_context(Client(served.url, name)) for name in ("Anna", "Bert", "Carl")]
        answers = [guest.http.get("/api/me") for _ in range(5) for guest in guests]
        assert [answer.status_code for answer in answers] == [200] * 9 + [429] * 6
        assert answers[-1].json()["type"].endswith("too-many")


@pytest.mark.slow
def test_records_that_guests_from_one_address_bring_are_limited_together(tmp_path: Path) -> None:
    limits = "[limits]\naddress_imports = 0.1\naddress_imports_burst = 2\n"
    with Served(str(tmp_path / "site.db"), tmp_path, limits) as served, ExitStack() as open_:
        guests = [open_.enter_context(Client(served.url, name)) for name in ("Anna", "Bert", "Carl")]
        answers = [guest.http.post("/api/records", json={}).status_code for guest in guests]
    assert answers == [422, 422, 429]


def test_guests_from_one_address_together_have_so_many_tables_that_wait(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url) as here:
            lobby, wish = here.site.lobby, NewTable(title="rattus", seats=[Open(), Open()])
            lobby.room = Room(20, 3)
            guests = [await here.site.people.guest(f"guest {k}") for k in range(6)]
            made = await asyncio.gather(
                *(lobby.create(guest, wish, origin="here") for guest in guests), return_exceptions=True
            )
            tables = [each for each in made if isinstance(each, str)]
            assert len(tables) == 3
            assert {type(each) for each in made} == {str, TooMany}
            assert await lobby.create(guests[5], wish, origin="elsewhere")
            await lobby.sit(tables[0], 0, here.anna, "Anna", "")
            await lobby.sit(tables[0], 1, here.bert, "Bert", "")  # it has begun, and waits no more
            assert await lobby.create(guests[5], wish, origin="here")

    run(story())


# ---------------------------------------------------------------- rates and addresses


def test_what_costs_more_counts_more() -> None:
    rate = RateLimit(1.0, 10)
    rate.take("anna", 0.0, cost=8)
    with pytest.raises(TooMany) as refused:
        rate.take("anna", 0.0, cost=5)
    assert refused.value.more["retry"] == 3.0
    rate.take("anna", 3.0, cost=5)


def test_what_costs_more_than_there_ever_is_can_be_had_all_the_same() -> None:
    RateLimit(1.0, 10).take("anna", cost=100)


@pytest.mark.parametrize(
    ("address", "other", "is_one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ],
)
def test_a_household_is_one_address_however_many_it_has(address: str, other: str, is_one: bool) -> None:
    assert (place(address) == place(other)) is is_one


# ---------------------------------------------------------------- turns


def test_of_those_who_wait_each_person_has_a_turn_before_anybody_has_two(run: Run) -> None:
    async def story() -> list[str]:
        turns, served = FairTurns(1), list[str]()

        async def take(person: str) -> None:
            async with turns.turn(person):
                served.append(person)
                await asyncio.sleep(0)

        await asyncio.gather(*(take(person) for person in "aaaabbc"))
        return served

    assert "".join(run(story())) == "aabcaba"


def test_who_comes_as_many_guests_has_the_turns_of_one_place(run: Run) -> None:
    async def story() -> list[str]:
        turns, served = FairTurns(1), list[str]()

        async def take(person: str, place: str) -> None:
            async with turns.turn(person, place):
                served.append(person)
                await asyncio.sleep(0)

        flood = [take(person, "there") for person in "abcabc"]
        await asyncio.gather(*flood, take("x", "here"), take("y", "here"))
        return served

    # One of the flood was asked at once; of the others and the household, each place is next in its turn, and there
    # each person.
    assert "".join(run(story())) == "abxcyabc"


def test_who_goes_while_he_waits_costs_nobody_a_turn(run: Run) -> None:
    async def story() -> bool:
        turns = FairTurns(1)
        async with turns.turn("a"):
            gone = asyncio.create_task(turns.turn("b").__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
        async with asyncio.timeout(1), turns.turn("c"):
            return True

    assert run(story())


# ---------------------------------------------------------------- talk


def test_players_and_watchers_each_have_an_end_to_what_they_say() -> None:
    played = begun()
    for _ in range(CHAT_OF_WATCHERS):
        played.do(chat.say(played.table, 1.0, "somebody", "Somebody", "hello"))
    with pytest.raises(NotNow, match="as much has been said"):
        chat.say(played.table, 1.0, "other", "Other", "hello")
    for _ in range(CHAT_OF_PLAYERS):
        played.do(chat.say(played.table, 1.0, "p0", "P0", "hello"))
    with pytest.raises(NotNow, match="as much has been said"):
        chat.say(played.table, 1.0, "p1", "P1", "hello")


def test_who_comes_is_told_what_was_said_last_and_everything_else() -> None:
    played = Played().seat("p0", "p1", "p2")
    before = len(played.table.happenings)
    for n in range(CHAT_SHOWN + 5):
        played.do(chat.say(played.table, 1.0, "p0", "P0", f"hello {n}"))
    shown = recent(played.table.happenings)
    assert len(shown) == before + CHAT_SHOWN
    assert shown[-1] == played.table.happenings[-1]


# ---------------------------------------------------------------- who watches

TIGHT = """
[limits]
connections = 3
address_sockets = 4
watchers = 5
sign_ins_burst = 1000
"""


@pytest.fixture
def tight(tmp_path: Path) -> Served:
    return Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, TIGHT, "--trust-proxy", "127.0.0.1")


def from_address(client: Client, address: str) -> Client:
    client.http.headers["X-Forwarded-For"] = address
    return client


@pytest.mark.slow
def test_sockets_are_counted_by_person_by_address_and_by_table(tight: Served) -> None:
    with tight as served, ExitStack() as open_:
        anna = open_.enter_context(Client(served.url, "Anna"))
        table = anna.table("rattus", "mine open", public=True)

        def watch(address: str) -> str:
            client = open_.enter_context(from_address(Client(served.url), address))
            return str(open_.enter_context(client.socket(table)).hear().get("type"))

        refused = "urn:lazaretto:too-many"
        assert [watch("10.0.0.1") for _ in range(4)] == ["whole"] * 3 + [refused]
        assert [watch("10.0.0.2") for _ in range(3)] == ["whole"] * 2 + [refused]  # the table is full
        assert open_.enter_context(anna.socket(table)).told()["type"] == "whole"  # not for who plays there

        def play(name: str) -> str:
            guest = open_.enter_context(from_address(Client(served.url, name), "2001:db8::1"))
            own = guest.table("rattus", "mine open")
            return str(open_.enter_context(guest.socket(own)).hear().get("type"))

        assert [play(name) for name in ("Bert", "Cleo", "Dora", "Emil", "Finn")] == ["whole"] * 4 + [refused]


def test_who_comes_and_goes_is_told_in_batches(site: Served) -> None:
    with ExitStack() as open_:
        anna = open_.enter_context(Client(site.url, "Anna"))
        table = anna.table("rattus", "mine open", public=True)
        first = open_.enter_context(anna.socket(table))
        others = [open_.enter_context(Client(site.url, "Bert")) for _ in range(12)]
        with ThreadPoolExecutor(4) as pool:
            for socket in pool.map(lambda other: other.socket(table), others):
                open_.enter_context(socket)
        told = list[int]()
        while not told or told[-1] < 12:
            message = first.hear()
            if message["type"] == "presence":
                told.append(message["watching"])
        assert len(told) < 12


# ---------------------------------------------------------------- keys


def test_a_key_that_came_with_another_request_is_refused(site: Served) -> None:
    with Client(site.url, "Anna") as anna:
        table = anna.table("rattus", "mine open")
        chat = f"/api/tables/{table}/chat"
        first = anna.post(chat, {"text": "one"}, "once")
        assert anna.post(chat, {"text": "one"}, "once") == first
        refused = anna.refused(chat, {"text": "two"}, "once")
        assert (refused.status, refused.problem["field"]) == (422, "Idempotency-Key")
        assert anna.refused(f"/api/tables/{table}/seats/0/leave", None, "once").status == 422
        assert anna.look(table)["n"] == first["n"]


def test_a_table_that_is_asked_for_twice_is_made_once(served: Served) -> None:
    with Client(served.url, "Anna") as anna, Client(served.url, "Bert") as bert:
        with ThreadPoolExecutor(4) as pool:
            made = set(pool.map(lambda _: anna.post("/api/tables", OPEN, "new")["id"], range(8)))
        assert len(made) == 1
        refused = anna.refused("/api/tables", {**OPEN, "public": False}, "new")
        assert (refused.status, refused.problem["field"]) == (422, "Idempotency-Key")
        assert bert.post("/api/tables", OPEN, "new")["id"] not in made


# ---------------------------------------------------------------- a rematch


NO_MORE = """
CREATE TRIGGER no_more BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'no more'); END
"""


def test_a_rematch_that_cannot_be_made_is_not_spoken_of(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}") as here:
            id = await here.table("rattus")
            await here.site.tables.act(id, lambda table, now: play.resign(table, now, 0))
            await here.site.database.write(Write((Statement(NO_MORE),)))
            with pytest.raises(StatementRefused, match="no more"):
                await here.site.lobby.rematch(id, here.bert)
            async with here.site.tables.held(id) as table:
                assert table.rematch == ""
            await here.site.database.write(Write((Statement("DROP TRIGGER no_more"),)))
            again = await here.site.lobby.rematch(id, here.bert)
            async with here.site.tables.held(id) as table:
                assert table.rematch == again
            async with here.site.tables.held(again) as table:
                assert [seat.person for seat in table.seats] == ["", here.bert.id]

    run(story())
