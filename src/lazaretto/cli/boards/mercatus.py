"""The board of Rattus with the goods and coins of Mercatus, drawn for a terminal."""

from __future__ import annotations

from rich.text import Text

from lazaretto.cli.boards import rattus
from lazaretto.cli.boards.folding import WIDTH, wrap
from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.lang.words import Words


def draw(s: Rattus, seat: int | None, words: Words, width: int = WIDTH) -> Text:
    """The board of the base game with goods and coins, and below it the goods that can still be had."""
    g = goods(s)
    shown = [" ".join(words.say(f"good-{KINDS[k]}") for k in _bought_in(g, region)) for region in range(len(REGIONS))]
    owned = [[words.say("coins-held", coins=g.coins[k]), *_goods(s, g, k, words)] for k in range(s.players)]
    supply = [f"{words.say(f'good-{kind}')} {int(bits.has(g.up, k))}+{g.down[k]}" for k, kind in enumerate(KINDS)]
    page = rattus.page(s, words, width, shown, owned)
    return page.append(wrap(f"{words.say('goods-in-supply')}: {' · '.join(supply)}", width))


def _bought_in(g: Goods, region: int) -> list[int]:
    """The kinds of goods that a region buys."""
    return [k for k in range(len(KINDS)) if bits.has(g.shown[k], region)]


def _goods(s: Rattus, g: Goods, seat: int, words: Words) -> list[str]:
    held = [f"{words.say(f'good-{kind}')} {n}" for k, kind in enumerate(KINDS) if (n := g.held[seat][k])]
    cards = [card for card in s.rules.deck if s.owner[card.id] == seat and g.on[card.id]]
    return held + [words.say("good-on-card", card=card.name, good=KINDS[g.on[card.id] - 1]) for card in cards]
