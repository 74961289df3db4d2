"""Which processes a process has started, and which of them still run."""

from __future__ import annotations

from pathlib import Path


def children(pid: int | str = "self") -> set[int]:
    """The processes that a process has started and not fetched, dead or alive."""
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for each in lists for child in each.read_text().split()}


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not fetched does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
