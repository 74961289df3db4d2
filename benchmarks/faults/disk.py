"""A small disk of its own for a database, which can be full."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

MEGABYTE = b"\0" * 1_000_000


class Disk:
    """A file system in memory. Only root can mount one; for others this is a folder, and never full."""

    def __init__(self, megabytes: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="disk-"))
        self.is_mounted = os.geteuid() == 0
        if self.is_mounted:
            size = f"size={megabytes}m"
            subprocess.run(["mount", "-t", "tmpfs", "-o", size, "lazaretto-faults", self.folder], check=True)

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    def fill(self) -> None:
        """Leave no byte free."""
        assert self.is_mounted
        with self._ballast.open("wb", buffering=0) as ballast:
            left = len(MEGABYTE)
            while left:
                try:
                    ballast.write(MEGABYTE[:left])
                except OSError:  # no space left on device
                    left //= 2

    def free(self) -> None:
        """Have room again."""
        self._ballast.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.is_mounted:
            subprocess.run(["umount", self.folder], check=True)
        shutil.rmtree(self.folder)
