"""Positions weighed on a site: in a process of their own, from what the asked seat knows, not too many of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.server import analyses, positions
from lazaretto.server.analyses import Analyses
from lazaretto.server.limits import RateLimit
from lazaretto.server.refusals import Invalid, NotNow, TooMany
from lazaretto.server.schema.positions import BoardInfo, ChangedPosition, SetByHand, WeighedPosition
from tests.review.short import last_answers
from tests.server.site import Client, Served

LINE = "players:2 to:red plague:italia gallia:r2g1/su germania:g3/s[S05g] cards:king=red supply:20 at:move_plague"
WANTED = WeighedPosition(title="rattus", line=LINE)


def board(line: str = LINE, *answers: str, **more: object) -> BoardInfo:
    return positions.board(ChangedPosition(title="rattus", line=line, answers=list(answers), **more))  # type: ignore[arg-type]


# ---------------------------------------------------------------- the board


def test_a_board_has_the_line_after_the_answers() -> None:
    shown = board(LINE, "move_plague:gallia")
    assert "plague:gallia" in shown.line.split()
    assert board(shown.line).position.view.position == shown.position.view.position


def test_eyes_follow_whoever_is_asked() -> None:
    assert board().position.view.seat == 0
    assert board(LINE.replace("to:red", "to:green")).position.view.seat == 1


def test_where_chance_is_asked_every_draw_is_listed_with_its_odds() -> None:
    shown = board(LINE.replace("plague:italia", "plague:polonia"), "move_plague:germania", "spread_to:gallia")
    assert shown.draws == []  # everybody knows which token it is: only one lies there, and green has seen it
    shown = board(LINE, "move_plague:gallia", "spread_to:hispania", "spread_to:hispania")
    assert [draw.choice for draw in shown.draws] == ["turn_up:1", "turn_up:2"]
    assert [draw.odds for draw in shown.draws] == [0.5, 0.5]
    faces = board(shown.line, "turn_up:1")
    assert sum(draw.odds for draw in faces.draws) == pytest.approx(1)
    assert "face:S05" not in [draw.choice for draw in faces.draws]
    assert faces.described["S01"].keys() == {"limit", "majority", "all", "classes"}
    turned = board(faces.line, "face:S03")
    assert turned.position.events[0].args["token"] == "S03"


def test_a_new_game_is_set_up_by_chance_or_by_hand() -> None:
    assert board("", players=3, seed="a").position.view.decision is not None
    assert board("", players=3).draws[0].choice == "starts:red"
    with pytest.raises(Invalid) as refused:
        board("", players=5)
    assert refused.value.field == "players"


def test_what_is_set_is_checked_as_every_line_is() -> None:
    shown = board(set=SetByHand(name="cubes.gallia.red", value="7"))
    assert "gallia:r7g1/su" in shown.line.split()
    with pytest.raises(Invalid, match="expected one of") as refused:
        board(set=SetByHand(name="cubes.gallia.red", value="99"))
    assert refused.value.field == "set"
    full = LINE.replace("supply:20", "supply:28")
    assert board(full).line
    with pytest.raises(Invalid, match="supply: 30 tokens do not fit the board"):
        board(full, set=SetByHand(name="rats.gallia", value="0"))


# ---------------------------------------------------------------- weighing


@pytest.mark.slow
def test_all_open_answers_are_weighed_and_what_was_found_is_remembered() -> None:
    found = Analyses(RateLimit(0.001, 1))

    async def twice() -> None:
        first = await found.of(WANTED, "p0", "here")
        assert first.seat == 0
        assert {each.choice for each in first.answers} == {
            option.choice
            for option in positions.show(WANTED).view.decision.options  # type: ignore[union-attr]
        }
        assert await found.of(WANTED, "p0", "here") == first  # nothing is counted for it
        with pytest.raises(TooMany):
            await found.of(WeighedPosition(title="rattus", line=LINE, longer=True), "p0", "here")

    asyncio.run(twice())


def test_nobody_is_weighed_for_where_chance_is_asked_or_the_game_is_over() -> None:
    drawn = WeighedPosition(
        title="rattus", line=LINE, answers=["move_plague:gallia", "spread_to:hispania", "spread_to:hispania"]
    )
    with pytest.raises(NotNow, match="expected a position in which a seat is asked"):
        asyncio.run(Analyses(RateLimit(1, 1)).of(drawn, "p0", "here"))


def test_too_many_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "WAITING", 0)
    with pytest.raises(TooMany, match="many positions wait"):
        asyncio.run(Analyses(RateLimit(1, 1)).of(WANTED, "p0", "here"))


def test_a_process_gets_only_what_the_asked_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[bytes] = []

    async def look(self: Analyses, job: bytes) -> list[object]:
        jobs.append(job)
        return []

    monkeypatch.setattr(Analyses, "_look", look)
    both = [LINE, LINE.replace("S05", "S09")]

    async def weighed() -> None:
        for line in both:
            await Analyses(RateLimit(1, 1)).of(WeighedPosition(title="rattus", line=line), "p0", "here")

    asyncio.run(weighed())
    assert jobs[0] == jobs[1]
    assert json.loads(jobs[0]).keys() == {"title", "setup", "view", "longer"}


# ---------------------------------------------------------------- over the wire


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("site")
    limits = "[limits]\nanalyses = 0.01\nanalyses_burst = 1\n"
    with Served(f"sqlite:{folder / 'site.db'}", folder, limits) as server:
        yield server


@pytest.mark.slow
def test_anybody_may_have_positions_weighed_but_not_too_many(served: Served) -> None:
    with Client(served.url) as nobody:
        wanted = {"title": "rattus", "line": LINE}
        assert nobody.post("/api/positions/board", wanted)["line"].startswith("players:2 to:red")
        assert nobody.post("/api/positions/weighed", wanted)["answers"][0]["error"] == 0
        assert nobody.refused("/api/positions/weighed", {**wanted, "longer": True}).status == 429


@pytest.mark.slow
def test_the_line_of_a_past_position_is_told_once_the_game_is_over(served: Served) -> None:
    with Client(served.url, "Anna") as anna:
        running = anna.table("rattus", "mine mine")
        assert anna.cannot_get(f"/api/tables/{running}/position", at=0).status == 403
        record = last_answers()
        table = anna.post("/api/records", json.loads(record.to_json()))["id"]
        told = anna.get(f"/api/tables/{table}/position", at=5)
        assert told["title"] == "rattus"
        assert anna.post("/api/positions/board", told)["line"] == told["line"]
        assert anna.cannot_get(f"/api/tables/{table}/position", at=9999).status == 422
