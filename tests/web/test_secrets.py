"""A browser is sent nothing, and holds nothing, that its player does not know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lazaretto.games.notre_dame.board import CARDS
from lazaretto.games.rattus.board import FACES
from lazaretto.server.table import Table
from lazaretto.server.table_log import resume
from lazaretto.server.viewpoint import Viewpoint, events
from tests.server.site import Served, stored
from tests.server.tables import looked_back
from tests.web.conftest import Come
from tests.web.heap import Heap
from tests.web.player import Pointer
from tests.web.traffic import Traffic

MINE = Viewpoint(0)
ANSWERS = 12  # of the player: cards have been kept and played, tokens looked at and revealed


def named(value: Any) -> set[str]:
    """Every text in some data."""
    if isinstance(value, dict):
        return set().union(*map(named, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(named, value)) if value else set()
    return {value} if isinstance(value, str) else set()


class Truth:
    """What the server's log says of a table, and what of it seat 0 has ever been able to know."""

    def __init__(self, site: Served, id: str) -> None:
        self.table: Table = resume(id, stored(site.database, id))
        assert self.table.game is not None
        self.game = self.table.game
        frames = looked_back(self.game, MINE, 0, self.game.answered + 1).frames
        self.positions = [msgspec.to_builtins(frame.view.position) for frame in frames]
        self.events = msgspec.to_builtins(events(self.game.happened(), MINE))

    def cards_known(self) -> set[str]:
        """The cards whose place seat 0 has known, other than by exclusion."""
        cards = [
            card
            for position in self.positions
            for player in position["players"]
            for pile in ("hand", "passing", "played", "played_before", "laid_away")
            for card in player[pile]
        ]
        return {card["name"] for card in cards if card["name"] is not None} | named(self.events)

    def tokens_known(self) -> set[str]:
        """The rat tokens that seat 0 has seen the face of."""
        return (named(self.positions) | named(self.events)) & set(FACES)


# Mercatus has the secrets of Rattus.
@pytest.mark.parametrize(
    "title",
    [
        pytest.param("rattus", marks=pytest.mark.core),
        pytest.param("notre-dame", marks=pytest.mark.core),
        pytest.param("rattus+mercatus", marks=pytest.mark.slow),
    ],
)
def test_a_browser_gets_and_keeps_what_its_seat_may_know_and_no_more(come: Come, site: Served, title: str) -> None:
    anna = come("Anna")
    traffic = Traffic(anna.page)
    id = anna.table(title, "mine greedy greedy")
    anna.page.goto(f"/t/{id}")
    Pointer(anna.page, random.Random(title)).play(ANSWERS)
    heap = Heap(anna.page)
    truth = Truth(site, id)

    assert truth.table.commitment in heap, "the test can find a text of this kind"
    assert truth.table.seed not in heap
    assert not [text for text in [*traffic.frames, *traffic.bodies] if truth.table.seed in text]
    assert traffic.views()
    for view in traffic.views():
        assert view["seat"] == 0
        assert view["position"] == truth.positions[view["answered"]]
    told = [
        event for message in traffic.messages for moment in message["moments"] for event in moment.get("events", [])
    ]
    assert [event for event in told if event not in truth.events] == []
    if title == "notre-dame":
        kept = heap.values("name", beside="colour") & set(CARDS)
        assert kept
        assert kept <= truth.cards_known()
    else:
        assert heap.values("token", beside="limit") <= truth.tokens_known()
        assert {text for text in FACES if any(f'"{text}"' in frame for frame in traffic.frames)} <= truth.tokens_known()
