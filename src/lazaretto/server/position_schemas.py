"""The shapes of positions, in the OpenAPI document: a client in any language finds there what lies on the table.

They are typed dictionaries of the games, of which msgspec does not take several in one field; so the document gets them
here and not by way of the wire types.
"""

from __future__ import annotations

from typing import Any

import msgspec

from lazaretto.games.titles import TITLES, load

PLACE = "#/components/schemas/{name}"


def with_positions(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the shapes of all positions in it."""
    pictures = [load(title.picture) for title in TITLES.values()]
    references, shapes = msgspec.json.schema_components(pictures, ref_template=PLACE)
    schemas = document["components"]["schemas"]
    twice = sorted(set(shapes) & set(schemas))
    assert not twice, f"two shapes share a name: {twice}"
    view = schemas["ViewInfo"]
    view = {**view, "properties": {**view["properties"], "position": {"anyOf": list(references)}}}
    components = {**document["components"], "schemas": {**schemas, **shapes, "ViewInfo": view}}
    return {**document, "components": components}
