"""Setting up Mercatus: which cards are in play, the goods in the regions, the first coins."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from typing import Any, ClassVar

from lazaretto.games.rattus.board import CLASSES, NOBODY
from lazaretto.games.rattus.mercatus.board import BOARD_GOODS, COMBINATIONS, FIRST_COINS, IN_PLAY, KINDS
from lazaretto.games.rattus.mercatus.choices import REMOVE_GOOD, SHOWS, in_play
from lazaretto.games.rattus.mercatus.events import CARDS_IN_PLAY, GOODS_LAID_OUT
from lazaretto.games.rattus.mercatus.goods import goods, remove_good, show_good, turn_up_goods
from lazaretto.games.rattus.rules import STEPS
from lazaretto.games.rattus.state import REGION, Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.errors import SetupError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of, upto
from lazaretto.kernel.layout import DEAL
from lazaretto.kernel.setup import Option, Setup
from lazaretto.kernel.step import A_PLAYER_OR_NOBODY, Answers, Chance, Step, answer_bits, number

CHIVALRY: int = CLASSES.index("chivalry")
CHIVALRY_CARDS = ("knight", "assassin", "raider")
ADVISED_BELOW = 4  # MER-S6: players

# MER-S5: the frames of the draws, as (draws left, this one included; where from), last first.
ANY = 6  # all classes; 0 to 5: that class
ADVISED = 7  # all classes, with a Chivalry card where that is advised
DRAWS: Mapping[str, tuple[tuple[int, int], ...]] = {
    "random": tuple((k + 1, ADVISED) for k in range(IN_PLAY)),
    "random-any": tuple((k + 1, ANY) for k in range(IN_PLAY)),
    "one-of-each-class": tuple((1, k) for k in range(len(CLASSES) - 1, -1, -1)),
}


class CardsOption(Option):
    """How the six cards are chosen: by lot, by the name of a combination, or as a list of six (MER-S5, MER-S7)."""

    def read(self, value: object, ruleset: Any, players: int) -> str:
        cards = [card.name for card in ruleset.cards]
        text = str(value)
        if text in self.values(players):
            return text
        names = [name.strip() for name in text.split(",")]
        unknown = [name for name in names if name not in cards]
        if len(names) != IN_PLAY or unknown or len(set(names)) < IN_PLAY:
            expected = ", ".join(self.values(players))
            raise SetupError(
                f"option {self.name}: expected one of {expected}, or six different ones of"
                f" {', '.join(cards)}, separated by commas; got {text!r}"
            )
        return ",".join(name for name in cards if name in names)


def ways(players: int) -> tuple[str, ...]:
    """The names that the option knows; the first is the default."""
    return (*DRAWS, *COMBINATIONS)


def settled_cards(way: str) -> tuple[str, ...]:
    """The cards that the option names; none where they are drawn."""
    if way in DRAWS:
        return ()
    return COMBINATIONS.get(way) or tuple(way.split(","))


def no_chivalry(setup: Setup) -> Reason | None:
    """With fewer than four players at least one Chivalry card is advised (MER-S6)."""
    way = setup.options["cards"]
    if setup.players >= ADVISED_BELOW or way in ("random", "one-of-each-class"):
        return None
    if set(settled_cards(way)) & set(CHIVALRY_CARDS):
        return None
    return Reason("no-chivalry", "MER-S6", {"count": setup.players})


def bring_coins_and_cards(s: Rattus, setup: Setup) -> None:
    """Beside the table of the base game: coins, and the cards in play or the draws that will choose them (MER-S1)."""
    g = goods(s)
    for seat in range(setup.players):
        g.coins[seat] = FIRST_COINS  # MER-S4
    s.in_play = 0
    s.own[NOBODY] = 0
    way = setup.options["cards"]
    numbers = {card.name: card.id for card in s.rules.deck}
    for name in settled_cards(way):
        bring_in(s, numbers[name])
    for n, source in DRAWS.get(way, ()):
        s.push(DRAW_CARD, NOBODY, n, source)


def bring_in(s: Rattus, card: int) -> None:
    """A card comes to lie beside the board."""
    s.in_play |= bits.bit(card)
    s.own[NOBODY] |= bits.bit(card)


class DrawCard(Chance[Rattus]):
    """One of the six cards, at random (MER-S5, MER-S6); arg: how many are still to come with it, place: where from."""

    name = "draw_card"
    rules = ("MER-S5", "MER-S6")
    seat = A_PLAYER_OR_NOBODY
    arg = upto(IN_PLAY, 1)
    place = upto(ADVISED)
    during = (DEAL,)

    def meanings(self, s: Any) -> Answers:
        return {card.id: in_play(card.id, card.name) for card in s.rules.deck}

    def ask(self, s: Rattus, f: int) -> int:
        cards = s.rules.every_card & ~s.in_play
        if bits.place(f) < ANY:
            return cards & s.rules.of_class[bits.place(f)]
        if bits.arg(f) == 1 and lacks_chivalry(s, f):
            return cards & s.rules.of_class[CHIVALRY]
        return cards

    def weight(self, s: Rattus, f: int, i: int) -> int:
        """How many hands of six that follow the advice can still come of it: so every such hand is equally likely."""
        if not lacks_chivalry(s, f):
            return 0
        left = bits.count(s.rules.every_card & ~s.in_play) - 1
        more = bits.arg(f) - 1
        if bits.has(s.rules.of_class[CHIVALRY], i):
            return comb(left, more)
        return comb(left, more) - comb(left - bits.count(s.rules.of_class[CHIVALRY]), more)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        bring_in(s, i)


def lacks_chivalry(s: Rattus, f: int) -> bool:
    """Whether a Chivalry card is advised and has not come yet (MER-S6)."""
    return bits.place(f) == ADVISED and s.players < ADVISED_BELOW and s.in_play & s.rules.of_class[CHIVALRY] == 0


class LayOutGoods(Step[Rattus]):
    """One good of each kind is turned up; one lies in each region in use, the surplus is removed (MER-S2, MER-S3)."""

    name = "lay_out_goods"
    rules = ("MER-S2", "MER-S3")

    def run(self, s: Rattus, f: int) -> None:
        s.tell(CARDS_IN_PLAY, ",".join([s.rules.cards[card].name for card in bits.members(s.in_play)]))
        turn_up_goods(s)
        for region in range(bits.count(s.rules.in_use) - 1, -1, -1):
            s.push(SHOW_GOOD, NOBODY, 0, region)
        if s.players == 2:
            for kind in range(len(KINDS)):
                remove_good(s, kind)
        if s.players == 3:
            s.push(REMOVE_ONE, NOBODY, 0, 0)
            s.push(REMOVE_ONE, NOBODY, 0, 0)


class RemoveOne(Chance[Rattus]):
    """With three players two goods of different kinds, at random, are removed (MER-S3)."""

    name = "remove_good"
    rules = ("MER-S3",)
    answers: ClassVar = answer_bits(REMOVE_GOOD)
    seat = A_PLAYER_OR_NOBODY
    during = ("lay_out_goods",)

    def ask(self, s: Rattus, f: int) -> int:
        g = goods(s)
        kinds = 0
        for kind in range(len(KINDS)):
            if g.stock[kind] == BOARD_GOODS:
                kinds |= bits.bit(kind)
        return kinds

    def answer(self, s: Rattus, f: int, i: int) -> None:
        remove_good(s, i)


class ShowGood(Chance[Rattus]):
    """Which good comes to lie in a region is random (MER-S3); place: the region."""

    name = "show_good"
    rules = ("MER-S3",)
    answers: ClassVar = answer_bits(SHOWS)
    seat = A_PLAYER_OR_NOBODY
    place = of(REGION)
    during = ("lay_out_goods",)

    def ask(self, s: Rattus, f: int) -> int:
        g = goods(s)
        kinds = 0
        for kind in range(len(KINDS)):
            if g.stock[kind]:
                kinds |= bits.bit(kind)
        return kinds

    def weight(self, s: Rattus, f: int, i: int) -> int:
        return goods(s).stock[i]

    def answer(self, s: Rattus, f: int, i: int) -> None:
        show_good(s, bits.place(f), i)
        if bits.place(f) == bits.count(s.rules.in_use) - 1:  # told once, when all of them lie
            g = goods(s)
            for kind in range(len(KINDS)):
                s.tell(GOODS_LAID_OUT, kind, g.shown[kind])


DRAW_CARD = number(DrawCard(), STEPS)
REMOVE_ONE = number(RemoveOne(), STEPS)
SHOW_GOOD = number(ShowGood(), STEPS)
