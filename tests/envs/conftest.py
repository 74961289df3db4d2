"""Random games as in the conformance tests, found the same way."""

from __future__ import annotations

from tests.conformance import conftest

__all__ = ["conftest"]
