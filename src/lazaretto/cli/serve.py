"""Serve a game site: tables in the browser and over HTTP."""

from __future__ import annotations

import argparse
import json
import os
import sys
import webbrowser
from pathlib import Path

from lazaretto.kernel.errors import LazarettoError


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (%(default)s: this machine only)")
    parser.add_argument("--port", type=int, default=8347, help="%(default)s; 0: any that is free")
    parser.add_argument("--database", help="a file (lazaretto.db), or postgresql://…")
    parser.add_argument("--url", help="where people reach the site, e.g. https://games.example")
    parser.add_argument("--config", metavar="FILE", type=Path, help="settings in TOML; see docs/serving.md")
    parser.add_argument("--trust-proxy", metavar="ADDRESSES", default="", help="proxies whose headers are believed")
    parser.add_argument("--plain-log", action="store_true", help="a log for people instead of programs")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    parser.add_argument("--print-openapi", action="store_true", help="print the interface's document, and end")
    parser.add_argument("--new-push-key", action="store_true", help="print a key for browser push, and end")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    try:
        from lazaretto.server import run as server
        from lazaretto.server.app import interface
        from lazaretto.server.notices.channels import Push
        from lazaretto.server.settings import Settings, read_settings
    except ModuleNotFoundError as missing:
        raise LazarettoError(
            f'the server needs {missing.name}, which is not installed: pip install "lazaretto[web]"'
        ) from missing
    if args.new_push_key:
        print(Push.new_key())
        return 0
    if args.print_openapi:
        print(json.dumps(interface(), indent=1, sort_keys=True))
        return 0
    settings = read_settings(args.config) if args.config else Settings()
    given = {name: value for name in ("database", "url") if (value := getattr(args, name))}
    with server.listen(args.host, args.port) as listening:
        here = f"http://{args.host}:{listening.getsockname()[1]}"
        settings = settings.changed(**({"url": here} if not settings.url else {}) | given)
        print(f"Lazaretto at {settings.url}", flush=True)
        if args.open:
            _open(here)
        server.run(settings, listening, trusted=args.trust_proxy, plain_log=args.plain_log)
    return 0


def _open(url: str) -> None:
    """Show the site in a browser where there is a screen. It listens already, so the page just waits for an answer."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen:
        webbrowser.open(url)
