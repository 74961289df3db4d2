"""The Shaman (Magic)."""

from __future__ import annotations

from typing import Any, ClassVar

from lazaretto.games.rattus.board import MOST_RATS, REGIONS
from lazaretto.games.rattus.choices import MOVE_RAT, RAT_TO
from lazaretto.games.rattus.events import RAT_MOVED
from lazaretto.games.rattus.mercatus.board import SHAMAN
from lazaretto.games.rattus.mercatus.carrying import Carrier, no_good_on, not_a_region_of, on_card
from lazaretto.games.rattus.mercatus.choices import MOVE_NO_MORE
from lazaretto.games.rattus.mercatus.goods import goods
from lazaretto.games.rattus.reasons import no_room, no_such_token
from lazaretto.games.rattus.rules import STEPS
from lazaretto.games.rattus.state import SLOT, Rattus
from lazaretto.games.rattus.tokens import FIRST_SLOT, REGION_OF, SLOTS, nth_of, slot_of, slots_in
from lazaretto.games.rattus.verbs import set_rats
from lazaretto.kernel import bits
from lazaretto.kernel.event import Reason
from lazaretto.kernel.fields import of
from lazaretto.kernel.step import Step, answer_bits, number


class Shaman(Carrier):
    """Redistribute, unseen, the rats of the regions that show the kind on the card (MER-K10, MER-K19)."""

    name = "shaman"
    rules = ("MER-K10", "MER-K13", "MER-K19", "MER-E3")
    rule_at_end = "MER-E3"

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
    here = region + 1
    n = 0
    for goal in g.goal:
        if goal == here:
            n += 1
    return n


def open_to(s: Rattus) -> int:
    """The regions to which he can send another token."""
    regions = 0
    for region in bits.each(circle(s)):
        if sent_to(s, region) < MOST_RATS:
            regions |= bits.bit(region)
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
        return slots & ~slots_of(bits.low(regions))
    return slots if regions else 0


def fits(s: Rattus) -> bool:
    """Whether no region would have more than three rats."""
    slots = unsent(s)
    for region in bits.each(circle(s)):
        if sent_to(s, region) + bits.count(slots & slots_of(region)) > MOST_RATS:
            return False
    return True


def slots_of(region: int) -> int:
    """All slots of a region, as a set."""
    return bits.first(MOST_RATS) << FIRST_SLOT[region]


def redistribute(s: Rattus) -> None:
    """All tokens go at once where he sends them, with all that is known of them; the others stay (MER-K19)."""
    g = goods(s)
    origin, face, seen = [0] * SLOTS, [0] * SLOTS, [0] * SLOTS
    count = [0] * 12
    for sent in range(2):  # first those that stay, then those that come
        for slot in range(SLOTS):
            if s.origin[slot] and (g.goal[slot] > 0) == (sent > 0):
                region = g.goal[slot] - 1 if sent else REGION_OF[slot]
                new = slot_of(region, count[region])
                count[region] += 1
                origin[new], face[new], seen[new] = s.origin[slot], s.face[slot], s.seen[slot]
                if sent:
                    s.tell(RAT_MOVED, s.me, REGION_OF[slot], region, nth_of(slot))
    for slot in range(SLOTS):
        s.origin[slot], s.face[slot], s.seen[slot] = origin[slot], face[slot], seen[slot]
        g.goal[slot] = 0
    for region in range(12):
        set_rats(s, region, count[region])


class ShamanTakes(Step[Rattus]):
    """Which token goes elsewhere, or no more (MER-K10, MER-K19)."""

    name = "shaman.takes"
    rules = ("MER-K10", "MER-K19")
    answers: ClassVar = answer_bits(MOVE_RAT, [MOVE_NO_MORE])
    during = ("act", "final_act")

    def ask(self, s: Rattus, f: int) -> int:
        return movable(s) | (bits.bit(SLOTS) if fits(s) else 0)

    def answer(self, s: Rattus, f: int, i: int) -> None:
        if i == SLOTS:
            redistribute(s)
        else:
            s.push_frame(f)
            s.push(SHAMAN_PUTS, s.me, 0, i)

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i == SLOTS:
            return Reason("region-would-overflow", "MER-K10")
        region = REGION_OF[i]
        if not bits.has(slots_in(s, s.infested), i):
            return no_such_token(s, i, "MER-K10")
        if not bits.has(circle(s), region):
            return not_a_region_of(s, region, SHAMAN, "MER-K10")
        if goods(s).goal[i]:
            return Reason("token-sent-already", "MER-K10", {"region": REGIONS[region]})
        return Reason("other-regions-full", "MER-K10", {"region": REGIONS[region]})

    def lacks(self, s: Any, f: int) -> str:
        return no_good_on(s, SHAMAN)


class ShamanPuts(Step[Rattus]):
    """Where it goes: another region of that kind to which fewer than three were sent (MER-K10); place: the token."""

    name = "shaman.puts"
    rules = ("MER-K10", "MER-K19")
    answers: ClassVar = answer_bits(RAT_TO)
    place = of(SLOT)
    during = ("shaman.takes",)

    def ask(self, s: Rattus, f: int) -> int:
        return open_to(s) & ~bits.bit(REGION_OF[bits.place(f)])

    def answer(self, s: Rattus, f: int, i: int) -> None:
        goods(s).goal[bits.place(f)] = i + 1

    def why_not(self, s: Any, f: int, i: int) -> Reason:
        if i == REGION_OF[bits.place(f)]:
            return Reason("same-region", "MER-K10", {"region": REGIONS[i]})
        if bits.has(circle(s), i):
            return no_room(i, "MER-K10")
        return not_a_region_of(s, i, SHAMAN, "MER-K10")

    def lacks(self, s: Any, f: int) -> str:
        if no_good_on(s, SHAMAN):
            return no_good_on(s, SHAMAN)
        return "" if bits.has(unsent(s), bits.place(f)) else "expected a token that can still be sent elsewhere"


SHAMAN_TAKES = number(ShamanTakes(), STEPS)
SHAMAN_PUTS = number(ShamanPuts(), STEPS)
