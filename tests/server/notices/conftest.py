"""Tests of notices may be coroutines; each runs in the event loop of its database and its other ends."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import cast

import pytest

from tests.server.conftest import Run
from tests.server.notices.other_ends import Listener, Mailbox


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    cast(Run, pyfuncitem.funcargs["run"])(pyfuncitem.obj(**given))
    return True


@pytest.fixture(autouse=True)
def loop(run: Run) -> None:
    """Every test here has a loop, whether it asks for one or not."""


@pytest.fixture
def there(run: Run) -> Iterator[Listener]:
    listener = Listener()
    run(listener.open())
    yield listener
    run(listener.close())


@pytest.fixture
def mailbox(run: Run) -> Iterator[Mailbox]:
    box = Mailbox()
    run(box.open())
    yield box
    run(box.close())
