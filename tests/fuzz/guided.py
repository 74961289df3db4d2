"""A hunt led by coverage: atheris keeps the inputs that reach something new, and mutates those."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import atheris


def instrumented() -> None:
    """Import the engine so that what an input reaches is seen; before anything else imports it."""
    with atheris.instrument_imports(include=["lazaretto"]):
        import tests.fuzz.targets  # noqa: F401


def run(
    meet: Callable[[bytes], None],
    corpus: Path,
    first: Iterable[bytes],
    inputs: int,
    seed: int,
    done: Callable[[], None],
) -> None:
    """Meet so many inputs, those that come first among them, and then be done."""
    corpus.mkdir(parents=True, exist_ok=True)
    for n, data in enumerate(first):
        (corpus / f"first-{n}").write_bytes(data)
    met = 0

    def one(data: bytes) -> None:
        nonlocal met
        meet(data)
        met += 1
        if met == inputs:
            done()

    # Inputs are drawn from the bytes as they come, so long texts of bytes have nothing to add.
    options = [
        f"-seed={seed or 1}",
        "-max_len=256",
        "-len_control=0",
        "-verbosity=0",
        f"-artifact_prefix={corpus.parent}/",
    ]
    atheris.Setup([sys.argv[0], *options, str(corpus)], one)
    atheris.Fuzz()
