"""What the client has from the server, and what it is built from. It has tests of its own: `tools/client.py passes`."""

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


@pytest.mark.slow
def test_the_browser_puts_into_words_what_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "spoken.json"
    file.write_text(json.dumps([spoken(language) for language in languages()]), encoding="utf-8")
    monkeypatch.setenv("SPOKEN", str(file))
    assert client.run("run", "--silent", "test", "--", "spoken") == 0


@pytest.mark.slow
def test_the_types_of_the_client_are_those_of_the_server(tmp_path: Path) -> None:
    document, types = tmp_path / "openapi.json", tmp_path / "schema.d.ts"
    serve = [sys.executable, "-m", "lazaretto", "serve", "--print-openapi"]
    document.write_bytes(subprocess.run(serve, check=True, capture_output=True).stdout)
    script = json.loads((client.WEB / "package.json").read_text(encoding="utf-8"))["scripts"]["types"]
    usual = {"openapi.json": str(document), "src/lib/schema.d.ts": str(types)}
    assert client.run("exec", "--", *(usual.get(word, word) for word in shlex.split(script))) == 0
    assert types.read_text(encoding="utf-8") == SCHEMA.read_text(encoding="utf-8"), "make types writes them anew"


@pytest.mark.slow
def test_what_has_passed_is_not_run_again_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "WEB", tmp_path)
    runs = tmp_path / "node_modules" / "runs"
    runs.parent.mkdir()
    scripts = {"lint": "echo once >> node_modules/runs && test ! -e broken"}
    (tmp_path / "package.json").write_text(json.dumps({"scripts": scripts}), encoding="utf-8")
    assert client.passes("lint", [tmp_path])
    assert client.passes("lint", [tmp_path])
    assert runs.read_text() == "once\n"
    (tmp_path / "broken").touch()
    assert not client.passes("lint", [tmp_path])
    assert not client.passes("lint", [tmp_path])
    assert runs.read_text() == "once\n" * 3


def test_the_client_is_built_anew_when_it_is_declared_anew_how_arguments_are_put_into_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = client.built_from()
    declared = tmp_path / client.ARGUMENTS.name
    declared.write_bytes(client.ARGUMENTS.read_bytes())
    monkeypatch.setattr(client, "ARGUMENTS", declared)
    assert client.built_from() == before
    declared.write_bytes(declared.read_bytes() + b"\n")
    assert client.built_from() != before


def test_the_packages_of_the_client_are_named_without_where_they_were_fetched() -> None:
    lock = json.loads((client.WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 1
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
