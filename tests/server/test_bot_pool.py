"""Bots in real processes, well behaved and otherwise: the pool outlives them all."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from structlog.testing import capture_logs

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.server.bot_pool import KEPT, LOGGED, LONGEST, BotFailed, BotPool, Sitting, time_to_think
from tests.server.processes import children

pytestmark = pytest.mark.slow  # every test starts processes of its own

T = TypeVar("T")
LONG = 60.0  # patience that no well-behaved bot needs


def bad(name: str) -> str:
    """A bot of the file of bad bots."""
    return f"{Path(__file__).with_name('bad_bots.py')}:{name}"


def run(play: Callable[[BotPool], Awaitable[T]], workers: int = 2, patience: float = LONG) -> T:
    """Do something with a pool, close it, and see that nothing of it is left."""

    async def opened() -> T:
        async with pool(workers, patience) as bots:
            return await play(bots)

    before = children()
    result = asyncio.run(opened())
    gc.collect()  # a pipe left open would complain now, and warnings are errors
    assert children() == before  # neither processes nor zombies
    return result


@asynccontextmanager
async def pool(workers: int, patience: float) -> AsyncIterator[BotPool]:
    bots = BotPool(workers, patience)
    await bots.open()
    try:
        yield bots
    finally:
        await bots.close()


def table(title: str = "rattus", answers: int = 0) -> Game:
    """A game after so many answers."""
    game = lazaretto.new(title, players=2, seed=1)
    for _ in range(answers):
        assert game.decision is not None
        game.apply(game.decision.options[0])
    return game


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


async def ask(bots: BotPool, bot: str, game: Game | None = None) -> str:
    """What a bot answers to the open decision of a game."""
    game = game or table()
    assert game.decision is not None
    return await bots.choose(bot, game.view(game.decision.seat), game.setup)


async def failure(bots: BotPool, bot: str) -> BotFailed:
    with pytest.raises(BotFailed) as caught:
        await ask(bots, bot)
    return caught.value


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bots write the numbers of their processes."""
    path = tmp_path / "notes"
    path.touch()
    monkeypatch.setenv("LAZARETTO_BOT_NOTES", str(path))
    return path


async def noted(notes: Path, count: int) -> list[int]:
    """The numbers of processes, as soon as there are so many."""
    while len(numbers := notes.read_text().splitlines()) < count:
        await asyncio.sleep(0.01)
    return [int(number) for number in numbers]


