"""What building a wheel makes besides copying files: the browser client."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling. An editable install uses what `make` builds in the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files of the wheel are gathered."""
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root) / "tools" / "client.py")], check=True)
