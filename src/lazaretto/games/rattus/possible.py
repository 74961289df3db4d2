"""What makes a position of Rattus possible: whatever comes from outside is held to it before anything is played on.

Ranges are declared with the fields and frames; here it is how they belong together. A view is a position, too, in which
tokens that somebody has seen may have no face.

More is taken for possible than can come about: pieces must add up, but nobody asks how they came to lie there. So a
board without any rat is a position, although there is none while the supply lasts: an example of a rule then shows
what it is about, and nothing else. But whatever is possible can come to an end.
"""

from __future__ import annotations

from lazaretto.games.rattus.board import COLOURS, CUBES, FACES, NOBODY, REGIONS, STARTERS, TOKENS, tokens_removed
from lazaretto.games.rattus.plague import NEUTRAL
from lazaretto.games.rattus.rules import Card
from lazaretto.games.rattus.setup import FIRST_CUBES_EACH
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.tokens import FACE_UP, REGION_OF, RETURNED, STARTER, SUPPLIED, slot_of
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError

MANY = ("first_cubes", "one_more_turn", "ravage")  # steps of which the base game has several in progress


def check(s: Rattus, whole: bool) -> None:
    """Refuse a position that cannot come about; `whole`: every token that somebody has seen has its face."""
    _check_cubes(s)
    _check_slots(s, whole)
    _check_faces(s)
    _check_supply(s)
    _check_cards(s)
    _check_growth(s)
    _check_phase(s)
    _check_seats(s)
    _check_chain(s)
    _check_cards_in_use(s)
    _check_token_in_hand(s)
    _check_counters(s)


def names_of(s: Rattus) -> list[str]:
    """The names of the steps in progress, from the bottom up."""
    return [s.step(f).name for f in s.stack[: s.depth]]


def in_setup(s: Rattus) -> bool:
    """Whether the first turn is still to come."""
    return names_of(s)[:1] == [s.rules.ruleset.programs["game"][-1].name]


# ---------------------------------------------------------------- pieces


def _check_cubes(s: Rattus) -> None:
    for seat in range(s.players):
        out = s.palace[seat] + sum(line[seat] for line in s.cubes)
        if out > CUBES:
            raise PositionError(f"cubes: expected {CUBES} of {COLOURS[seat]} at most; got {out}")


def _check_slots(s: Rattus, whole: bool) -> None:
    everybody = bits.first(s.players) | FACE_UP
    for slot, (origin, face, seen) in enumerate(zip(s.origin, s.face, s.seen, strict=True)):
        where = f"{REGIONS[REGION_OF[slot]]}"
        if origin and slot != slot_of(REGION_OF[slot], 0) and not s.origin[slot - 1]:
            raise PositionError(f"origin: expected the rats of {where} in its first slots; got a gap")
        if seen & ~everybody or (seen and not origin):
            raise PositionError(f"seen: expected players who have looked at a token in {where}; got {seen}")
        if face and not seen:
            raise PositionError(f"face: expected somebody to have seen the token in {where}; got {FACES[face - 1]}")
        if seen and not face and (whole or seen & FACE_UP):
            raise PositionError(f"face: expected that of a token seen in {where}; got none")
        if face and ((origin == STARTER and face > STARTERS) or (origin == RETURNED) > bits.has(s.returned, face - 1)):
            raise PositionError(f"face: expected one that the token in {where} may have; got {FACES[face - 1]}")


def _check_faces(s: Rattus) -> None:
    faces = [face - 1 for face in s.face if face]
    if len(set(faces)) < len(faces):
        raise PositionError(f"face: expected each token once; got {', '.join(FACES[face] for face in faces)}")
    unseen = s.starters | s.ordinary
    if s.ordinary & bits.first(STARTERS) or any(bits.has(unseen, face) for face in faces):
        raise PositionError("ordinary: expected ordinary tokens that nobody has seen; got others")
    laid = [face - 1 for face, origin in zip(s.face, s.origin, strict=True) if face and origin != RETURNED]
    returned = list(s.origin).count(RETURNED)
    if s.returned & unseen or any(bits.has(s.returned, face) for face in laid) or returned > (s.returned > 0):
        raise PositionError("returned: expected used tokens, of which one at most lies on the board; got others")


