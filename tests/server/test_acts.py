"""What people do at tables over HTTP, one thing at a time: what comes of it, and what is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from lazaretto.cli.main import main
from lazaretto.kernel.record import Record, commitment
from lazaretto.server.commands import play
from tests.server.site import Client, Served, Socket, eventually


class Party:
    """Anna, Bert and Cleo, each with a browser of their own."""

    def __init__(self, url: str, open_: ExitStack) -> None:
        self.url = url
        self.open = open_
        self.anna, self.bert, self.cleo = (self.come(name) for name in ("Anna", "Bert", "Cleo"))

    def come(self, name: str = "") -> Client:
        """Somebody else; without a name nobody in particular."""
        return self.open.enter_context(Client(self.url, name))

    def socket(self, client: Client, table: str, **more: Any) -> Socket:
        return self.open.enter_context(client.socket(table, **more))

    def at_table(self, title: str = "rattus", players: int = 2, **more: object) -> str:
        """A game of Anna's (seat 0), Bert's and perhaps Cleo's that has begun."""
        table = self.anna.table(title, " ".join(["mine", *["open"] * (players - 1)]), **more)
        for k, client in enumerate([self.bert, self.cleo][: players - 1]):
            client.sit(table, k + 1)
        return table

    def asked(self, table: str) -> tuple[int, Client, Any]:
        """The first seat that is asked, its player, and what he sees."""
        seat = next(k for k, seat in enumerate(self.anna.look(table)["table"]["seats"]) if seat["asked"])
        client = [self.anna, self.bert, self.cleo][seat]
        return seat, client, client.look(table, str(seat))

    def step(self, table: str, rng: random.Random | None = None) -> int:
        """Whoever is asked first answers; his seat."""
        seat, client, whole = self.asked(table)
        options = whole["view"]["decision"]["options"]
        option = rng.choice(options) if rng else options[0]
        assert client.move(table, seat, option["choice"], whole["n"]).status_code == 200
        return seat


@pytest.fixture
def party(served: Served) -> Iterator[Party]:
    with ExitStack() as open_:
        yield Party(served.url, open_)


def answers(client: Client, table: str) -> int:
    count: int = client.look(table)["table"]["answered"]
    return count


# ---------------------------------------------------------------- moves


def test_a_move_that_is_sent_twice_happens_once(party: Party) -> None:
    table = party.at_table()
    seat, client, whole = party.asked(table)
    choice = whole["view"]["decision"]["options"][0]["choice"]
    first = client.move(table, seat, choice, whole["n"], key="once")
    again = client.move(table, seat, choice, whole["n"], key="once")
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json() == {"n": whole["n"] + 1}
    assert client.look(table)["n"] == whole["n"] + 1


def test_keys_of_different_people_are_different(party: Party) -> None:
    table = party.at_table("notre-dame")
    done = []
    for seat, client in enumerate([party.anna, party.bert]):
        whole = client.look(table, str(seat))
        choice = whole["view"]["decision"]["options"][0]["choice"]
        done.append(client.move(table, seat, choice, whole["n"], key="mine").json()["n"])
    assert done[1] == done[0] + 1


def test_a_move_on_an_older_question_is_refused_with_how_far_the_table_is(party: Party) -> None:
    table = party.at_table()
    seat, client, whole = party.asked(table)
    choice = whole["view"]["decision"]["options"][0]["choice"]
    client.move(table, seat, choice, whole["n"])
    refusal = client.refused(f"/api/tables/{table}/seats/{seat}/moves", {"choice": choice, "expected": whole["n"]})
    assert refusal.status == 409
    assert (refusal.problem["type"], refusal.problem["n"]) == ("urn:lazaretto:stale", whole["n"] + 1)


def test_a_move_against_the_rules_is_refused_with_reason_and_rule(party: Party) -> None:
    table = party.at_table()
    seat, client, whole = party.asked(table)
    move = {"choice": "take_card:king", "expected": whole["n"]}
    refusal = client.refused(f"/api/tables/{table}/seats/{seat}/moves", move)
    assert (refusal.status, refusal.problem["type"]) == (422, "urn:lazaretto:illegal-move")
    assert refusal.problem["field"] == "choice"
    assert refusal.problem["reason"]["code"] == "not-now"
    assert refusal.problem["reason"]["rule"].startswith("RAT-")
    assert client.get(f"/api/tables/{table}/seats/{seat}/why-not", choice="take_card:king") == refusal.problem["reason"]
    assert client.get(f"/api/tables/{table}/seats/{seat}/why-nothing", thing="card:king") == [refusal.problem["reason"]]
    assert client.look(table)["n"] == whole["n"]


