"""A ladder says who is better than whom, how sure that is, and what a seat is worth."""

from __future__ import annotations

import json
import re
import sys
from html import unescape
from pathlib import Path

import pytest

from lazaretto.arena.contest import Result
from lazaretto.arena.ladder import ladder, lead, pairs, round_robin, tables
from lazaretto.arena.ratings import rate, ratings
from lazaretto.cli.main import main
from lazaretto.games.rules import rules_of
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import prepare
from tests.arena.made import own, result

FILES = ["pairs.png", "points.png", "ratings.png", "report.html", "results.json", "turns.png"]


def test_everybody_meets_everybody() -> None:
    assert tables("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables("abcd", 3) == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_too_few_bots_for_a_table_sit_there_in_all_mixtures() -> None:
    assert tables("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]


@pytest.mark.parametrize("bots", ["a", "aba"])
def test_bots_that_cannot_be_told_apart_are_refused(bots: str) -> None:
    with pytest.raises(LazarettoError, match="expected two bots or more, all different"):
        tables(bots, 2)


def test_all_tables_get_the_same_deals() -> None:
    rules = rules_of("rattus")
    games = round_robin("rattus", prepare(rules, 2, {}), ["a", "b", "c"], 1, 4)
    dealt = {table: [game.dealt_by for game in games if set(game.bots) == set(table)] for table in ("ab", "ac", "bc")}
    assert len(games) == 12
    assert dealt["ab"] == dealt["ac"] == dealt["bc"]


def test_a_bot_leads_by_the_pairs_of_seats_in_which_it_comes_first() -> None:
    assert lead(result(["a", "b", "b", "c"], [2, 1, 4, 3]), "a", "b") == (0, 2)
    assert lead(result(["a", "b", "b", "c"], [2, 3, 4, 1]), "a", "b") == (2, 2)
    assert lead(result(["a", "b", "b", "c"], [1, 1, 1, 1]), "b", "a") == (0, 2)


def won(deals: int, *winners: str) -> list[list[int]]:
    """The ranks of a and b in every game of so many deals that these have won."""
    return [[1, 2] if winner == "a" else [2, 1] for _ in range(deals) for winner in winners]


def games(ranks: list[list[int]]) -> list[Result]:
    return [result(["a", "b"], each, deal=k // 2, rotation=k % 2) for k, each in enumerate(ranks)]


def test_deals_that_both_won_once_do_not_count_for_the_test() -> None:
    [pair] = pairs(games(won(8, "a", "a") + won(30, "a", "b")), ["a", "b"])
    assert (pair["deals_better"], pair["deals_worse"], pair["games"]) == (8, 0, 76)
    assert pair["p"] == pair["p_corrected"] == 2 / 256
    assert pair["significant"]


def test_four_deals_are_too_few_to_tell() -> None:
    [pair] = pairs(games(won(4, "b", "b")), ["a", "b"])
    assert (pair["ahead"], pair["significant"]) == (0, False)


@pytest.mark.slow
def test_the_order_of_the_games_does_not_make_the_rating() -> None:
    first_a_then_b = games(won(6, "a", "a") + won(6, "b", "b"))
    at_once, shuffled = rate(first_a_then_b), ratings(first_a_then_b, 1)
    assert abs(at_once["a"][0] - at_once["b"][0]) > 3
    assert abs(shuffled["a"].mean - shuffled["b"].mean) < 0.5
    assert ratings(first_a_then_b[::-1], 1) == shuffled


@pytest.mark.slow
def test_the_better_bot_is_rated_higher_and_more_games_make_it_surer() -> None:
    few, many = ratings(games(won(2, "a", "a", "a", "b")), 1), ratings(games(won(8, "a", "a", "a", "b")), 1)
    assert many["a"].mean > many["b"].mean
    assert many["a"].low < many["a"].mean < many["a"].high
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low
    assert many["a"].deviation < few["a"].deviation < 25 / 3


def test_a_bot_in_two_seats_is_rated_by_both() -> None:
    rated, apart = rate([result("aba", [1, 2, 3])]), rate([result("abc", [1, 2, 3])])
    assert rated["a"][0] == pytest.approx((apart["a"][0] + apart["c"][0]) / 2)


def test_what_a_seat_and_the_start_player_win_is_told_apart() -> None:
    found = ladder([result(["a", "b"], [1, 2], deal=deal, start=1) for deal in range(4)])
    assert [seat["win_rate"] for seat in found["seats"]] == [1, 0]
    assert [turn["win_rate"] for turn in found["turns"]] == [0, 1]
    assert found["fair_share"] == 0.5


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ladder")
    bots = f"random,{own(folder)}"
    table = ["--title", "rattus+mercatus", "--players", "3", "--games", "3"]
    for name in ("once", "again"):
        played = ["ladder", "--bots", bots, *table, "--seed", "2", "--runner", "serial", "--out", str(folder / name)]
        assert main(played) == 0
    return folder


@pytest.mark.slow
def test_a_ladder_writes_a_report_its_pictures_and_its_results(written: Path) -> None:
    assert sorted(file.name for file in (written / "once").iterdir()) == FILES


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_the_same_ladder_gives_the_same_bytes(name: str, written: Path) -> None:
    assert (written / "once" / name).read_bytes() == (written / "again" / name).read_bytes()


@pytest.mark.slow
def test_the_results_hold_every_game(written: Path) -> None:
    found = json.loads((written / "once" / "results.json").read_text(encoding="utf-8"))
    assert found["games"] == len(found["results"]) == 6
    assert {len(game["points"]) for game in found["results"]} == {3}
    assert [bot["rating"] for bot in found["bots"]] == sorted((bot["rating"] for bot in found["bots"]), reverse=True)
    assert set(found["bots"][0]["points"]) == {"regions", "palace", "coins"}


def test_the_report_names_everybody_and_asks_for_nothing_from_outside(written: Path) -> None:
    page = (written / "once" / "report.html").read_text(encoding="utf-8")
    assert f"<td>{own(written)}</td>" in unescape(page)
    assert "cubes for coins" in page
    assert "prefers-color-scheme: dark" in page
    assert set(re.findall(r'(?:src|href)="([^,"]*)', page)) == {"data:image/png;base64"}
    assert "http" not in re.sub(r"base64,[^\"]*", "", page)
    assert len(re.findall(r'<img alt="[^"]+"', page)) == 4


def test_without_the_extra_the_error_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "lazaretto.arena.plots", None)
    assert main(["ladder", "--bots", "random,greedy", "--out", str(tmp_path)]) == 1
    assert 'pip install "lazaretto[arena]"' in capsys.readouterr().err
