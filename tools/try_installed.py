"""Plays with the package that is installed, away from any checkout: `python tools/try_installed.py compiled|pure`.

A game of each title between bots, and the first page of a site with all that it loads.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import urllib.request

TITLES = ("rattus", "rattus+mercatus", "notre-dame")


def main(engine: str) -> None:
    """Stops with an error at the first thing that does not work."""
    with tempfile.TemporaryDirectory() as folder:
        version = told(folder, "--version")
        if engine not in version:
            sys.exit(f"expected an engine that is {engine}; got {version}")
        for title in TITLES:
            match = ("match", "--title", title, "--bots", "greedy,random", "--games", "2", "--seed", "1", "--json")
            wins = json.loads(told(folder, *match))
            print(f"{version}: {title}, games of greedy against random: {wins['games']}")
        print(f"{version}: the first page and what it loads, {served(folder)} bytes")


def told(folder: str, *arguments: str) -> str:
    """What a command prints."""
    command = [sys.executable, "-m", "lazaretto", *arguments]
    return subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def served(folder: str) -> int:
    """How much the first page of a new site is, with its scripts and styles."""
    serve = [sys.executable, "-m", "lazaretto", "serve", "--port", "0", "--plain-log"]
    with subprocess.Popen(serve, cwd=folder, stdout=subprocess.PIPE, text=True) as site:
        try:
            assert site.stdout is not None
            url = next(found[0] for line in site.stdout if (found := re.search(r"http://[\d.:]+", line)))
            page = fetched(url)
            return len(page) + sum(
                len(fetched(url + path)) for path in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.decode())
            )
        finally:
            site.terminate()


def fetched(url: str) -> bytes:
    """What lies at an address of this machine."""
    with urllib.request.urlopen(url, timeout=30) as response:
        return bytes(response.read())


if __name__ == "__main__":
    main(*sys.argv[1:])
