"""What makes a position possible: the pieces add up, and they are as far as the steps in progress have brought them.

A position that passes can be played on to the end. `whole` is False for a view, from which secrets have been taken
out; what everybody knows must be right in it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lazaretto.games.notre_dame.board import (
    BROWN,
    CHARACTERS,
    COINS,
    COLOURS,
    CUBES,
    EDGE,
    HAND,
    KINDS,
    PERIOD,
    ROUNDS,
    SQUARES,
)
from lazaretto.games.notre_dame.hands import colour_at, slot_of
from lazaretto.games.notre_dame.state import BEST_ROUND, UNKNOWN, NotreDame, square_of
from lazaretto.kernel import bits
from lazaretto.kernel.errors import PositionError

PLAYED = 2  # cards of a hand in a round (NDM-R4)
SHOWN = 2  # brown characters in a round (NDM-R1)
DOCTOR = CHARACTERS.index("doctor")

# What a card or a character may ask of whoever has played or paid it.
BY_A_CARD = ("place_cube", "enter_sector", "drive", "take_benefit", "donate")
BY_A_CHARACTER = (
    "take_benefit", "drive", "bishop.puts", "jester.takes", "jester.puts", "minstrel.from", "minstrel.to",
    "minstrel.how_many",
)  # fmt: skip


class Frame(NamedTuple):
    """A step in progress."""

    step: str
    seat: int
    arg: int
    place: int


class Progress(NamedTuple):
    """How far the game has come, as its steps in progress say."""

    next: str  # the step of the round that comes next, above which the others lie; "": none
    others: Sequence[Frame]  # from the bottom up


def check(s: NotreDame, whole: bool) -> None:
    """Refuse a position that cannot come about."""
    progress = _progress(s)
    _check_pieces(s, whole)
    _check_messages(s, progress)
    _check_steps(s, progress)
    _check_characters(s, progress)
    _check_draft(s, progress)
    _check_known(s, whole)


def _expect(holds: bool, field: str, expected: str, found: object) -> None:
    if not holds:
        raise PositionError(f"{field}: expected {expected}; got {found}")


def _seats_in_turn(s: NotreDame) -> list[int]:
    """As their steps lie on the stack: whose turn comes last is at the bottom (NDM-R12)."""
    return [(s.bell + k) % s.players for k in range(s.players - 1, -1, -1)]


# ---------------------------------------------------------------- pieces


def _check_pieces(s: NotreDame, whole: bool) -> None:
    """Coins and cubes (NDM-C4, NDM-C7), and no more points than can have been gained."""
    _expect(sum(s.coins) + s.treasury == COINS, "coins", f"{COINS} in all", sum(s.coins))
    for seat in range(s.players):
        cubes = s.supply[seat] + s.general[seat] + sum(s.cubes[seat])
        _expect(cubes == CUBES, "cubes", f"{CUBES} of {COLOURS[seat]}", cubes)
        most = BEST_ROUND * (s.round + 1)
        _expect(s.points[seat] <= most, "points", f"at most {most} by now", s.points[seat])
        if s.points[seat] == UNKNOWN:
            seen = whole or s.round == ROUNDS or s.rules.witnesses[seat] < 0
            _expect(not seen, "points", "points that are not hidden", "unknown ones")


def _check_messages(s: NotreDame, progress: Progress) -> None:
    """Four of each colour in play, on different squares of its quarter until they are taken (NDM-C5, NDM-S3)."""
    steps = [frame.step for frame in progress.others]
    yet_to_lie = {frame.place for frame in progress.others if frame.step == "lay_message"}
    if "lay_messages" in steps:
        yet_to_lie = {square_of(colour, k) for colour in range(s.rules.colours) for k in range(1, EDGE + 1)}
    message = list(s.message)
    for colour in range(s.rules.colours):
        squares = [square_of(colour, k) for k in range(len(SQUARES))]
        lying = [message[square] for square in squares if message[square]]
        taken = sum(line[colour] for line in s.taken)
        waiting = len(yet_to_lie & set(squares))
        _expect(message[squares[0]] == 0, "message", "none in the centre of a quarter", message[squares[0]])
        _expect(len(set(lying)) == len(lying), "message", f"each message of {COLOURS[colour]} once", lying)
        total = len(lying) + taken + waiting
        _expect(total == EDGE, "messages", f"{EDGE} of {COLOURS[colour]}, on the board and taken", total)
        _expect(taken == 0 or not yet_to_lie, "taken", "none before all messages lie", taken)
    _expect(not any(message[k] for k in yet_to_lie), "message", "none where one is still to be laid", "one")


# ---------------------------------------------------------------- steps in progress


def _progress(s: NotreDame) -> Progress:
    frames = [Frame(s.step(f).name, bits.seat(f), bits.arg(f), bits.place(f)) for f in s.stack[: s.depth]]
    of_round = [step.name for step in reversed(s.layout.ruleset.programs["round"])]
    k = 0
    while k < min(len(frames), len(of_round)) and frames[k].step == of_round[k]:
        k += 1
    return Progress(of_round[k - 1] if k else "", frames[k:])


def _check_steps(s: NotreDame, progress: Progress) -> None:
    """Whose steps are in progress, in which order, and in which rounds that can be."""
    steps = [frame.step for frame in progress.others]
    seats = [frame.seat for frame in progress.others]
    last_first = _seats_in_turn(s)
    fits = not steps
    if progress.next == "":
        if s.round == ROUNDS:
            fits = steps in ([], ["gather_cards"], ["gather_cards", "score_cathedral"])
        else:
            fits = s.round == 0 and _is_setup(s, progress.others)
    elif s.round == ROUNDS:
        fits = False
    elif progress.next == "show_characters":
        after = s.round % PERIOD == 0 and s.round > 0
        fits = fits or (after and steps in (["gather_cards"], ["gather_cards", "score_cathedral"]))
    elif progress.next == "draw_cards":
        numbers = [(frame.step, frame.arg, frame.place) for frame in progress.others]
        letter = ("show_character", 1, 1 + s.round // PERIOD)
        brown = [[("show_character", n, BROWN)] for n in range(1, SHOWN + 1)]
        fits = fits or numbers in ([letter], *([letter, *more] for more in brown))
    elif progress.next == "draft":
        whole_hands = all(frame.arg == HAND for frame in progress.others[:-1])
        fits = set(steps) <= {"draw_card"} and seats == last_first[: len(seats)] and whole_hands
    elif progress.next == "play_cards":
        fits = fits or _is_draft(progress.others, last_first)
    elif progress.next == "hire_characters":
        turns = [("play_card", seat, n) for n in (1, 0) for seat in last_first]
        fits = _are_turns([(frame.step, frame.seat, frame.arg) for frame in progress.others], turns, BY_A_CARD)
    elif progress.next == "plague":
        turns = [("hire", seat, 0) for seat in last_first]
        fits = _are_turns(
            [(frame.step, frame.seat, 0 if frame.step in BY_A_CHARACTER else frame.arg) for frame in progress.others],
            turns,
            BY_A_CHARACTER,
        )
    elif progress.next == "end_round":
        struck = [seat for seat in last_first if seat in seats]
        fits = set(steps) <= {"lose_cube"} and seats == struck
    if not fits:
        above = f" above {progress.next}" if progress.next else ""
        shown = ", ".join(f"{frame.step}@{COLOURS[frame.seat]}" for frame in progress.others) or "none"
        raise PositionError(f"stack: expected the steps of round {s.round + 1} in their order{above}; got {shown}")


def _is_setup(s: NotreDame, frames: Sequence[Frame]) -> bool:
    """The bell-ringer is given, then messages are laid from the first square to the last."""
    steps = [frame.step for frame in frames]
    if steps in (["first_round"], ["first_round", "lay_messages"], ["first_round", "lay_messages", "bell_ringer"]):
        return True
    squares = [square_of(colour, k) for colour in range(s.rules.colours) for k in range(1, EDGE + 1)]
    laid = [frame.place for frame in frames[1:]]
    in_order = laid == squares[::-1][: len(laid)]
    return steps[:1] == ["first_round"] and set(steps[1:]) == {"lay_message"} and in_order


def _is_draft(frames: Sequence[Frame], last_first: Sequence[int]) -> bool:
    """Those who are asked at once may lie in any order, since the one who answers is turned to."""
    firsts = [frame.seat for frame in frames if frame.step == "keep_first"]
    seconds = [frame.seat for frame in frames if frame.step == "keep_second"]
    steps = [frame.step for frame in frames]
    for asked in (firsts, seconds):
        if len(set(asked)) < len(asked):
            return False
    if "pass_two" in steps:
        expected = ["pass_one", *["keep_second"] * len(last_first), "pass_two", *["keep_first"] * len(firsts)]
        return steps == expected and seconds == last_first
    return steps == ["pass_one", *["keep_second"] * len(seconds)]


def _are_turns(
    frames: Sequence[tuple[str, int, int]], turns: Sequence[tuple[str, int, int]], asking: Iterable[str]
) -> bool:
    """The turns that are still to come, and perhaps what is asked of the one whose turn it is."""
    k = 0
    while k < len(frames) and k < len(turns) and frames[k] == turns[k]:
        k += 1
    if k == len(frames):
        return True
    step, seat, _ = frames[k]
    return k + 1 == len(frames) and k < len(turns) and step in asking and seat == turns[k][1]


# ---------------------------------------------------------------- characters


def _check_characters(s: NotreDame, progress: Progress) -> None:
    """Two brown ones and one of the period's letter in every round, each once in its deck's time (NDM-R1, NDM-R11)."""
    steps = [frame.step for frame in progress.others]
    brown, letter = SHOWN, 1
    if progress.next in ("", "show_characters"):
        brown = letter = 0
    elif progress.next == "draw_cards" and progress.others:
        brown = SHOWN - sum(frame.arg for frame in progress.others if frame.place == BROWN)
        letter = 0
    third = PERIOD if "gather_cards" in steps else s.round % PERIOD
    period = min(s.round, ROUNDS - 1) // PERIOD if "gather_cards" not in steps else s.round // PERIOD - 1
    over = s.round == ROUNDS and "gather_cards" not in steps
    _expect(not s.fresh & s.display, "fresh", "nobody who is on display", _names(s.fresh & s.display))
    for deck, members in enumerate(s.rules.of_deck):
        shown, left = bits.count(s.display & members), bits.count(s.fresh & members)
        if deck == BROWN:
            now, rest = brown, bits.count(members) - SHOWN * (0 if over else third) - brown
        elif deck == 1 + period:
            now, rest = letter, 0 if over else PERIOD - third - letter
        else:
            now, rest = 0, 0 if deck <= period else PERIOD
        _expect(shown == now, "display", f"{now} of {_names(members)}", shown)
        _expect(left == rest, "fresh", f"{rest} of {_names(members)}", left)
    _check_spared(s, progress)


def _check_spared(s: NotreDame, progress: Progress) -> None:
    """Only who has had his turn to pay can have paid the Doctor (NDM-H6)."""
    paid = 0
    if bits.has(s.display, DOCTOR) and progress.next in ("plague", "end_round"):
        waiting = [frame.seat for frame in progress.others if frame.step != "lose_cube"]
        paid = bits.first(s.players) & ~sum(bits.bit(seat) for seat in set(waiting))
    _expect(not s.spared & ~paid, "spared", "seats that have paid the Doctor", s.spared)


def _names(characters: int) -> str:
    return ", ".join(CHARACTERS[k] for k in bits.members(characters))


# ---------------------------------------------------------------- action cards


def _check_draft(s: NotreDame, progress: Progress) -> None:
    """Which slots have a card, how many cards are on the way, and how many of each hand have been played."""
    steps = [frame.step for frame in progress.others]
    finished = PERIOD if "gather_cards" in steps else s.round % PERIOD
    held, stages = _passed(s, progress)
    filled = 0
    for colour in range(s.players):
        for third in range(finished):
            filled |= bits.first(HAND) << slot_of(colour, third, 0)
        filled |= stages[colour] << slot_of(colour, s.round % PERIOD, 0) if finished < PERIOD else 0
    _expect(list(s.held[: s.players]) == held, "held", f"{held}", list(s.held[: s.players]))
    _expect(s.filled == filled, "filled", f"{filled}", s.filled)
    _expect(not s.up & ~s.filled, "up", "only slots with a card", s.up)
    to_play = [frame.seat for frame in progress.others if frame.step == "play_card"]
    for seat in range(s.players):
        played = PLAYED - to_play.count(seat) if progress.next in ("hire_characters", "plague", "end_round") else 0
        for third in range(PERIOD):
            slots = [slot_of(colour_at(s, seat, stage), third, stage) for stage in range(HAND)]
            expected = PLAYED if third < finished else played if third == finished else 0
            up = sum(bits.has(s.up, slot) for slot in slots)
            _expect(up == expected, "up", f"{expected} of {COLOURS[seat]} in round {third + 1} of the period", up)


def _passed(s: NotreDame, progress: Progress) -> tuple[list[int], list[int]]:
    """By colour: how many of this round's cards are in no slot yet, and the set of the stages whose slots have one."""
    nothing, all_passed = [0] * s.players, [bits.first(HAND)] * s.players
    if progress.next in ("", "show_characters", "draw_cards"):
        return nothing, nothing
    if progress.next == "draft":
        held = [HAND] * s.players
        for frame in progress.others:
            held[frame.seat] = HAND - frame.arg
        return held, nothing
    if progress.next != "play_cards" or not progress.others:
        return nothing, all_passed
    steps = [frame.step for frame in progress.others]
    first = [frame.seat for frame in progress.others if frame.step == "keep_first"]
    second = [colour_at(s, frame.seat, 1) for frame in progress.others if frame.step == "keep_second"]
    if "pass_two" in steps:
        stages = [0 if colour in first else bits.first(1) for colour in range(s.players)]
    else:
        stages = [bits.first(1) if colour in second else bits.first(2) for colour in range(s.players)]
    return [HAND - bits.count(kept) for kept in stages], stages


