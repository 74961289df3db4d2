"""Rubbish is refused with a reason, changes nothing, and gets the same headers as everything else."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lazaretto.server.middleware import HEADERS
from tests.server.site import COOKIE, SECONDS, Client, Served

JSON = {"Content-Type": "application/json"}
RAW = "\xff"  # sent as a byte that is no text in UTF-8


class Room(NamedTuple):
    """A site with one table, where Anna holds seat 0 and is asked, and Ben seat 1."""

    served: Served
    anna: Client
    table: str


class Bad(NamedTuple):
    """A request that is wrong, and what is said about it. `{t}` stands for the path of the table."""

    what: str
    method: str
    path: str
    body: object = None  # JSON, or bytes as they are
    status: int = 400
    field: str = ""
    headers: Mapping[str, str] = {}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    folder = tmp_path_factory.mktemp("site")
    with (
        Served(f"sqlite:{folder / 'site.db'}", folder) as served,
        Client(served.url, "Anna") as anna,
        Client(served.url, "Ben") as ben,
    ):
        table = anna.table("rattus", "mine open", options={"start": "0"})
        ben.sit(table, 1)
        yield Room(served, anna, table)


def request(room: Room, bad: Bad) -> httpx.Response:
    path = bad.path.replace("{t}", f"/api/tables/{room.table}")
    if isinstance(bad.body, bytes):
        return room.anna.http.request(bad.method, path, content=bad.body, headers={**JSON, **bad.headers})
    headers = httpx.Headers(dict(bad.headers), encoding="latin-1")
    return room.anna.http.request(bad.method, path, json=bad.body, headers=headers)


def nested(depth: int) -> bytes:
    return b'{"name":' + b"[" * depth + b"]" * depth + b"}"


def new_table(**changes: object) -> dict[str, object]:
    return {"title": "rattus", "seats": [{"type": "mine"}, {"type": "open"}], **changes}


BODIES = [
    Bad("broken JSON", "POST", "/api/guests", b'{"name": "An'),
    Bad("no body", "POST", "/api/guests", b""),
    Bad("an array for an object", "POST", "/api/guests", b"[]"),
    Bad("null for an object", "POST", "/api/guests", b"null"),
    Bad("a wrong type", "POST", "/api/guests", {"name": 3}, 400, "name"),
    Bad(
        "a wrong field named like something of ours",
        "POST",
        "/api/admin/acts",
        {"act": "mute", "person": ""},
        400,
        "person",
    ),
    Bad("a missing field", "POST", "/api/guests", {}, 400, "name"),
    Bad("a misspelt field", "POST", "/api/guests", {"name": "Anna", "nmae": "Ben"}, 400, "nmae"),
    Bad("a misspelt field within", "PATCH", "/api/me", {"wishes": {"langauge": "it"}}, 400, "wishes.langauge"),
    Bad("bytes that are no text", "POST", "/api/guests", b'{"name": "\xff"}'),
    Bad("half a surrogate", "POST", "/api/guests", b'{"name": "\\ud800"}'),
    Bad("deep nesting", "POST", "/api/guests", nested(20_000)),
    Bad("deep nesting of a record", "POST", "/api/records", b"[" * 20_000, 422),
    Bad("a body too large", "POST", "/api/guests", b'{"name": "' + b"A" * 70_000 + b'"}', 413),
    Bad("a record too large", "POST", "/api/records", b" " * 2_100_000, 413),
    Bad("a record of nothing", "POST", "/api/records", {}, 422),
    Bad("a form", "POST", "/api/guests", b"name=Anna", 415, "Content-Type", {"Content-Type": "text/plain"}),
    Bad(
        "JSON that is not UTF-8",
        *("POST", "/api/guests", b'{"name": "Anna"}', 415, "Content-Type"),
        {"Content-Type": "application/json; charset=utf-16"},
    ),
]

TEXTS = [
    Bad("a name of nothing to see", "POST", "/api/guests", {"name": "\0\u202e\u200b"}, 422, "name"),
    Bad("a name too long", "POST", "/api/guests", {"name": "A" * 25}, 400, "name"),
    Bad("an empty name", "POST", "/api/guests", {"name": ""}, 400, "name"),
    Bad("a seat's name of nothing to see", "POST", "{t}/seats/1/sit", {"name": "\7"}, 422, "name"),
    Bad("an account with a line's end", "POST", "/api/me/account", {"account": "anna\n"}, 400, "account"),
    Bad("an account with NUL", "POST", "/api/me/account", {"account": "an\0na"}, 400, "account"),
    Bad("a mail address with a line's end", "PATCH", "/api/me", {"mail": "a@b\nBcc: c@d"}, 422, "mail"),
    Bad("a short password", "POST", "/api/me/account", {"account": "anna", "password": "1234567"}, 400, "password"),
    Bad("a webhook to this machine", "PATCH", "/api/me", {"wishes": {"webhook": "https://127.0.0.1/"}}, 422, "webhook"),
    Bad("a language nobody speaks", "PATCH", "/api/me", {"wishes": {"language": "xx"}}, 400, "wishes.language"),
    Bad(
        "a path for a time zone",
        *("PATCH", "/api/me", {"wishes": {"quiet": {"start": "01:00", "end": "02:00", "zone": "../../passwd"}}}),
        *(400, "wishes.quiet"),
    ),
    Bad("talk without words", "POST", "{t}/chat", {"text": " \0\u202e\7 "}, 422, "text"),
    Bad("talk without end", "POST", "{t}/chat", {"text": "A" * 501}, 400, "text"),
]

TABLES = [
    Bad("an unknown title", "POST", "/api/tables", new_table(title="chess"), 422, "title"),
    Bad("an unknown option", "POST", "/api/tables", new_table(options={"colour": "red"}), 422, "options"),
    Bad("an unknown value", "POST", "/api/tables", new_table(options={"start": "tomorrow"}), 422, "options"),
    Bad("an unknown bot", "POST", "/api/tables", new_table(seats=[{"type": "bot", "bot": "hal"}] * 2), 422, "bot"),
    Bad("an unknown kind of seat", "POST", "/api/tables", new_table(seats=[{"type": "cat"}]), 400, "seats[0].type"),
    Bad("too few seats", "POST", "/api/tables", new_table(seats=[{"type": "mine"}]), 422, "seats"),
    Bad("too many seats", "POST", "/api/tables", new_table(seats=[{"type": "mine"}] * 6), 400, "seats"),
    Bad("a negative clock", "POST", "/api/tables", new_table(clock={"type": "days", "days": -1}), 422, "clock"),
    Bad(
        "a clock without end", "POST", "/api/tables", new_table(clock={"type": "live", "seconds": 1e300}), 422, "clock"
    ),
    Bad("a number out of range", "POST", "/api/tables", b'{"title": "rattus", "seats": [], "clock": 1e999}'),
    Bad("an unknown bot for a seat", "POST", "{t}/seats/1/fill", {"bot": "hal"}, 422, "bot"),
    Bad("a seat that is taken", "POST", "{t}/seats/1/sit", {}, 409),
    Bad("a second beginning", "POST", "{t}/begin", None, 409),
    Bad("a rematch before the end", "POST", "{t}/rematch", None, 409),
]

MOVES = [
    Bad("not my seat", "POST", "{t}/seats/1/moves", {"choice": "x", "expected": 4}, 403, "seat"),
    Bad("not my seat's link", "GET", "{t}/seats/1/link", None, 403, "seat"),
    Bad("a seat the table has not", "POST", "{t}/seats/3/moves", {"choice": "x", "expected": 4}, 404, "seat"),
    Bad("a seat no table has", "POST", "{t}/seats/9/undo", None, 400, "seat"),
    Bad("a negative seat", "POST", "{t}/seats/-1/undo", None, 400, "seat"),
    Bad("a seat of many digits", "POST", "{t}/seats/" + "9" * 5000 + "/undo", None, 404),
    Bad("no number for a seat", "POST", "{t}/seats/x/undo", None, 404),
    Bad("an entry of the future", "POST", "{t}/seats/0/moves", {"choice": "x", "expected": 999}, 409, "expected"),
    Bad("a negative entry", "POST", "{t}/seats/0/moves", {"choice": "x", "expected": -1}, 400, "expected"),
    Bad("a huge entry", "POST", "{t}/seats/0/moves", {"choice": "x", "expected": 10**30}, 400, "expected"),
    Bad("an empty choice", "POST", "{t}/seats/0/moves", {"choice": "", "expected": 4}, 400, "choice"),
    Bad("an unknown choice", "POST", "{t}/seats/0/moves", {"choice": "place_in:utopia", "expected": 4}, 422, "choice"),
    Bad("a choice for later", "POST", "{t}/seats/0/moves", {"choice": "take:king", "expected": 4}, 422, "choice"),
    Bad("an unknown proposal", "POST", "{t}/seats/0/proposals", {"what": "win"}, 400, "what"),
    Bad("a way back too far", "POST", "{t}/seats/0/proposals", {"what": "rewind", "to": 999}, 422, "to"),
    Bad("a seat that nobody has", "POST", "{t}/seats/0/proposals", {"what": "replace", "to": 4}, 422, "seat"),
    Bad("a vote on nothing", "POST", "{t}/seats/0/votes", {"yes": True}, 409),
    Bad("a mute for nothing said", "POST", "{t}/mutes", {"n": 1}, 422, "n"),
    Bad("a link of another seat", "POST", "{t}/seats/1/resume", {"key": "0" * 43}, 403, "key"),
    Bad(
        "a key too long",
        *("POST", "{t}/seats/0/undo", None, 400, "Idempotency-Key"),
        {"Idempotency-Key": "k" * 101},
    ),
]

ADDRESSES = [
    Bad("an unknown path", "GET", "/api/nothing", None, 404),
    Bad("an unknown path under one that is known", "GET", "{t}/nothing", None, 404),
    Bad("an unknown table", "GET", "/api/tables/nothing", None, 404),
    Bad("NUL for a table", "GET", "/api/tables/%00", None, 422),
    Bad("NUL for an account", "GET", "/api/players/%00", None, 422),
    Bad("NUL in a query", "DELETE", "/api/me/devices?endpoint=%00", None, 422),
    Bad("a way out of the folder", "GET", "/api/words/..%2f..%2fen", None, 404),
    Bad("an unknown language", "GET", "/api/words/xx", None, 404),
    Bad("an unknown account", "GET", "/api/players/nobody", None, 404),
    Bad("a wrong method", "PUT", "/api/guests", None, 405),
    Bad("a method nobody knows", "BREW", "/api/tables", None, 405),
    Bad("a missing query", "GET", "/api/ladder?title=rattus", None, 400, "players"),
    Bad("a ladder of no title", "GET", "/api/ladder?title=chess&players=3", None, 404),
    Bad("unknown eyes", "GET", "{t}?eyes=9", None, 422, "eyes"),
    Bad("eyes too long", "GET", "{t}?eyes=" + "1" * 30, None, 400, "eyes"),
    Bad("eyes in another's head", "GET", "{t}?eyes=1", None, 403, "eyes"),
    Bad("eyes that see all too soon", "GET", "{t}?eyes=all", None, 403, "eyes"),
    Bad("a moment of the future", "GET", "{t}/replay?from=999", None, 422, "from"),
    Bad("a negative moment", "GET", "{t}/replay?from=-1", None, 400, "from"),
    Bad("a moment of many digits", "GET", "{t}/replay?from=" + "9" * 5000, None, 400, "from"),
    Bad("too many moments", "GET", "{t}/replay?count=101", None, 400, "count"),
    Bad("a record before the end", "GET", "{t}/record", None, 403),
]

# Whoever has a token of his own that is not good is nobody, whatever his cookie says.
PERSONS = [
    Bad("no proof at all", "POST", "/api/me/tokens", None, 401, "", {"Cookie": "other=1"}),
    Bad("a cookie of garbage", "POST", "/api/me/tokens", None, 401, "", {"Cookie": f"{COOKIE}=garbage"}),
    Bad("a cookie of bytes", "POST", "/api/me/tokens", None, 401, "", {"Cookie": f"{COOKIE}={RAW}"}),
    Bad("a forged signature", "POST", "/api/me/tokens", None, 401, "", {"Authorization": f"Bearer anna.0.{'0' * 43}"}),
    Bad("a token of bytes", "POST", "/api/me/tokens", None, 401, "", {"Authorization": f"Bearer {RAW}"}),
    Bad("a token without parts", "POST", "{t}/chat", {"text": "x"}, 401, "", {"Authorization": "Bearer x"}),
    Bad("too many headers", "GET", "/api/me", None, 431, "", {f"X-{n}": "a" * 1000 for n in range(20)}),
    Bad("a page of another site", "POST", "{t}/begin", None, 403, "", {"Origin": "https://evil.example"}),
    Bad("a page of no site", "POST", "{t}/begin", None, 403, "", {"Origin": "null"}),
    Bad("an origin that is none", "POST", "{t}/begin", None, 403, "", {"Origin": "http://[::"}),
    Bad("a page across sites", "POST", "{t}/begin", None, 403, "", {"Sec-Fetch-Site": "cross-site"}),
    Bad("a page beside this site", "POST", "{t}/begin", None, 403, "", {"Sec-Fetch-Site": "same-site"}),
]


@pytest.mark.parametrize("bad", BODIES + TEXTS + TABLES + MOVES + ADDRESSES + PERSONS, ids=lambda bad: bad.what)
def test_it_is_refused_with_a_reason_and_changes_nothing(bad: Bad, room: Room) -> None:
    before = kept(room)
    refused = request(room, bad)
    assert refused.status_code == bad.status, refused.text
    assert refused.headers["content-type"] == "application/problem+json"
    problem = refused.json()
    assert problem["status"] == bad.status
    assert problem["detail"]
    assert problem["field"] == bad.field
    assert kept(room) == before


def kept(room: Room) -> tuple[Any, ...]:
    """Everything that Anna could have changed: her tables, each with the moment of its last entry, and herself."""
    return room.anna.get("/api/tables")["mine"], room.anna.get("/api/me")


def test_a_body_without_a_length_is_cut_off_where_it_becomes_too_large(room: Room) -> None:
    refused = room.anna.http.post("/api/guests", content=(b"A" * 1000 for _ in range(100)), headers=JSON)
    assert refused.status_code == 413


def test_a_forged_signature_of_a_real_person_is_refused(room: Room) -> None:
    claim, _, signature = room.anna.http.cookies[COOKIE].rpartition(".")
    flipped = "1" if signature[-1] == "0" else "0"
    with Client(room.served.url, token=f"{claim}.{signature[:-1]}{flipped}") as forger:
        assert forger.refused("/api/me/tokens").status == 401


def test_the_token_of_one_person_does_not_sign_for_another(room: Room) -> None:
    with Client(room.served.url, "Carl") as carl:
        mine = room.anna.http.cookies[COOKIE].split(".")
        his = carl.http.cookies[COOKIE].split(".")
    with Client(room.served.url, token=f"{mine[0]}.{mine[1]}.{his[2]}") as forger:
        assert forger.refused("/api/me/tokens").status == 401


def test_what_cannot_be_seen_is_taken_out_of_names(room: Room) -> None:
    with Client(room.served.url, "  A\0n\u202en\u200ba ") as anna:
        assert anna.get("/api/me")["name"] == "Anna"


def test_what_cannot_be_seen_is_taken_out_of_talk(room: Room) -> None:
    said = room.anna.post(f"/api/tables/{room.table}/chat", {"text": "\u202eone\0\ntwo\7 \u2066three"})["n"]
    moments = {moment["n"]: moment for moment in room.anna.look(room.table)["moments"]}
    assert moments[said]["text"] == "one two three"


def test_headers_without_end_are_cut_off(room: Room) -> None:
    parts = urlsplit(room.served.url)
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ")
        answer = b""
        try:
            for _ in range(200):
                line.sendall(b"a" * 10_000)
            answer = line.recv(100)
        except ConnectionError:
            return
    assert answer.startswith(b"HTTP/1.1 400 ")


# ---------------------------------------------------------------- sockets

SOCKETS = {
    "an unknown table": ("/api/tables/nothing/events", 404, ""),
    "NUL for a table": ("/api/tables/%00/events", 422, ""),
    "unknown eyes": ("{t}/events?eyes=9", 422, "eyes"),
    "another's eyes": ("{t}/events?eyes=1", 403, "eyes"),
    "eyes that see all too soon": ("{t}/events?eyes=all", 403, "eyes"),
}


@pytest.mark.parametrize("case", SOCKETS)
def test_a_wrong_socket_is_told_why_and_closed(case: str, room: Room) -> None:
    path, status, field = SOCKETS[case]
    message, code = first_word(room, path)
    assert (message["status"], message["field"], code) == (status, field, 4000)


def test_a_socket_from_a_page_of_another_site_is_closed(room: Room) -> None:
    message, code = first_word(room, "{t}/events", Origin="https://evil.example")
    assert (message["status"], code) == (403, 4000)


@pytest.mark.parametrize("query", ["since=x", "since=-1", f"since={10**30}", f"eyes={'1' * 30}", "changes=maybe"])
def test_a_socket_that_asks_for_rubbish_is_not_opened(query: str, room: Room) -> None:
    with pytest.raises(InvalidStatus) as refused:
        first_word(room, "{t}/events?" + query)
    assert refused.value.response.status_code == 403


def test_a_socket_that_knows_the_future_is_told_everything(room: Room) -> None:
    with room.anna.socket(room.table, since=999_999) as wire:
        assert wire.told()["type"] == "whole"


@pytest.mark.parametrize(("words", "code"), [("hello", 4000), (b"hello", 4000), ("x" * 5000, 1009)])
def test_a_client_that_talks_on_a_socket_is_closed(words: str | bytes, code: int, room: Room) -> None:
    before = kept(room)
    with room.anna.socket(room.table) as wire:
        wire.wire.send(words)
        while wire.hear() is not None:
            pass
        assert wire.wire.close_code == code
    assert kept(room) == before


def first_word(room: Room, path: str, **headers: str) -> tuple[Any, int | None]:
    """What a socket hears first, and the code it is closed with."""
    address = room.served.url.replace("http", "ws", 1) + path.replace("{t}", f"/api/tables/{room.table}")
    cookie = {"Cookie": f"{COOKIE}={room.anna.http.cookies[COOKIE]}"}
    with connect(address, additional_headers={**cookie, **headers}, proxy=None) as line:
        message = json.loads(line.recv(SECONDS))
        with pytest.raises(ConnectionClosed):
            line.recv(SECONDS)
        return message, line.close_code


# ---------------------------------------------------------------- headers

KINDS = {
    "a page of data": ("GET", "/api/titles", 200),
    "a text": ("GET", "/api/words/en", 200),
    "the document": ("GET", "/api/openapi.json", 200),
    "metrics": ("GET", "/metrics", 200),
    "health": ("GET", "/health", 200),
    "something made": ("POST", "/api/me/tokens", 201),
    "nothing": ("OPTIONS", "/api/me", 204),
    "somebody refused": ("POST", "/api/guests", 400),
    "an unknown path": ("GET", "/api/nothing", 404),
    "a wrong method": ("PUT", "/api/me", 405),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_has_the_headers_that_keep_a_browser_safe(kind: str, room: Room) -> None:
    method, path, status = KINDS[kind]
    answer = room.anna.http.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


def test_nothing_about_a_table_is_kept_by_a_browser(room: Room) -> None:
    assert room.anna.http.get(f"/api/tables/{room.table}").headers["cache-control"] == "no-store"


def test_no_script_of_a_page_can_read_who_somebody_is(room: Room) -> None:
    made = room.anna.http.post("/api/guests", json={"name": "Dora"}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= {part.strip() for part in made.split(";")}


# ---------------------------------------------------------------- limits

TIGHT = """
[limits]
tables = 1
connections = 2
requests = 0.1
burst = 40
chat = 0.1
chat_burst = 2
sign_ins = 0.1
sign_ins_burst = 4
replays = 0.1
replays_burst = 2
"""


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path, TIGHT) as served:
        yield served


def statuses(answers: list[httpx.Response]) -> list[int]:
    assert [answer for answer in answers if answer.status_code == 429 and not int(answer.headers["retry-after"])] == []
    return [answer.status_code for answer in answers]


@pytest.mark.slow
def test_whoever_does_too_much_of_anything_is_told_when_to_try_again(tight: Served) -> None:
    """One site and one person after the other, because a server takes its time to start."""
    with Client(tight.url, "Anna") as anna:
        table = anna.table("rattus", "mine open")
        assert statuses([anna.send("/api/tables", new_table())]) == [429]  # unfinished tables
        talk = [anna.send(f"/api/tables/{table}/chat", {"text": "hello"}) for _ in range(3)]
        assert statuses(talk) == [200, 200, 429]
        assert anna.look(table)["n"] == 4
        past = [anna.http.get(f"/api/tables/{table}/replay") for _ in range(3)]
        assert statuses(past) == [404, 404, 429]
        with anna.socket(table) as one, anna.socket(table) as two, anna.socket(table) as three:
            assert (one.told()["type"], two.told()["type"]) == ("whole", "whole")
            assert three.hear()["status"] == 429
        many = [anna.http.get("/api/titles") for _ in range(40)]
        assert statuses(many)[-1] == 429

    with Client(tight.url) as nobody:
        wrong = {"account": "somebody", "password": "12345678"}
        tries = [nobody.send("/api/sign-in", wrong) for _ in range(4)]
        assert statuses(tries) == [401, 401, 401, 429]  # Anna's name was the first at this door
        assert statuses([nobody.send("/api/guests", {"name": "Ben"})]) == [429]
        assert nobody.http.get("/health").status_code == 200
