"""The Shaman (Magic)."""

from __future__ import annotations

from typing import ClassVar

from lazaretto.games.rattus.board import MOST_RATS, REGIONS
from lazaretto.games.rattus.choices import MOVE_RAT, RAT_TO
from lazaretto.games.rattus.mercatus.board import SHAMAN
from lazaretto.games.rattus.mercatus.carrying import Carrier, not_a_region_of, on_card
from lazaretto.games.rattus.mercatus.choices import MOVE_NO_MORE
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.reasons import no_room, no_such_token
from lazaretto.games.rattus.state import STEPS, Rattus, Step
from lazaretto.games.rattus.tokens import SLOTS, slots_in
from lazaretto.games.rattus.verbs import set_rats
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.step import lay, number


class Shaman(Carrier):
    """Redistribute, unseen, the rats of the regions that show the kind on the card (MER-K10, MER-K19)."""

    name = "shaman"
    rules = ("MER-K10", "MER-K13", "MER-K19", "MER-E3")

    def usable(self, s: Rattus) -> bool:
        regions = self.regions(s)
        return bits.count(regions) > 1 and (regions & s.infested) != 0

    def play(self, s: Rattus) -> None:
        s.push(SHAMAN_TAKES, s.me, 0, 0)

    def why_not_with_good(self, s: Rattus) -> Reason:
        return Reason("no-rat-to-redistribute", "MER-K10", {"good": on_card(s, self.id)})


# The tokens stay where they are until he has done: two full regions could not exchange tokens one by one. He names a
# token, then where it goes; each token once. However many he sends to a region, the others may still leave it, so a
# region can be named until three have been sent there, and he may stop when no region would have more than three.


def circle(s: Rattus) -> int:
    """The regions among which he redistributes."""
    g = goods(s)
    return g.shown[g.on[SHAMAN] - 1] & s.rules.in_use


def sent_to(s: Rattus, region: int) -> int:
    """How many tokens he has sent to a region so far."""
    g = goods(s)
    n = 0
    for slot in range(SLOTS):
        if g.goal[slot] == region + 1:
            n += 1
    return n


def open_to(s: Rattus) -> int:
    """The regions to which he can send another token."""
    regions = 0
    left = circle(s)
    while left:
        r = bits.low(left)
        left &= left - 1
        if sent_to(s, r) < MOST_RATS:
            regions |= bits.bit(r)
    return regions


def unsent(s: Rattus) -> int:
    """The tokens of those regions that he has not sent anywhere, as a set of slots."""
    g = goods(s)
    slots = slots_in(s, circle(s))
    for slot in range(SLOTS):
        if g.goal[slot]:
            slots &= ~bits.bit(slot)
    return slots


def movable(s: Rattus) -> int:
    """Those that can be sent to another region."""
    regions = open_to(s)
    slots = unsent(s)
    if bits.count(regions) == 1:
        return slots & ~(bits.first(MOST_RATS) << bits.low(regions) * MOST_RATS)
    return slots if regions else 0


def fits(s: Rattus) -> bool:
    """Whether no region would have more than three rats."""
    left = circle(s)
    slots = unsent(s)
    while left:
        r = bits.low(left)
        left &= left - 1
        if sent_to(s, r) + bits.count(slots & bits.first(MOST_RATS) << r * MOST_RATS) > MOST_RATS:
            return False
    return True


def redistribute(s: Rattus) -> None:
    """All tokens go at once where he sends them, with all that is known of them; the others stay (MER-K19)."""
    g = goods(s)
    origin, face, seen = [0] * 36, [0] * 36, [0] * 36
    count = [0] * 12
    for sent in range(2):  # first those that stay, then those that come
        for slot in range(SLOTS):
            if s.origin[slot] and (g.goal[slot] > 0) == (sent > 0):
                region = g.goal[slot] - 1 if sent else slot // MOST_RATS
                new = region * MOST_RATS + count[region]
                count[region] += 1
                origin[new], face[new], seen[new] = s.origin[slot], s.face[slot], s.seen[slot]
                if sent and s.sink is not None:
                    start, nth = REGIONS[slot // MOST_RATS], slot % MOST_RATS + 1
                    s.tell("rat-moved", seat=s.me, start=start, region=REGIONS[region], nth=nth)
    for slot in range(SLOTS):
        s.origin[slot], s.face[slot], s.seen[slot] = origin[slot], face[slot], seen[slot]
        g.goal[slot] = 0
    for region in range(12):
        set_rats(s, region, count[region])


class ShamanTakes(Step):
    """Which token goes elsewhere, or no more (MER-K10, MER-K19)."""

    name = "shaman.takes"
    rules = ("MER-K10", "MER-K19")
    answers: ClassVar = lay(MOVE_RAT, [MOVE_NO_MORE])

    def ask(self, s: Rattus, f: int) -> int:
        return movable(s) | (bits.bit(SLOTS) if fits(s) else 0)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i == SLOTS:
            redistribute(s)
        else:
            s.again(f)
            s.push(SHAMAN_PUTS, s.me, 0, i)

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        if i == SLOTS:
            return Reason("region-would-overflow", "MER-K10")
        region = i // MOST_RATS
        if not slots_in(s, s.infested) >> i & 1:
            return no_such_token(s, i, "MER-K10")
        if not circle(s) >> region & 1:
            return not_a_region_of(s, region, SHAMAN, "MER-K10")
        if goods(s).goal[i]:
            return Reason("token-sent-already", "MER-K10", {"region": REGIONS[region]})
        return Reason("other-regions-full", "MER-K10", {"region": REGIONS[region]})


class ShamanPuts(Step):
    """Where it goes: another region of that kind to which fewer than three were sent (MER-K10); at: the token."""

    name = "shaman.puts"
    rules = ("MER-K10", "MER-K19")
    answers: ClassVar = lay(RAT_TO)

    def ask(self, s: Rattus, f: int) -> int:
        return open_to(s) & ~bits.bit(bits.at(f) // MOST_RATS)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        goods(s).goal[bits.at(f)] = i + 1

    def why_not(self, s: Rattus, f: int, i: int) -> Reason:
        if i == bits.at(f) // MOST_RATS:
            return Reason("same-region", "MER-K10", {"region": REGIONS[i]})
        if circle(s) >> i & 1:
            return no_room(i, "MER-K10")
        return not_a_region_of(s, i, SHAMAN, "MER-K10")


SHAMAN_TAKES = number(ShamanTakes(), STEPS)
SHAMAN_PUTS = number(ShamanPuts(), STEPS)
