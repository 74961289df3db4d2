"""The players' strip: what each has can be read at every width."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import Come
from tests.web.easel import Easel, Position
from tests.web.visitor import DESKTOP, PHONE

# Of every player: the drawings and numbers that leave his panel, and those that lie on one another.
UNREADABLE = """() => [...document.querySelectorAll(".player")].flatMap((player) => {
  const bounds = player.getBoundingClientRect();
  const things = [...player.querySelectorAll("li, .name, .score")]
    .map((thing) => [thing.title || thing.textContent.trim(), thing.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0);
  const outside = things.filter(([, box]) => box.left < bounds.left - 1 || box.right > bounds.right + 1);
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const covered = things.filter(([, a], k) =>
    things.slice(k + 1).some(([, b]) => shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > 2));
  return [...outside, ...covered].map(([name]) => name);
})"""


def much(position: Position) -> None:
    """Everybody has twelve coins, and as many messages as are ever seen, beside three cards."""
    red, *others = (each["colour"] for each in position["players"])
    for player in position["players"]:
        player.update(coins=12, messages={red: 2, others[0]: 2, others[1]: 1, others[2]: 1, others[3]: 0})


@pytest.mark.parametrize(
    "screen",
    [
        pytest.param(DESKTOP, id="desktop", marks=pytest.mark.core),
        pytest.param({"viewport": {"width": 1280, "height": 720}}, id="laptop"),
        pytest.param({"viewport": {"width": 1024, "height": 768}}, id="wide tablet"),
        pytest.param({"viewport": {"width": 820, "height": 1180}}, id="tablet"),
        pytest.param({"viewport": {"width": 720, "height": 450}}, id="zoomed to 200 per cent"),
        pytest.param(PHONE, id="phone"),
    ],
)
@pytest.mark.slow
def test_nothing_of_five_players_lies_on_anything_else(come: Come, screen: dict[str, Any]) -> None:
    anna = come("Anna", screen)
    Easel(anna.page, anna.table("notre-dame", "mine random random random random")).show(much)
    assert anna.page.evaluate(UNREADABLE) == []