def test_nothing_speaks_against_an_option(party: Party) -> None:
    table = party.at_table()
    seat, client, whole = party.asked(table)
    choice = whole["view"]["decision"]["options"][0]["choice"]
    assert client.get(f"/api/tables/{table}/seats/{seat}/why-not", choice=choice) is None


def test_nobody_moves_for_another(party: Party) -> None:
    table = party.at_table()
    seat, client, whole = party.asked(table)
    other = party.bert if client is party.anna else party.anna
    move = {"choice": whole["view"]["decision"]["options"][0]["choice"], "expected": whole["n"]}
    refusal = other.refused(f"/api/tables/{table}/seats/{seat}/moves", move)
    assert (refusal.status, refusal.problem["field"]) == (403, "seat")


# ---------------------------------------------------------------- taking back, agreeing, giving up


def test_a_move_is_taken_back_and_everybody_told(party: Party) -> None:
    table = party.at_table()
    before = answers(party.anna, table)
    seat = party.step(table)
    client = [party.anna, party.bert][seat]
    watching = party.socket(party.come(), table)
    assert client.look(table, str(seat))["view"]["undoable"] == 1
    assert watching.told()["type"] == "whole"
    client.act(table, seat, "undo")
    news = watching.told()
    assert news["view"]["answered"] == before
    assert [(moment["kind"], moment["answered"]) for moment in news["moments"]] == [("taken-back", before)]


def learned(party: Party, table: str) -> tuple[int, Client]:
    """Play on until whoever answered cannot take it back alone; he."""
    rng = random.Random(2)
    while True:
        seat = party.step(table, rng)
        client = [party.anna, party.bert, party.cleo][seat]
        if client.look(table, str(seat))["view"]["undoable"] == 0:
            return seat, client


@pytest.mark.parametrize("agreed", [True, False])
def test_what_was_learned_is_taken_back_only_if_the_other_agrees(party: Party, agreed: bool) -> None:
    table = party.at_table(rated=True)
    seat, client = learned(party, table)
    before = answers(client, table)
    client.act(table, seat, "undo")
    vote = client.look(table)["table"]["vote"]
    assert (vote["what"], vote["seat"], vote["missing"]) == ("rewind", seat, [1 - seat])
    other = [party.anna, party.bert][1 - seat]
    other.act(table, 1 - seat, "votes", {"yes": agreed})
    after = client.look(table)["table"]
    assert after["vote"] is None
    assert after["answered"] == (vote["to"] if agreed else before)
    assert after["rated"] is not agreed


def test_all_agree_to_end_a_game_without_a_result(party: Party) -> None:
    table = party.at_table(players=3, rated=True)
    party.anna.act(table, 0, "proposals", {"what": "end"})
    party.bert.act(table, 1, "votes", {"yes": True})
    party.cleo.act(table, 2, "votes", {"yes": True})
    info = party.anna.look(table)["table"]
    assert (info["state"], info["places"], info["outcome"]) == ("over", [], None)


def test_who_resigns_against_one_other_has_lost(party: Party) -> None:
    table = party.at_table()
    party.anna.act(table, 0, "resign")
    info = party.bert.look(table)["table"]
    assert info["state"] == "over"
    assert [place["place"] for place in info["places"]] == [2, 1]
    assert info["seed"] is not None


def test_for_who_resigns_among_three_a_bot_plays_on(party: Party) -> None:
    table = party.at_table("notre-dame", players=3)
    party.anna.act(table, 0, "resign")
    info = party.bert.look(table)["table"]
    assert info["state"] == "running"
    assert info["seats"][0]["resigned"]
    socket = party.socket(party.bert, table)
    message = socket.told()
    while 0 in message["view"]["asked"]:  # the bot keeps its cards
        message = socket.told()
    assert party.anna.refused(f"/api/tables/{table}/seats/0/return").status == 409


