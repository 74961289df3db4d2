"""Puts the compiled engine into a wheel, where it can be compiled; otherwise the wheel is pure Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatch when it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile for any processor of this kind. An editable install is left to `python -m tools.engine`."""
        sys.path[:0] = [self.root, str(Path(self.root, "src"))]
        from tools.engine.build import OPTIMISED, build, compiler

        if version == "editable" or os.environ.get("LAZARETTO_PURE") or compiler() is None:
            return
        folder = Path(self.root, "build", "wheel")
        build(folder, folder / "libraries", OPTIMISED)
        for path in (folder / "libraries").iterdir():
            build_data["force_include"][str(path)] = f"lazaretto/compiled/{path.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
