"""The action cards of a period and what is known of them. A deck is drawn from late: its order is nobody's knowledge.

In each round three cards of every colour are drawn, and the draft leaves one with their owner (stage 0), one with his
left neighbour (stage 1) and one with the next (stage 2): these are the slots. Whoever passes a card on has seen it, so

- the owner knows his three cards and which one he kept; of the two others, the pair;
- his left neighbour has seen that pair and knows who of the two has which card;
- the next knows the card that came to him last;
- everybody knows what has been played face up, and by whom.

A card laid unseen stays in its slot. Nothing else is known: to everybody else each way of dealing the unseen kinds of
a colour over its unknown slots and its deck is as likely as any other, if others keep and pass without preference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lazaretto.games.notre_dame.board import HAND, KINDS, PERIOD
from lazaretto.kernel import bits
from lazaretto.kernel.rng import Rng

if TYPE_CHECKING:
    from lazaretto.games.notre_dame.state import NotreDame

NOBODY = 7  # a seat that has seen only what lies face up
NOWHERE = 255  # no slot


def row(s: NotreDame, colour: int) -> int:
    """Where this round's cards of a colour stand in `loose`; times three, its first slot."""
    return s.round % PERIOD * 5 + colour


def hand(s: NotreDame, seat: int) -> int:
    """The cards a seat has kept in this round and not yet played or laid away, as a set of cards."""
    cards = 0
    for stage in range(HAND):
        colour = (seat + 2 * s.players - stage) % s.players
        slot = row(s, colour) * 3 + stage
        if s.slot[slot] and not s.up >> slot & 1:
            cards |= bits.bit(colour * KINDS + s.slot[slot] - 1)
    return cards


def slot_in_hand(s: NotreDame, seat: int, card: int) -> int:
    """Where a card of a seat's hand lies."""
    for stage in range(HAND):
        colour = (seat + 2 * s.players - stage) % s.players
        slot = row(s, colour) * 3 + stage
        if colour * KINDS + s.slot[slot] - 1 == card and not s.up >> slot & 1:
            return slot
    return NOWHERE


def known(s: NotreDame, slot: int, seat: int) -> bool:
    """Whether a seat has seen which card lies in a slot (NDM-V1, NDM-R2)."""
    colour, stage = slot // 3 % 5, slot % 3
    if s.up >> slot & 1 or seat == (colour + stage) % s.players:
        return True
    return stage == 2 and seat == (colour + 1) % s.players


# ---------------------------------------------------------------- forgetting


def forget(s: NotreDame, seat: int | None) -> None:
    """Take out every card that the seat, or a spectator, has not seen; what it may be goes back into its deck."""
    for line in range(15):
        colour = line % 5
        if not _sees_loose(s, line, seat):
            s.deck[colour] |= s.loose[line]
            s.loose[line] = 0
        if seat == colour:
            if not _knows_where(s, line, colour):
                _loosen_pair(s, line)
        else:
            for stage in range(3):
                if not known(s, line * 3 + stage, NOBODY if seat is None else seat):
                    _unsettle(s, line * 3 + stage)
            if seat is None and s.players == 2:
                _blur_returned(s, line)


def _sees_loose(s: NotreDame, line: int, seat: int | None) -> bool:
    """Cards being passed on are known to who drew them and, once everybody has passed, to who got them (NDM-R2)."""
    colour = line % 5
    for other in range(s.players):
        if not s.filled >> row(s, other) * 3 & 1:
            return seat == colour
    return seat == colour or seat == (colour + 1) % s.players


def _knows_where(s: NotreDame, line: int, owner: int) -> bool:
    """Whether the owner knows who got which of the two cards he passed on: one seen tells of both."""
    return any(s.filled >> slot & 1 and known(s, slot, owner) for slot in (line * 3 + 1, line * 3 + 2))


def _unsettle(s: NotreDame, slot: int) -> None:
    """Forget the card in a slot."""
    if s.slot[slot]:
        s.deck[slot // 3 % 5] |= bits.bit(s.slot[slot] - 1)
        s.slot[slot] = 0


def _loosen_pair(s: NotreDame, line: int) -> None:
    """Forget which of the two cards passed on went where; which two they are is still known."""
    for slot in (line * 3 + 1, line * 3 + 2):
        if s.slot[slot]:
            s.loose[line] |= bits.bit(s.slot[slot] - 1)
            s.slot[slot] = 0


def _blur_returned(s: NotreDame, line: int) -> None:
    """With two players a spectator cannot tell the card that somebody kept from the one that came back (NDM-T3)."""
    kept, returned = line * 3, line * 3 + 2
    kept_up, returned_up = s.up >> kept & 1, s.up >> returned & 1
    if returned_up and (not kept_up or s.slot[returned] < s.slot[kept]):
        _exchange(s, kept, returned)


def _exchange(s: NotreDame, a: int, b: int) -> None:
    s.slot[a], s.slot[b] = s.slot[b], s.slot[a]
    if (s.up >> a & 1) != (s.up >> b & 1):
        s.up ^= bits.bit(a) | bits.bit(b)


# ---------------------------------------------------------------- imagining


def imagine(s: NotreDame, rng: Rng) -> None:
    """Give a card to every slot that has one and is unknown here, and to whoever is passing cards on."""
    for line in range(15):
        colour = line % 5
        blurred = s.players == 2 and s.up >> line * 3 & 1 and s.filled & ~s.up & bits.bit(line * 3 + 2)
        unseen = blurred and s.slot[line * 3 + 2] == 0  # only a spectator can be in doubt about a card that came back
        for stage in range(3):
            slot = line * 3 + stage
            if s.filled >> slot & 1 and s.slot[slot] == 0:
                loose = stage > 0 and s.loose[line] > 0
                kind = _one_of(s.loose[line] if loose else s.deck[colour], rng)
                if loose:
                    s.loose[line] &= ~bits.bit(kind)
                else:
                    s.deck[colour] &= ~bits.bit(kind)
                s.slot[slot] = 1 + kind
        if unseen and rng.below(2):
            _exchange(s, line * 3, line * 3 + 2)
        if colour < s.players and line == row(s, colour):
            while bits.count(s.loose[line]) < s.held[colour]:
                kind = _one_of(s.deck[colour], rng)
                s.deck[colour] &= ~bits.bit(kind)
                s.loose[line] |= bits.bit(kind)


def _one_of(kinds: int, rng: Rng) -> int:
    """One of the kinds in a set, at random."""
    return bits.nth(kinds, rng.below(bits.count(kinds)))
