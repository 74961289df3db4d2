"""A site that cannot start says why in a sentence, and ends with 1; what it makes is nobody else's."""

from __future__ import annotations

import os
import socket
import stat
from pathlib import Path

import pytest

from tests.server.prepared import Prepared
from tests.server.site import Client, Served

pytestmark = pytest.mark.slow


def serve(folder: Path, *arguments: str) -> tuple[int, str]:
    """Start a site that cannot start; its exit code and what it says of that."""
    with (folder / "stderr").open("w+") as stderr:
        process = Prepared(["serve", "--port", "0", *arguments], stderr, cwd=folder)
        with process.stdout:
            status = process.wait(60)
        return status, (folder / "stderr").read_text()


def says(done: tuple[int, str], sentence: str) -> None:
    status, said = done
    assert status == 1
    assert said.startswith("lazaretto: ")
    assert sentence in said
    assert len(said.splitlines()) == 1, said


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        says(serve(tmp_path, "--port", str(port)), f"cannot listen on 127.0.0.1 port {port}")


@pytest.mark.parametrize(
    ("config", "sentence"),
    [
        (b"workers = 'two'", "site.toml: Expected `int`, got `str`"),
        (b"wrokers = 2", "site.toml: Object contains unknown field `wrokers`"),
        (b"workers = ", "site.toml: "),
        (b"url = '\xff'", "site.toml: "),
    ],
)
def test_a_config_that_means_nothing(config: bytes, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "site.toml").write_bytes(config)
    says(serve(tmp_path, "--config", "site.toml"), sentence)


def test_a_config_that_is_not_there(tmp_path: Path) -> None:
    says(serve(tmp_path, "--config", "nowhere.toml"), "nowhere.toml")


def test_a_database_server_that_cannot_be_reached(tmp_path: Path) -> None:
    says(serve(tmp_path, "--database", "postgresql://nobody@127.0.0.1:1/none"), "PostgreSQL: ")


def test_a_database_of_no_known_kind(tmp_path: Path) -> None:
    says(serve(tmp_path, "--database", "mysql://here"), "is no database for a site")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    says(serve(tmp_path, "--database", "nowhere/site.db"), "No such file or directory")


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    says(serve(tmp_path, "--database", "site.db"), "Permission denied")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "site.db").write_text("a letter to Anna, which is not lost by this" * 100)
    says(serve(tmp_path, "--database", "site.db"), "file is not a database")


def test_what_a_site_keeps_is_for_its_own_eyes(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with Served(str(tmp_path / "site.db"), tmp_path) as served, Client(served.url, "Anna"):
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("site.db*")}
    finally:
        os.umask(before)
    assert set(modes) >= {"site.db", "site.db-wal", "site.db-shm", "site.db.lock"}
    assert set(modes.values()) == {0o600}
