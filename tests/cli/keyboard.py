"""Somebody at a keyboard."""

from __future__ import annotations

import io
import sys

import pytest


def answer(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
