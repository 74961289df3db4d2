"""The time of day as one process sees it, by libfaketime; how much time passes stays what it is."""

from __future__ import annotations

from pathlib import Path

NOTICED = 1  # seconds at most until a process notices that its clock was put; to look at every call would be slow
LIBRARIES = ("/usr/lib/*/faketime", "/usr/lib*/faketime", "/usr/local/lib/faketime")


class WallClock:
    """Put forward or back while the process runs. Without libfaketime it is the machine's."""

    def __init__(self, file: Path) -> None:
        self._file = file
        found = [path for pattern in LIBRARIES for path in Path("/").glob(f"{pattern[1:]}/libfaketimeMT.so.1")]
        self._library = found[0] if found else None
        self.put(0.0)

    @property
    def can_jump(self) -> bool:
        """Whether there is libfaketime."""
        return self._library is not None

    @property
    def environment(self) -> dict[str, str]:
        """What a process needs to see this clock."""
        if self._library is None:
            return {}
        return {
            "LD_PRELOAD": str(self._library),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_CACHE_DURATION": str(NOTICED),
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def put(self, seconds: float) -> None:
        """Be so far off from now on."""
        new = self._file.with_suffix(".new")
        new.write_text(f"{seconds:+.0f}\n")
        new.replace(self._file)  # at once, because the process may read it at any moment
