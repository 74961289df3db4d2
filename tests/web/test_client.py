"""The client by itself: its own tests, its types, and what it is built from."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from lazaretto.lang.words import languages
from tests.lang.spoken import spoken
from tools import client

SCHEMA = client.WEB / "src" / "lib" / "schema.d.ts"


@pytest.mark.parametrize("script", ["test", "check", "lint"])
def test_the_client_passes_its_own_tests_and_checks(script: str) -> None:
    assert client.run("run", "--silent", script) == 0


def test_the_browser_puts_into_words_what_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "spoken.json"
    file.write_text(json.dumps([spoken(language) for language in languages()]), encoding="utf-8")
    monkeypatch.setenv("SPOKEN", str(file))
    assert client.run("run", "--silent", "test", "--", "spoken") == 0


def test_the_types_of_the_client_are_those_of_the_server(tmp_path: Path) -> None:
    document, types = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    serve = [sys.executable, "-m", "lazaretto", "serve", "--print-openapi"]
    document.write_bytes(subprocess.run(serve, check=True, capture_output=True).stdout)
    script = json.loads((client.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]["types"]
    usual = {"openapi.json": str(document), "src/lib/schema.d.ts": str(types)}
    assert client.run("exec", "--", *(usual.get(word, word) for word in shlex.split(script))) == 0
    assert types.read_text(encoding="utf-8") == SCHEMA.read_text(encoding="utf-8"), "make types writes them anew"


def test_the_packages_of_the_client_are_named_without_where_they_were_fetched() -> None:
    lock = json.loads((client.WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 1
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
