"""How files are sent: compressed as the client can take it."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import RequestFactory

from lazaretto.server.static_files import read


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"as built"),
        ("gzip;q=0.8", "gzip", None),
        ("zebra", None, b"x" * 1000),
        ("", None, b"x" * 1000),
    ],
)
def test_a_file_goes_out_in_the_best_form_that_is_taken(
    tmp_path: Path, accepted: str, encoding: str | None, body: bytes | None
) -> None:
    (tmp_path / "page.js").write_bytes(b"x" * 1000)
    (tmp_path / "page.js.br").write_bytes(b"as built")
    files = read(tmp_path, "assets/")
    response = files["page.js"].respond(RequestFactory().get(headers={"accept-encoding": accepted}))
    assert response.headers.get("content-encoding") == encoding
    assert body is None or response.content == body
    assert list(files) == ["page.js"]
