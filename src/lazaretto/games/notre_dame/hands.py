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

from lazaretto.games.notre_dame.board import HAND, KINDS, PERIOD, SEATS
from lazaretto.kernel import bits
from lazaretto.kernel.rng import Rng

if TYPE_CHECKING:
    from lazaretto.games.notre_dame.state import NotreDame

NOBODY = 7  # a seat that has seen only what lies face up
NOWHERE = 255  # no slot

KIND_OF = tuple(card % KINDS for card in range(SEATS * KINDS))  # [card]: what it does
COLOUR_OF = tuple(card // KINDS for card in range(SEATS * KINDS))  # [card]: whose it was
FIRST_CARD = tuple(range(0, SEATS * KINDS, KINDS))  # [colour]
FIRST_SLOT = tuple(range(0, SEATS * PERIOD * HAND, PERIOD * HAND))  # [colour]

# ---------------------------------------------------------------- cards, slots and who has them


def card_of(colour: int, kind: int) -> int:
    """The card of a colour and a kind."""
    return FIRST_CARD[colour] + kind


def cards_of(colour: int, kinds: int) -> int:
    """A set of kinds of a colour as a set of cards."""
    return kinds << FIRST_CARD[colour]


def slot_of(colour: int, third: int, stage: int) -> int:
    """The slot of a colour's card in a round of the period, those of a colour one after the other."""
    return (colour * PERIOD + third) * HAND + stage


def slot_now(s: NotreDame, colour: int, stage: int) -> int:
    """The slot of a colour's card in this round."""
    return (colour * PERIOD + s.round % PERIOD) * HAND + stage


def colour_in(slot: int) -> int:
    """The colour of the cards that come into a slot."""
    return slot // (PERIOD * HAND)


def holder(s: NotreDame, colour: int, stage: int) -> int:
    """Who gets the card of a colour that has been passed on so many times."""
    return (colour + stage) % s.players


def colour_at(s: NotreDame, seat: int, stage: int) -> int:
    """The colour of the card that comes to a seat after so many passes."""
    return (seat + 2 * s.players - stage) % s.players


def hand(s: NotreDame, seat: int) -> int:
    """The cards a seat has kept in this round and not yet played or laid away, as a set of cards."""
    cards = 0
    colour, first = seat, slot_now(s, 0, 0)
    for stage in range(HAND):
        slot = first + FIRST_SLOT[colour] + stage
        kind = s.slot[slot]
        if kind and not s.up >> slot & 1:
            cards |= bits.bit(FIRST_CARD[colour] + kind - 1)
        colour = (colour or s.players) - 1  # the next card came from one seat further to the right
    return cards


def slot_in_hand(s: NotreDame, seat: int, card: int) -> int:
    """Where a card of a seat's hand lies."""
    colour, first = seat, slot_now(s, 0, 0)
    for stage in range(HAND):
        slot = first + FIRST_SLOT[colour] + stage
        if FIRST_CARD[colour] + s.slot[slot] - 1 == card and not s.up >> slot & 1:
            return slot
        colour = (colour or s.players) - 1
    return NOWHERE


def known_kinds(s: NotreDame, colour: int) -> int:
    """The kinds of a colour that are known not to be in its deck."""
    kinds = 0
    for third in range(PERIOD):
        kinds |= s.loose[third][colour]
        for stage in range(HAND):
            kind = s.slot[slot_of(colour, third, stage)]
            if kind:
                kinds |= bits.bit(kind - 1)
    return kinds


def known(s: NotreDame, colour: int, third: int, stage: int, seat: int) -> bool:
    """Whether a seat has seen which card lies in a slot (NDM-V1, NDM-R2)."""
    if bits.has(s.up, slot_of(colour, third, stage)) or seat == holder(s, colour, stage):
        return True
    return stage == 2 and seat == holder(s, colour, 1)


# ---------------------------------------------------------------- forgetting


def forget(s: NotreDame, seat: int | None) -> None:
    """Take out every card that the seat, or a spectator, has not seen; what it may be goes back into its deck."""
    eyes: int = NOBODY if seat is None else seat
    for colour in range(s.players):
        sees_loose = _sees_loose(s, colour, eyes)
        for third in range(PERIOD):
            forget_line(s, colour, third, eyes, sees_loose)


def forget_line(s: NotreDame, colour: int, third: int, seat: int, sees_loose: bool) -> None:
    """Take out what a seat has not seen of the cards of a colour in a round."""
    if not sees_loose:
        s.deck[colour] |= s.loose[third][colour]
        s.loose[third][colour] = 0
    if seat == colour:
        if not _knows_where(s, colour, third):
            _loosen_pair(s, colour, third)
    else:
        for stage in range(HAND):
            if not known(s, colour, third, stage, seat):
                _unsettle(s, colour, slot_of(colour, third, stage))
        if seat == NOBODY and s.players == 2:
            _blur_returned(s, slot_of(colour, third, 0), slot_of(colour, third, 2))


def _sees_loose(s: NotreDame, colour: int, seat: int) -> bool:
    """Cards being passed on are known to who drew them and, once everybody has passed, to who got them (NDM-R2)."""
    for other in range(s.players):
        if not bits.has(s.filled, slot_now(s, other, 0)):
            return seat == colour
    return seat == colour or seat == holder(s, colour, 1)


def _knows_where(s: NotreDame, owner: int, third: int) -> bool:
    """Whether the owner knows who got which of the two cards he passed on: one seen tells of both."""
    for stage in range(1, HAND):
        if bits.has(s.filled, slot_of(owner, third, stage)) and known(s, owner, third, stage, owner):
            return True
    return False


def _unsettle(s: NotreDame, colour: int, slot: int) -> None:
    """Forget the card in a slot."""
    if s.slot[slot]:
        s.deck[colour] |= bits.bit(s.slot[slot] - 1)
        s.slot[slot] = 0


def _loosen_pair(s: NotreDame, colour: int, third: int) -> None:
    """Forget which of the two cards passed on went where; which two they are is still known."""
    for stage in range(1, HAND):
        slot = slot_of(colour, third, stage)
        if s.slot[slot]:
            s.loose[third][colour] |= bits.bit(s.slot[slot] - 1)
            s.slot[slot] = 0


def _blur_returned(s: NotreDame, kept: int, returned: int) -> None:
    """With two players a spectator cannot tell the card that somebody kept from the one that came back (NDM-T3)."""
    if bits.has(s.up, returned) and (not bits.has(s.up, kept) or s.slot[returned] < s.slot[kept]):
        _exchange(s, kept, returned)


def _exchange(s: NotreDame, a: int, b: int) -> None:
    kind = s.slot[a]
    s.slot[a] = s.slot[b]
    s.slot[b] = kind
    if bits.has(s.up, a) != bits.has(s.up, b):
        s.up ^= bits.bit(a) | bits.bit(b)


# ---------------------------------------------------------------- imagining


def imagine(s: NotreDame, rng: Rng) -> None:
    """Give a card to every slot that has one and is unknown here, and to whoever is passing cards on."""
    for third in range(PERIOD):
        for colour in range(s.players):
            imagine_line(s, colour, third, rng)
            if third == s.round % PERIOD:
                while bits.count(s.loose[third][colour]) < s.held[colour]:
                    kind = _one_of(s.deck[colour], rng)
                    s.deck[colour] &= ~bits.bit(kind)
                    s.loose[third][colour] |= bits.bit(kind)


def imagine_line(s: NotreDame, colour: int, third: int, rng: Rng) -> None:
    """Give a card to every slot of a colour in a round that has one and is unknown here."""
    kept, returned = slot_of(colour, third, 0), slot_of(colour, third, 2)
    blurred = s.players == 2 and bits.has(s.up, kept) and bits.has(s.filled & ~s.up, returned)
    unseen = blurred and s.slot[returned] == 0  # only a spectator can be in doubt about a card that came back
    for stage in range(HAND):
        slot = slot_of(colour, third, stage)
        if bits.has(s.filled, slot) and s.slot[slot] == 0:
            if stage > 0 and s.loose[third][colour]:
                kind = _one_of(s.loose[third][colour], rng)
                s.loose[third][colour] &= ~bits.bit(kind)
            else:
                kind = _one_of(s.deck[colour], rng)
                s.deck[colour] &= ~bits.bit(kind)
            s.slot[slot] = 1 + kind
    if unseen and rng.below(2):
        _exchange(s, kept, returned)


def _one_of(kinds: int, rng: Rng) -> int:
    """One of the kinds in a set, at random."""
    return bits.nth(kinds, rng.below(bits.count(kinds)))
