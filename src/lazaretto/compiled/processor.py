"""What kind of processor this is: code that was compiled for one may not run on another."""

from __future__ import annotations

import hashlib


def processor() -> str:
    """A digest of what this processor can do; nothing where the system does not tell."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            told = [line for line in (next(lines, "") for _ in range(64)) if line.startswith(("flags", "Features"))]
    except OSError:
        return ""
    return hashlib.sha256(told[0].encode()).hexdigest() if told else ""
