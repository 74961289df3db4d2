"""Decisions into Parquet files, so many games in each. The same games give the same bytes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from lazaretto.datasets.decisions import Decisions, joined
from lazaretto.datasets.schema import schema_of
from lazaretto.envs.encoding import Encoding
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.outside import shown, whole

SHARD = 200  # games in a file: some tens of megabytes while it is read


def prepare(folder: Path) -> None:
    """Make the folder of a dataset. One that has files already is refused: they would belong to it from then on."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("*.parquet")):
        raise LazarettoError(f"{folder}: expected a folder without Parquet files; it has some already")


def write(
    folder: Path, encoding: Encoding, games: Iterable[Decisions], source: Mapping[str, Any], shard: int = SHARD
) -> int:
    """Write games as they come; `source` says where they come from. How many decisions there are."""
    size = whole(shard)
    if size is None or size < 1:
        raise LazarettoError(f"shard: expected one game or more in a file; got {shown(shard)}")
    prepare(folder)
    schema = schema_of(encoding, source)
    left, rows = iter(games), 0
    for number in range(10**9):
        some = list(islice(left, size))
        if not some:
            break
        decisions = joined(some)
        rows += len(decisions)
        unfinished = folder / f"games-{number:05}.unfinished"
        table = pa.Table.from_arrays(_columns(encoding, decisions, schema), schema=schema)
        pq.write_table(table, unfinished, compression="zstd", row_group_size=max(1, len(decisions)))
        unfinished.rename(unfinished.with_suffix(".parquet"))  # what can be read is whole
    return rows


def _columns(encoding: Encoding, decisions: Decisions, schema: pa.Schema) -> list[pa.Array]:
    n = len(decisions)
    known = decisions._asdict() | {
        "title": np.full(n, encoding.title, object),
        "players": np.full(n, encoding.players, np.int8),
    }
    return [_array(known[field.name], field.type) for field in schema]


def _array(column: Any, kind: pa.DataType) -> pa.Array:
    if pa.types.is_fixed_size_list(kind):
        return pa.FixedSizeListArray.from_arrays(pa.array(column.reshape(-1), kind.value_type), type=kind)
    # Not a number: nobody said.
    return pa.array(column, kind, from_pandas=True)
