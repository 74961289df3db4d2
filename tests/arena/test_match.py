"""A match counts what every bot has won, and says it the same whoever played the games."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lazaretto.arena.match import standings, summary
from lazaretto.arena.statistics import share
from lazaretto.cli.main import main, parser
from tests.arena.made import own, result

RESULTS = [
    result(["a", "b", "b"], [1, 2, 3], deal=0, totals=[9, 5, 1]),
    result(["b", "a", "b"], [1, 1, 3], deal=0, totals=[4, 4, 0]),
    result(["b", "b", "a"], [2, 3, 1], deal=1, totals=[2, 2, 5]),
    result(["a", "b", "b"], [2, 1, 1], deal=1, totals=[2, 3, 3]),
]


def test_a_bot_wins_with_all_its_seats_and_shares_what_is_shared() -> None:
    a, b = standings(RESULTS)
    assert (a.name, a.games, a.wins, a.seats) == ("a", 4, 2.5, 1)
    assert (b.name, b.games, b.wins, b.seats) == ("b", 4, 1.5, 2)
    assert (a.fair_share, b.fair_share) == (1 / 3, 2 / 3)


def test_the_interval_counts_deals() -> None:
    a, _ = standings(RESULTS)
    assert a.win_rate == share([0.75, 0.5])


def test_the_score_is_that_of_a_seat_and_is_told_by_source() -> None:
    a, b = standings(RESULTS)
    assert (a.mean_score, a.points) == (6, {"regions": 5, "palace": 1})
    assert b.mean_score == 1 + 20 / 8


def test_wins_of_all_bots_together_are_the_games() -> None:
    assert sum(standing.wins for standing in standings(RESULTS)) == len(RESULTS)


def test_games_that_were_cut_off_are_counted() -> None:
    assert summary(RESULTS)["cut_off"] == 0


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["match", *arguments])
    return status, *capsys.readouterr()


def test_a_program_reads_the_match_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "--bots", "random", "--title", "notre-dame", "--players", "3", "--games", "4", "--seed", "5",
        "--runner", "serial", "--option", "points=open", "--json",
    )  # fmt: skip
    match = json.loads(out)
    assert (status, err) == (0, "playing 6 games instead of 4: whole deals\n")
    assert list(match) == ["title", "players", "options", "seed", "games", "deals", "cut_off", "bots"]
    assert (match["title"], match["players"], match["seed"]) == ("notre-dame", 3, 5)
    assert (match["games"], match["deals"], match["options"]["points"]) == (6, 2, "open")
    [bot] = match["bots"]
    assert list(bot) == [
        "name", "games", "seats", "wins", "win_rate", "interval", "fair_share", "mean_score", "margin",
        "margin_interval", "points",
    ]  # fmt: skip
    assert (bot["name"], bot["games"], bot["seats"], bot["wins"], bot["win_rate"]) == ("random", 6, 3, 6, 1)
    assert 0 < bot["interval"][0] < bot["interval"][1] == 1


@pytest.mark.slow
def test_processes_print_the_same_bytes_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = ("--bots", f"random,{own(tmp_path)}", "--games", "10", "--seed", "3", "--runner")
    one, several = run(capsys, *match, "serial"), run(capsys, *match, "process", "--workers", "2")
    assert one[0] == several[0] == 0
    assert one[1] == several[1] != ""


def test_without_a_seed_one_is_drawn_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    match = ("--bots", "random,random", "--games", "1", "--runner", "serial", "--json")
    drawn = [json.loads(run(capsys, *match)[1])["seed"] for _ in range(2)]
    assert drawn[0] != drawn[1]


def test_as_many_play_as_there_are_bots(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--bots", "random,random,random", "--games", "1", "--runner", "serial", "--json")
    assert json.loads(out)["players"] == 3


@pytest.mark.parametrize("runner", ["serial", pytest.param("process", marks=pytest.mark.slow)])
def test_a_bot_that_fails_leaves_nothing_on_standard_output(
    runner: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = own(tmp_path, "Raises")
    status, out, err = run(capsys, "--bots", f"random,{bad}", "--games", "4", "--seed", "1", "--runner", runner)
    assert (status, out) == (1, "")
    said, traceback = err.split("Traceback")
    assert said.endswith(f"lazaretto: {bad} in seat 1 of deal 0, rotation 0 (random, {bad}): ValueError('no idea')\n")
    assert traceback.endswith("ValueError: no idea\n")


@pytest.mark.slow
def test_a_bot_that_kills_its_process_is_named_by_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = own(tmp_path, "Dies")
    status, out, err = run(capsys, "--bots", f"random,{bad}", "--games", "2", "--workers", "1")
    assert (status, out) == (1, "")
    assert f"lazaretto: deal 0, rotation 0 (random, {bad}): its process died 3 times\n" in err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bots", "ghost"], "--bots: expected one of the bots "),
        (["--bots", "random", "--players", "9"], "rattus: expected 2, 3 or 4 players; got 9"),
        (["--bots", "random,random,random", "--players", "2"], "expected 1 to 2 bots for 2 players; got 3"),
        (["--bots", "random,random", "--games", "0"], "expected one game or more; got 0"),
        (["--bots", "random,random", "--option", "order"], "--option: expected NAME=VALUE; got 'order'"),
        (["--bots", "random,random", "--workers", "0"], "expected one worker or more; got 0"),
        (["--bots", "random,random", "--ray-address", "auto"], "an address is for the runner ray"),
    ],
)
def test_what_cannot_be_played_is_refused(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (1, "")
    assert message in err


def test_the_commands_of_the_document_are_understood() -> None:
    document = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    [block] = re.findall(r"^```sh\n(.*?)^```", document, re.MULTILINE | re.DOTALL)
    for line in block.splitlines():
        _, *arguments = line.split()
        assert parser().parse_args(arguments).run is not None


def test_a_match_stops_when_it_is_clear_who_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "greedy,random", "--games", "200", "--seed", "1", "--runner", "serial", "--json")
    _, out, _ = run(capsys, *arguments, "--until-clear", "--times")
    match = json.loads(out)
    assert match["games"] < 60
    assert match["bots"][0]["win_rate"] > 0.5
    assert match["bots"][0]["milliseconds"] > match["bots"][1]["milliseconds"] > 0


def test_the_margin_is_that_of_the_best_seats() -> None:
    [one, two] = standings(RESULTS[:1])
    assert one.margin.mean == -two.margin.mean == 4
