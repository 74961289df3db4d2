"""A private table is for those who sit there and those they invite, also when its game is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.site import Client, Served, Socket


class People:
    """Anna and Bert, who have played, and Cleo, who has not."""

    def __init__(self, url: str, open_: ExitStack) -> None:
        self.open = open_
        self.anna, self.bert, self.cleo = (open_.enter_context(Client(url, name)) for name in ("Anna", "Bert", "Cleo"))

    def over(self, public: bool = False) -> str:
        """A game of Anna's and Bert's that is over."""
        table = self.anna.table("notre-dame", "mine open", public=public)
        self.bert.sit(table, 1)
        self.anna.post(f"/api/tables/{table}/chat", {"text": "between us"})
        self.anna.act(table, 0, "resign")
        return table

    def key(self, table: str) -> str:
        key: str = self.bert.look(table)["table"]["key"]
        return key


@pytest.fixture
def people(served: Served) -> Iterator[People]:
    with ExitStack() as open_:
        yield People(served.url, open_)


def first(socket: Socket) -> Any:
    with socket:
        return socket.hear()


PARTS = ["", "/replay", "/record", "/position"]


@pytest.mark.parametrize("part", PARTS)
def test_a_private_game_that_is_over_is_not_shown_to_strangers(people: People, part: str) -> None:
    table = people.over()
    assert people.cleo.cannot_get(f"/api/tables/{table}{part}").status == 403


@pytest.mark.parametrize("part", PARTS)
def test_a_private_game_that_is_over_is_shown_to_who_sat_there(people: People, part: str) -> None:
    table = people.over()
    assert people.bert.get(f"/api/tables/{table}{part}")


@pytest.mark.parametrize("part", PARTS)
def test_a_private_game_that_is_over_is_shown_to_who_is_invited(people: People, part: str) -> None:
    table = people.over()
    assert people.cleo.get(f"/api/tables/{table}{part}", key=people.key(table))


@pytest.mark.parametrize("part", PARTS)
def test_a_public_game_that_is_over_is_shown_to_all(people: People, part: str) -> None:
    table = people.over(public=True)
    assert people.cleo.get(f"/api/tables/{table}{part}")


def test_the_key_of_a_table_opens_no_other(people: People) -> None:
    table, other = people.over(), people.over()
    assert people.cleo.cannot_get(f"/api/tables/{table}", key=people.key(other)).status == 403


def test_who_is_not_at_the_table_is_not_told_its_key(people: People) -> None:
    table = people.anna.table("rattus", "mine open")
    assert people.cleo.look(table)["table"]["key"] == ""


def test_no_socket_is_opened_at_a_private_game_that_is_over(people: People) -> None:
    table = people.over()
    assert first(people.cleo.socket(table))["type"] == "urn:lazaretto:not-yours"


def test_nobody_talks_into_a_private_game_that_is_over(people: People) -> None:
    table = people.over()
    assert people.cleo.refused(f"/api/tables/{table}/chat", {"text": "hello"}).status == 403


def test_who_watched_a_private_game_uninvited_is_shown_out_when_it_is_over(people: People) -> None:
    table = people.anna.table("notre-dame", "mine open")
    people.bert.sit(table, 1)
    with people.cleo.socket(table) as socket:
        socket.told()
        people.anna.act(table, 0, "resign")
        assert socket.told()["type"] == "urn:lazaretto:not-yours"


# ---------------------------------------------------------------- pages of players


def games(client: Client, account: str) -> set[str]:
    return {game["table"] for game in client.get(f"/api/players/{account}")["games"]}


def test_the_page_of_a_player_has_private_games_for_those_who_sat_there_only(people: People) -> None:
    private, public = people.over(), people.over(public=True)
    account = f"anna-{private.replace('_', '-')}"[:24]
    people.anna.post("/api/me/account", {"account": account})
    assert games(people.cleo, account) == {public}
    assert games(people.bert, account) == {private, public}


def test_the_page_of_a_bot_has_private_games_for_those_who_sat_there_only(people: People) -> None:
    table = people.anna.table("rattus", "mine mine random")
    people.anna.act(table, 0, "resign")
    people.anna.act(table, 1, "resign")
    assert people.anna.look(table)["table"]["state"] == "over"
    assert table in games(people.anna, "bot:random")
    assert table not in games(people.cleo, "bot:random")


# ---------------------------------------------------------------- meeting again


def test_the_rematch_of_a_private_table_is_private_and_for_those_who_sat_there(people: People) -> None:
    table = people.over()
    again = people.bert.post(f"/api/tables/{table}/rematch")["id"]
    assert not people.bert.look(again)["table"]["public"]
    assert people.cleo.refused(f"/api/tables/{again}/seats/0/sit", {}).status == 403
    assert people.anna.sit(again, 0)


def test_who_is_invited_to_look_is_not_told_of_the_rematch(people: People) -> None:
    table = people.over()
    again = people.bert.post(f"/api/tables/{table}/rematch")["id"]
    shown = people.cleo.http.get(f"/api/tables/{table}", params={"key": people.key(table)})
    assert again not in shown.text


def test_the_rematch_of_a_public_table_is_for_everybody(people: People) -> None:
    table = people.over(public=True)
    again = people.bert.post(f"/api/tables/{table}/rematch")["id"]
    assert people.cleo.look(table)["table"]["rematch"] == again
    assert people.cleo.sit(again, 0)
