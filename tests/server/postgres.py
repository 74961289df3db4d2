"""A real PostgreSQL for the tests, in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from tests.server.processes import children, is_alive


class Postgres:
    """Listens on a socket in its folder only, so that any number of them can run at once."""

    def __init__(self, folder: Path | None = None, *settings: str) -> None:
        # Not the folder of a test: the path of a socket must be short.
        self.folder = folder or Path(tempfile.mkdtemp(prefix="pg-"))
        self.settings = [word for setting in settings for word in ("-c", setting)]
        self.owner: dict[str, Any] = {}
        if os.geteuid() == 0:  # as root PostgreSQL does not run
            account = somebody()
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            self.owner = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        data = str(self.folder / "data")
        initdb = [
            program("initdb"),
            "-D",
            data,
            "-U",
            "lazaretto",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.owner)
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(program("postgres"), "-D", self.folder / "data", "-k", self.folder),
                    *("-c", "listen_addresses=", *self.settings),
                ],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self.owner,
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                self.execute("SELECT 1")
                return
            except (OSError, asyncpg.CannotConnectNowError, asyncpg.ConnectionDoesNotExistError):
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # PostgreSQL's word for: end the connections, then yourself
        self.process.wait(timeout=60)

    def crash(self) -> None:
        """End it at once and in disorder: what it has said is stored must be found again by recovery."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=60)

    def kill(self) -> None:
        """End all its processes at the same moment, as a power cut does."""
        processes = [self.process.pid, *children(self.process.pid)]
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait(timeout=60)
        while any(map(is_alive, processes)):  # while one is left, no other may use the data
            time.sleep(0.01)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    @property
    def url(self) -> str:
        return f"postgresql://lazaretto@/postgres?host={self.folder}"

    def execute(self, sql: str) -> None:
        async def once() -> None:
            connection = await asyncpg.connect(self.url)
            try:
                await connection.execute(sql)
            finally:
                await connection.close()

        asyncio.run(once())

    def clear(self) -> None:
        """Leave nothing of an earlier test. A new database each time would be as good, but takes a second."""
        self.execute(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid();"
            "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        )


def program(name: str) -> str:
    """Debian keeps the programs of the server out of the way."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, reversed(folders))])
    found = shutil.which(name, path=path)
    if found is None:
        raise RuntimeError(f"{name} was not found; it is in the package postgresql")
    return found


def somebody() -> pwd.struct_passwd:
    """An account without rights."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")
