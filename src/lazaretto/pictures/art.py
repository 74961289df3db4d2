"""The art of the boards, as the build of the browser client leaves it in the package; without that there is none."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

ASSETS = Path(str(files("lazaretto") / "web" / "assets"))
SYMBOL = re.compile(r'<symbol id="([^"]+)" ([^>]*)>(.*?)</symbol>', re.DOTALL)
VARIABLE = re.compile(r"var\(--([\w-]+),\s*([^)]*)\)")


def is_there() -> bool:
    """Whether the client is installed, and with it the art."""
    return bool(_found("symbols-*.svg")) and bool(_found("europe.json"))


def _found(pattern: str) -> list[Path]:
    return sorted(ASSETS.glob(pattern))


@cache
def board(name: str) -> str:
    """The picture of a board as a link that holds it all: names inside it cannot meet those of other pictures."""
    [path] = _found(f"{name}-*.svg")
    return f"data:image/svg+xml;base64,{b64encode(path.read_bytes()).decode()}"


@cache
def places(name: str) -> Any:
    """Where everything lies on a board: see web/src/art/README.md."""
    return json.loads((ASSETS / f"{name}.json").read_text(encoding="utf-8"))


@cache
def _symbols() -> dict[str, tuple[str, str]]:
    [path] = _found("symbols-*.svg")
    return {name: (settings, drawn) for name, settings, drawn in SYMBOL.findall(path.read_text(encoding="utf-8"))}


@cache
def symbol(name: str, cube: str, ident: str) -> str:
    """A symbol under another name, its colours settled: not every program that shows SVG knows CSS."""
    settings, drawn = _symbols()[name]
    coloured = VARIABLE.sub(lambda found: cube if cube and found[1] == "cube" else found[2], drawn)
    return f'<symbol id="{ident}" {settings}>{coloured.replace("currentColor", "#1f1207")}</symbol>'
