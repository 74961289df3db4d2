"""A dataset says what the engine says, the same bytes every time, and what is none is refused by name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import lazaretto
from lazaretto.arena.contest import play
from lazaretto.arena.deals import contests
from lazaretto.cli.main import main
from lazaretto.datasets import Dataset, Decisions
from lazaretto.datasets.schema import KEY
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare

every_title = pytest.mark.parametrize("title", TITLES)


def make(folder: Path, *more: str, games: int = 4, bots: str = "greedy,random", runner: str = "serial") -> Path:
    options = ["--bots", bots, "--seed", "3", "--games", str(games), "--runner", runner, "--out", str(folder)]
    assert main(["dataset", *options, *more]) == 0
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small dataset of three files."""
    return make(tmp_path_factory.mktemp("dataset"), "--shard", "2", games=6)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def finished(title: str = "rattus", seed: int = 1, **options: Any) -> Game:
    """A random game."""
    game, rng = lazaretto.new(title, players=2, seed=seed, **options), Rng(seed)
    while game.decision is not None:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    return game


def check(rows: Decisions, game: Game, moves: Any) -> None:
    """The rows of one game are what the engine says while these answers are given."""
    encoding = lazaretto.encoding(game.title, game.players)
    row = 0
    for answer in moves:
        if answer.seat >= 0:
            view = game.view(answer.seat)
            assert rows.seat[row] == answer.seat
            assert rows.observation[row].tobytes() == encoding.observe(view).tobytes()
            assert rows.mask[row].tobytes() == bytes(encoding.mask(view))
            assert rows.answer[row] == game.find(answer.choice).number
            row += 1
        game.repeat(answer)
    assert row == len(rows)
    end = game.outcome
    assert end is not None
    assert (rows.rank == end.ranks).all()
    assert (rows.points == end.totals).all()


@every_title
def test_what_is_read_is_what_the_engine_says(title: str, tmp_path: Path) -> None:
    game = finished(title)
    (tmp_path / "game.json").write_text(game.record().to_json())
    out = tmp_path / "dataset"
    assert main(["dataset", "--records", str(tmp_path / "game.json"), "--runner", "serial", "--out", str(out)]) == 0
    [rows] = Dataset(out).batches(10_000)
    check(rows, game.beginning(), game.past())
    assert set(rows.bot) == {None}
    assert np.isnan(rows.value).all()


def test_what_is_read_is_what_the_arena_says(folder: Path) -> None:
    setup = prepare(rules_of("rattus"), 2, {})
    results = [play(contest) for contest in contests("rattus", setup, ["greedy", "random"], 3, 6)]
    [rows] = Dataset(folder).batches(10_000)
    for number, result in enumerate(results):
        own = rows.take(rows.game == number)
        assert own.decision.tolist() == list(range(sum(n for n, _ in result.thought)))
        assert [result.contest.bots[seat] for seat in own.seat] == own.bot.tolist()
        assert (own.result == np.array(result.wins, np.float32)).all()
        assert (own.points == result.totals).all()


@pytest.mark.parametrize("runner", ["serial", pytest.param("process", marks=pytest.mark.slow)])
def test_the_same_seed_gives_the_same_bytes(folder: Path, tmp_path: Path, runner: str) -> None:
    again = make(tmp_path / "again", "--shard", "2", games=6, runner=runner)
    assert contents(again) == contents(folder)
    assert len(contents(folder)) == 3


def test_whoever_looks_ahead_says_how_likely_it_is_to_win(tmp_path: Path) -> None:
    [rows] = Dataset(make(tmp_path / "dataset", games=2, bots="search:20,random")).batches(10_000)
    looked = rows.bot == "search:20"
    assert ((rows.value[looked] > 0) & (rows.value[looked] < 1)).all()
    assert np.isnan(rows.value[~looked]).all()


def test_batches_have_every_decision_once_in_an_order_that_follows_from_the_seed(folder: Path) -> None:
    dataset = Dataset(folder)
    seen = {
        seed: [list(zip(rows.game.tolist(), rows.decision.tolist(), strict=True)) for rows in dataset.batches(50, seed)]
        for seed in (None, 1, 2)
    }
    plain = [row for rows in seen[None] for row in rows]
    assert plain == sorted(plain)
    assert len(plain) == len(dataset)
    for order in seen.values():
        assert [len(rows) for rows in order[:-1]] == [50] * (len(order) - 1)
        assert sorted(row for rows in order for row in rows) == plain
    assert seen[1] != seen[2]
    assert seen[1] == [
        list(zip(rows.game.tolist(), rows.decision.tolist(), strict=True)) for rows in dataset.batches(50, 1)
    ]