def test_a_bot_stands_in_for_who_is_away_until_he_comes_back(party: Party) -> None:
    table = party.at_table("notre-dame")
    party.anna.act(table, 0, "proposals", {"what": "replace", "to": 1})
    socket = party.socket(party.anna, table, eyes="0")
    message = socket.told()
    assert message["table"]["seats"][1]["bot"] != ""
    while 1 in message["view"]["asked"]:
        message = socket.told()
    party.bert.act(table, 1, "return")
    assert party.bert.look(table)["table"]["seats"][1]["bot"] == ""
    for client, seat in ((party.anna, 0), (party.bert, 1)):
        whole = client.look(table, str(seat))
        if seat in whole["view"]["asked"]:
            choice = whole["view"]["decision"]["options"][0]["choice"]
            assert client.move(table, seat, choice, whole["n"]).status_code == 200


def test_a_rematch_has_the_same_seats_and_settings(party: Party) -> None:
    table = party.anna.table("rattus", "mine open greedy", rated=True, clock={"type": "days", "days": 3})
    party.bert.sit(table, 1)
    party.anna.post(f"/api/tables/{table}/seats/0/proposals", {"what": "end"})
    party.bert.act(table, 1, "votes", {"yes": True})
    socket = party.socket(party.bert, table)
    socket.told()
    again = party.bert.post(f"/api/tables/{table}/rematch")["id"]
    news = socket.told()
    assert (news["moments"][0]["kind"], news["table"]["rematch"]) == ("rematch", again)
    info = party.bert.look(again)["table"]
    assert (info["state"], info["again"], info["rated"]) == ("open", table, True)
    assert info["clock"] == {"type": "days", "days": 3}
    assert [(seat["name"], seat["bot"]) for seat in info["seats"]] == [("", ""), ("Bert", ""), ("", "greedy")]
    party.anna.sit(again, 0)
    assert party.anna.look(again)["table"]["state"] == "running"
    assert party.anna.refused(f"/api/tables/{table}/rematch").status == 409


def test_only_players_ask_for_a_rematch(party: Party) -> None:
    table = party.at_table()
    party.anna.act(table, 0, "resign")
    assert party.cleo.refused(f"/api/tables/{table}/rematch").status == 403


# ---------------------------------------------------------------- talking


def test_what_is_said_is_heard_by_all_with_a_name(party: Party) -> None:
    table = party.at_table()
    socket = party.socket(party.come(), table)
    socket.told()
    party.cleo.post(f"/api/tables/{table}/chat", {"text": "good  luck <b>"})
    (moment,) = socket.told()["moments"]
    assert (moment["kind"], moment["name"], moment["text"]) == ("said", "Cleo", "good luck <b>")
    assert "seat" not in moment


@pytest.mark.parametrize("text", ["", "   ", "x" * 501])
def test_nothing_and_too_much_is_not_said(party: Party, text: str) -> None:
    table = party.at_table()
    refusal = party.anna.refused(f"/api/tables/{table}/chat", {"text": text})
    assert refusal.status in (400, 422)
    assert refusal.problem["field"] == "text"


def test_the_host_mutes_and_lifts_it(party: Party) -> None:
    table = party.at_table()
    n = party.bert.post(f"/api/tables/{table}/chat", {"text": "you cheat"})["n"]
    assert party.bert.refused(f"/api/tables/{table}/mutes", {"n": n}).status == 403
    party.anna.post(f"/api/tables/{table}/mutes", {"n": n})
    assert party.bert.refused(f"/api/tables/{table}/chat", {"text": "sorry"}).status == 403
    party.anna.post(f"/api/tables/{table}/mutes", {"n": n, "muted": False})
    party.bert.post(f"/api/tables/{table}/chat", {"text": "sorry"})


def test_only_what_was_said_can_be_muted(party: Party) -> None:
    table = party.at_table()
    assert party.anna.refused(f"/api/tables/{table}/mutes", {"n": 1}).problem["field"] == "n"


# ---------------------------------------------------------------- watching


def test_a_spectator_sees_the_game_and_nobodys_options(party: Party) -> None:
    table = party.at_table("notre-dame")
    view = party.come().look(table)["view"]
    assert view["seat"] is None
    assert view["decision"]["options"] == []
    assert {card["name"] for player in view["position"]["players"] for card in player["passing"]} == {None}


