"""Who plays many games: this process, several processes, or a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from lazaretto.kernel.errors import LazarettoError

J = TypeVar("J")
R = TypeVar("R")

RUNNERS = ("process", "serial", "ray")
AHEAD = 4  # jobs per worker that are under way or wait for it, so that none stands idle behind a long game
DEATHS = 3  # how often a job may cost its worker's life


class Runner(Protocol):
    """Does many jobs with one function, both of which can be pickled."""

    def map(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """The results in the order of the jobs, as they come; the first error in that order is raised."""
        ...


def runner(name: str, workers: int | None = None, address: str | None = None) -> Runner:
    """A runner by its name; as many workers as processors where nobody says how many."""
    if workers is not None and workers < 1:
        raise LazarettoError(f"expected one worker or more; got {workers}")
    if address is not None and name != "ray":
        raise LazarettoError(f"an address is for the runner ray; got the runner {name}")
    match name:
        case "serial":
            return Serial()
        case "process":
            return Processes(workers or os.cpu_count() or 1)
        case "ray":
            return Ray(workers, address)
    raise LazarettoError(f"expected one of the runners {', '.join(RUNNERS)}; got {name!r}")


class Serial:
    """One after the other, in this process."""

    def map(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """See Runner."""
        return map(function, jobs)


class Processes:
    """In processes of this machine.

    When a worker dies, its pool cannot tell on which job. So every job that was under way is done again alone, and one
    that kills its worker then, and again, is the culprit.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def map(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """See Runner."""
        crew, loner = Crew(self.workers), Crew(1)
        left = iter(jobs)
        under_way: deque[tuple[J, Future[R]]] = deque()
        try:
            while True:
                wanted = islice(left, self.workers * AHEAD - len(under_way))
                under_way.extend((job, crew.submit(function, job)) for job in wanted)
                if not under_way:
                    return
                job, future = under_way.popleft()
                tries = 0
                while isinstance(future.exception(), BrokenProcessPool):
                    if tries == DEATHS:
                        raise LazarettoError(f"{job}: its process died {DEATHS} times")
                    future = loner.submit(function, job)
                    tries += 1
                yield future.result()
        finally:
            crew.end()
            loner.end()


class Crew:
    """Workers that are replaced when one has died. None is started before there is a job."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = Pool(workers)

    def submit(self, function: Callable[[J], R], job: J) -> Future[R]:
        """Have a worker do a job."""
        try:
            return self.pool.submit(function, job)
        except BrokenProcessPool:
            self.end()
            self.pool = Pool(self.workers)
            return self.pool.submit(function, job)

    def end(self) -> None:
        """End them now."""
        self.pool.end()


class Pool(ProcessPoolExecutor):
    """Processes that end when they are told to, whatever they are doing, and when whoever started them is gone.

    They are not forked: the copy of a process with threads may hang.
    """

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()  # open for as long as they are wanted
        super().__init__(workers, context, initializer=_prepare, initargs=(theirs,))

    def end(self) -> None:
        """End them now."""
        self.line.close()
        self.shutdown(cancel_futures=True)


def _prepare(line: Connection) -> None:
    """Make this process a worker, whose output is not that of the command."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches all; only the command shall say so
    os.dup2(2, 1)
    threading.Thread(target=_end_with, args=(line,), daemon=True).start()


def _end_with(line: Connection) -> None:
    line.poll(None)
    os._exit(1)


class Ray:
    """As tasks of a Ray cluster: one at an address, or one that is started here for the time being."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anybody
        try:
            import ray
        except ModuleNotFoundError as missing:
            raise LazarettoError(
                f'the runner ray needs {missing.name}, which is not installed: pip install "lazaretto[ray]"'
            ) from missing
        self.ray = ray
        self.workers = workers
        self.address = address

    def map(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        """See Runner."""
        ray = self.ray
        own = not ray.is_initialized()
        if own:
            size = {} if self.address else {"num_cpus": self.workers, "include_dashboard": False}
            ray.init(address=self.address or "local", log_to_driver=False, logging_level="ERROR", **size)
        try:
            do = ray.remote(_do).options(max_retries=DEATHS - 1)
            what = ray.put(function)  # once for all jobs
            ahead = AHEAD * int(self.workers or ray.cluster_resources().get("CPU", 1))
            left = iter(jobs)
            under_way = deque((job, do.remote(what, job)) for job in islice(left, ahead))
            while under_way:
                job, future = under_way.popleft()
                yield self._result(job, future)
                under_way.extend((job, do.remote(what, job)) for job in islice(left, 1))
        finally:
            if own:
                ray.shutdown()

    def _result(self, job: object, future: Any) -> Any:
        errors = self.ray.exceptions
        try:
            return self.ray.get(future)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.WorkerCrashedError:
            raise LazarettoError(f"{job}: its process died {DEATHS} times") from None
        except errors.RayError as error:
            raise LazarettoError(f"{job}: Ray gave it up: {error}") from error


def _do(function: Callable[[J], R], job: J) -> R:
    return function(job)
