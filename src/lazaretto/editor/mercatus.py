"""What can be set by hand in a position of Rattus with Mercatus: that of Rattus, coins and goods."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lazaretto.editor import rattus
from lazaretto.editor.setting import Editor, Setting, numbers
from lazaretto.games.rattus.board import COLOURS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.mercatus.money import in_bank
from lazaretto.games.rattus.state import Rattus

MOST_COINS = 60  # that somebody may be given by hand: more than anybody ever has


def settings(s: Rattus) -> Iterator[Setting]:
    """All of them, by where they lie."""
    yield from rattus.settings(s)
    g = goods(s)
    for seat in range(s.players):
        yield Setting(
            name=f"coins.{COLOURS[seat]}",
            noun="",
            item="",
            what="coins",
            args={"colour": COLOURS[seat]},
            value=str(g.coins[seat]),
            values=numbers(0, min(MOST_COINS, g.coins[seat] + in_bank(g))),
            worded="",
            change=partial(_set_coins, seat=seat),
        )
        for kind, good in enumerate(KINDS):
            yield Setting(
                name=f"goods.{good}.{COLOURS[seat]}",
                noun="good",
                item=good,
                what="goods",
                args={"colour": COLOURS[seat], "good": good},
                value=str(g.held[seat][kind]),
                values=numbers(0, g.held[seat][kind] + g.down[kind]),
                worded="",
                change=partial(_set_goods, seat=seat, kind=kind),
            )


def _set_coins(s: Rattus, value: str, seat: int) -> None:
    goods(s).coins[seat] = int(value)


def _set_goods(s: Rattus, value: str, seat: int, kind: int) -> None:
    goods(s).held[seat][kind] = int(value)


EDITOR = Editor(settings, rattus.described)
