"""The link of a seat is its player's: it ends with him, he can end it, and its use is seen by everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import parse_qs

import pytest

from tests.server.site import Client, Served


class Devices:
    """Anna, Bert, and a phone that somebody opens links on."""

    def __init__(self, url: str, open_: ExitStack) -> None:
        self.anna, self.bert, self.phone = (
            open_.enter_context(Client(url, name)) for name in ("Anna", "Bert", "Phone")
        )


@pytest.fixture
def devices(served: Served) -> Iterator[Devices]:
    with ExitStack() as open_:
        yield Devices(served.url, open_)


def key_of(client: Client, table: str, seat: int) -> str:
    path: str = client.get(f"/api/tables/{table}/seats/{seat}/link")["path"]
    return parse_qs(path.partition("#")[2])["key"][0]


def open_link(client: Client, table: str, seat: int, key: str) -> int:
    """Go on with a seat by its link; the status of the answer."""
    return client.send(f"/api/tables/{table}/seats/{seat}/resume", {"key": key}).status_code


def is_mine(client: Client, table: str, seat: int) -> bool:
    mine: bool = client.look(table)["table"]["seats"][seat]["mine"]
    return mine


def test_a_link_ends_when_its_player_leaves(devices: Devices) -> None:
    table = devices.anna.table("rattus", "open mine open")
    devices.bert.sit(table, 0)
    key = key_of(devices.bert, table, 0)
    devices.bert.act(table, 0, "leave")
    assert open_link(devices.phone, table, 0, key) == 403


def test_a_link_taken_before_another_sits_is_not_the_others(devices: Devices) -> None:
    table = devices.anna.table("rattus", "mine open")
    key = key_of(devices.anna, table, 0)
    devices.anna.act(table, 0, "leave")
    devices.bert.sit(table, 0)
    assert open_link(devices.anna, table, 0, key) == 403
    assert open_link(devices.phone, table, 0, key) == 403


@pytest.mark.slow
def test_a_link_of_a_player_who_sits_down_again_is_another(devices: Devices) -> None:
    table = devices.anna.table("rattus", "mine open")
    key = key_of(devices.anna, table, 0)
    devices.anna.act(table, 0, "leave")
    devices.anna.sit(table, 0)
    assert open_link(devices.phone, table, 0, key) == 403
    assert open_link(devices.phone, table, 0, key_of(devices.anna, table, 0)) == 200


def test_a_device_that_a_link_was_opened_on_goes_when_the_player_leaves(devices: Devices) -> None:
    table = devices.anna.table("rattus", "mine open open")
    open_link(devices.phone, table, 0, key_of(devices.anna, table, 0))
    devices.anna.act(table, 0, "leave")
    devices.bert.sit(table, 0)
    assert not is_mine(devices.phone, table, 0)


def test_a_player_ends_his_links(devices: Devices) -> None:
    table = devices.anna.table("notre-dame", "mine random")
    key = key_of(devices.anna, table, 0)
    open_link(devices.phone, table, 0, key)
    devices.anna.http.delete(f"/api/tables/{table}/seats/0/link").raise_for_status()
    assert not is_mine(devices.phone, table, 0)
    assert open_link(devices.phone, table, 0, key) == 403


def test_a_device_is_shown_out_when_the_links_are_ended(devices: Devices) -> None:
    table = devices.anna.table("notre-dame", "mine random")
    open_link(devices.phone, table, 0, key_of(devices.anna, table, 0))
    with devices.phone.socket(table) as socket:
        assert socket.told()["view"]["seat"] == 0
        devices.anna.http.delete(f"/api/tables/{table}/seats/0/link").raise_for_status()
        message = socket.told()
        while message["table"]["seats"][0]["mine"]:
            message = socket.told()
        assert message["view"]["seat"] is None


@pytest.mark.parametrize("who", ["bert", "phone"])
def test_only_the_player_himself_takes_and_ends_links(devices: Devices, who: str) -> None:
    table = devices.anna.table("notre-dame", "mine open")
    devices.bert.sit(table, 1)
    open_link(devices.phone, table, 0, key_of(devices.anna, table, 0))
    client: Client = getattr(devices, who)
    assert client.cannot_get(f"/api/tables/{table}/seats/0/link").status == 403
    assert client.http.delete(f"/api/tables/{table}/seats/0/link").status_code == 403


def test_signing_out_everywhere_ends_links_and_devices(devices: Devices) -> None:
    table = devices.anna.table("notre-dame", "mine random")
    key = key_of(devices.anna, table, 0)
    open_link(devices.phone, table, 0, key)
    devices.anna.post("/api/sign-out", everywhere="true")
    assert not is_mine(devices.phone, table, 0)
    assert open_link(devices.phone, table, 0, key) == 403


def test_a_change_of_password_ends_links_opened_or_not_and_devices(devices: Devices) -> None:
    table = devices.anna.table("notre-dame", "mine random")
    key = key_of(devices.anna, table, 0)
    account = f"anna-{table.replace('_', '-')}"[:24]
    devices.anna.post("/api/me/account", {"account": account, "password": "correct horse"})
    devices.anna.post("/api/me/password", {"old": "correct horse", "new": "battery staple"})
    assert open_link(devices.phone, table, 0, key) == 403
    open_link(devices.phone, table, 0, key_of(devices.anna, table, 0))
    devices.anna.post("/api/me/password", {"old": "battery staple", "new": "correct horse"})
    assert not is_mine(devices.phone, table, 0)
    assert is_mine(devices.anna, table, 0)


def test_the_links_of_a_seat_end_when_the_others_have_a_bot_play_it(devices: Devices) -> None:
    table = devices.anna.table("notre-dame", "mine open")
    devices.bert.sit(table, 1)
    open_link(devices.phone, table, 1, key_of(devices.bert, table, 1))
    devices.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
    assert not is_mine(devices.phone, table, 1)


def test_everybody_sees_that_a_seat_is_played_on_another_device(devices: Devices) -> None:
    table = devices.anna.table("notre-dame", "mine open")
    devices.bert.sit(table, 1)
    open_link(devices.phone, table, 0, key_of(devices.anna, table, 0))
    whole = devices.bert.look(table)
    assert [seat["devices"] for seat in whole["table"]["seats"]] == [1, 0]
    assert [(each["seat"], each["name"]) for each in whole["moments"] if each["kind"] == "keyed"] == [(0, "Phone")]
