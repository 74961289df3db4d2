"""The lines of a worker, as any program may write them, and the bots that it keeps."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import lazaretto
from lazaretto.bots.roster import EXPECTED, bot
from lazaretto.kernel.game import Game
from lazaretto.server.bot_worker import Worker
from tests.server import bad_bots

COMMAND = [sys.executable, "-m", "lazaretto.server.bot_worker"]


def question(name: str, game: Game | None = None, **other: object) -> bytes:
    """A line that asks a bot for its answer to the open decision of a game."""
    game = game or lazaretto.new("rattus", players=3, seed=2)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    data: dict[str, Any] = {"title": game.title, "setup": game.setup.to_json(), "view": view.to_json()}
    return json.dumps(data | {"bot": name, "seed": 5} | other).encode()


def bad(name: str) -> str:
    return f"{Path(bad_bots.__file__)}:{name}"


def work(*lines: bytes) -> subprocess.CompletedProcess[bytes]:
    """Give a worker some lines and wait until it has ended."""
    return subprocess.run(COMMAND, input=b"".join(line + b"\n" for line in lines), capture_output=True, check=False)


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where every well-behaved bot leaves a line when it is made."""
    path = tmp_path / "notes"
    path.touch()
    monkeypatch.setenv("LAZARETTO_BOT_NOTES", str(path))
    return path


def made(notes: Path, *asked: dict[str, object]) -> int:
    """How many bots a worker makes to answer these questions."""
    worker = Worker()
    for other in asked:
        assert "choice" in worker.answer(question(bad("WellBehaved"), None, **other))
    return len(notes.read_text().splitlines())


def test_whoever_looks_ahead_takes_as_long_as_the_question_says_even_if_it_was_kept() -> None:
    worker, took = Worker(), []
    for seconds in (0.3, 0.01):
        began = time.monotonic()
        assert "choice" in worker.answer(question("master", keep="a", seconds=seconds))
        took.append(time.monotonic() - began)
    assert took[0] >= 0.3 > took[1]


def test_a_bot_without_a_name_is_made_anew_for_every_question(notes: Path) -> None:
    assert made(notes, {}, {}) == 2


def test_a_bot_is_kept_for_the_next_question_of_its_name(notes: Path) -> None:
    assert made(notes, {"keep": "t/0/1"}, {"keep": "t/1/1"}, {"keep": "t/0/1"}) == 2


def test_a_bot_that_is_dropped_is_made_anew(notes: Path) -> None:
    assert made(notes, {"keep": "t/0/1"}, {"keep": "t/0/1", "drop": ["t/0/1", "never/kept/1"]}) == 2


def test_a_bot_that_is_kept_goes_on_with_its_own_random_stream() -> None:
    game = lazaretto.new("notre-dame", players=3, seed=2)
    view, alone = game.view(game.asked[0]), bot("random", "notre-dame", 5)
    expected = [alone.choose(view).text for _ in range(10)]
    worker = Worker()
    assert [worker.answer(question("random", game, keep="t/0/1"))["choice"] for _ in range(10)] == expected


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"", "expected JSON; "),
        (b"\xff\xfe", "expected JSON; "),
        (b"[" * 100_000, "expected JSON; "),
        (b"[]", "title: expected str; found None"),
        (b"{}", "title: expected str; found None"),
        (question("random", title="chess"), "expected one of the titles "),
        (question("random", setup={}), "setup: rattus: expected 2, 3 or 4 players; got None"),
        (question("random", view={"seat": 0}), "view: expected a position as an object; got None"),
        (question("random", seed="five"), "seed: expected int; found 'five'"),
        (question("random", limit="long"), "TypeError: "),
        (question("ghost"), f"expected {EXPECTED}; got 'ghost'"),
        (question(bad("Raises")), "ZeroDivisionError: by nought"),
        (question(bad("Leaves")), "SystemExit: enough"),
        (question(bad("Nonsense")), "expected a choice; the bot answered 'fish'"),
    ],
)
def test_a_line_that_cannot_be_answered_gets_an_error_and_the_next_one_its_answer(line: bytes, error: str) -> None:
    worker = Worker()
    assert worker.answer(line)["error"].startswith(error)
    assert list(worker.answer(question(bad("WellBehaved")))) == ["choice"]


def test_an_error_is_told_in_brief() -> None:
    assert len(Worker().answer(question("ghost" * 1000))["error"]) == 1000


@pytest.mark.slow
def test_what_a_bot_prints_goes_to_standard_error() -> None:
    done = work(question(bad("Prints")))
    assert list(json.loads(done.stdout)) == ["choice"]
    assert b"printed" in done.stderr


@pytest.mark.slow
def test_a_bot_finds_nothing_on_standard_input() -> None:
    done = work(question(bad("Reads")), question(bad("Reads")))
    assert [list(json.loads(line)) for line in done.stdout.splitlines()] == [["choice"], ["choice"]]


@pytest.mark.slow
def test_a_worker_that_nobody_ends_ends_itself_at_its_limit() -> None:
    assert work(question(bad("Sleeps"), limit=0.2)).returncode == -signal.SIGALRM


@pytest.mark.slow
def test_a_worker_that_waits_has_no_limit() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(question("random", limit=0.5) + b"\n")
        worker.stdin.flush()
        assert b"choice" in worker.stdout.readline()
        time.sleep(0.7)
        assert worker.poll() is None
        worker.communicate()
    assert worker.returncode == 0


def test_a_bot_of_a_known_deal_answers_the_same_wherever_it_meets_the_same_position() -> None:
    game = lazaretto.new("rattus", players=3, seed=2)
    answers = {Worker().answer(question("random", game, seed=k, deal="monday"))["choice"] for k in range(8)}
    others = {Worker().answer(question("random", game, seed=5, deal=f"day {k}"))["choice"] for k in range(8)}
    assert len(answers) == 1
    assert len(others) > 1
