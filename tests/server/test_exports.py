"""One's own games as one file: all that are over, nobody else's, and nothing of those that go on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel.record import Record
from tests.server.site import Client, Served


@pytest.fixture
def anna(site: Served) -> Iterator[Client]:
    with Client(site.url, "Anna") as client:
        yield client


@pytest.fixture
def bert(site: Served) -> Iterator[Client]:
    with Client(site.url, "Bert") as client:
        yield client


def exported(client: Client) -> list[dict[str, Any]]:
    """The games in the file that somebody gets."""
    found = client.http.get("/api/me/games")
    assert found.status_code == 200, found.text
    assert found.headers["content-type"].startswith("application/jsonl")
    assert "attachment" in found.headers["content-disposition"]
    return [json.loads(line) for line in found.text.splitlines()]


def given_up(anna: Client, bert: Client, **more: object) -> str:
    table = anna.table("rattus", "mine open", **more)
    bert.sit(table, 1)
    anna.act(table, 0, "resign")
    return table


@pytest.mark.slow
def test_a_game_comes_with_its_record_and_ones_seats(anna: Client) -> None:
    table = anna.table("rattus", "random mine")
    anna.play(table, 1, random.Random(1))
    (game,) = exported(anna)
    assert (game["table"], game["seats"]) == (table, [1])
    record = Record.from_json(json.dumps(game["record"]))
    assert record.keeps_commitment()
    outcome = lazaretto.replay(record).outcome
    assert outcome is not None
    assert [place["points"] for place in game["places"]] == list(outcome.totals)


def test_all_games_come_that_are_over_and_no_other(anna: Client, bert: Client) -> None:
    assert exported(anna) == []
    over = [given_up(anna, bert), given_up(anna, bert, public=True)]
    anna.table("notre-dame", "mine random")
    assert [game["table"] for game in exported(anna)] == over
    assert [game["seats"] for game in exported(bert)] == [[1], [1]]


def test_games_of_others_do_not_come(anna: Client, bert: Client) -> None:
    given_up(anna, bert, public=True)
    anna.table("rattus", "mine random")
    with Client(str(anna.http.base_url), "Cleo") as cleo:
        assert exported(cleo) == []


def test_who_is_nobody_has_no_games(site: Served) -> None:
    with Client(site.url) as nobody:
        assert nobody.cannot_get("/api/me/games").status == 401


def test_who_has_deleted_himself_has_no_games(anna: Client, bert: Client) -> None:
    given_up(anna, bert)
    anna.post("/api/me/deletion", {})
    assert anna.cannot_get("/api/me/games").status == 401
