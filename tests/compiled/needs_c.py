"""Marks what compares the two engines: it waits until one is compiled, and is left out where there is no compiler."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from lazaretto import compiled

Test = TypeVar("Test", bound=Callable[..., object])


def needs_c(test: Test) -> Test:
    """A test that needs both engines."""
    missing = pytest.mark.skipif(not compiled.MANIFEST.exists(), reason="this machine has no C compiler")
    marked: Test = pytest.mark.engines(missing(test))
    return marked
