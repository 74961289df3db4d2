"""Games as tables of decisions in Parquet files, written by `lazaretto dataset` and streamed as NumPy arrays.

>>> from lazaretto.datasets import Dataset
>>> for rows in Dataset("games").batches(512, seed=1):  # doctest: +SKIP
...     learn(rows.observation, rows.mask, rows.answer)
"""

from __future__ import annotations

from lazaretto.datasets.decisions import Decisions, played, recorded
from lazaretto.datasets.stream import Dataset
from lazaretto.datasets.writer import write

__all__ = ["Dataset", "Decisions", "played", "recorded", "write"]