def test_a_table_without_spectators_is_closed_to_them(party: Party) -> None:
    table = party.at_table(spectators=False)
    assert party.cleo.cannot_get(f"/api/tables/{table}").status == 403
    assert party.cleo.cannot_get(f"/api/tables/{table}/replay").status == 403
    socket = party.socket(party.cleo, table)
    assert socket.hear()["type"] == "urn:lazaretto:not-yours"
    assert socket.hear() is None
    assert socket.wire.close_code == 4000


def test_nobody_has_the_eyes_of_another_while_the_game_runs(party: Party) -> None:
    table = party.at_table()
    for eyes in ("1", "all"):
        assert party.anna.cannot_get(f"/api/tables/{table}", eyes=eyes).status == 403
        assert party.anna.cannot_get(f"/api/tables/{table}/replay", eyes=eyes).status == 403
        assert party.socket(party.anna, table, eyes=eyes).hear()["status"] == 403
    assert party.anna.cannot_get(f"/api/tables/{table}/record").status == 403


@pytest.mark.slow
def test_who_is_there_is_told_to_all(party: Party) -> None:
    table = party.at_table()
    here = party.socket(party.anna, table)
    here.told()
    assert here.hear() == {"type": "presence", "present": [0], "watching": 0}
    with party.bert.socket(table):
        assert here.hear() == {"type": "presence", "present": [0, 1], "watching": 0}
        party.socket(party.come(), table)
        assert here.hear() == {"type": "presence", "present": [0, 1], "watching": 1}
    assert here.hear() == {"type": "presence", "present": [0], "watching": 1}


def test_a_socket_is_for_listening(party: Party) -> None:
    table = party.at_table()
    socket = party.socket(party.anna, table)
    socket.wire.send("a move")
    while socket.hear() is not None:
        pass
    assert socket.wire.close_code == 4000


# ---------------------------------------------------------------- lists


def ids(lines: list[Any]) -> set[str]:
    return {line["id"] for line in lines}


def test_a_private_table_is_on_the_lists_of_its_players_only(party: Party) -> None:
    table = party.at_table(public=False)
    assert table in ids(party.anna.get("/api/tables")["mine"])
    strangers = party.cleo.get("/api/tables")
    assert not any(table in ids(lines) for lines in strangers.values())
    party.anna.act(table, 0, "resign")
    assert table in ids(party.bert.get("/api/tables")["over"])
    assert table not in ids(party.cleo.get("/api/tables")["over"])


def test_a_public_table_is_on_every_list_from_open_to_over(party: Party) -> None:
    table = party.anna.table("rattus", "mine open", public=True)
    stranger = party.come()
    (line,) = [line for line in stranger.get("/api/tables")["open"] if line["id"] == table]
    assert (line["names"], line["free"], line["players"]) == (["Anna", ""], 1, 2)
    party.bert.sit(table, 1)
    assert table in ids(stranger.get("/api/tables")["running"])
    assert table not in ids(stranger.get("/api/tables")["open"])
    party.anna.act(table, 0, "resign")
    assert table in ids(stranger.get("/api/tables")["over"])


def test_a_list_says_whose_turn_it_is(party: Party) -> None:
    table = party.at_table()
    seat, client, _ = party.asked(table)
    other = [party.anna, party.bert][1 - seat]
    turns = [
        [line["my_turn"] for line in each.get("/api/tables")["mine"] if line["id"] == table] for each in (client, other)
    ]
    assert turns == [[True], [False]]
    assert (client.get("/api/me")["tables"], other.get("/api/me")["tables"]) == ([table], [])


# ---------------------------------------------------------------- one screen for several people


def test_several_people_at_one_screen_have_names_and_secrets_of_their_own(party: Party) -> None:
    seats = [{"type": "mine", "name": "Anna"}, {"type": "mine", "name": "Ben"}, {"type": "bot", "bot": "random"}]
    table = party.anna.post("/api/tables", {"title": "notre-dame", "seats": seats})["id"]
    info = party.anna.look(table)["table"]
    assert [seat["name"] for seat in info["seats"]] == ["Anna", "Ben", ""]
    views = [party.anna.look(table, str(seat))["view"] for seat in (0, 1)]
    for seat, view in enumerate(views):
        assert view["decision"]["seat"] == seat
        hands = [[card["name"] for card in player["passing"]] for player in view["position"]["players"]]
        assert [None not in hand for hand in hands] == [k == seat for k in range(3)]
    socket = party.socket(party.anna, table, eyes="1")
    assert socket.told()["view"]["seat"] == 1
    n = party.anna.look(table)["n"]
    done = party.anna.move(table, 1, views[1]["decision"]["options"][0]["choice"], n)
    assert done.status_code == 200


