"""The lines of a worker, as any program may write them."""

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
from tests.server import bad_bots


def work(*lines: str | bytes) -> subprocess.CompletedProcess[bytes]:
    """Give a worker some lines and wait until it has ended."""
    text = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    return subprocess.run([sys.executable, "-m", "lazaretto.bots.worker"], input=text, capture_output=True, check=False)


def answers(*lines: str | bytes) -> list[dict[str, str]]:
    done = work(*lines)
    assert done.returncode == 0
    return [json.loads(line) for line in done.stdout.splitlines()]


def job(name: str, game: Game | None = None, **other: object) -> str:
    """A line that asks a bot for its answer to the open decision of a game."""
    game = game or lazaretto.new("rattus", players=3, seed=2)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    data: dict[str, Any] = {"title": game.title, "setup": game.setup.to_json(), "view": view.to_json()}
    return json.dumps(data | {"bot": name, "seed": 5} | other)


def bad(name: str) -> str:
    return f"{Path(bad_bots.__file__)}:{name}"


def test_a_worker_answers_like_the_bot_and_ends_with_its_input() -> None:
    game = lazaretto.new("notre-dame", players=3, seed=2)
    view = game.view(game.asked[0])
    expected = [{"choice": bot(name, "notre-dame", 5).choose(view).text} for name in ("random", "greedy")]
    assert answers(job("random", game), job("greedy", game)) == expected


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("", "expected JSON; "),
        (b"\xff\xfe", "expected JSON; "),
        ("[" * 100_000, "expected JSON; "),
        ("[]", "title: expected str; found None"),
        ("{}", "title: expected str; found None"),
        (job("random", title="chess"), "expected one of the titles rattus, rattus+mercatus, notre-dame; got 'chess'"),
        (job("random", setup={}), "rattus: expected 2, 3 or 4 players; got None"),
        (job("random", view={"seat": 0}), "view: the position cannot be read: KeyError('position')"),
        (job("random", seed="five"), "seed: expected int; found 'five'"),
        (job("random", limit="long"), "TypeError: "),
        (job("ghost"), f"expected {EXPECTED}; got 'ghost'"),
        (job(bad("Raises")), "ZeroDivisionError: by nought"),
        (job(bad("Leaves")), "SystemExit: enough"),
        (job(bad("Nonsense")), "expected a choice; the bot answered 'fish'"),
    ],
)
def test_a_line_that_cannot_be_answered_gets_an_error_and_the_next_one_its_answer(
    line: str | bytes, error: str
) -> None:
    refused, answered = answers(line, job(bad("WellBehaved")))
    assert refused["error"].startswith(error)
    assert list(answered) == ["choice"]


def test_an_error_is_told_in_brief() -> None:
    assert len(answers(job("ghost" * 1000))[0]["error"]) == 1000


def test_what_a_bot_prints_goes_to_standard_error() -> None:
    done = work(job(bad("Prints")))
    assert list(json.loads(done.stdout)) == ["choice"]
    assert b"printed" in done.stderr


def test_a_bot_finds_nothing_on_standard_input() -> None:
    assert [list(answer) for answer in answers(job(bad("Reads")), job(bad("Reads")))] == [["choice"], ["choice"]]


def test_a_worker_that_nobody_ends_ends_itself_at_its_limit() -> None:
    assert work(job(bad("Sleeps"), limit=0.2)).returncode == -signal.SIGALRM


def test_a_worker_that_waits_has_no_limit() -> None:
    command = [sys.executable, "-m", "lazaretto.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(job("random", limit=0.5).encode() + b"\n")
        worker.stdin.flush()
        assert b"choice" in worker.stdout.readline()
        time.sleep(0.7)
        assert worker.poll() is None
        worker.communicate()
    assert worker.returncode == 0
