"""What the OpenAPI document says beyond the types: names of operations, who may use them, and how they are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
    SecurityScheme,
)
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute
from msgspec import Struct
from msgspec.inspect import FloatType, IntType, StructType, UnionType, type_info

import lazaretto
from lazaretto.server import sessions
from lazaretto.server.position_schemas import with_positions
from lazaretto.server.problems import MEDIA_TYPE
from lazaretto.server.schema.problem import Problem

SIGNED_IN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]


def _refusal(description: str) -> ResponseSpec:
    return ResponseSpec(Problem, generate_examples=False, description=description, media_type=MEDIA_TYPE)


# Any: Litestar knows numbers only, OpenAPI has ranges too.
REFUSALS: dict[Any, ResponseSpec] = {
    400: _refusal("The request is not what this document says; `field` names what is wrong."),
    "4XX": _refusal("Refused; nothing was changed."),
    503: _refusal("The database is away, or the server is about to stop; send it again, with the same key."),
}


class Described(ReceiveRoutePlugin):
    """Describes each operation when its route is registered."""

    def receive_route(self, route: BaseRoute) -> None:
        """The same refusals for all, and a proof of who asks wherever a handler takes a person."""
        if not isinstance(route, HTTPRoute):
            return
        for handler in route.route_handlers:
            describe(handler)


def describe(handler: HTTPRouteHandler) -> None:
    """Complete what Litestar has found out by itself."""
    handler.responses = {**REFUSALS, **(handler.responses or {})}
    if handler.status_code == HTTPStatus.NO_CONTENT:
        handler.responses[204] = ResponseSpec(None, description="Done.")
    handler.operation_id = handler.handler_name
    handler.summary = handler.handler_name.replace("_", " ").capitalize()
    if "person" in handler.parsed_fn_signature.parameters:
        handler.security = SIGNED_IN


@dataclass
class TakesRecord(Operation):
    """An operation whose handler reads the body itself."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """The document with what Litestar does not ask a struct: whether it has no other fields, where its numbers begin.

    And with the shapes of positions. Only whoever asks for it waits for that, not the start of a site.
    """
    schemas = document["components"]["schemas"]
    for kind in kinds(Struct):
        if kind.__struct_config__.forbid_unknown_fields and kind.__name__ in schemas:
            schemas[kind.__name__]["additionalProperties"] = False
            bound(schemas[kind.__name__].get("properties", {}), kind)
    return with_positions(document)


def bound(properties: dict[str, dict[str, Any]], kind: type[Struct]) -> None:
    """Say where numbers begin that may be null: Litestar takes a bound of 0 there for none."""
    shape = type_info(kind)
    assert isinstance(shape, StructType)
    for field in shape.fields:
        schema = properties[field.encode_name]
        for number in field.type.types if isinstance(field.type, UnionType) else ():
            if isinstance(number, IntType | FloatType) and "$ref" not in schema:
                bounds = {"minimum": number.ge, "exclusiveMinimum": number.gt}
                schema.update({name: least for name, least in bounds.items() if least is not None})


def kinds(of: type[Struct]) -> Iterator[type[Struct]]:
    """Every struct that comes of this one."""
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


class Document(JsonRenderPlugin):
    """The document, completed."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return super().render(request, complete(openapi_schema))


CONFIG = OpenAPIConfig(
    title="Lazaretto",
    version=lazaretto.__version__,
    description="Tables of Rattus, Rattus with Mercatus, and Notre Dame: play, watch, look back.",
    path="/api/openapi.json",  # not a folder: Litestar would answer for everything in it
    render_plugins=[Document(path="/")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "cookie": SecurityScheme(type="apiKey", name=sessions.COOKIE, security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
)
