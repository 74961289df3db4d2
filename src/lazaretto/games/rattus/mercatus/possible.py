"""What makes a position of Mercatus possible, beside what makes one of Rattus possible."""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS, MOST_RATS, NOBODY, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.board import BOARD_GOODS, COINS, KINDS, SHAMAN, SUPPLIED_GOODS, SWINDLER
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.possible import names_of
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import REGION_OF
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError


def check(s: Rattus, whole: bool) -> None:
    """Refuse a position that cannot come about; all that this expansion adds is public."""
    g = goods(s)
    _check_goods(s, g)
    _check_coins(s, g)
    _check_regions(s, g)
    _check_shaman(s, g)
    _check_swindler(s)


def _check_goods(s: Rattus, g: Goods) -> None:
    """Four of each kind go round, and goods lie only on cards that somebody holds and that carry them."""
    for card in s.rules.deck:
        if g.on[card.id] and (not card.carries or s.owner[card.id] == NOBODY):
            raise PositionError(f"on: expected goods on cards that carry one and that somebody holds; got {card.name}")
    for kind, name in enumerate(KINDS):
        held = sum(line[kind] for line in g.held)
        out = held + bits.has(g.up, kind) + list(g.on).count(kind + 1)
        if out > SUPPLIED_GOODS:
            raise PositionError(f"goods: expected {SUPPLIED_GOODS} of {name} to go round; got {out}")


def _check_coins(s: Rattus, g: Goods) -> None:
    if sum(g.coins) > COINS:
        raise PositionError(f"coins: expected {COINS} at most; got {sum(g.coins)}")


def _check_regions(s: Rattus, g: Goods) -> None:
    shown = 0
    for kind, name in enumerate(KINDS):
        if shown & g.shown[kind] or bits.count(g.shown[kind]) + g.stock[kind] > BOARD_GOODS:
            regions = ", ".join(REGIONS[r] for r in bits.members(g.shown[kind]))
            raise PositionError(f"{name}: expected up to {BOARD_GOODS} regions, one good in each; got {regions}")
        shown |= g.shown[kind]
    names = names_of(s)
    to_come = names.count("show_good") + names.count("remove_good")
    if "lay_out_goods" in names:
        to_come = BOARD_GOODS * len(KINDS)
    if sum(g.stock) != to_come:
        raise PositionError(f"stock: expected {to_come} goods to be laid out or removed; got {sum(g.stock)}")
    for f in s.stack[: s.depth]:
        if s.step(f).name == "show_good" and bits.has(shown, bits.place(f)):
            raise PositionError(f"stack: show_good: expected {REGIONS[bits.place(f)]} to show no good yet")


def _check_shaman(s: Rattus, g: Goods) -> None:
    """He sends tokens of the regions that show the kind on his card to others of them, three at most to each."""
    sent = [slot for slot, goal in enumerate(g.goal) if goal]
    if not sent:
        return
    circle = g.shown[g.on[SHAMAN] - 1] if g.on[SHAMAN] else 0
    for slot in sent:
        start, goal = REGION_OF[slot], g.goal[slot] - 1
        fits = start != goal and bits.has(circle, start) and bits.has(circle, goal) and s.origin[slot]
        if not fits or list(g.goal).count(goal + 1) > MOST_RATS or "shaman.takes" not in names_of(s):
            raise PositionError(f"goal: expected tokens on their way between regions; got {SLOTS[slot]}")


def _check_swindler(s: Rattus) -> None:
    """A used token comes back by the Swindler, once: he is not to be used any more."""
    holder = s.owner[SWINDLER]
    waiting = [bits.seat(f) for f in s.stack[: s.depth] if s.step(f).name == "one_more_turn"]
    to_use = holder in waiting or (holder == s.me != NOBODY and not bits.has(s.used, SWINDLER))
    if s.returned and (to_use or s.supply or not s.ended):
        who = COLOURS[holder] if holder != NOBODY else "nobody"
        raise PositionError(f"returned: expected none before the Swindler was used at the end; {who} holds him")
