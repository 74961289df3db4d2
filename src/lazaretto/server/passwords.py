"""Passwords: hashed beside the event loop, a few at once, and not more of them waiting than can be served soon."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import argon2

from lazaretto.server.refusals import TooMany

THREADS = 2  # passwords hashed at once: each takes 64 MB and a core
WAITING = 40  # some seconds' work
RETRY_SECONDS = 5.0

T = TypeVar("T")


class Passwords:
    """Hashes and compares."""

    def __init__(self) -> None:
        self.hasher = argon2.PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "argon2")
        self._waiting = 0
        self._nobody = ""  # a hash to compare with where there is none, so that the time taken does not tell

    async def open(self) -> None:
        """Be ready for those who are nobody."""
        self._nobody = await self.hash(secrets.token_hex(16))

    def close(self) -> None:
        """Let the threads end."""
        self._threads.shutdown()

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._beside(lambda: self.hasher.hash(password))

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password; where there is none it takes as long to say no."""
        return await self._beside(lambda: self._verify(hashed or self._nobody, password)) and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= WAITING:
            raise TooMany("too many passwords are being looked at; try again later", retry=RETRY_SECONDS)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
