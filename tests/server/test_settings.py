"""Settings with which a site could not run are refused by name before it starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from lazaretto.kernel.errors import LazarettoError
from lazaretto.server.notices.channels import Push
from lazaretto.server.settings import Settings, read_settings


def read(folder: Path, text: str) -> Settings:
    path = folder / "site.toml"
    path.write_text(text)
    return read_settings(path)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("workers = 0", "`$.workers`"),
        ("patience = 0.0", "`$.patience`"),
        ("patience = nan", "`$.patience`"),
        ("absence = -1.0", "`$.absence`"),
        ("[limits]\nrequests = 0.0", "`$.limits.requests`"),
        ("[limits]\ntables = 0", "`$.limits.tables`"),
        ("url = 'games.example'", "expected an address like https://games.example; got 'games.example'"),
        ("[bots]", "expected at least one bot"),
        ("[bots]\nbest = 'nobody'", "got 'nobody'"),
        ("[push]\nkey = 'rubbish'\ncontact = 'mailto:a@b.example'", "`$.push.key`"),
    ],
)
def test_a_setting_that_no_site_can_run_with_is_named(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(LazarettoError, match=r"site\.toml: ") as error:
        read(tmp_path, text)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("bots", "stand_in"),
    [("", "expert"), ("[bots]\nweak = 'random'\nstrong = 'greedy'", "strong"), ("[bots]\nbest = 'gaspard'", "best")],
)
def test_whoever_stands_in_is_the_best_that_answers_at_once(bots: str, stand_in: str, tmp_path: Path) -> None:
    assert read(tmp_path, bots).stand_in == stand_in


def test_an_address_from_the_command_line_is_judged_too() -> None:
    with pytest.raises(LazarettoError, match="expected an address"):
        Settings().changed(url="games.example")


def test_a_push_key_that_the_command_printed_is_taken(tmp_path: Path) -> None:
    key = Push.new_key()
    push = read(tmp_path, f"[push]\nkey = '{key}'\ncontact = 'mailto:a@b.example'").push
    assert push is not None
    assert push.key == key
