"""What a file of a dataset looks like: its columns, and what its metadata say of them. Others are refused by name."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from lazaretto.datasets.decisions import encoding_of
from lazaretto.envs.encoding import Encoding
from lazaretto.games.rules import rules_of
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.outside import shown
from lazaretto.kernel.replay import read_setup

FORMAT = 1  # of these files: raised when a column comes to mean something else
KEY = b"lazaretto"  # where the metadata of a file stand

MEANINGS = {
    "title": "which game is played",
    "players": "how many seats there are",
    "game": "which game of the dataset",
    "decision": "how many decisions of seats came before it in its game",
    "seat": "who was asked",
    "bot": "which bot answered; null: nobody knows",
    "observation": "what the seat knew, as lazaretto.encoding writes it: see planes",
    "mask": "by action: whether it was open",
    "answer": "the action, the number of a choice",
    "value": "how likely the bot thought its seat to win, from 0 to 1; null: it did not say",
    "result": "by seat: its share of the victory",
    "points": "by seat: its points in the end",
    "rank": "by seat: its place in the end",
}


def schema_of(encoding: Encoding, source: Mapping[str, Any]) -> pa.Schema:
    """The columns of a dataset with these observations, and where the games come from."""
    players = encoding.players
    kinds = {
        "title": pa.string(),
        "players": pa.int8(),
        "game": pa.int32(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "observation": pa.list_(pa.int16(), encoding.size),
        "mask": pa.list_(pa.bool_(), encoding.actions),
        "answer": pa.int16(),
        "value": pa.float32(),
        "result": pa.list_(pa.float32(), players),
        "points": pa.list_(pa.int16(), players),
        "rank": pa.list_(pa.int8(), players),
    }
    fields = [pa.field(name, kind, name in ("bot", "value")) for name, kind in kinds.items()]
    about = {
        "format": FORMAT,
        "encoding": encoding.version,
        "title": encoding.title,
        "rules": encoding.ruleset.version,
        "setup": encoding.setup.to_json(),
        "source": dict(source),
        "columns": MEANINGS,
        "planes": [plane._asdict() for plane in encoding.planes],
    }
    return pa.schema(fields, {KEY: canonical(about)})


def opened(path: Path) -> tuple[pq.ParquetFile, dict[str, Any], Encoding]:
    """A file of a dataset, what it says of itself, and how its observations are read."""
    try:
        file = pq.ParquetFile(path)
    except (pa.ArrowException, OSError) as error:
        raise LazarettoError(f"{path}: expected a Parquet file; {error}") from None
    about = _about(path, file.schema_arrow)
    try:
        ruleset = rules_of(about["title"])
        encoding = encoding_of(ruleset.name, read_setup(ruleset, about["setup"]))
    except LazarettoError as error:
        raise LazarettoError(f"{path}: {error}") from None
    if about.get("encoding") != encoding.version or about.get("rules") != ruleset.version:
        wanted = f"encoding {encoding.version} and rules {ruleset.version} of {ruleset.name}"
        found = f"{shown(about.get('encoding'))} and {shown(about.get('rules'))}"
        raise LazarettoError(f"{path}: expected {wanted}; got {found}: write the dataset anew")
    wanted_columns, found_columns = schema_of(encoding, {}), file.schema_arrow
    for name in wanted_columns.names:
        place = found_columns.get_field_index(name)
        kind = None if place < 0 else found_columns.field(place).type
        # The name of a list's entries is not the same in every writer.
        if kind is None or not _alike(kind, wanted_columns.field(name).type):
            raise LazarettoError(f"{path}: {name}: expected {wanted_columns.field(name).type}; got {kind}")
    return file, about, encoding


def _about(path: Path, schema: pa.Schema) -> dict[str, Any]:
    kept = (schema.metadata or {}).get(KEY)
    try:
        about = None if kept is None else json.loads(kept)
    except ValueError:
        about = None
    if not isinstance(about, dict) or about.get("format") != FORMAT or not isinstance(about.get("title"), str):
        found = about.get("format") if isinstance(about, dict) else None
        raise LazarettoError(f"{path}: expected a dataset of format {FORMAT}; got {shown(found)}")
    return about


def _alike(one: pa.DataType, other: pa.DataType) -> bool:
    if pa.types.is_fixed_size_list(one) and pa.types.is_fixed_size_list(other):
        return bool(one.list_size == other.list_size and one.value_type == other.value_type)
    return bool(one == other)