def _check_supply(s: Rattus) -> None:
    unseen = [origin for face, origin in zip(s.face, s.origin, strict=True) if not face]
    mixed = bits.count(s.starters) - unseen.count(STARTER)
    plain = s.supply + unseen.count(SUPPLIED) - mixed
    at_first = TOKENS - bits.count(s.rules.in_use) - tokens_removed(s.players)
    supplied = list(s.origin).count(SUPPLIED)
    if mixed < 0 or not 0 <= plain <= bits.count(s.ordinary) or s.supply + supplied > at_first:
        raise PositionError(
            f"supply: expected as many tokens as there can be beside those on the board; got {s.supply}, where"
            f" {bits.count(s.starters)} starting and {bits.count(s.ordinary)} ordinary tokens are unseen"
        )


def _check_cards(s: Rattus) -> None:
    if s.in_play & ~s.rules.every_card:
        raise PositionError(f"in_play: expected cards of {s.rules.ruleset.name}; got {s.in_play}")
    if s.in_play != s.rules.every_card and not s.rules.ruleset.selects_cards:
        raise PositionError(f"in_play: expected all cards of {s.rules.ruleset.name}; got {s.in_play}")
    listed = {step.name for steps in s.rules.ruleset.programs.values() for step in steps}
    to_come = in_setup(s) and not listed.union(MANY).issuperset(names_of(s))  # a step is left that may bring some
    if not s.in_play and not to_come:
        raise PositionError("in_play: expected cards in play, or some still to be drawn; got none")
    for card in range(len(s.rules.cards)):
        held: Card = s.rules.cards[card]
        if s.owner[card] != NOBODY and not bits.has(s.in_play, card):
            raise PositionError(f"owner: expected nobody to hold {held.name!r}, which is not in play")
    if s.used & ~s.in_play:
        raise PositionError(f"used: expected cards in play; got {s.used}")


def _check_growth(s: Rattus) -> None:
    """Rats come from rats (RAT-P2), and cubes come to rats (RAT-T7), or by a card to where there are none (RAT-K7).

    There are rats from the start (RAT-S2), and whoever enters the last region with any spreads them before they are
    revealed (RAT-P5), so some are left, or due, until the supply is empty. Without them and such a card no game would
    ever end.
    """
    if not s.infested and not s.due and s.supply and not s.ended and not s.in_play & s.rules.giving:
        raise PositionError("origin: expected a rat, or a card in play that places cubes without any; got neither")


# ---------------------------------------------------------------- what is in progress


def _check_phase(s: Rattus) -> None:
    """The last steps of set-up, turn and final lie at the bottom, and what is over or to come agrees with that."""
    programs = s.rules.ruleset.programs
    last = {program: programs[program][-1].name for program in ("game", "turn", "final")}
    names = names_of(s)
    for name in names[1:]:
        if name in last.values():
            raise PositionError(f"stack: expected {name} at the bottom only")
    for name in {step.name for steps in programs.values() for step in steps}:
        if names.count(name) > 1:
            raise PositionError(f"stack: expected {name} once at most")
    resolved = s.me == NOBODY  # all rats are being resolved, or have been
    bottom = names[0] if names else ""
    over = bottom in ("", "ravage") if resolved else False
    if bottom not in last.values() and not over:
        raise PositionError(f"stack: expected a set-up, a turn or an end in progress; got {bottom or 'nothing'}")
    if (s.ended != 0) != (over or bottom == last["final"]):
        raise PositionError(f"ended: expected a reason for the end just where the game is ending; got {s.ended}")
    if resolved and (not s.ended or "reckoning" in names):
        raise PositionError("me: expected a player in turn until all rats are resolved; got nobody")


