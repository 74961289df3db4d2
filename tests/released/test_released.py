"""Every released version's records, positions and databases open; its public names are there."""

from __future__ import annotations

import gzip
import inspect
import json
from pathlib import Path

import pytest

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel import rulebook
from lazaretto.kernel.record import Record
from tests.server.site import Client, Served

HERE = Path(__file__).parent
VERSIONS = sorted(path for path in HERE.iterdir() if (path / "site.json").exists())


def of_every_version(pattern: str) -> pytest.MarkDecorator:
    found = [path for version in VERSIONS for path in sorted(version.glob(pattern))]
    return pytest.mark.parametrize("path", found, ids=[f"{path.parent.name}/{path.name}" for path in found])


def test_the_present_version_has_left_something_behind() -> None:
    assert lazaretto.__version__ in [version.name for version in VERSIONS]
    assert {path.name.split(".")[0] for path in VERSIONS[-1].glob("*.finished.json")} == set(TITLES)


@of_every_version("*.finished.json")
def test_a_finished_game_comes_to_the_same_end(path: Path) -> None:
    record = Record.from_json(path.read_text(encoding="utf-8"))
    assert record.outcome is not None
    assert lazaretto.replay(record).record().outcome == record.outcome


@of_every_version("*.running.json")
def test_a_running_game_goes_on(path: Path) -> None:
    game = lazaretto.replay(path.read_text(encoding="utf-8"))
    assert game.decision is not None
    game.apply(game.decision.options[0])


@of_every_version("*.position.json")
def test_a_position_is_read_and_goes_on(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    title = kept["snapshot"]["title"]
    assert rules_of(title).write(lazaretto.position(title, kept["notation"]).state) == kept["notation"]
    game = lazaretto.resume(kept["snapshot"], seed=1)
    assert game.answered == kept["snapshot"]["answered"]
    assert game.decision is not None


@pytest.mark.slow
@pytest.mark.parametrize("version", VERSIONS, ids=[version.name for version in VERSIONS])
def test_a_database_opens_with_all_its_games(version: Path, tmp_path: Path) -> None:
    (tmp_path / "site.db").write_bytes(gzip.decompress((version / "site.db.gz").read_bytes()))
    tables = json.loads((version / "site.json").read_text(encoding="utf-8"))
    with Served(f"sqlite:{tmp_path / 'site.db'}", tmp_path) as served, Client(served.url, "Bert") as bert:
        for table, was in tables.items():
            now = bert.look(table)
            assert (now["table"]["title"], now["n"], now["table"]["state"]) == (was["title"], was["n"], was["state"])
            assert now["view"]["position"]


def test_no_rule_ever_loses_its_id(regenerate: bool) -> None:
    """`pytest tests/released --regenerate` adds new ids to the list; it never takes one away."""
    file = HERE / "rules.txt"
    now = sorted({rule.id for title in TITLES for rule in rulebook.read(rules_of(title).rulebooks)})
    kept = file.read_text(encoding="utf-8").split() if file.exists() else []
    assert set(kept) <= set(now)
    if regenerate:
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    else:
        assert kept == now, "new rules; add them by --regenerate"


def names() -> list[str]:
    """What the package offers by its own name, with arguments."""
    public = {name: getattr(lazaretto, name) for name in lazaretto.__all__}
    return [
        f"{name}{inspect.signature(thing) if inspect.isfunction(thing) else ''}"
        for name, thing in sorted(public.items())
    ]


def test_public_names_and_their_arguments_stay(regenerate: bool) -> None:
    """`pytest tests/released --regenerate` writes them anew; a line that goes or changes breaks a promise."""
    file = HERE / "names.txt"
    if regenerate:
        file.write_text("\n".join(names()) + "\n", encoding="utf-8")
    assert names() == file.read_text(encoding="utf-8").splitlines()
