"""The only writers of the board. They keep the sets that repeat what the pieces say, and tell whoever listens."""

from __future__ import annotations

from lazaretto.games.rattus.board import MOST_RATS, NOBODY
from lazaretto.games.rattus.events import (
    CARD_TAKEN,
    CARD_TAKEN_FROM,
    CUBE_PLACED_IN_PALACE,
    CUBE_TO_PALACE,
    CUBES_MOVED,
    CUBES_PLACED,
    PLAGUE_MOVED,
    RAT_ADDED,
    RAT_MOVED,
    RAT_RETURNED,
    RATS_SWAPPED,
    TOKEN_LOOKED_AT,
    TOKEN_REVEALED,
    TOKEN_SEEN,
)
from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FACE_UP, REGION_OF, RETURNED, SUPPLIED, nth_of, slot_of, used_tokens
from lazaretto.kernel import bits
from lazaretto.kernel.event import ONLY, all_but

# ---------------------------------------------------------------- cubes


def set_cubes(s: Rattus, region: int, seat: int, n: int) -> None:
    """Let a seat have n cubes in a region."""
    s.total[region] += n - s.cubes[region][seat]
    s.cubes[region][seat] = n
    if n:
        s.has[seat] |= bits.bit(region)
    else:
        s.has[seat] &= ~bits.bit(region)


def place_cubes(s: Rattus, region: int, seat: int, n: int) -> None:
    """Cubes from the reserve into a region."""
    s.reserve[seat] -= n
    set_cubes(s, region, seat, s.cubes[region][seat] + n)
    s.tell(CUBES_PLACED, seat, region, n)


def move_cubes(s: Rattus, seat: int, start: int, goal: int, n: int) -> None:
    """Cubes from one region to another."""
    set_cubes(s, start, seat, s.cubes[start][seat] - n)
    set_cubes(s, goal, seat, s.cubes[goal][seat] + n)
    s.tell(CUBES_MOVED, seat, start, goal, n)


def move_to_palace(s: Rattus, seat: int, region: int) -> None:
    """One cube from a region to the palace, where nothing can happen to it (RAT-C5, RAT-D9)."""
    set_cubes(s, region, seat, s.cubes[region][seat] - 1)
    s.palace[seat] += 1
    s.tell(CUBE_TO_PALACE, seat, region)


def place_in_palace(s: Rattus, seat: int) -> None:
    """One cube from the reserve straight into the palace."""
    s.reserve[seat] -= 1
    s.palace[seat] += 1
    s.tell(CUBE_PLACED_IN_PALACE, seat)


def lose_cube(s: Rattus, region: int, seat: int) -> None:
    """One cube back to its owner's reserve (RAT-D7)."""
    s.reserve[seat] += 1
    set_cubes(s, region, seat, s.cubes[region][seat] - 1)


# ---------------------------------------------------------------- rats


def set_rats(s: Rattus, region: int, n: int) -> None:
    """Let a region hold n rats."""
    s.rats[region] = n
    bit = bits.bit(region)
    if n:
        s.infested |= bit
    else:
        s.infested &= ~bit
    if n == MOST_RATS:
        s.full |= bit
    else:
        s.full &= ~bit


def add_rat(s: Rattus, region: int, origin: int) -> None:
    """One more token, unseen."""
    n = s.rats[region]
    s.origin[slot_of(region, n)] = origin
    set_rats(s, region, n + 1)


def supply_rat(s: Rattus, region: int) -> None:
    """One token, unseen, from the supply into a region (RAT-P2)."""
    s.supply -= 1
    add_rat(s, region, SUPPLIED)
    s.tell(RAT_ADDED, region, s.supply)


def return_rat(s: Rattus, region: int) -> None:
    """One of the used tokens, at random and unseen, into a region; which one is drawn when somebody looks."""
    s.returned = used_tokens(s)
    add_rat(s, region, RETURNED)
    s.tell(RAT_RETURNED, region)


def copy_slot(s: Rattus, start: int, goal: int) -> None:
    """Put the token of one slot into another, with all that is known of it (RAT-K9)."""
    s.origin[goal] = s.origin[start]
    s.face[goal] = s.face[start]
    s.seen[goal] = s.seen[start]


def remove_rat(s: Rattus, slot: int) -> None:
    """Take a token off the board; the last one of its region moves up."""
    region = REGION_OF[slot]
    n = s.rats[region] - 1
    last = slot_of(region, n)
    copy_slot(s, last, slot)
    s.origin[last] = 0
    s.face[last] = 0
    s.seen[last] = 0
    set_rats(s, region, n)


def move_rat(s: Rattus, slot: int, region: int) -> None:
    """Move a token, unseen, to another region."""
    goal = slot_of(region, s.rats[region])
    set_rats(s, region, s.rats[region] + 1)
    copy_slot(s, slot, goal)
    remove_rat(s, slot)
    s.tell(RAT_MOVED, s.me, REGION_OF[slot], region, nth_of(slot))


def swap_rats(s: Rattus, a: int, b: int) -> None:
    """Exchange two tokens."""
    origin, face, seen = s.origin[a], s.face[a], s.seen[a]
    copy_slot(s, b, a)
    s.origin[b], s.face[b], s.seen[b] = origin, face, seen
    s.tell(RATS_SWAPPED, s.me, REGION_OF[a], REGION_OF[b])


def look(s: Rattus, slot: int, seat: int) -> None:
    """A seat sees a token, in private (RAT-K8); everybody sees which token it is (RAT-K11)."""
    if not s.seen[slot] >> seat & 1:
        s.seen[slot] |= bits.bit(seat)
        s.learned += 1
    s.tell_to(all_but(seat), TOKEN_LOOKED_AT, seat, REGION_OF[slot], nth_of(slot))
    tell_face(s, slot, seat)


def turn_up(s: Rattus, slot: int) -> None:
    """Reveal a token to everybody (RAT-D8)."""
    s.seen[slot] |= FACE_UP
    s.learned += 1
    tell_face(s, slot, NOBODY)


def tell_face(s: Rattus, slot: int, seat: int) -> None:
    """Tell a seat, or everybody, what is on a token."""
    if s.sink is not None:
        token = s.face[slot] - 1
        region, limit, majority, all_ = (
            REGION_OF[slot],
            s.rules.limit[token],
            s.rules.majority[token],
            s.rules.all[token],
        )
        classes = s.rules.classes[token]
        if seat == NOBODY:
            s.tell(TOKEN_REVEALED, region, token, limit, majority, all_, classes)
        else:
            nth = nth_of(slot)
            s.sink(TOKEN_SEEN.event((seat, region, nth, token, limit, majority, all_, classes), ONLY[seat]))


# ---------------------------------------------------------------- cards and the plague piece


def take_card(s: Rattus, seat: int, card: int) -> None:
    """A card from beside the board or from its holder (RAT-T2)."""
    holder = s.owner[card]
    s.own[holder] &= ~bits.bit(card)
    s.owner[card] = seat
    s.own[seat] |= bits.bit(card)
    taken: Card = s.rules.cards[card]
    if holder == NOBODY:
        s.tell(CARD_TAKEN, seat, taken.name)
    else:
        s.tell(CARD_TAKEN_FROM, seat, taken.name, holder)


def move_plague(s: Rattus, region: int) -> None:
    """The plague piece enters a region."""
    start = s.plague
    s.plague = region
    s.tell(PLAGUE_MOVED, s.me, start, region)
