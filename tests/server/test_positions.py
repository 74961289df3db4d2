"""Positions that somebody brings are shown as at a table, and only those that can be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lazaretto.games.titles import TITLES
from lazaretto.server import positions
from lazaretto.server.refusals import Invalid, NotFound
from lazaretto.server.schema.positions import AskedPosition, Position
from tests.server.site import Client, Served

LINE = "players:3 to:red plague:gallia gallia:r1g1/s germania:/ss hungaria:b1/ at:act"
TO_MOVE = "players:3 to:red plague:germania gallia:r1g1/s germania:/ss at:move_plague"
WITH_FACES = "players:3 to:red plague:gallia gallia:r1g1/s[S01g] germania:/ss at:act"


def show(line: str, *answers: str, title: str = "rattus", seat: int | None = None, seed: str | None = None) -> object:
    return positions.show(Position(title=title, line=line, answers=list(answers), seat=seat, seed=seed))


def test_a_line_gives_the_picture_and_the_question_of_whoever_is_asked() -> None:
    found = positions.show(Position(title="rattus", line=LINE))
    assert found.colours == ["red", "green", "blue"]
    assert found.view.seat == 0
    assert found.view.decision is not None
    assert "place_in:germania" in [option.choice for option in found.view.decision.options]
    assert found.view.position["plague"] == "gallia"
    assert found.events == []


def test_answers_lead_on_and_what_happens_is_told() -> None:
    found = positions.show(Position(title="rattus", line=LINE, answers=["place_in:germania"]))
    assert found.view.answered == 1
    assert [event.key for event in found.events] == ["cubes-placed"]


def test_what_the_seat_does_not_know_stays_hidden() -> None:
    shown = [
        msgspec.json.encode(positions.show(Position(title="rattus", line=WITH_FACES, seat=seat))) for seat in range(2)
    ]
    assert b"S01" not in shown[0]
    assert b"S01" in shown[1]


def test_with_a_seed_chance_is_dealt_and_the_same_each_time() -> None:
    moved = ["move_plague:gallia", "spread_to:hispania"]
    wanted = Position(title="rattus", line=TO_MOVE, answers=moved)
    asked = positions.show(wanted)
    assert asked.view.decision is not None
    assert asked.view.decision.seat == -1
    dealt = positions.show(msgspec.structs.replace(wanted, seed="a"))
    assert dealt.view.answered > asked.view.answered
    assert dealt == positions.show(msgspec.structs.replace(wanted, seed="a"))


def test_why_something_cannot_be_chosen_is_said_with_its_rule() -> None:
    [reason] = positions.why_nothing_there(AskedPosition(title="rattus", line=LINE, thing="region:hungaria"))
    assert (reason.code, reason.rule) == ("no-rats-there", "RAT-T7")
    assert positions.why_nothing_there(AskedPosition(title="rattus", line=LINE, thing="region:germania")) == []


@pytest.mark.parametrize(
    "line",
    [
        "players:9",
        "players:3 to:red gallia:r99/s at:act",
        "players:2 to:red gallia:/ssss at:act",
        "players:3 stack:nothing@r",
        "table:abc",
    ],
)
def test_an_impossible_line_is_refused_by_its_field(line: str) -> None:
    with pytest.raises(Invalid) as refused:
        show(line)
    assert refused.value.field == "line"


def test_an_answer_that_is_not_open_is_refused_by_its_number() -> None:
    with pytest.raises(Invalid) as refused:
        show(LINE, "place_in:germania", "place_in:germania")
    assert refused.value.field == "answers.1"


def test_a_seat_or_a_title_that_is_not_there_is_refused() -> None:
    with pytest.raises(Invalid, match="expected a seat from 0 to 2; got 3"):
        show(LINE, seat=3)
    with pytest.raises(NotFound, match=f"expected one of the titles {next(iter(TITLES))}"):
        show(LINE, title="chess")


# ---------------------------------------------------------------- over the wire


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("site")
    limits = "[limits]\npositions = 0.1\npositions_burst = 5\n"
    with Served(f"sqlite:{folder / 'site.db'}", folder, limits) as server:
        yield server


@pytest.mark.slow
def test_anybody_may_ask_for_positions_but_not_for_too_many(served: Served) -> None:
    with Client(served.url) as nobody:
        wanted = {"title": "rattus", "line": LINE, "answers": ["place_in:germania"]}
        assert nobody.post("/api/positions", wanted)["events"][0]["key"] == "cubes-placed"
        refused = {**wanted, "answers": [], "thing": "region:hungaria"}
        assert nobody.post("/api/positions/why-nothing", refused)[0]["code"] == "no-rats-there"
        assert nobody.refused("/api/positions", {**wanted, "line": "players:9"}).status == 422
        assert [nobody.send("/api/positions", wanted).status_code for _ in range(3)] == [200, 200, 429]


@pytest.mark.slow
def test_lessons_are_listed_and_their_tasks_judged(served: Served) -> None:
    with Client(served.url, "Anna") as anna:
        listed = anna.get("/api/lessons/rattus")
        assert listed[0] == {"name": "goal", "key": "lesson-rattus-goal", "rules": listed[0]["rules"], "tasks": 2}
        opened = anna.get("/api/lessons/rattus/goal/0")
        assert [option["choice"] for option in opened["position"]["view"]["decision"]["options"]] == ["place_in:gallia"]
        done = anna.get("/api/lessons/rattus/goal/0", answer=opened["shown"])
        assert (done["verdict"], done["events"][0]["key"]) == ("right", "cubes-placed")
        assert anna.get("/api/lessons/rattus/placing/0", answer="place_in:hungaria")["reason"]["rule"] == "RAT-T7"
        reasons = anna.get("/api/lessons/rattus/placing/0/why-nothing", thing="region:hungaria")
        assert "RAT-T7" in [reason["rule"] for reason in reasons]
        assert anna.cannot_get("/api/lessons/rattus/chess/0").status == 404
        assert b"lesson-rattus-goal" in anna.http.get("/api/words/en/learning").content
        usual = anna.http.get("/api/words/en").content
        assert b"lesson-rattus-goal" not in usual
        assert b"RAT-C1 =" not in usual
