"""Bots think in processes of their own: one that is slow or crashes costs its own move and nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import structlog

from lazaretto.bots.roster import THINKING
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.setup import Setup
from lazaretto.kernel.view import View
from lazaretto.server.fair_turns import FairTurns

STARTING = 60.0  # seconds that a worker may take to start; a bot's own time begins afterwards
ENDING = 10.0  # seconds to wait for killed workers; longer only if a bot has let a process loose that holds their pipes
LONGEST = 1 << 20  # bytes of one answer
KEPT = 32  # bots that a worker keeps between their answers; the one that has waited longest goes first
LOGGED = 1 << 14  # bytes of what a worker prints that are logged, for each choice

CLOSED = "no bots are asked any more"

# What bots get of the server's environment: where things are and how to speak, and what is meant for them. The rest
# may be a password.
PASSED_ON = ("PATH", "PYTHONPATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "LAZARETTO_PURE")
FOR_BOTS = "LAZARETTO_BOT_"

log = structlog.get_logger()


class BotFailed(LazarettoError):
    """A bot gave no answer that can be played."""

    def __init__(self, bot: str, reason: str) -> None:
        super().__init__(f"{bot}: {reason}")
        self.bot = bot
        self.reason = reason


class Sitting(NamedTuple):
    """A stretch of a game during which one bot plays one seat and nothing is taken back."""

    table: str
    seat: int
    since: int

    @property
    def name(self) -> str:
        """What a worker calls it."""
        return f"{self.table}/{self.seat}/{self.since}"


class BotPool:
    """Asks bots, a few at once; of those who wait one for each place, and there for each person, in turn.

    `workers` is how many processes there are at most, `patience` how many seconds a bot may think. A worker that
    has failed in any way is killed, and the next one who is asked gets a new one. A worker keeps the bot of a sitting
    for its next answer, with whatever it has thought so far; where that worker is busy another makes the bot anew.
    """

    def __init__(self, workers: int, patience: float) -> None:
        self.workers = workers
        self.patience = patience
        self._turns = FairTurns(0)
        self._asking = 0  # how many are asked or wait
        self._quiet = asyncio.Event()  # set while nobody is
        self._idle: list[_Worker] = []
        self._alive: set[_Worker] = set()
        self._closed = True

    async def open(self) -> None:
        """Take questions from now on. Workers are started when they are needed."""
        self._turns = FairTurns(self.workers)
        self._quiet.set()
        self._closed = False

    async def close(self) -> None:
        """End all workers; whoever waits for one is told that his bot failed."""
        if self._closed:
            return
        self._closed = True
        for worker in self._alive:
            worker.kill()
        await self._quiet.wait()  # whoever is being asked or waits fails now and gives up his turn
        self._idle.clear()
        if self._alive:
            await asyncio.wait([worker.ended for worker in self._alive], timeout=ENDING)

    def keep_only(self, table: str, sittings: Collection[Sitting]) -> None:
        """Let go of the bots of a table, but for those of these sittings."""
        for worker in self._alive:
            for sitting in [each for each in worker.kept if each.table == table and each not in sittings]:
                worker.drop(sitting)

    async def choose(
        self,
        bot: str,
        view: View,
        setup: Setup,
        sitting: Sitting | None = None,
        person: str = "",
        place: str = "",
        deal: str = "",
    ) -> str:
        """What a bot, by its name or its file and class, answers; its time is counted as this person's, from there.

        With a deal it answers the same wherever it meets the same position of that deal.
        """
        job: dict[str, Any] = {
            "title": view.title,
            "setup": setup.to_json(),
            "view": view.to_json(),
            "bot": bot,
            "seed": secrets.randbits(30),
            "limit": 2 * self.patience,
        }
        if deal:
            job["deal"] = deal
        if self._closed:
            raise BotFailed(bot, CLOSED)
        async with self._noted(), self._turns.turn(person, place):
            worker = await self._hire(bot, sitting)
            try:
                job["seconds"] = time_to_think(self.patience, self.workers, self._asking)
                if sitting is not None:
                    worker.keep(sitting)
                    job |= {"keep": sitting.name, "drop": worker.take_dropped()}
                choice = await self._ask(worker, bot, json.dumps(job).encode())
                if view.decision is None or choice not in [option.text for option in view.decision.options]:
                    raise BotFailed(bot, f"answered {choice!r}, which is not offered")
            except BaseException:  # also if nobody waits any more: the answer would be taken for that of the next bot
                worker.kill()
                raise
            self._idle.append(worker)
            return choice

    @asynccontextmanager
    async def _noted(self) -> AsyncIterator[None]:
        """Have `close` wait for whatever is asked here."""
        self._asking += 1
        self._quiet.clear()
        try:
            yield
        finally:
            self._asking -= 1
            if not self._asking:
                self._quiet.set()

    async def _hire(self, bot: str, sitting: Sitting | None) -> _Worker:
        """A worker that is ready to be asked, if possible the one that keeps the bot."""
        while not self._closed:
            is_new = not self._idle
            if not is_new:
                worker = next((each for each in self._idle if sitting in each.kept), self._idle[-1])
                self._idle.remove(worker)
            else:
                worker = await self._start(bot)
            try:
                is_ready = await worker.is_ready()
            except BaseException:
                worker.kill()
                raise
            if is_ready and not self._closed:
                return worker
            worker.kill()
            if is_new and not self._closed:
                raise BotFailed(bot, "its process does not start")
        raise BotFailed(bot, CLOSED)

    async def _start(self, bot: str) -> _Worker:
        try:
            worker = await _Worker.start()
        except OSError as error:
            raise BotFailed(bot, f"no process can be started for it: {error}") from error
        self._alive.add(worker)
        worker.ended.add_done_callback(lambda _: self._alive.discard(worker))
        return worker

    async def _ask(self, worker: _Worker, bot: str, job: bytes) -> str:
        """The answer of a bot, whether offered or not."""
        worker.bot, worker.loggable = bot, LOGGED
        try:
            async with asyncio.timeout(self.patience):
                line = await worker.say(job)
        except TimeoutError:
            raise BotFailed(bot, f"took longer than {self.patience:g} seconds") from None
        except ConnectionError:
            line = b""
        except ValueError:
            raise BotFailed(bot, f"answered rubbish: more than {LONGEST} bytes") from None
        if not line.endswith(b"\n"):
            raise BotFailed(bot, "its process ended before it answered")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        match answer:
            case {"choice": str(choice)}:
                return choice
            case {"error": str(reason)}:
                raise BotFailed(bot, reason)
            case _:
                raise BotFailed(bot, f"answered rubbish: {line[:100]!r}")


class _Worker:
    """One process, which answers one line after the other."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.process = process
        self.questions = process.stdin
        self.answers = process.stdout
        self.printed = process.stderr
        self.bot = ""
        self.kept: dict[Sitting, None] = {}  # whose bots it has, the one that was asked last at the end
        self._dropped: list[str] = []  # what it is to be told to drop with the next question
        self.loggable = LOGGED
        self.is_killed = False
        self.ended = asyncio.create_task(self._watch())

    @classmethod
    async def start(cls) -> _Worker:
        """A new process, with whatever its bots may start in a group of its own."""
        return cls(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "lazaretto.server.bot_worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                limit=LONGEST,
                start_new_session=True,
                env=environment(),
            )
        )

    def keep(self, sitting: Sitting) -> None:
        """It has the bot of this sitting from now on; the one that has waited longest makes room for it."""
        self.kept.pop(sitting, None)
        self.kept[sitting] = None
        if len(self.kept) > KEPT:
            self.drop(next(iter(self.kept)))

    def drop(self, sitting: Sitting) -> None:
        """It need not keep the bot of this sitting any longer."""
        del self.kept[sitting]
        self._dropped.append(sitting.name)

    def take_dropped(self) -> list[str]:
        """What it has not yet been told to drop."""
        dropped, self._dropped = self._dropped, []
        return dropped

    async def is_ready(self) -> bool:
        """Whether it has started and is still there: then it answers, if only that it was asked nothing."""
        try:
            async with asyncio.timeout(STARTING):
                return bool(await self.say(b"{}"))
        except (TimeoutError, ConnectionError, ValueError):
            return False

    async def say(self, line: bytes) -> bytes:
        """Write a line and wait for the answer; nothing if the process has ended."""
        if self.questions.is_closing():
            return b""
        self.questions.write(line + b"\n")
        await self.questions.drain()
        return await self.answers.readline()

    def kill(self) -> None:
        """End it with everything that its bots have started. `ended` says when it is gone."""
        if not self.is_killed:
            self.is_killed = True
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)

    async def _watch(self) -> None:
        """Log what it prints, within bounds, until it has ended."""
        while printed := await self.printed.read(LOGGED):
            text = printed[: self.loggable].decode(errors="replace")
            self.loggable = max(0, self.loggable - len(printed))
            if text:
                log.info("a bot prints", bot=self.bot, pid=self.process.pid, text=text)
        await self.process.wait()


def time_to_think(patience: float, workers: int, asking: int) -> float:
    """How many seconds whoever looks ahead may take: less while more are asked than there are workers."""
    return min(THINKING, patience / 2) * min(1.0, workers / asking)


def environment() -> dict[str, str]:
    """The environment in which bots think."""
    return {name: value for name, value in os.environ.items() if name in PASSED_ON or name.startswith(FOR_BOTS)}