# ---------------------------------------------------------------- looking back, records


@pytest.fixture(scope="module")
def over(served: Served) -> tuple[str, str]:
    """A game of a person and two bots that is over: its table, and the commitment it showed at the beginning."""
    with Client(served.url, "Anna") as anna:
        table = anna.table("notre-dame", "mine greedy random", rated=True, public=True)
        promised = anna.look(table)["table"]["commitment"]
        assert anna.look(table)["table"]["seed"] is None
        anna.play(table, 0, random.Random(1))
        return table, promised


def test_the_record_of_a_game_that_is_over_verifies_and_keeps_its_promise(
    party: Party, over: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, promised = over
    shown = party.anna.http.get(f"/api/tables/{table}/record")
    path = tmp_path / "record.json"
    path.write_bytes(shown.content)
    assert main(["verify", str(path), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["commitment"], found["commitment_kept"], found["finished"]) == (promised, True, True)
    seed = party.anna.look(table)["table"]["seed"]
    assert (found["seed"], commitment(seed, 2)) == (seed, promised)


def test_once_it_is_over_everybody_looks_back_through_all_eyes(party: Party, over: tuple[str, str]) -> None:
    table, _ = over
    stranger = party.come()
    everything = stranger.get(f"/api/tables/{table}/replay", eyes="all", **{"from": 3, "count": 5})
    assert [frame["answered"] for frame in everything["frames"]] == [3, 4, 5, 6, 7]
    for eyes in ("0", "1", "2", "spectator"):
        frames = stranger.get(f"/api/tables/{table}/replay", eyes=eyes, **{"from": 3, "count": 5})["frames"]
        assert len(frames) == 5


def test_looking_back_ends_where_the_game_ends(party: Party, over: tuple[str, str]) -> None:
    table, _ = over
    last = party.anna.get(f"/api/tables/{table}/replay")["answers"]
    frames = party.anna.get(f"/api/tables/{table}/replay", **{"from": last, "count": 50})["frames"]
    assert [frame["answered"] for frame in frames] == [last]
    refusal = party.anna.cannot_get(f"/api/tables/{table}/replay", **{"from": last + 1})
    assert (refusal.status, refusal.problem["field"]) == (422, "from")


def test_while_it_runs_a_player_looks_back_through_his_own_eyes(party: Party) -> None:
    table = party.at_table("notre-dame")
    then = party.anna.look(table, "0")["view"]
    party.step(table)
    party.step(table)
    replay = party.anna.get(f"/api/tables/{table}/replay", eyes="0", **{"from": then["answered"]})
    assert [frame["view"] for frame in replay["frames"]] == [then]


def test_a_record_is_brought_and_looked_at(party: Party, over: tuple[str, str]) -> None:
    record = party.anna.http.get(f"/api/tables/{over[0]}/record").content
    brought = party.bert.http.post("/api/records", content=record, headers={"content-type": "application/json"})
    assert brought.status_code == 201, brought.text
    table = brought.json()["id"]
    original, copy = party.bert.look(over[0])["table"], party.bert.look(table)["table"]
    assert copy["state"] == "over"
    assert copy["outcome"] == original["outcome"]
    assert party.bert.http.get(f"/api/tables/{table}/record").content == record
    assert party.bert.refused(f"/api/tables/{table}/rematch").status in (403, 409)


def brought(client: Client, data: object) -> Any:
    sent = client.http.post("/api/records", json=data)
    assert sent.status_code == 422, sent.text
    return sent.json()


def test_a_record_that_was_tampered_with_is_refused_by_the_answer(party: Party, over: tuple[str, str]) -> None:
    data = party.anna.get(f"/api/tables/{over[0]}/record")
    rows = data["answers"]
    at = next(n for n, row in enumerate(rows) if n and row[0] == "play_card")
    changed = [*rows[:at], [*rows[at][:3], "00000000"], *rows[at + 1 :]]
    assert f"after answer {at - 1}," in brought(party.bert, data | {"answers": changed})["detail"]
    left_out = [*rows[:at], *rows[at + 1 :]]
    assert f"answer {at - 1}:" in brought(party.bert, data | {"answers": left_out})["detail"]


def test_a_record_whose_seed_is_another_is_refused(party: Party, over: tuple[str, str]) -> None:
    data = party.anna.get(f"/api/tables/{over[0]}/record")
    refusal = brought(party.bert, data | {"seed": "another"})
    assert "is not what the seed another gives" in refusal["detail"]
    assert refusal["field"] == "answers"
    refusal = brought(party.bert, data | {"commitment": commitment("another")})
    assert "is not the one that was committed to" in refusal["detail"]
    assert refusal["field"] == "seed"


def test_a_record_that_is_longer_than_any_game_here_is_refused(party: Party, over: tuple[str, str]) -> None:
    data = party.anna.get(f"/api/tables/{over[0]}/record")
    rows = data["answers"]
    refusal = brought(party.bert, data | {"answers": rows + rows[1:] * (play.ANSWERS // len(rows) + 1)})
    assert refusal["detail"].startswith(f"expected at most {play.ANSWERS} answers; got ")


@pytest.mark.parametrize("body", [b"", b"[]", b'{"lazaretto": 1}', b"\xff"])
def test_what_is_no_record_is_refused(party: Party, body: bytes) -> None:
    sent = party.anna.http.post("/api/records", content=body, headers={"content-type": "application/json"})
    assert sent.status_code in (400, 422)
    assert sent.headers["content-type"] == "application/problem+json"


def test_the_record_of_a_game_that_was_given_up_verifies_too(
    party: Party, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = party.at_table()
    party.step(table)
    party.anna.act(table, 0, "resign")
    path = tmp_path / "record.json"
    path.write_bytes(party.anna.http.get(f"/api/tables/{table}/record").content)
    assert main(["verify", str(path)]) == 0
    assert "which is the one that was committed to" in capsys.readouterr().out
    assert Record.from_json(path.read_bytes()).outcome is None


# ---------------------------------------------------------------- ratings


def test_a_rated_game_shows_on_the_ladder_and_on_the_pages_of_its_players(party: Party, over: tuple[str, str]) -> None:
    info = party.anna.look(over[0])["table"]
    place = {place["seat"]: place["place"] for place in info["places"]}
    lines = eventually(lambda: party.anna.get("/api/ladder", title="notre-dame", players=3))
    assert {line["name"] for line in lines if line["bot"]} == {"greedy", "random"}
    assert all(line["games"] >= 1 for line in lines)
    ranked = [line["rating"] - line["uncertainty"] for line in lines]
    assert ranked == sorted(ranked, reverse=True)
    page = party.anna.get("/api/players/bot:greedy")
    (standing,) = [each for each in page["standings"] if (each["title"], each["players"]) == ("notre-dame", 3)]
    (game,) = [game for game in page["games"] if game["table"] == over[0]]
    assert game["place"] == place[1]
    assert standing["games"] >= 1
    assert standing["wins"] <= standing["games"]


def test_a_page_of_an_account_sums_up_its_games(party: Party) -> None:
    account = f"Dora-{party.url.rpartition(':')[2]}"
    dora = party.come("Dora")
    for _ in range(2):
        table = dora.table("rattus", "mine open", rated=True, public=True)
        party.bert.sit(table, 1)
        party.bert.act(table, 1, "resign")
    dora.post("/api/me/account", {"account": account})
    page = party.come().get(f"/api/players/{account}")
    (standing,) = page["standings"]
    assert (standing["games"], standing["wins"], standing["mean_place"]) == (2, 2, 1.0)
    assert len(page["games"]) == 2
    assert page["games"][0]["at"] >= page["games"][1]["at"]


def test_the_page_of_a_guest_is_shown_to_nobody(party: Party) -> None:
    assert party.anna.cannot_get("/api/players/Anna").status == 404


def test_a_game_against_oneself_is_not_rated(party: Party) -> None:
    fay = party.come("Fay")
    table = fay.table("rattus", "mine mine open", rated=True)
    party.bert.sit(table, 2)
    party.bert.act(table, 2, "resign")
    fay.act(table, 0, "resign")
    assert fay.look(table)["table"]["state"] == "over"
    fay.post("/api/me/account", {"account": f"fay-{table[:8].strip('-_')}"})
    page = fay.get(f"/api/players/fay-{table[:8].strip('-_')}")
    assert [game["rating"] for game in page["games"]] == [None, None]
