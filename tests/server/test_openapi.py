"""The OpenAPI document is true: whatever is made from it, the server answers as it says."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis

from tests.server.site import Client, Served
from tests.soak import SOAKING, often

# Refusals that no schema can foresee: of a name that means nothing here, of a table that is not mine or not ready.
UNFORESEEN = '"2xx", "3xx", 401, 403, 404, 409, 422'

# Litestar answers OPTIONS itself and names the methods of one handler only; nobody asks, as no other site may call.
CHECKS = f"""
[checks]
allow_header_conformance.enabled = false
positive_data_acceptance.expected-statuses = [{UNFORESEEN}]

# Quiet hours must not be empty, which a schema cannot say.
[[operations]]
include-operation-id = "change_me"
checks.positive_data_acceptance.expected-statuses = [{UNFORESEEN}, 400]
"""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("site")
    with Served(f"sqlite:{folder / 'site.db'}", folder) as server:
        yield server


@pytest.fixture(scope="module")
def document(served: Served) -> dict[str, Any]:
    with Client(served.url) as client:
        found: dict[str, Any] = client.get("/api/openapi.json")
    return found


def operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [operation for path in document["paths"].values() for operation in path.values()]


@pytest.mark.slow
def test_the_document_is_valid_openapi_3_1(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(document).validate()


def test_every_operation_has_a_name_of_its_own_and_a_description(document: dict[str, Any]) -> None:
    names = [operation["operationId"] for operation in operations(document)]
    assert len(set(names)) == len(names)
    assert all(name.isidentifier() for name in names)
    assert all(operation["summary"] and operation["description"] for operation in operations(document))


def test_every_operation_says_that_refusals_are_problems(document: dict[str, Any]) -> None:
    problem = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    for operation in operations(document):
        assert {code: operation["responses"][code]["content"] for code in ("400", "4XX", "503")} == {
            "400": problem,
            "4XX": problem,
            "503": problem,
        }


def test_no_two_schemas_share_a_name(document: dict[str, Any]) -> None:
    """Litestar would tell them apart by the path of their modules."""
    assert [name for name in document["components"]["schemas"] if not name.isalnum()] == []


def test_a_number_that_may_be_missing_says_from_where_it_goes(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    assert schemas["NewAct"]["properties"]["days"]["exclusiveMinimum"] == 0
    assert schemas["NewReport"]["properties"]["seat"]["minimum"] == 0


@pytest.mark.slow
def test_requests_from_the_document_are_answered_as_it_says(served: Served, tmp_path: Path) -> None:
    token = signed_in(served)
    phases = ["--phases", "examples,fuzzing,stateful"] if not SOAKING else []
    check(tmp_path, served, settings(served, token), "-n", str(often(1, 100)), *phases)
    with Client(served.url, token=token) as anna:
        assert anna.get("/api/me") is not None, "something has ended the token, and all the rest was answered 401"


@pytest.mark.slow
def test_whoever_has_no_name_is_answered_as_the_document_says(served: Served, tmp_path: Path) -> None:
    check(tmp_path, served, "", "--phases", "fuzzing", "-n", str(often(1, 20)))


def signed_in(served: Served) -> str:
    """The token of somebody whose password nobody guesses: a guest, who has none, would delete himself on the way."""
    with Client(served.url, "Anna") as anna:
        anna.post("/api/me/account", {"account": f"anna-{secrets.token_hex(4)}", "password": secrets.token_hex(16)})
        return str(anna.post("/api/me/tokens")["token"])


def settings(served: Served, token: str) -> str:
    """Those of Schemathesis for somebody with a table where he plays both seats."""
    with Client(served.url, token=token) as anna:
        table = anna.table("rattus", "mine mine")
    return f"""
[auth.openapi.token]
bearer = "{token}"

[parameters]
"path.id" = "{table}"
"path.language" = "en"
"path.title" = "rattus"
"query.title" = "rattus"
"""


def check(folder: Path, served: Served, settings: str, *arguments: str) -> None:
    """Let Schemathesis make requests; its report is the message of the failure. Signing out would end its token."""
    config = folder / "schemathesis.toml"
    config.write_text(settings + CHECKS)
    found = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", config),
            *("run", f"{served.url}/api/openapi.json", "--seed", "1", "--no-color", *arguments),
            *(["--exclude-operation-id", "sign_out"] if settings else []),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert served.logged("defect") == []