def _check_seats(s: Rattus) -> None:
    """Whoever is in turn is asked; in the final round the others wait in their order."""
    if in_setup(s):
        _check_first_cubes(s)
        return
    at_the_end = [step.name for step in s.rules.ruleset.programs["final"]]
    waiting: list[int] = []
    for f in s.stack[: s.depth]:
        name, seat = s.step(f).name, bits.seat(f)
        if name == "one_more_turn":
            waiting.append(seat)
        elif seat != (s.last if name in at_the_end else s.me):
            raise PositionError(f"stack: {name}: expected it of the player in turn; got it of {seat}")
    if not s.ended or s.me == NOBODY:
        expected = not waiting
    else:
        order = [(s.last + k) % s.players for k in range(1, s.players)]
        next_ = order[len(waiting)] if len(waiting) < len(order) else s.last
        expected = waiting == order[: len(waiting)] and s.me in (next_, s.last)
    if not expected:
        raise PositionError(f"stack: expected the players who wait for the final round in their order; got {waiting}")


def _check_first_cubes(s: Rattus) -> None:
    names = names_of(s)
    frames = [bits.seat(f) for f in s.stack[: s.depth] if s.step(f).name == "first_cubes"]
    for seat in range(s.players):
        to_come = 2 if "first_placements" in names else frames.count(seat)
        out = sum(line[seat] for line in s.cubes)
        if out != FIRST_CUBES_EACH * (2 - to_come) or s.palace[seat] or s.used or s.own[seat]:
            raise PositionError(f"cubes: expected what {COLOURS[seat]} has placed at the start; got {out}")


def _check_chain(s: Rattus) -> None:
    """Beside the steps of programs and those of which there are many, one is in progress, or one and what it pushed."""
    listed = {step.name for steps in s.rules.ruleset.programs.values() for step in steps}
    chain = [s.step(f) for f in s.stack[: s.depth]]
    while chain and not in_setup(s) and any(step.name in listed or step.name in MANY for step in chain):
        del chain[0]
    if in_setup(s) or len(chain) < 2:
        return
    lower, upper = chain[0], chain[1]
    together = lower.name in upper.during or set(lower.during) & set(upper.during) - {"act", "final_act"}
    if len(chain) > 2 or lower is upper or not together:
        raise PositionError(f"stack: expected one act at a time; got {', '.join(step.name for step in chain)}")


def _check_cards_in_use(s: Rattus) -> None:
    """The steps of a card, which have its name before a dot, are those of its holder; so is no card of other rules."""
    listed = {step.name for steps in s.rules.ruleset.programs.values() for step in steps}
    cards = {card.name.replace("-", "_"): card.id for card in s.rules.deck}
    for f in s.stack[: s.depth]:
        name = s.step(f).name
        card = name.partition(".")[0]
        if "." in name and name not in listed and (card not in cards or s.owner[cards[card]] != bits.seat(f)):
            raise PositionError(f"stack: {name}: expected it of whoever holds that card")


def _check_token_in_hand(s: Rattus) -> None:
    """A token lies face up from its revealing until it is applied, in the region that is devastated."""
    names = names_of(s)
    ravages = [f for f in s.stack[: s.depth] if s.step(f).name == "ravage"]
    for f in ravages:
        if bits.arg(f) != (s.me == NOBODY):
            raise PositionError("stack: ravage: expected the resolution of all rats in nobody's turn only")
    if len({bits.place(f) for f in ravages}) < len(ravages) or len(ravages) > (len(REGIONS) if s.me == NOBODY else 1):
        raise PositionError("stack: expected each region to be devastated once")
    revealed = "apply_token" in names and "reveal_token" not in names
    for slot, seen in enumerate(s.seen):
        if bool(seen & FACE_UP) != (revealed and slot == s.drawn):
            raise PositionError("seen: expected just the token that is applied to lie face up")
    if "apply_token" in names and (
        names[names.index("apply_token") - 1 :][:1] != ["ravage"] or bits.place(ravages[-1]) != REGION_OF[s.drawn]
    ):
        raise PositionError("drawn: expected a token of the region that is devastated")


def _check_counters(s: Rattus) -> None:
    names = names_of(s)
    if s.due and ("spread" not in names or "move_plague" in names):
        raise PositionError(f"due: expected nothing to spread; got {s.due}")
    if s.neutral not in (0, NEUTRAL) and s.neutral not in {card.neutral for card in s.rules.deck}:
        raise PositionError(f"neutral: expected what the plague piece may count as; got {s.neutral}")