def _check_known(s: NotreDame, whole: bool) -> None:
    """Each card is in one place. In a view cards may be unknown, but for those face up."""
    cards = list(s.slot)
    for colour in range(s.players):
        kinds = []
        for third in range(PERIOD):
            loose = bits.members(s.loose[third][colour])
            slots = [slot_of(colour, third, stage) for stage in range(HAND)]
            known = [cards[slot] - 1 for slot in slots if cards[slot]]
            unknown = [slot for slot in slots if bits.has(s.filled, slot) and not cards[slot]]
            empty = [slot for slot in slots if not bits.has(s.filled, slot) and cards[slot]]
            kinds += [*known, *loose]
            _expect(not empty, "slot", "no card in a slot that has none", len(empty))
            _expect(
                not any(bits.has(s.up, slot) for slot in unknown), "slot", "cards face up to be known", "one unknown"
            )
            _expect(not (whole and unknown), "slot", "every card to be known", f"{len(unknown)} unknown")
            # Cards on the way, and a pair of which it is not known who has which, are all known or none of them.
            waiting = sum(slot != slots[0] for slot in unknown) + (s.held[colour] if third == s.round % PERIOD else 0)
            none = not whole and not loose
            _expect(none or len(loose) == waiting, "loose", f"{waiting} of {COLOURS[colour]}", len(loose))
        _expect(len(set(kinds)) == len(kinds) <= KINDS, "slot", f"each card of {COLOURS[colour]} once", kinds)
