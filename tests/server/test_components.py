"""What is printed in an owner's box: proven before use, kept with the table, and named by the site."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.kernel.record import Record
from lazaretto.server import entries as log
from tests.server.site import Client, Served, stored

Edit = Callable[[Any], None]


def edited(title: str, edit: Edit) -> str:
    """The set that comes with a title, changed, in one file."""
    printed = rules_of(title).components
    data = json.loads(printed.write(printed.own))
    edit(data)
    return json.dumps(data)


def harsher(data: Any) -> None:
    """A set called so whose first token has another limit."""
    data["name"] = "My box"
    data["tokens"]["token"][0]["limit"] = 6


def renamed(data: Any) -> None:
    """The same facts in another order and under another name, with things beside them that say nothing."""
    harsher(data)
    data["name"], data["note"] = "  Another\u202e\n box ", "found in the attic"
    data["tokens"]["token"].reverse()
    data["map"]["borders"].reverse()


HARSH = edited("rattus", harsher)


def test_the_set_of_a_title_is_told_to_anybody(site: Served) -> None:
    with Client(site.url) as nobody:
        found = nobody.get("/api/components/rattus+mercatus")
        assert (found["box"], found["own"], found["name"]) == ("rattus", True, "")
        assert found["digest"] == nobody.get("/api/components/rattus")["digest"]
        assert nobody.post("/api/components/check", {"title": "rattus", "file": found["file"]}) == found
        assert nobody.cannot_get("/api/components/chess").status == 404


@pytest.mark.parametrize(
    ("title", "edit", "expected"),
    [
        ("rattus", lambda data: data["tokens"]["token"].pop(), "expected 49 tokens"),
        (
            "rattus",
            lambda data: data["tokens"]["token"][0].update(limit=7),
            "S01: limit: expected a number from 1 to 6",
        ),
        ("rattus", lambda data: data["map"].update(borders=[]), "expected a connected map"),
        ("rattus", lambda data: data["map"].update(seen=["utopia"]), "seen: expected some of anglia"),
        ("rattus", lambda data: data.update(name="n" * 41), "name: expected a text of at most 40 characters"),
        ("rattus", lambda data: data.update(name=5), "name: expected a text"),
        ("rattus", lambda data: data.update(title="notre-dame"), "title: expected rattus; found 'notre-dame'"),
        (
            "notre-dame",
            lambda data: data["rats"].update(monk=4),
            "monk: expected a number of rats from 0 to 3; found 4",
        ),
        ("notre-dame", lambda data: data["streets"].update(within=[]), "expected streets that join all squares"),
        ("notre-dame", lambda data: data.update(seen="monk"), "seen: expected some of innkeeper"),
    ],
)
def test_a_set_that_cannot_be_is_refused_for_what_was_expected(
    site: Served, title: str, edit: Edit, expected: str
) -> None:
    file = edited(title, edit)
    with Client(site.url, "Ada") as ada:
        refusal = ada.refused("/api/components/check", {"title": title, "file": file})
        assert (refusal.status, refusal.problem["field"]) == (422, "file")
        assert expected in refusal.problem["detail"]
        wish = {"title": title, "seats": [{"type": "mine"}, {"type": "open"}], "components": file}
        assert ada.refused("/api/tables", wish).problem["field"] == "components"


@pytest.mark.parametrize("file", ["", "[]", "{", "[" * 30_000, '{"title": 1e999}', r'{"name": "\ud800"}', "x" * 40_001])
def test_what_is_no_set_at_all_is_refused(site: Served, file: str) -> None:
    with Client(site.url) as nobody:
        assert nobody.refused("/api/components/check", {"title": "rattus", "file": file}).status in (400, 422)


def test_two_sets_are_compared_field_by_field(site: Served) -> None:
    with Client(site.url) as nobody:
        found = nobody.post("/api/components/compare", {"title": "rattus", "second": HARSH})
        assert found == [{"part": "token", "item": "S01", "field": "limit", "left": ["1"], "right": ["6"]}]
        wanted = {"title": "rattus", "first": HARSH, "second": edited("rattus", renamed)}
        assert nobody.post("/api/components/compare", wanted) == []
        refusal = nobody.refused("/api/components/compare", {"title": "rattus", "first": HARSH, "second": "{}"})
        assert refusal.problem["field"] == "second"


@pytest.mark.slow
def test_a_table_is_played_with_an_owners_set_and_its_record_keeps_it(site: Served) -> None:
    with Client(site.url, "Ada") as ada:
        table = ada.table("rattus", "mine random", components=HARSH)
        played = ada.play(table, 0, random.Random(1))
        assert played["table"]["components"]["name"] == "My box"
        record = Record.from_json(json.dumps(ada.get(f"/api/tables/{table}/record")))
        token = record.setup["components"]["tokens"]["token"][0]
        assert (record.setup["components"]["name"], token["id"], token["limit"]) == ("My box", "S01", 6)
        assert lazaretto.replay(record).outcome is not None
        brought = ada.post("/api/records", json.loads(record.to_json()))["id"]
        assert ada.look(brought)["table"]["components"] == played["table"]["components"]
        whole = ada.get(f"/api/tables/{table}/components")
        assert (whole["own"], whole["digest"]) == (False, played["table"]["components"]["digest"])
        assert json.loads(whole["file"])["name"] == "My box"
        again = ada.post(f"/api/tables/{table}/rematch", begin="false")["id"]
        assert ada.look(again)["table"]["components"] == played["table"]["components"]


def test_the_same_facts_have_the_same_digest_in_lists_and_at_tables(site: Served) -> None:
    with Client(site.url, "Ada") as ada:
        one = ada.table("rattus", "mine open", components=HARSH)
        other = ada.table("rattus+mercatus", "mine open", components=edited("rattus", renamed))
        plain = ada.table("rattus", "mine open")
        listed = {line["id"]: line["components"] for line in ada.get("/api/tables")["mine"]}
        assert listed[plain] is None
        assert (listed[one]["name"], listed[other]["name"]) == ("My box", "Another box")
        assert listed[one]["digest"] == listed[other]["digest"]
        assert [ada.look(each)["table"]["components"] for each in (one, other, plain)] == [
            listed[one],
            listed[other],
            None,
        ]


def test_only_the_facts_are_kept_with_a_table(site: Served) -> None:
    with Client(site.url, "Ada") as ada:
        table = ada.table("rattus", "mine open", components=edited("rattus", renamed))
    created = stored(site.database, table)[0]
    assert isinstance(created, log.Created)
    kept = created.settings.components
    assert kept is not None
    assert sorted(kept) == ["map", "name", "tokens"]
    assert kept["tokens"]["token"][0]["id"] == "S01"


def test_a_game_with_an_owners_set_is_not_rated_and_one_with_the_titles_own_is(site: Served) -> None:
    with Client(site.url, "Ada") as ada:
        for file, rated in ((HARSH, False), (edited("rattus", lambda data: data.update(name="As printed")), True)):
            table = ada.look(ada.table("rattus", "mine open", rated=True, components=file))["table"]
            assert (table["rated"], table["components"] is None) == (rated, rated)


def test_a_position_is_shown_and_played_on_with_the_set_it_comes_from(site: Served) -> None:
    line = "players:2 to:red plague:gallia gallia:r1g1/s[S01r] germania:/s at:act"
    with Client(site.url, "Ada") as ada:
        for file, limit in ((None, 1), (HARSH, 6)):
            shown = ada.post("/api/positions", {"title": "rattus", "line": line, "components": file})
            table = ada.look(ada.table("rattus", "mine mine", position=line, components=file))
            for view in (shown["view"], table["view"]):
                gallia = next(region for region in view["position"]["regions"] if region["name"] == "gallia")
                assert gallia["rats"][0]["face"]["limit"] == limit


def test_the_set_of_a_private_table_is_not_shown_to_strangers_after_the_game(site: Served) -> None:
    with Client(site.url, "Ada") as ada, Client(site.url, "Bo") as bo:
        table = ada.table("rattus", "mine open", components=HARSH)
        bo.sit(table, 1)
        bo.act(table, 1, "resign")
        assert ada.get(f"/api/tables/{table}/components")["name"] == "My box"
        with Client(site.url, "Eve") as eve:
            assert eve.cannot_get(f"/api/tables/{table}/components").status == 403
