"""The only writers of the board. They keep the sets that repeat what the pieces say, and tell whoever listens."""

from __future__ import annotations

from lazaretto.games.rattus.board import CLASSES, FACES, MOST_RATS, NOBODY, REGIONS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FACE_UP, RETURNED, SUPPLIED, used_tokens
from lazaretto.kernel import bits
from lazaretto.kernel.event import EVERYBODY, all_but, only

# ---------------------------------------------------------------- cubes


def set_cubes(s: Rattus, region: int, seat: int, n: int) -> None:
    """Let a seat have n cubes in a region."""
    s.total[region] += n - s.cubes[region * 4 + seat]
    s.cubes[region * 4 + seat] = n
    if n:
        s.has[seat] |= bits.bit(region)
    else:
        s.has[seat] &= ~bits.bit(region)


def place_cubes(s: Rattus, region: int, seat: int, n: int) -> None:
    """Cubes from the reserve into a region."""
    s.reserve[seat] -= n
    set_cubes(s, region, seat, s.cubes[region * 4 + seat] + n)
    if s.sink is not None:
        s.tell("cubes-placed", seat=seat, region=REGIONS[region], count=n)


def move_cubes(s: Rattus, seat: int, start: int, goal: int, n: int) -> None:
    """Cubes from one region to another."""
    set_cubes(s, start, seat, s.cubes[start * 4 + seat] - n)
    set_cubes(s, goal, seat, s.cubes[goal * 4 + seat] + n)
    if s.sink is not None:
        s.tell("cubes-moved", seat=seat, start=REGIONS[start], region=REGIONS[goal], count=n)


def move_to_palace(s: Rattus, seat: int, region: int) -> None:
    """One cube from a region to the palace, where nothing can happen to it (RAT-C5, RAT-D9)."""
    set_cubes(s, region, seat, s.cubes[region * 4 + seat] - 1)
    s.palace[seat] += 1
    if s.sink is not None:
        s.tell("cube-to-palace", seat=seat, region=REGIONS[region])


def place_in_palace(s: Rattus, seat: int) -> None:
    """One cube from the reserve straight into the palace."""
    s.reserve[seat] -= 1
    s.palace[seat] += 1
    if s.sink is not None:
        s.tell("cube-placed-in-palace", seat=seat)


def lose_cube(s: Rattus, region: int, seat: int) -> int:
    """One cube back to its owner's reserve (RAT-D7); the seat as a set, or nobody if it had none there."""
    n = s.cubes[region * 4 + seat]
    if n == 0:
        return 0
    s.reserve[seat] += 1
    set_cubes(s, region, seat, n - 1)
    if s.sink is not None:
        s.tell("cube-lost", seat=seat, region=REGIONS[region])
    return bits.bit(seat)


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
    s.origin[region * 3 + n] = origin
    set_rats(s, region, n + 1)


def supply_rat(s: Rattus, region: int) -> None:
    """One token, unseen, from the supply into a region (RAT-P2)."""
    s.supply -= 1
    add_rat(s, region, SUPPLIED)
    if s.sink is not None:
        s.tell("rat-added", region=REGIONS[region], count=s.supply)


def return_rat(s: Rattus, region: int) -> None:
    """One of the used tokens, at random and unseen, into a region; which one is drawn when somebody looks."""
    s.returned = used_tokens(s)
    add_rat(s, region, RETURNED)
    if s.sink is not None:
        s.tell("rat-returned", region=REGIONS[region])


def copy_slot(s: Rattus, start: int, goal: int) -> None:
    """Put the token of one slot into another, with all that is known of it (RAT-K9)."""
    s.origin[goal] = s.origin[start]
    s.face[goal] = s.face[start]
    s.seen[goal] = s.seen[start]


def remove_rat(s: Rattus, slot: int) -> None:
    """Take a token off the board; the last one of its region moves up."""
    region = slot // 3
    n = s.rats[region] - 1
    last = region * 3 + n
    copy_slot(s, last, slot)
    s.origin[last] = 0
    s.face[last] = 0
    s.seen[last] = 0
    set_rats(s, region, n)


def move_rat(s: Rattus, slot: int, region: int) -> None:
    """Move a token, unseen, to another region."""
    goal = region * 3 + s.rats[region]
    set_rats(s, region, s.rats[region] + 1)
    copy_slot(s, slot, goal)
    remove_rat(s, slot)
    if s.sink is not None:
        s.tell("rat-moved", seat=s.me, start=REGIONS[slot // 3], region=REGIONS[region], nth=slot % 3 + 1)


def swap_rats(s: Rattus, a: int, b: int) -> None:
    """Exchange two tokens."""
    origin, face, seen = s.origin[a], s.face[a], s.seen[a]
    copy_slot(s, b, a)
    s.origin[b], s.face[b], s.seen[b] = origin, face, seen
    if s.sink is not None:
        s.tell("rats-swapped", seat=s.me, start=REGIONS[a // 3], region=REGIONS[b // 3])


def look(s: Rattus, slot: int, seat: int) -> None:
    """A seat sees a token, in private (RAT-K8); everybody sees which token it is (RAT-K11)."""
    if not s.seen[slot] >> seat & 1:
        s.seen[slot] |= bits.bit(seat)
        s.learned += 1
    if s.sink is not None:
        region, nth = REGIONS[slot // 3], slot % 3 + 1
        s.tell("token-looked-at", all_but(seat), seat=seat, region=region, nth=nth)
        s.tell("token-seen", only(seat), seat=seat, region=region, nth=nth, **describe(s, s.face[slot] - 1))


def turn_up(s: Rattus, slot: int) -> None:
    """Reveal a token to everybody (RAT-D8)."""
    s.seen[slot] |= FACE_UP
    s.learned += 1
    if s.sink is not None:
        s.tell("token-revealed", EVERYBODY, region=REGIONS[slot // 3], **describe(s, s.face[slot] - 1))


def describe(s: Rattus, token: int) -> dict[str, int | str]:
    """A token's face in words' reach."""
    symbols = ",".join(CLASSES[k] for k in bits.members(s.rules.classes[token]))
    return {
        "token": FACES[token],
        "limit": s.rules.limit[token],
        "majority": s.rules.majority[token],
        "all": s.rules.all[token],
        "classes": symbols,
    }


# ---------------------------------------------------------------- cards and the plague piece


def take_card(s: Rattus, seat: int, card: int) -> None:
    """A card from beside the board or from its holder (RAT-T2)."""
    holder = s.owner[card]
    s.own[holder] &= ~bits.bit(card)
    s.owner[card] = seat
    s.own[seat] |= bits.bit(card)
    if s.sink is not None:
        name = s.rules.cards[card].name
        if holder == NOBODY:
            s.tell("card-taken", seat=seat, card=name)
        else:
            s.tell("card-taken-from", seat=seat, card=name, holder=holder)


def move_plague(s: Rattus, region: int) -> None:
    """The plague piece enters a region."""
    start = s.plague
    s.plague = region
    if s.sink is not None:
        s.tell("plague-moved", seat=s.me, start=REGIONS[start], region=REGIONS[region])
