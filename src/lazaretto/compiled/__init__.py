"""Uses the compiled engine where there is one, and where it was made from these very sources.

The libraries beside this file hold the modules of `kernel` and `games` that are played in; `python -m tools.engine`
makes them. Each was made from Python files whose digests stand in the manifest. If one of these files has changed
since, or `LAZARETTO_PURE` is set, the Python files are used instead: an edit is never without effect.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from lazaretto.compiled.processor import processor

SRC = Path(__file__).parents[2]
MANIFEST = Path(__file__).with_name("manifest.json")

_roots: dict[str, Path] = {}  # by compiled module: the folder in which its package lies
_published: dict[str, dict[str, Any]] = {}


def publish(module: str, names: dict[str, Any]) -> None:
    """Called by a library as soon as one of its modules has run: from now on it can be imported."""
    _published[module] = names
    for thing in names.values():
        if type(thing).__name__ == "cython_function_or_method":
            thing.__module__ = module  # where its users find it


def source(module: str) -> str:
    """The Python file of a module."""
    return str(_roots.get(module, SRC) / Path(*module.split(".")).with_suffix(".py"))


@classmethod  # type: ignore[misc]
def sealed(cls: type) -> None:
    """For base classes of compiled rules: called when a class in Python derives from one."""
    raise TypeError(f"{cls.__name__}: compiled rules cannot be extended in Python; set LAZARETTO_PURE=1")


def numbers_in(above: dict[str, Any], declared: dict[str, Any]) -> dict[str, Any]:
    """The fields of a class that declares these, beside those of the class above; what is shared is no number."""
    return above | {name: value for name, value in declared.items() if hasattr(value, "entry")}


class Compiled(MetaPathFinder, Loader):
    """Finds modules in the libraries: each library knows what every one of its modules has at its top."""

    def __init__(self, units: dict[str, list[str]]) -> None:
        self.unit = {module: unit for unit, modules in units.items() for module in modules}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The spec of a compiled module; it names the Python file that the module was made from."""
        return spec_from_file_location(name, source(name), loader=self) if name in self.unit else None

    def create_module(self, spec: ModuleSpec) -> None:
        """An ordinary module object will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Hand out what belongs to this one; its library has started, or has come past it."""
        module.__dict__.update(_published[module.__name__])


def why_not(path: Path = MANIFEST) -> str:
    """Why what a manifest lists cannot be used; nothing if it can."""
    if os.environ.get("LAZARETTO_PURE"):
        return "LAZARETTO_PURE is set"
    if not path.exists():
        return "not compiled"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    if manifest["suffix"] not in EXTENSION_SUFFIXES:
        return "compiled for another Python"
    if manifest.get("processor") not in ("", processor()):
        return "compiled for another processor"
    for module, digest in manifest["sources"].items():
        path = Path(source(module))
        if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
            return f"{module} has changed since it was compiled"
    return ""


def use(folder: Path = MANIFEST.parent, root: Path = SRC) -> str:
    """From now on import compiled what lies in a folder, if that can be; which engine it is, for people.

    Without arguments that is the engine. An expansion whose package lies in `root` may have a folder of its own, which
    `python -m tools.engine PACKAGE FOLDER` makes; it is to be used before anything of the package is imported.
    """
    path = folder / MANIFEST.name
    units = json.loads(path.read_text(encoding="utf-8"))["units"] if path.exists() else {}
    _roots.update({module: root for modules in units.values() for module in modules})
    reason = why_not(path) or ("" if path == MANIFEST else why_not())
    if reason:
        return f"pure Python: {reason}"
    if str(folder) not in __path__:
        __path__.append(str(folder))
    sys.meta_path.insert(0, Compiled(units))
    # Now and not when one of its modules is asked for: what a library imports would find that module half made.
    for unit in units:
        importlib.import_module(f"{__name__}.{unit}")
    return "compiled"


engine = use()
