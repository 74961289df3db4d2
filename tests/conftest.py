"""The report of proven rules, the switch that writes golden files anew, and what quick tests may not do."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Generator

import pytest

from tests.quick import Watch
from tests.rulemarks import catalogue, proven


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regenerate", action="store_true", help="write golden files anew instead of comparing")


def pytest_configure(config: pytest.Config) -> None:
    if "not slow" in config.getoption("markexpr"):  # where slow tests run as well, nobody waits for a mark
        config.pluginmanager.register(Watch())


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Seven thousand tests, and all that they import, stay: nobody looks for garbage while they come, or among them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--regenerate"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    known = catalogue()
    total = Counter(rule.partition("-")[0] for rule in known)
    done = Counter(rule.partition("-")[0] for rule in proven() if rule in known)
    texts = ", ".join(f"{game} {done[game]}/{total[game]}" for game in sorted(total))
    terminalreporter.write_line(f"rules proven: {sum(done.values())}/{len(known)} ({texts})")
