"""The deal of the day: the same for everybody, once for each, and nothing of it before one's own try is over."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lazaretto.cli.main import main
from lazaretto.games.rattus.ruleset import RATTUS as RATTUS_RULES
from lazaretto.games.titles import OWN, RATTUS, TITLES
from lazaretto.review.fitted import fitted
from lazaretto.server import daily_scores, hints
from lazaretto.server.commands import play, votes
from lazaretto.server.daily_scores import LEAST, SEAT, line_of, result_of, scores, scoring_of
from lazaretto.server.deal_chain import DAY, LENGTH, back, before, day_of, link, read_day, seed_of, written
from lazaretto.server.people import Person
from lazaretto.server.refusals import NotFound, NotNow, NotYours
from lazaretto.server.replays import Past
from lazaretto.server.results import record_of
from lazaretto.server.schema.deals import DailyInfo
from lazaretto.server.store.database import Row, Statement, Write
from lazaretto.server.viewpoint import viewpoint_of
from tests.server.conftest import Run
from tests.server.opened import BEGINNING, Opened, opened
from tests.server.site import Client, Served
from tests.server.tables import Played

DAY_ONE = day_of(BEGINNING)
NOON = DAY_ONE * DAY + DAY / 2


async def account(here: Opened, name: str) -> Person:
    """Somebody with an account."""
    guest = await here.site.people.guest(name)
    sql = "UPDATE people SET account = $2 WHERE id = $1"
    await here.site.database.write(Write((Statement(sql, (guest.id, name.lower())),)))
    return guest


async def finish(here: Opened, id: str, choose: random.Random, answers: int = 10_000) -> None:
    """Play the seat of a daily deal to the end of its game, or so far."""
    for _ in range(answers):
        table = await here.until(id, lambda table: table.state == "over" or SEAT in table.asked)
        if table.state == "over":
            return
        assert table.game is not None
        decision = table.game.decision_of(SEAT)
        assert decision is not None
        choice = choose.choice(decision.options).text
        await here.site.tables.act(id, lambda table, now, c=choice: play.answer(table, now, SEAT, table.n, c))  # type: ignore[misc]


async def give_up(here: Opened, id: str) -> None:
    await here.site.tables.act(id, lambda table, now: play.resign(table, now, SEAT))


async def shown(here: Opened, viewer: str, title: str = "rattus", day: int = DAY_ONE) -> DailyInfo:
    return await here.site.daily.show(written(day), title, viewer)


async def scored_deal(here: Opened) -> Row:
    deal = await here.site.daily.store.find(f"{written(DAY_ONE)}/rattus")
    assert deal is not None
    return deal


# ---------------------------------------------------------------- the chain


def test_every_link_leads_back_to_those_before_it_and_none_to_the_next() -> None:
    root = "ab" * 32
    links = [link(root, 100, day) for day in (100, 101, 102)]
    assert [before(links[2]), before(links[1])] == [links[1], links[0]]
    assert list(back(links[2], 102, 100)) == [(102, links[2]), (101, links[1]), (100, links[0])]
    assert link(root, 100, 100 + LENGTH) == root
    with pytest.raises(ValueError, match="expected a day from"):
        link(root, 100, 101 + LENGTH)


def test_titles_and_days_have_seeds_of_their_own() -> None:
    seeds = {seed_of("ab" * 32, day, title) for day in (1, 2) for title in TITLES}
    assert len(seeds) == 2 * len(TITLES)
    assert read_day(written(20_000)) == 20_000


BARE = RATTUS_RULES.named("rattus-bare")


def test_a_title_of_others_of_which_nothing_was_measured_has_no_deals_and_spoils_none(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare = replace(RATTUS, name="rattus-bare", ruleset=f"{__name__}:BARE", review="")
    monkeypatch.setitem(OWN, "rattus-bare", bare)

    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}", now=NOON) as here:
            deals = (await here.site.daily.today("")).deals
            assert {deal.title for deal in deals} == set(TITLES) - {"rattus-bare"}
            with pytest.raises(NotFound, match=r"expected one of the titles rattus, .*; got 'rattus-bare'"):
                await here.site.daily.play("rattus-bare", here.anna, "")
            assert (await here.site.statistics.of("bot:normal", "rattus-bare", "")).usual == {}

    run(story())


# ---------------------------------------------------------------- one try


@pytest.mark.slow
def test_everybody_gets_the_same_deal_and_comes_back_to_his_own_table(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url, now=NOON) as here:
            site = here.site.daily
            first = await site.play("rattus", here.anna, "")
            others = await asyncio.gather(*(site.play("rattus", here.bert, "") for _ in range(3)))
            assert len(set(others)) == 1
            assert await site.play("rattus", here.anna, "") == first != others[0]
            one = await here.until(first, lambda table: SEAT in table.asked)
            other = await here.until(others[0], lambda table: SEAT in table.asked)
            assert one.game is not None
            assert other.game is not None
            assert one.game.view(SEAT).to_json() == other.game.view(SEAT).to_json()
            assert not one.rated
            today = {each.title: each for each in (await site.today(here.anna.id)).deals}
            assert (today["rattus"].mine, today["rattus"].state) == (first, "running")
            assert (today["notre-dame"].mine, today["notre-dame"].state) == ("", "new")
            here.clock.now += DAY
            assert (await site.play("rattus", here.anna, "")) != first

    run(story())


@pytest.mark.slow
def test_nobody_else_sees_a_try_and_its_player_no_more_than_his_seat(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url, now=NOON) as here:
            id = await here.site.daily.play("rattus", here.anna, "")
            table = await here.until(id, lambda table: SEAT in table.asked)
            with pytest.raises(NotYours):
                viewpoint_of(table, here.bert.id, None)
            with pytest.raises(NotYours):
                viewpoint_of(table, here.bert.id, None, invited=True)
            with pytest.raises(NotYours, match="no hints"):
                hints.hint(table, SEAT)
            for what in ("rewind", "end"):
                with pytest.raises(NotNow, match="not undone"):
                    votes.propose(table, here.clock.now, SEAT, what)
            await give_up(here, id)
            table = await here.until(id, lambda table: table.state == "over")
            for wanted in ("all", "1"):
                with pytest.raises(NotYours):
                    viewpoint_of(table, here.anna.id, wanted)
            assert here.site.broadcast.info(table, here.anna.id).seed is None
            with pytest.raises(NotYours):
                viewpoint_of(table, here.bert.id, "spectator", invited=True)
            here.clock.now += DAY
            await here.site.daily_scores.sweep()
            table = await here.until(id, lambda table: not table.sealed)
            assert viewpoint_of(table, here.anna.id, "all").all
            assert here.site.broadcast.info(table, here.anna.id).seed == table.seed
            with pytest.raises(NotYours, match="private"):
                viewpoint_of(table, here.bert.id, "spectator")

    run(story())


@pytest.mark.slow
def test_what_others_did_is_shown_after_ones_own_try_or_after_the_day(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url, now=NOON) as here:
            for person, seed in ((here.anna, 1), (here.bert, 2)):
                id = await here.site.daily.play("rattus", person, "")
                await finish(here, id, random.Random(seed))
            late = await here.site.people.guest("Cleo")
            for viewer in ("", late.id):
                info = await shown(here, viewer)
                assert (info.comparison, info.seed, info.link) == (None, None, None)
            mine = await shown(here, here.anna.id)
            assert mine.state == "finished"
            assert mine.comparison is not None
            assert (mine.comparison.finished, sum(many for _, many in mine.comparison.leads)) == (2, 2)
            assert mine.comparison.place in (1, 2)
            assert [each.name for each in mine.comparison.best] == ["", ""]
            assert (mine.seed, mine.link) == (None, None)
            forks = mine.comparison.forks
            assert forks[0].n == min(fork.n for fork in forks)
            assert forks[0].move >= 1
            assert {sum(choice.count for choice in fork.choices) for fork in forks} == {2}
            assert mine.comparison.own_line
            here.clock.now += DAY
            after = await shown(here, late.id)
            assert after.comparison is not None
            assert not after.comparison.own_line
            assert after.link is not None
            assert after.seed == seed_of(after.link, DAY_ONE, "rattus")

    run(story())


@pytest.mark.slow
def test_who_answers_alike_meets_the_same_forks(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}", now=NOON) as here:
            lines = []
            for person in (here.anna, here.bert):
                id = await here.site.daily.play("rattus", person, "")
                await finish(here, id, random.Random(7), 12)
                async with here.site.tables.held(id) as table:
                    assert table.game is not None
                    lines.append(await line_of(Past.of(table.game), SEAT))
            assert lines[0] == lines[1]

    run(story())


def test_who_gives_up_has_ended_his_try(database_url: str, run: Run) -> None:
    async def story() -> None:
        async with opened(database_url, now=NOON) as here:
            id = await here.site.daily.play("rattus", here.anna, "")
            await give_up(here, id)
            info = await shown(here, here.anna.id)
            assert (info.mine, info.state) == (id, "given-up")
            assert info.comparison is not None
            assert (info.comparison.place, info.comparison.finished) == (0, 0)

    run(story())


def test_a_game_counts_if_it_ended_in_its_day() -> None:
    played = Played(players=2).seat("p0", "bot:greedy").play(random.Random(1))
    result = result_of(played.table, closes=played.now + 1)
    own, other = (place.points for place in played.table.places())
    assert (result.state, result.points, result.lead) == ("finished", own, own - other)
    assert result_of(played.table, closes=played.now).state == "not-counted"


def test_there_is_no_deal_of_tomorrow_nor_of_a_game_that_is_none(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}", now=NOON) as here:
            for day, title in ((DAY_ONE + 1, "rattus"), (DAY_ONE - 1, "rattus"), (DAY_ONE, "chess")):
                with pytest.raises(NotFound):
                    await here.site.daily.show(written(day), title, here.anna.id)
            with pytest.raises(NotFound):
                await here.site.daily.show("yesterday", "rattus", here.anna.id)
            links = await here.site.daily.links()
            assert links.last == links.first
            here.clock.now += 2 * DAY
            links = await here.site.daily.links()
            assert read_day(links.last.day) == DAY_ONE + 1
            assert before(before(links.last.link)) == links.first.link

    run(story())


# ---------------------------------------------------------------- checking


def test_a_record_is_checked_against_the_links(run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> tuple[str, dict[str, Any]]:
        async with opened(f"sqlite:{tmp_path / 'site.db'}", now=NOON) as here:
            id = await here.site.daily.play("rattus", here.anna, "")
            await give_up(here, id)
            here.clock.now += DAY
            async with here.site.tables.held(id) as table:
                record = record_of(table).to_json()
            links = await here.site.daily.links()
            return record, {name: {"day": each.day, "link": each.link} for name, each in
                            (("first", links.first), ("last", links.last))}  # fmt: skip

    text, links = run(story())
    record, file = tmp_path / "record.json", tmp_path / "links.json"
    record.write_text(text)
    file.write_text(json.dumps(links))
    assert main(["verify", str(record), "--links", str(file)]) == 0
    assert f"it was the deal of {written(DAY_ONE)}" in capsys.readouterr().out
    links["first"]["link"] = "00" * 32
    file.write_text(json.dumps(links))
    assert main(["verify", str(record), "--links", str(file)]) != 0
    file.write_text("[]")
    assert main(["verify", str(record), "--links", str(file)]) != 0
    last = "cd" * 32
    file.write_text(json.dumps({"first": {"day": "2026-01-01", "link": before(last)},
                                "last": {"day": "2026-01-02", "link": last}}))  # fmt: skip
    assert main(["verify", str(record), "--links", str(file)]) == 1


# ---------------------------------------------------------------- the ranking


def row(table: str, lead: int = 0, win: float = 0.0, state: str = "finished") -> Mapping[str, Any]:
    return {"tbl": table, "lead": lead, "win": win, "state": state}


def test_wins_are_scored_less_the_luck_in_them() -> None:
    deal = {"scoring": "luck", "beta": 0.5}
    rows = [row("a", win=1.0), row("b", win=0.0), row("c", state="given-up")]
    assert scores(deal, rows, {"a": 0.4, "b": 0.2}, None) == {"a": 0.8, "b": -0.1, "c": -0.1}


def test_leads_are_scored_against_bots_or_against_everybody() -> None:
    rows = [row("a", lead=5), row("b", lead=-3)]
    assert scores({"scoring": "datum", "beta": 0.0}, rows, {}, -1.0) == {"a": 6.0, "b": -2.0}
    assert scores({"scoring": "mean", "beta": 0.0}, rows, {}, None) == {"a": 4.0, "b": -4.0}
    assert scores({"scoring": "mean", "beta": 0.0}, rows[:1], {}, None) == {}


def test_giving_up_is_worth_nothing_at_best() -> None:
    rows = [row("a", lead=5), row("b", state="given-up")]
    assert scores({"scoring": "datum", "beta": 0.0}, rows, {}, 1.0) == {"a": 4.0, "b": 0.0}


@pytest.mark.parametrize("title", TITLES)
def test_luck_is_taken_off_only_where_draws_can_be_called_so(title: str) -> None:
    assert (scoring_of(title) == "luck") == fitted(title).luck
    assert scoring_of("notre-dame") == "datum"


@pytest.mark.slow
def test_a_deal_is_scored_after_its_day_for_accounts_alone(run: Run, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(f"sqlite:{tmp_path / 'site.db'}", now=NOON) as here:
            dora = await account(here, "Dora")
            left = await account(here, "Emil")
            await give_up(here, await here.site.daily.play("rattus", here.anna, ""))
            await finish(here, await here.site.daily.play("rattus", dora, ""), random.Random(2))
            await here.site.daily.play("rattus", left, "")
            here.clock.now += DAY
            async with asyncio.timeout(60):
                while not (await scored_deal(here))["scored"]:
                    await here.site.daily_scores.sweep()
                    await asyncio.sleep(0.05)
            info = await shown(here, dora.id)
            assert info.comparison is not None
            by_name = {each.name: each for each in info.comparison.best}
            assert by_name["Dora"].score is not None
            assert by_name["Dora"].luck is not None
            expected = by_name["Dora"].win - info.beta * by_name["Dora"].luck
            assert by_name["Dora"].score == pytest.approx(expected, abs=0.002)
            assert by_name.keys() == {"Dora"}
            given_up = {row["person"]: row["score"] for row in await here.site.daily.store.played(f"{info.day}/rattus")}
            assert given_up[left.id] == min(0.0, given_up[dora.id])
            assert given_up[here.anna.id] is None
            assert (await shown(here, left.id)).state == "given-up"

    run(story())


def test_nobody_is_ranked_before_he_has_played_enough_deals(
    database_url: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LEAST == 16
    monkeypatch.setattr(daily_scores, "LEAST", 3)

    async def story() -> None:
        async with opened(database_url, now=NOON) as here:
            dora, emil = await account(here, "Dora"), await account(here, "Emil")
            for k in range(3):
                for person in (dora, emil) if k else (dora,):
                    id = await here.site.daily.play("rattus", person, "")
                    await give_up(here, id)
                await here.site.daily_scores.collect()
                deal = await here.site.daily._deal(day_of(here.clock.now), "rattus")
                rows = await here.site.daily.store.played(deal["id"])
                scored = {each["tbl"]: k % 2 + 0.5 for each in rows}
                await here.site.daily.store.score(deal["id"], None, {}, scored)
                here.clock.now += DAY
            ranking = await here.site.daily.ranking("rattus")
            assert [(line.account, line.deals, line.mean) for line in ranking.lines] == [("dora", 3, 0.833)]
            assert ranking.lines[0].error == pytest.approx(0.333, abs=0.001)
            assert await here.site.daily.store.ranking("rattus", "mean", 0, 3, 10) == []  # points are no wins

    run(story())


# ---------------------------------------------------------------- by the web


def test_the_seed_leaves_by_no_route_while_the_day_lasts(site: Served) -> None:
    with Client(site.url, "Anna") as anna, Client(site.url, "Bert") as bert:
        id = anna.post("/api/daily/rattus+mercatus")["id"]
        assert anna.post("/api/daily/rattus+mercatus")["id"] == id
        anna.act(id, SEAT, "resign")
        whole = anna.look(id)
        assert (whole["table"]["state"], whole["table"]["sealed"], whole["table"]["seed"]) == ("over", True, None)
        for path in ("record", "review", "replay?eyes=all", "replay?eyes=1"):
            for client in (anna, bert):
                assert client.http.get(f"/api/tables/{id}/{path}").status_code == 403
        key = whole["table"]["key"]
        for path in (f"?key={key}", f"/replay?key={key}", f"/record?key={key}"):
            assert bert.http.get(f"/api/tables/{id}{path}").status_code == 403
        assert anna.http.get("/api/me/games").text == ""
        today = anna.get("/api/daily")
        info = anna.get(f"/api/daily/{today['day']}/rattus%2Bmercatus")
        assert (info["state"], info["seed"], info["link"]) == ("given-up", None, None)
        assert bert.get(f"/api/daily/{today['day']}/rattus%2Bmercatus")["comparison"] is None
        links = bert.get("/api/daily/links")
        assert links["last"]["day"] < today["day"]
        assert bert.get("/api/daily/rankings/rattus")["lines"] == []
        assert bert.http.get(f"/daily/{today['day']}/rattus").status_code == 200
