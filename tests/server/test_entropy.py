"""The deal that nobody chose: seats add to the seed after the table has committed to it."""

from __future__ import annotations

import hmac
import json
import random
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from lazaretto.cli.main import main
from lazaretto.server.commands import seating
from lazaretto.server.refusals import NotNow
from tests.server.site import Client, Served, stored
from tests.server.tables import Played

ADDED = "ab" * 16
OTHER = "cd" * 16


def dealt(played: Played) -> object:
    """Everything that was seen of the deal."""
    return [happening.events for happening in played.table.happenings]


def two(*added: str, seed: str = "a seed") -> Played:
    """A game of Notre Dame for two in which the seats have added this."""
    played = Played("notre-dame", 2, seed=seed)
    for k, each in enumerate(added):
        played.do(seating.sit(played.table, played.now, k, f"p{k}", f"P{k}", each))
    return played


# ---------------------------------------------------------------- the table


def test_what_a_seat_adds_changes_the_deal() -> None:
    assert dealt(two(ADDED, "")) != dealt(two("", ""))


def test_the_same_additions_in_other_seats_make_another_deal() -> None:
    assert dealt(two(ADDED, OTHER)) != dealt(two(OTHER, ADDED))


def test_the_seed_that_deals_is_a_digest_of_the_committed_one_and_the_additions() -> None:
    mixed = sha256(f"a seed:{ADDED}:{OTHER}".encode()).hexdigest()
    played = two(ADDED, OTHER)
    assert played.table.game is not None
    assert played.table.game.dealer is not None
    assert played.table.game.dealer.seed == mixed


def test_a_log_from_before_there_were_additions_deals_as_it_did() -> None:
    played = two("", "")
    assert played.table.game is not None
    assert played.table.game.dealer is not None
    assert played.table.game.dealer.seed == "a seed"


def test_a_table_is_resumed_with_what_its_seats_added() -> None:
    played = two(ADDED, OTHER).play(random.Random(1), lambda table: table.n > 20)
    assert played.resumed().digest == played.table.digest


def test_a_seat_adds_once() -> None:
    played = Played()
    played.do(seating.sit(played.table, played.now, 0, "p0", "P0"))
    played.do(seating.add_entropy(played.table, played.now, 0, ADDED))
    with pytest.raises(NotNow, match="seat 0 has added entropy already"):
        seating.add_entropy(played.table, played.now, 0, OTHER)


def test_who_leaves_takes_his_addition_with_him() -> None:
    played = Played()
    played.do(seating.sit(played.table, played.now, 0, "p0", "P0", ADDED))
    played.do(seating.leave(played.table, played.now, 0, "p0"))
    assert played.table.entropy == ["", "", ""]


def test_nothing_is_added_once_the_game_is_dealt() -> None:
    played = two("", "")
    with pytest.raises(NotNow, match="expected a table that is open"):
        seating.add_entropy(played.table, played.now, 0, ADDED)


def test_nothing_is_added_to_a_deal_that_the_host_chose() -> None:
    played = Played(seed_known=True)
    with pytest.raises(NotNow, match="the host chose the deal"):
        seating.sit(played.table, played.now, 0, "p0", "P0", ADDED)


# ---------------------------------------------------------------- the site


@pytest.fixture
def anna(site: Served) -> Iterator[Client]:
    with Client(site.url, "Anna") as client:
        yield client


def test_who_plays_bots_adds_after_the_commitment_and_then_begins(anna: Client) -> None:
    table = anna.table("rattus", "mine greedy", begin=False)
    assert anna.look(table)["table"]["state"] == "open"
    assert anna.look(table)["table"]["commitment"]
    anna.act(table, 0, "entropy", {"entropy": ADDED})
    assert anna.look(table)["table"]["seats"][0]["entropy_added"]
    anna.post(f"/api/tables/{table}/begin")
    assert anna.look(table)["table"]["state"] == "running"


