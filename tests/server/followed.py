"""A table that is followed by changes, put together again: what a browser does with what it is told."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any


def patched(document: Any, changes: Sequence[Any]) -> Any:
    """A document after the replacements of a JSON Patch."""
    root: Any = {"": copy.deepcopy(document)}
    for change in changes:
        assert change["op"] == "replace"
        place: Any = root
        key: Any = ""
        for name in change["path"].split("/")[1:]:
            place = place[key]
            key = int(name) if isinstance(place, list) else name
        assert isinstance(place, list) or key in place
        place[key] = change["value"]
    return root[""]


class Followed:
    """What everybody knows of a table, and what is known beyond that from one viewpoint."""

    def __init__(self) -> None:
        self.public: Any = None
        self.own: Any = None

    def take(self, message: Any) -> Any:
        """A message with everything in it: `table` and `view`, and in `frames` the views on the way there."""
        if message["type"] == "presence":
            here = {"/table/watching": message["watching"]}
            for k in range(len(self.public["table"]["seats"])):
                here[f"/table/seats/{k}/present"] = k in message["present"]
            changes = [{"op": "replace", "path": path, "value": value} for path, value in here.items()]
            self.public = patched(self.public, changes)
            return message
        if message["type"] == "whole":
            self.public = {"table": message["table"], "view": message["view"]}
            self.own = message["own"]
            return {**message, **patched(self.public, self.own), "frames": []}
        seen = []
        for step in message["steps"]:
            self.public = patched(self.public, step["changes"])
            self.own = step.get("own", self.own)
            seen.append(patched(self.public, self.own))
        return {**message, **seen[-1], "frames": [each["view"] for each in seen[:-1]]}
