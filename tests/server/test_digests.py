"""The log of a table and the record of its game vouch for positions in the same way."""

from __future__ import annotations

import pytest

from lazaretto.games.titles import TITLES
from lazaretto.kernel import record
from lazaretto.server import digests
from tests.server.test_viewpoint import at_random


@pytest.mark.parametrize("title", TITLES)
def test_a_digest_is_the_one_that_the_kernel_takes(title: str) -> None:
    for played in at_random(title, 3, 4, every=20):
        assert played.table.game is not None
        saved = played.table.game.state.save()
        assert digests.chain("before", saved) == record.chain("before", saved)
