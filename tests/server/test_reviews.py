"""Reviews on a site: only of games that are over, made in a process of their own, kept with the game."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from lazaretto.server.reviews import OF_A_PERSON, judged_by
from tests.review.short import last_answers
from tests.server.site import Client, Served

SECONDS = 120
LINE = "players:2 to:red plague:italia gallia:r2/ss germania:g3/s cards:king=red,witch=green supply:20 gone:S01,S02"


@pytest.fixture
def anna(site: Served) -> Iterator[Client]:
    with Client(site.url, "Anna") as client:
        yield client


def reviewed(client: Client, table: str) -> Any:
    """A review once it is complete."""
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        info = client.get(f"/api/tables/{table}/review")
        assert not info["failed"]
        if info["looks"] == 2:
            return info["review"]
        time.sleep(0.2)
    raise TimeoutError(f"no review after {SECONDS} seconds")


def test_a_game_that_goes_on_has_no_review(anna: Client) -> None:
    table = anna.table("rattus", "mine mine")
    refused = anna.http.get(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["detail"]) == (
        403,
        "a game is reviewed once it has been played to its end",
    )


def test_a_game_that_was_given_up_has_no_review(anna: Client) -> None:
    table = anna.table("rattus", "mine mine")
    anna.act(table, 0, "resign")
    assert anna.http.get(f"/api/tables/{table}/review").status_code == 403


def test_a_private_game_is_reviewed_for_nobody_who_was_not_there(site: Served, anna: Client) -> None:
    table = anna.post("/api/records", json.loads(last_answers(4).to_json()))["id"]
    with Client(site.url, "Bert") as bert:
        refused = bert.http.get(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["detail"].partition(":")[0]) == (403, "this table is private")


@pytest.mark.slow
def test_a_game_that_is_over_is_reviewed_and_the_review_is_kept(anna: Client) -> None:
    table = anna.post("/api/records", json.loads(last_answers().to_json()))["id"]
    review = reviewed(anna, table)
    assert review["looks"] == 2
    assert len(review["seats"]) == 2
    assert review["open_curve"]
    shown = [moment for seat in review["seats"] for moment in seat["moments"]]
    assert all({"choice", "kind", "noun", "item"} == set(moment["better"]) for moment in shown)
    started = time.monotonic()
    assert anna.get(f"/api/tables/{table}/review")["review"] == review
    assert time.monotonic() - started < 1
    for moment in shown:
        on = anna.table("rattus", "mine mine", position=moment["position"])
        assert anna.look(on)["table"]["state"] == "running"


def test_a_table_can_go_on_from_a_position_and_is_not_rated(anna: Client) -> None:
    table = anna.table("rattus", "mine greedy", position=LINE, rated=True)
    whole = anna.look(table)
    assert not whole["table"]["rated"]
    assert whole["view"]["position"]["plague"] == "italia"
    frames = anna.get(f"/api/tables/{table}/replay?from=0&count=1")["frames"]
    assert frames[0]["view"]["position"]["plague"] == "italia"


@pytest.mark.parametrize(
    ("line", "seats"), [("players:2 to:purple", "mine mine"), (LINE, "mine mine mine"), ("", "mine mine")]
)
def test_a_position_that_cannot_be_is_refused_by_name(anna: Client, line: str, seats: str) -> None:
    wish = [{"type": "mine"} for _ in seats.split()]
    refused = anna.http.post("/api/tables", json={"title": "rattus", "seats": wish, "position": line})
    assert (refused.status_code, refused.json()["field"]) == (422, "position")


@pytest.mark.slow
def test_whoever_asks_for_many_reviews_has_to_wait_and_nobody_waits_behind_them(site: Served, anna: Client) -> None:
    record = json.loads(last_answers(4).to_json())
    tables = [anna.post("/api/records", record)["id"] for _ in range(OF_A_PERSON + 1)]
    answers = [anna.http.get(f"/api/tables/{table}/review") for table in tables]
    assert [answer.status_code for answer in answers] == [200] * OF_A_PERSON + [429]
    with Client(site.url, "Bert") as bert:
        reviewed(bert, bert.post("/api/records", record)["id"])
        assert anna.get(f"/api/tables/{tables[-2]}/review")["looks"] < 2
    for table in tables:
        reviewed(anna, table)


def test_other_weights_judge_otherwise() -> None:
    assert judged_by("rattus") != judged_by("notre-dame")