def is_running(pid: int) -> bool:
    """Whether a process, perhaps one of which we are not the parent, still does anything."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


async def ended(pid: int) -> None:
    """Wait until a process that was killed is gone: on a busy machine that takes a moment."""
    while is_running(pid):
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("patience", "workers", "asking", "seconds"),
    [(10.0, 2, 1, 2.0), (10.0, 2, 2, 2.0), (10.0, 2, 8, 0.5), (1.0, 2, 1, 0.5), (1.0, 1, 5, 0.1)],
)
def test_the_time_to_look_ahead_is_shared_while_more_are_asked_than_there_are_workers(
    patience: float, workers: int, asking: int, seconds: float
) -> None:
    assert time_to_think(patience, workers, asking) == pytest.approx(seconds)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_answers_with_one_of_the_options_of_its_view(title: str, bot: str) -> None:
    game = table(title, 4)
    assert run(lambda bots: ask(bots, bot, game)) in offered(game)


def test_a_game_is_played_to_its_end_by_bots_in_workers() -> None:
    async def play(bots: BotPool) -> Game:
        game = table()
        while game.decision is not None:
            game.apply(await ask(bots, "random", game))
        return game

    assert run(play).outcome is not None


@pytest.mark.parametrize(
    ("bot", "patience", "reason"),
    [
        ("Sleeps", 0.3, "took longer than 0.3 seconds"),
        ("Exits", LONG, "its process ended before it answered"),
        ("Leaves", LONG, "SystemExit: enough"),
        ("Raises", LONG, "ZeroDivisionError: by nought"),
        ("Speechless", LONG, "Unprintable: <exception str() failed>"),
        ("Nonsense", LONG, "expected a choice; the bot answered 'fish'"),
        ("Cheats", LONG, "answered 'win_at_once', which is not offered"),
        ("Scribbles", LONG, r"answered rubbish: b'fish\n'"),
        ("Rambles", LONG, f"answered rubbish: more than {LONGEST} bytes"),
        ("Nobody", LONG, "expected a class 'Nobody' with a method choose"),
    ],
)
def test_a_bot_that_misbehaves_is_named_with_the_reason_and_the_next_one_is_asked(
    bot: str, patience: float, reason: str
) -> None:
    async def play(bots: BotPool) -> tuple[BotFailed, str]:
        failed = await failure(bots, bad(bot))
        bots.patience = LONG
        return failed, await ask(bots, "random")

    failed, choice = run(play, workers=1, patience=patience)
    assert failed.bot == bad(bot)
    assert failed.reason.endswith(reason)
    assert str(failed) == f"{failed.bot}: {failed.reason}"
    assert choice in offered(table())


def test_a_failed_worker_is_replaced(notes: Path) -> None:
    async def play(bots: BotPool) -> list[int]:
        await ask(bots, bad("WellBehaved"))
        await failure(bots, bad("Raises"))
        await ask(bots, bad("WellBehaved"))
        return await noted(notes, 3)

    before, failing, after = run(play, workers=1)
    assert before == failing
    assert after != failing


@pytest.mark.parametrize("bot", ["Prints", "Reads", "Chatters"])
def test_a_bot_that_prints_or_reads_does_not_disturb_the_protocol(bot: str) -> None:
    async def play(bots: BotPool) -> list[str]:
        return [await ask(bots, bad(bot)), await ask(bots, bad("WellBehaved"), table(answers=2))]

    assert run(play, workers=1) == [offered(table())[0], offered(table(answers=2))[0]]


def test_what_a_bot_prints_is_logged_under_its_name() -> None:
    with capture_logs() as logs:
        run(lambda bots: ask(bots, bad("Prints")))
    text = "".join(entry["text"] for entry in logs if entry["bot"] == bad("Prints"))
    assert [word in text for word in ("printed", "written", "echoed")] == [True, True, True]


def test_of_what_a_bot_prints_only_the_beginning_is_logged() -> None:
    with capture_logs() as logs:
        run(lambda bots: ask(bots, bad("Chatters")))
    assert sum(len(entry["text"]) for entry in logs) == LOGGED


def test_a_quick_bot_need_not_wait_for_a_slow_one() -> None:
    async def play(bots: BotPool) -> tuple[str, bool]:
        slow = asyncio.create_task(failure(bots, bad("Sleeps")))
        choice = await ask(bots, bad("WellBehaved"))
        waiting = not slow.done()
        await bots.close()
        await slow
        return choice, waiting

    assert run(play) == (offered(table())[0], True)


def test_two_bots_that_fail_at_once_both_fail() -> None:
    async def play(bots: BotPool) -> list[str]:
        both = await asyncio.gather(failure(bots, bad("Sleeps")), failure(bots, bad("Exits")))
        return [failed.reason for failed in both]

    assert run(play, patience=1) == ["took longer than 1 seconds", "its process ended before it answered"]


def test_a_hundred_questions_are_answered_by_two_workers(notes: Path) -> None:
    games = [table(answers=2 * (n % 2)) for n in range(100)]

    async def play(bots: BotPool) -> list[str]:
        return await asyncio.gather(*(ask(bots, bad("WellBehaved"), game) for game in games))

    assert run(play) == [offered(game)[0] for game in games]
    assert len(set(notes.read_text().splitlines())) == 2


def test_a_worker_is_started_only_when_it_is_needed(notes: Path) -> None:
    async def play(bots: BotPool) -> None:
        for _ in range(3):
            await ask(bots, bad("WellBehaved"))

    run(play, workers=4)
    assert len(set(notes.read_text().splitlines())) == 1


def test_who_comes_first_is_served_first() -> None:
    async def play(bots: BotPool) -> list[int]:
        served: list[int] = []

        async def wait(n: int) -> None:
            await ask(bots, bad("Dithers" if n == 0 else "WellBehaved"))
            served.append(n)

        await asyncio.gather(*(wait(n) for n in range(6)))
        return served

    assert run(play, workers=1) == [0, 1, 2, 3, 4, 5]


def test_somebody_with_one_question_does_not_wait_for_all_of_somebody_else() -> None:
    async def play(bots: BotPool) -> list[str]:
        game, served = table(), list[str]()
        assert game.decision is not None
        view = game.view(game.decision.seat)

        async def wait(person: str) -> None:
            await bots.choose(bad("WellBehaved"), view, game.setup, person=person)
            served.append(person)

        await asyncio.gather(*(wait(person) for person in ["many"] * 6 + ["one"]))
        return served

    assert run(play, workers=1).index("one") == 2  # after the one that is asked already, and the next


def test_bots_see_nothing_of_the_servers_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_PASSWORD", "secret")
    assert run(lambda bots: failure(bots, bad("Tells"))).reason == "LookupError: nothing"


def test_a_worker_killed_from_outside_costs_the_choice_it_was_about_and_no_other(notes: Path) -> None:
    async def play(bots: BotPool) -> tuple[BotFailed, str, str]:
        struck = asyncio.create_task(failure(bots, bad("Sleeps")))
        [pid] = await noted(notes, 1)
        other = asyncio.create_task(ask(bots, bad("Dithers")))
        await noted(notes, 2)
        os.kill(pid, signal.SIGKILL)
        return await struck, await other, await ask(bots, bad("WellBehaved"))

    failed, other, later = run(play)
    assert failed.reason == "its process ended before it answered"
    assert (other, later) == (offered(table())[0], offered(table())[0])


def test_an_idle_worker_killed_from_outside_costs_nothing(notes: Path) -> None:
    async def play(bots: BotPool) -> str:
        await ask(bots, bad("WellBehaved"))
        [pid] = await noted(notes, 1)
        os.kill(pid, signal.SIGKILL)
        await ended(pid)
        return await ask(bots, bad("WellBehaved"))

    assert run(play, workers=1) == offered(table())[0]


def test_the_answer_to_a_caller_who_has_gone_is_not_given_to_the_next(notes: Path) -> None:
    async def play(bots: BotPool) -> str:
        gone = asyncio.create_task(ask(bots, bad("Dithers")))
        await noted(notes, 1)
        gone.cancel()
        with pytest.raises(asyncio.CancelledError):
            await gone
        return await ask(bots, bad("WellBehaved"), table(answers=2))

    assert run(play, workers=1) == offered(table(answers=2))[0]


def test_callers_who_go_while_they_wait_or_while_their_worker_starts_leave_nothing_behind() -> None:
    async def play(bots: BotPool) -> str:
        for pause in (0, 0.001, 0.01, 0.05, 0.1):
            callers = [asyncio.create_task(ask(bots, bad("Dithers"))) for _ in range(4)]
            await asyncio.sleep(pause)
            for caller in callers:
                caller.cancel()
            results = await asyncio.gather(*callers, return_exceptions=True)
            assert all(isinstance(result, asyncio.CancelledError) for result in results)
        return await ask(bots, bad("WellBehaved"))

    assert run(play) == offered(table())[0]


def test_what_a_bot_has_started_is_ended_with_it(notes: Path) -> None:
    async def play(bots: BotPool) -> None:
        await failure(bots, bad("Breeds"))
        _, child = await noted(notes, 2)
        await asyncio.wait_for(ended(child), timeout=5)  # by itself it would sleep for 600

    run(play)


def test_closing_fails_whoever_thinks_or_waits(notes: Path) -> None:
    async def play(bots: BotPool) -> list[str]:
        thinking = asyncio.create_task(failure(bots, bad("Sleeps")))
        waiting = [asyncio.create_task(failure(bots, "random")) for _ in range(3)]
        await noted(notes, 1)
        await bots.close()
        return [failed.reason for failed in await asyncio.gather(thinking, *waiting)]

    assert run(play, workers=1) == ["its process ended before it answered"] + 3 * ["no bots are asked any more"]


@pytest.mark.parametrize("pause", [0, 0.002, 0.05])
def test_closing_while_a_worker_starts_ends_it_too(pause: float) -> None:
    async def play(bots: BotPool) -> None:
        starting = asyncio.create_task(failure(bots, "random"))
        await asyncio.sleep(pause)
        await bots.close()
        await starting

    run(play)


def test_a_closed_pool_refuses_and_can_be_opened_again() -> None:
    async def play(bots: BotPool) -> tuple[str, str]:
        await ask(bots, "random")
        await bots.close()
        refused = await failure(bots, "random")
        await bots.open()
        return refused.reason, await ask(bots, bad("WellBehaved"))

    assert run(play) == ("no bots are asked any more", offered(table())[0])


# ---------------------------------------------------------------- bots that are kept


def kept(*asked: Sitting) -> Callable[[BotPool], Awaitable[None]]:
    """Have a bot asked once for each of these sittings."""

    async def play(bots: BotPool) -> None:
        game = table()
        assert game.decision is not None
        for sitting in asked:
            await bots.choose(bad("WellBehaved"), game.view(game.decision.seat), game.setup, sitting)

    return play


def made(notes: Path) -> int:
    """How many bots have been made."""
    return len(notes.read_text().splitlines())


HERE = Sitting("t", 0, 5)


def test_a_bot_is_kept_while_its_sitting_lasts(notes: Path) -> None:
    run(kept(HERE, Sitting("t", 1, 5), HERE), workers=1)
    assert made(notes) == 2


def test_a_bot_is_asked_in_the_worker_that_keeps_it(notes: Path) -> None:
    async def play(bots: BotPool) -> None:
        there = Sitting("u", 0, 5)
        await asyncio.gather(kept(HERE)(bots), kept(there)(bots))
        for _ in range(3):
            await kept(HERE, there)(bots)

    run(play, workers=2)
    assert made(notes) == 2


def test_after_a_seat_has_changed_or_something_was_taken_back_the_bot_is_made_anew(notes: Path) -> None:
    run(kept(HERE, HERE._replace(since=9)), workers=1)
    assert made(notes) == 2


def test_the_bots_of_a_table_are_let_go_but_for_those_that_still_play(notes: Path) -> None:
    async def play(bots: BotPool) -> None:
        gone, elsewhere = Sitting("t", 1, 5), Sitting("u", 1, 5)
        await kept(HERE, gone, elsewhere)(bots)
        bots.keep_only("t", {HERE})
        await kept(HERE, elsewhere)(bots)
        assert made(notes) == 3
        await kept(gone)(bots)

    run(play, workers=1)
    assert made(notes) == 4


def test_of_too_many_bots_the_one_that_has_waited_longest_is_let_go(notes: Path) -> None:
    others = [Sitting("t", 1, n) for n in range(KEPT)]
    run(kept(HERE, *others[:-1], HERE, others[-1], HERE), workers=1)
    assert made(notes) == KEPT + 1
    run(kept(*others, HERE, others[0]), workers=1)
    assert made(notes) == (KEPT + 1) + (KEPT + 2)
