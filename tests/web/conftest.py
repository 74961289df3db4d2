"""Real browsers at a real site."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.site import GENEROUS, Served
from tests.web.visitor import DESKTOP, PHONE, WAIT, Visitor, chromium

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return chromium()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A site for the tests of a module."""
    folder = tmp_path_factory.mktemp("site")
    with Served(f"sqlite:{folder / 'site.db'}", folder, GENEROUS) as served:
        yield served


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, site: Served) -> Iterator[Come]:
    """Lets visitors come, each with a browser profile of their own; at the end all leave."""
    here: list[Visitor] = []

    def arrive(name: str = "", screen: dict[str, Any] = DESKTOP, **more: Any) -> Visitor:
        here.append(Visitor(browser, site, name, **screen, **more))
        return here[-1]

    yield arrive
    for somebody in here:
        somebody.leave()


@pytest.fixture(params=["desktop", "phone"])
def visitor(request: pytest.FixtureRequest, come: Come) -> Visitor:
    """A visitor with a large screen, and one with a phone."""
    return come(screen=PHONE if request.param == "phone" else DESKTOP)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What needs a browser takes longer than all other tests together, so it has a run of its own."""
    for item in items:
        if item.nodeid.startswith("tests/web/") and "test_client.py" not in item.nodeid:
            item.add_marker(pytest.mark.browser)
