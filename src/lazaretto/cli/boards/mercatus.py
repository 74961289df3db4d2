"""The board of Rattus with the goods and coins of Mercatus, drawn for a terminal."""

from __future__ import annotations

from rich.text import Text

from lazaretto.cli.boards import rattus
from lazaretto.games.rattus.board import COLOURS, REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.lang.words import Words


def draw(s: Rattus, seat: int | None, words: Words) -> Text:
    """The board of the base game, and below it where the goods and coins are."""
    g = goods(s)
    page = rattus.draw(s, seat, words)
    shown = [
        f"{words.say(f'good-{kind}')} {', '.join(words.say(f'region-{REGIONS[r]}') for r in bits.members(g.shown[k]))}"
        for k, kind in enumerate(KINDS)
    ]
    page.append(f"{words.say('goods-in-regions')}: {' · '.join(shown)}\n")
    supply = [f"{words.say(f'good-{kind}')} {int(bits.has(g.up, k))}+{g.down[k]}" for k, kind in enumerate(KINDS)]
    page.append(f"{words.say('goods-in-supply')}: {' · '.join(supply)}\n")
    for k in range(s.players):
        page.append(f"  ■ {words.names[k]:<10}", style=rattus.STYLES[COLOURS[k]])
        page.append(" · ".join([words.say("coins-held", coins=g.coins[k]), *_goods(s, g, k, words)]) + "\n")
    return page


def _goods(s: Rattus, g: Goods, seat: int, words: Words) -> list[str]:
    held = [f"{words.say(f'good-{kind}')} {n}" for k, kind in enumerate(KINDS) if (n := g.held[seat][k])]
    cards = [card for card in s.rules.deck if s.owner[card.id] == seat and g.on[card.id]]
    return held + [words.say("good-on-card", card=card.name, good=KINDS[g.on[card.id] - 1]) for card in cards]