def test_a_record_proves_that_neither_side_chose(
    anna: Client, site: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = anna.table("rattus", "mine open")
    promised = anna.look(table)["table"]["commitment"]
    anna.act(table, 0, "entropy", {"entropy": ADDED})
    with Client(site.url, "Bert") as bert:
        bert.post(f"/api/tables/{table}/seats/1/sit", {"entropy": OTHER})
        assert ADDED not in json.dumps(bert.look(table))
        bert.act(table, 1, "resign")
    record = anna.get(f"/api/tables/{table}/record")
    assert record["entropy"] == [ADDED, OTHER]
    assert record["dealer"] == 2
    assert hmac.new(b"dealer2", record["seed"].encode(), "sha256").hexdigest() == promised
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert main(["verify", str(path)]) == 0
    assert "and from what 2 of 2 seats added to it" in capsys.readouterr().out
    # So short a game has few draws, and some other addition gives the same ones: of many not all do.
    differ = []
    for n in range(40):
        path.write_text(json.dumps(record | {"entropy": [ADDED, f"{n:032x}"]}))
        refused = main(["verify", str(path), "--json"])
        differ.append(json.loads(capsys.readouterr().out)["draws_differ"])
        assert refused == bool(differ[-1])
    assert any(differ)


def test_a_record_with_additions_is_brought_and_given_back_the_same(anna: Client, site: Served) -> None:
    table = anna.table("rattus", "mine mine", begin=False)
    anna.act(table, 1, "entropy", {"entropy": ADDED})
    anna.post(f"/api/tables/{table}/begin")
    anna.act(table, 0, "resign")
    record = anna.get(f"/api/tables/{table}/record")
    brought = anna.post("/api/records", record)["id"]
    assert anna.get(f"/api/tables/{brought}/record") == record
    refusal = anna.refused("/api/records", record | {"entropy": [ADDED]})
    assert "'entropy': expected one of each of 2 seats; found 1" in refusal.problem["detail"]


def test_nobody_adds_for_another(anna: Client, site: Served) -> None:
    table = anna.table("rattus", "mine open")
    with Client(site.url, "Bert") as bert:
        assert bert.refused(f"/api/tables/{table}/seats/0/entropy", {"entropy": ADDED}).status == 403


@pytest.mark.parametrize("added", ["", "ab", "AB" * 16, "x" * 32, "ab" * 65])
def test_what_is_no_entropy_is_refused(anna: Client, added: str) -> None:
    table = anna.table("rattus", "mine open")
    assert anna.refused(f"/api/tables/{table}/seats/0/entropy", {"entropy": added}).status == 400


def test_a_rematch_against_bots_waits_for_an_addition_if_asked_to(anna: Client) -> None:
    table = anna.table("rattus", "mine greedy")
    anna.act(table, 0, "resign")
    again = anna.post(f"/api/tables/{table}/rematch", begin="false")["id"]
    assert anna.look(again)["table"]["state"] == "open"


def test_a_short_seed_is_refused_where_others_play(anna: Client) -> None:
    seats = [{"type": "mine"}, {"type": "open"}]
    refusal = anna.refused("/api/tables", {"title": "rattus", "seats": seats, "seed": "x" * 31})
    assert refusal.problem["field"] == "seed"
    assert "expected a seed of at least 32 characters" in refusal.problem["detail"]


def test_nobody_sits_down_by_a_short_seed_that_the_host_chose_for_himself(anna: Client, site: Served) -> None:
    table = anna.table("rattus", "mine greedy", seed="42", begin=False)
    anna.act(table, 1, "leave")
    with Client(site.url, "Bert") as bert:
        refusal = bert.refused(f"/api/tables/{table}/seats/1/sit", {})
    assert refusal.status == 409
    assert "a short seed" in refusal.problem["detail"]
    anna.sit(table, 1)


@pytest.mark.parametrize(("seats", "seed"), [("mine open", "x" * 32), ("mine greedy", "42")])
def test_a_seed_that_gives_nothing_away_is_taken(anna: Client, site: Served, seats: str, seed: str) -> None:
    table = anna.table("rattus", seats, seed=seed)
    created = stored(site.database, table)[0]
    assert getattr(created, "seed", None) == seed
