"""A dataset as a stream of batches, a file at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from lazaretto.datasets.decisions import Decisions, joined
from lazaretto.datasets.schema import opened
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.outside import shown, whole


class Dataset:
    """The files of a folder, or one file. All must be of the same title, set-up and encoding."""

    def __init__(self, path: str | Path) -> None:
        place = Path(path)
        self.files = sorted(place.glob("*.parquet")) if place.is_dir() else [place]
        if not self.files:
            raise LazarettoError(f"{place}: expected a folder with Parquet files; it has none")
        first, *others = (opened(file) for file in self.files)
        self.source: dict[str, Any] = first[1]["source"]  # where the games come from
        self.encoding = first[2]
        for file, (_, about, _) in zip(self.files[1:], others, strict=True):
            for what in ("title", "setup", "source"):
                if about.get(what) != first[1].get(what):
                    found = f"{shown(about.get(what))}, {self.files[0].name} has {shown(first[1].get(what))}"
                    raise LazarettoError(f"{file}: {what}: expected that of the whole dataset; got {found}")
        self._rows = int(sum(file.metadata.num_rows for file, _, _ in (first, *others)))

    def __len__(self) -> int:
        """How many decisions there are."""
        return self._rows

    def __repr__(self) -> str:
        return f"<Dataset of {self.encoding.title}, {self.encoding.players} players: {len(self)} decisions>"

    def batches(self, size: int, seed: int | None = None) -> Iterator[Decisions]:
        """All decisions, so many at a time; the last batch may be smaller.

        With a seed the files come in random order, and the rows of each are shuffled: the same seed gives the same
        batches. For another order in every epoch give each a seed of its own.
        """
        count = whole(size)
        if count is None or count < 1:
            raise LazarettoError(f"size: expected one decision or more; got {shown(size)}")
        return self._batches(count, None if seed is None else np.random.default_rng(seed))

    def _batches(self, size: int, rng: np.random.Generator | None) -> Iterator[Decisions]:
        left: Decisions | None = None  # rows of earlier files that fill no batch
        for k in range(len(self.files)) if rng is None else rng.permutation(len(self.files)):
            rows = self.read(self.files[k])
            if rng is not None:
                rows = rows.take(rng.permutation(len(rows)))
            rows = rows if left is None else joined([left, rows])
            full = len(rows) - len(rows) % size
            for start in range(0, full, size):
                yield rows.take(slice(start, start + size))
            left = rows.take(slice(full, None))
        if left is not None and len(left):
            yield left

    def read(self, path: Path) -> Decisions:
        """All rows of one file, in the order of the games. Answers that were not open are refused."""
        file, _, encoding = opened(path)
        table = file.read(list(Decisions._fields)).combine_chunks()
        rows = Decisions(*(_numbers(path, name, table.column(name)) for name in Decisions._fields))
        inside = (rows.answer >= 0) & (rows.answer < encoding.actions)
        if not inside.all() or not rows.mask[np.arange(len(rows)), rows.answer].all():
            raise LazarettoError(f"{path}: answer: expected actions that were open; some were not")
        if not ((rows.seat >= 0) & (rows.seat < encoding.players)).all():
            raise LazarettoError(f"{path}: seat: expected 0 to {encoding.players - 1}; got others")
        return rows


def _numbers(path: Path, name: str, column: pa.ChunkedArray) -> NDArray[Any]:
    if column.null_count and name not in ("bot", "value"):
        raise LazarettoError(f"{path}: {name}: expected no gaps; it has {column.null_count}")
    whole = column.combine_chunks()
    array = whole.chunk(0) if isinstance(whole, pa.ChunkedArray) else whole
    if pa.types.is_fixed_size_list(array.type):
        flat: NDArray[Any] = array.flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(len(array), array.type.list_size)
    numbers: NDArray[Any] = array.to_numpy(zero_copy_only=False)
    return numbers
