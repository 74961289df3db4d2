"""Everything that the scripts of a page hold, hidden or not: a snapshot of the heap that can be searched."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

from playwright.sync_api import Page


class Heap:
    """The strings of a page, and its objects by the names of their properties. What is garbage is collected first."""

    def __init__(self, page: Page) -> None:
        chunks: list[str] = []
        session = page.context.new_cdp_session(page)
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        snapshot: dict[str, Any] = json.loads("".join(chunks))
        meta = snapshot["snapshot"]["meta"]
        self._names: list[str] = snapshot["strings"]
        self._nodes: list[int] = snapshot["nodes"]
        self._fields: int = len(meta["node_fields"])
        self._kinds: list[str] = meta["node_types"][0]
        self._read(snapshot["edges"], meta)

    def _read(self, edges: list[int], meta: dict[str, Any]) -> None:
        width, property_ = len(meta["edge_fields"]), meta["edge_types"][0].index("property")
        count = meta["node_fields"].index("edge_count")
        self._properties: dict[int, dict[str, int]] = {}
        self._having: defaultdict[str, list[int]] = defaultdict(list)
        at = 0
        for node in range(0, len(self._nodes), self._fields):
            end = at + self._nodes[node + count] * width
            if self._kinds[self._nodes[node]] == "object":
                own = {self._names[edges[k + 1]]: edges[k + 2] for k in range(at, end, width) if edges[k] == property_}
                self._properties[node] = own
                for name in own:
                    self._having[name].append(node)
            at = end

    def _text(self, node: int) -> str | None:
        kind = self._kinds[self._nodes[node]]
        return self._names[self._nodes[node + 1]] if kind in ("string", "sliced string") else None

    def __contains__(self, text: str) -> bool:
        """Whether a string has this in it; the joints of strings that were put together and never read are not seen."""
        return any(text in name for name in self._names)

    def values(self, name: str, beside: str) -> set[str]:
        """The texts of a property, in all objects that have another one too."""
        return {
            text
            for node in self._having[name]
            if beside in self._properties[node] and (text := self._text(self._properties[node][name])) is not None
        }
