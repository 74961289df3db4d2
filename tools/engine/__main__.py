"""Build the compiled engine in place, or say why it stays pure Python."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

from tools.engine.build import NATIVE, SANITIZED, TARGET, build, build_expansion, compiler
from tools.engine.units import ROOT


def main() -> None:
    """With the word `sanitized`: a slow build that stops at the first number out of its place.

    With a package and a folder: an expansion that lies outside the engine, for `lazaretto.compiled.use(folder, root)`.
    """
    if os.environ.get("LAZARETTO_PURE"):
        print("The engine stays pure Python: LAZARETTO_PURE is set")
    elif importlib.util.find_spec("Cython") is None:
        print("The engine stays pure Python: Cython is not installed")
    elif compiler() is None:
        print("The engine stays pure Python: no C compiler, or no header files of Python")
    elif sys.argv[1:] == ["sanitized"]:
        build(ROOT / "build" / "sanitized", TARGET, SANITIZED)
    elif len(sys.argv) == 3:
        build_expansion(sys.argv[1], ROOT / "build" / "engine", Path(sys.argv[2]), NATIVE)
    else:
        build(ROOT / "build" / "engine", TARGET, NATIVE)


main()
