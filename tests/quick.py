"""What a test that is not marked slow may not do: start processes of its own. `make check` would wait for them."""

from __future__ import annotations

import sys
from collections.abc import Generator

import pytest

STARTED = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn", "os.system", "tests.server.prepared"}


class Watch:
    """Sees which tests start processes, in the test or for it alone; what all of a module share was started once."""

    def __init__(self) -> None:
        self.watching = False
        self.seen: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[object, ...]) -> None:
        if self.watching and event in STARTED:
            self.seen.append(f"{event} {args[:2]}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self.seen.clear()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        before, self.watching = self.watching, fixturedef.scope == "function"
        try:
            return (yield)
        finally:
            self.watching = before

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        self.watching = True
        try:
            result = yield
        finally:
            self.watching = False
        if self.seen and not any(item.get_closest_marker(name) for name in ("slow", "soak", "browser")):
            pytest.fail(f"a test that starts processes is to be marked slow: {self.seen[0]}")
        return result