def test_a_file_says_what_its_columns_mean(folder: Path) -> None:
    schema = pq.read_schema(folder / "games-00000.parquet")
    about = json.loads(schema.metadata[KEY])
    assert set(about["columns"]) == set(schema.names)
    assert about["encoding"] == lazaretto.encoding("rattus", 2).version
    assert [plane["name"] for plane in about["planes"]] == [
        plane.name for plane in lazaretto.encoding("rattus", 2).planes
    ]
    assert Dataset(folder).source == {"bots": ["greedy", "random"], "seed": 3, "games": 6}


# ---------------------------------------------------------------- what is none


def changed(folder: Path, to: Path, **about: Any) -> Path:
    """The first file of a dataset with something else in its metadata."""
    table = pq.read_table(folder / "games-00000.parquet")
    metadata = json.loads(table.schema.metadata[KEY]) | about
    pq.write_table(table.replace_schema_metadata({KEY: json.dumps(metadata)}), to)
    return to


@pytest.mark.parametrize(
    ("about", "told"),
    [
        ({"format": 99}, "expected a dataset of format 1; got 99"),
        ({"encoding": 99}, "expected encoding 1 .* got 99"),
        ({"title": "chess"}, "expected one of the titles"),
        ({"setup": {"players": 9}}, "players"),
        ({"setup": {"players": 4, "options": {}}}, "observation: expected .* got"),
    ],
)
def test_a_file_of_something_else_is_refused(folder: Path, tmp_path: Path, about: dict[str, Any], told: str) -> None:
    with pytest.raises(LazarettoError, match=told):
        Dataset(changed(folder, tmp_path / "other.parquet", **about))


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letters.parquet"
    file.write_text("abc")
    with pytest.raises(LazarettoError, match="expected a Parquet file"):
        Dataset(file)
    with pytest.raises(LazarettoError, match="expected a Parquet file"):
        Dataset(tmp_path / "missing.parquet")
    pq.write_table(pa.table({"game": [1]}), file)
    with pytest.raises(LazarettoError, match="expected a dataset of format 1; got None"):
        Dataset(file)
    with pytest.raises(LazarettoError, match="it has none"):
        Dataset(make(tmp_path / "made", games=2).parent / "..")


def test_an_answer_that_was_not_open_is_refused(folder: Path, tmp_path: Path) -> None:
    table = pq.read_table(folder / "games-00000.parquet")
    place = table.schema.get_field_index("answer")
    wrong = pa.array([9999] * len(table), pa.int16())
    pq.write_table(table.set_column(place, table.schema.field(place), wrong), tmp_path / "wrong.parquet")
    with pytest.raises(LazarettoError, match="answer: expected actions that were open"):
        next(Dataset(tmp_path / "wrong.parquet").batches(10))


def test_files_of_different_games_are_no_dataset(folder: Path, tmp_path: Path) -> None:
    make(tmp_path / "dataset", "--title", "notre-dame", games=2)
    (tmp_path / "dataset" / "other.parquet").write_bytes((folder / "games-00000.parquet").read_bytes())
    with pytest.raises(LazarettoError, match="title: expected that of the whole dataset"):
        Dataset(tmp_path / "dataset")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "nobody"], "--bots: expected"),
        (["--bots", "random,random", "--shard", "0", "--games", "2"], "shard: expected one game or more"),
        (["--records", "open.json"], "open.json: expected a finished game; this one has"),
        (["--records", "done.json", "three.json"], "three.json: expected rattus with .* as in done.json"),
        (["--records", "letters.json"], "letters.json: expected a record in JSON"),
        (["--records", "forged.json"], "forged.json: "),
    ],
)
def test_a_command_that_cannot_be_done_says_why(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    done = finished().record().to_json()
    Path("done.json").write_text(done)
    Path("open.json").write_text(lazaretto.new("rattus", players=2, seed=1).record().to_json())
    Path("three.json").write_text(lazaretto.new("rattus", players=3, seed=1).record().to_json())
    Path("letters.json").write_text("abc")
    Path("forged.json").write_text(done.replace('"answers":[\n["', '"answers":[\n["0', 1).replace('0"]', '"]', 1))
    assert main(["dataset", *arguments, "--runner", "serial", "--out", "dataset"]) == 1
    assert re.search(told, capsys.readouterr().err)


def test_a_folder_that_has_a_dataset_gets_no_second(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(folder)
    assert main(["dataset", "--bots", "random,random", "--out", str(folder)]) == 1
    assert "it has some already" in capsys.readouterr().err
    assert contents(folder) == before
