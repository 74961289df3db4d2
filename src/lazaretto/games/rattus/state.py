"""A position of Rattus, and the small base classes that its rules are written in.

They stand in one file because each is typed by the others; what they do is in the other files, by subject.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, final

from lazaretto.games.rattus import tokens
from lazaretto.games.rattus.board import CLASSES, MOST_RATS, NOBODY, TOKENS, regions_in_use
from lazaretto.games.rattus.choices import GO_ON
from lazaretto.games.rattus.components import Components
from lazaretto.kernel import bits
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Answers
from lazaretto.kernel.step import Step as KernelStep

Small = list[int]  # every entry from 0 to 255

STEPS: Final[list[Step]] = []  # every step of this game and its expansions, by number

PROGRAMS = ("game", "turn", "token", "final", "final_turn")
GAME, TURN, TOKEN, FINAL, FINAL_TURN = range(5)
LONGEST = 16  # steps in a program

DONE = 62  # the bit of "no more acts"


class Step(KernelStep):
    """One paragraph of the rules."""

    def ask(self, s: Rattus, f: int) -> int:
        """The open answers, one bit each; none: nothing to decide. Never changes the state."""
        return 0

    def run(self, s: Rattus, f: int) -> None:
        """What happens when there is nothing to ask."""

    def answer(self, s: Rattus, f: int, i: int) -> None:
        """What happens on answer i; may push further steps."""

    def weight(self, s: Rattus, f: int, i: int) -> int:
        """How likely chance is to give answer i, beside the others; 0 for all: even."""
        return 0


class Chance(Step):
    """A step that the table answers."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = True


class Offer:
    """Something the player in turn may do of his own accord before phase C."""

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def choices(self, rules: Rules) -> Sequence[Choice]:
        """What can be answered to it, by bit."""
        return ()

    def ask(self, s: Rattus) -> int:
        """The open answers, one bit each."""
        return 0

    def take(self, s: Rattus, i: int) -> None:
        """What happens on answer i."""

    def rule_behind(self, s: Rattus, i: int) -> str:
        """The rule that allows answer i."""
        return self.rules[0]

    def why_not(self, s: Rattus, i: int) -> Reason:
        """Why answer i is not open."""
        return Reason("not-possible", self.rules[0])


class Card:
    """A class card. `play` is its ability, used before phase C; what it changes elsewhere stands in its attributes."""

    noun: ClassVar[str] = "card"  # what its name is looked up as
    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, id: int, class_: str, take: Choice, use: Choice) -> None:
        self.id = id
        self.bit = bits.bit(id)
        self.class_ = CLASSES.index(class_)
        self.take = take
        self.use = use
        self.reach = 1  # how many steps its holder moves the plague
        self.bonus = 0  # how many cubes more he may place in phase B
        self.neutral = 0  # how many neutral cubes the plague piece may count as
        self.moves_at_end = False  # whether its holder may move the plague in the final round

    def usable(self, s: Rattus) -> bool:
        """Whether its ability would do anything now."""
        return False

    def play(self, s: Rattus) -> None:
        """Its ability."""

    def why_not(self, s: Rattus) -> Reason:
        """Why it is not usable now."""
        return Reason("not-possible", self.rules[0])

    def usable_at_end(self, s: Rattus) -> bool:
        """The same for the final round (RAT-E3)."""
        return self.usable(s)

    def play_at_end(self, s: Rattus) -> None:
        """Its ability in the final round."""
        self.play(s)


class Listener:
    """Hears of what happens; an expansion derives from it what it wants to hear."""

    def token_done(self, s: Rattus, seat: int, killed: int) -> None:
        """A rat token revealed in this seat's turn has taken its cubes from the seats `killed`.

        In the resolution of all rats the seat is NOBODY.
        """

    def card_taken(self, s: Rattus, seat: int, card: int) -> None:
        """A seat has taken a card, from beside the board or from another."""

    def plague_moved_at_end(self, s: Rattus, seat: int) -> None:
        """In the final round a seat has moved the plague piece; what is pushed comes before the next player."""


class Score:
    """A source of points."""

    name: ClassVar[str] = ""

    def points(self, s: Rattus, seat: int) -> int:
        """The points of a seat."""
        return 0


class Part:
    """State that an expansion adds; the base carries it without knowing it."""

    name: ClassVar[str] = ""
    places: ClassVar[Mapping[str, int]] = {}  # as in `State.places`

    def copy(self) -> Part:
        """An independent equal one."""
        raise NotImplementedError

    def save(self) -> dict[str, Any]:
        """As JSON can hold it."""
        raise NotImplementedError

    def load(self, saved: dict[str, Any]) -> None:
        """The inverse of `save`."""
        raise NotImplementedError

    def write(self, s: Rattus) -> list[str]:
        """Its fields in position notation."""
        raise NotImplementedError

    def read(self, s: Rattus, fields: dict[str, str]) -> None:
        """The inverse of `write`: takes its own fields out of those of the line. The rest of s has been read."""
        raise NotImplementedError


@final
class Rules:
    """A ruleset laid out for a number of players and a set of components: everything that is looked up during play."""

    def __init__(self, ruleset: Ruleset, components: Components, players: int) -> None:
        self.ruleset = ruleset
        self.components = components
        self.players = players
        self.in_use = bits.first(regions_in_use(players))
        self.near = [0] * 12  # RAT-C2
        self.far = [0] * 12  # within two steps, where one began excluded (RAT-K2)
        self._lay_out_map()
        self.limit = [0] * 49
        self.majority = [0] * 49
        self.all = [0] * 49
        self.classes = [0] * 49
        for k in range(TOKENS):
            self.limit[k], self.majority[k], self.all[k], self.classes[k] = components.tokens[k]
        self.program = [0] * 80  # [program * LONGEST + i]: step numbers, last first
        self.length = [0] * 5
        self._lay_out_programs()
        self.offers: list[Offer] = list(ruleset.offers)
        self.shift = [0] * 16
        self.act_answers = self._lay_out_offers()
        self.cards: list[Card] = sorted(ruleset.cards, key=lambda card: card.id)
        self.final_answers: Answers = {card.id: card.use for card in self.cards} | {DONE: GO_ON}
        self.of_class = [0] * 6
        self.reach = 0  # cards that move the plague two steps
        self.bonus = 0
        self.neutral = 0
        self.moves_at_end = 0
        for card in self.cards:
            self.of_class[card.class_] |= card.bit
            self.reach |= card.bit if card.reach > 1 else 0
            self.bonus |= card.bit if card.bonus else 0
            self.neutral |= card.bit if card.neutral else 0
            self.moves_at_end |= card.bit if card.moves_at_end else 0
        self.listeners: list[Listener] = list(ruleset.listeners)
        self.scores: list[Score] = list(ruleset.scores)

    def _lay_out_map(self) -> None:
        near = self.components.neighbours(self.players)
        for r in range(len(near)):
            self.near[r] = near[r]
            far = near[r]
            for k in bits.members(near[r]):
                far |= near[k]
            self.far[r] = far & ~bits.bit(r)

    def _lay_out_programs(self) -> None:
        for p, name in enumerate(PROGRAMS):
            steps = self.ruleset.programs[name]
            if len(steps) > LONGEST:
                raise RulesetError(f"program {name!r} has {len(steps)} steps; there is room for {LONGEST}")
            self.length[p] = len(steps)
            for i, step in enumerate(reversed(steps)):
                self.program[p * LONGEST + i] = step.id

    def _lay_out_offers(self) -> dict[int, Choice]:
        answers: dict[int, Choice] = {}
        shift = 0
        for k, offer in enumerate(self.offers):
            self.shift[k] = shift
            for choice in offer.choices(self):
                answers[shift] = choice
                shift += 1
        if shift > DONE:
            raise RulesetError(f"the offers need {shift} answers; there is room for {DONE}")
        answers[DONE] = GO_ON
        return answers


@lru_cache(maxsize=64)
def lay_out(ruleset: Ruleset, components: Components, players: int) -> Rules:
    """The same rules for the same ruleset, components and number of players."""
    return Rules(ruleset, components, players)


@final
class Rattus(State):
    """A position. Regions are bits 0 to 11, cards bits 0 to 17, seats bits 0 to 3; a slot is region * 3 + k.

    Sets that repeat what the piece counts say (`has`, `infested`, `full`, `own`, `total`) are kept by the verbs.
    A rat token lies in a slot. What nobody has seen is not drawn yet: `face` is then 0, and `starters`, `ordinary`,
    `mixed`, `plain` and `returned` say what it may be (see tokens.py).
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.players = rules.players
        self.parts: list[Part] = []
        self.cubes: Small = [0] * 48  # [region * 4 + seat]
        self.total: Small = [0] * 12  # cubes in a region
        self.reserve: Small = [0] * 4
        self.palace: Small = [0] * 4
        self.has = [0] * 4  # regions with cubes of a seat
        self.rats: Small = [0] * 12
        self.origin: Small = [0] * 36  # [slot]: STARTER, SUPPLIED or RETURNED; 0: no token
        self.face: Small = [0] * 36  # [slot]: 1 + the token, once somebody has seen it
        self.seen: Small = [0] * 36  # [slot]: the seats that have looked at it, or FACE_UP
        self.infested = 0  # regions with a rat
        self.full = 0  # regions with three
        self.supply = 0  # tokens in the supply
        self.starters = 0  # starting tokens nobody has seen
        self.ordinary = 0  # ordinary tokens nobody has seen
        self.mixed = 0  # how many unseen ones that came or will come from the supply are starting tokens
        self.plain = 0  # and how many are ordinary
        self.returned = 0  # used tokens from which one was drawn that lies on the board again
        self.own = [0] * 8  # cards of a seat; own[NOBODY]: beside the board
        self.owner: Small = [NOBODY] * 18
        self.in_play = 0  # cards
        self.plague = 0  # where the piece is
        self.me = 0  # the seat in turn
        self.used = 0  # cards used in this turn
        self.took = 0  # a card was taken in this turn
        self.placed = 0  # cubes were placed in this turn
        self.due = 0  # new tokens still to spread
        self.neutral = 0  # what the plague piece counts as
        self.drawn = 0  # slot of the token being resolved
        self.last = 0  # who played the last turn
        self.ended = 0  # why, as in ENDINGS

    # ---------------------------------------------------------------- for the driver

    def meet(self) -> int:
        while self.depth:
            f = self.stack[self.depth - 1]
            step: Step = STEPS[f & 255]
            options = step.ask(self, f)
            if options:
                self.chance = step.chance
                return options
            self.depth -= 1
            step.run(self, f)
        return 0

    def answer(self, f: int, i: int) -> None:
        step: Step = STEPS[f & 255]
        step.answer(self, f, i)

    def weight(self, f: int, i: int) -> int:
        step: Step = STEPS[f & 255]
        return step.weight(self, f, i)

    def step(self, f: int) -> KernelStep:
        return STEPS[f & 255]

    def start(self, program: int, seat: int) -> None:
        """Push a program so that its first step comes first."""
        rules = self.rules
        whose = bits.frame(0, seat, 0, 0)
        first = program * LONGEST
        for i in range(first, first + rules.length[program]):
            self.stack[self.depth] = rules.program[i] | whose
            self.depth += 1

    # ---------------------------------------------------------------- copies

    def fork(self) -> Rattus:
        twin = Rattus(self.rules)
        for part in self.parts:
            twin.parts.append(part.copy())
        self.copy_into(twin)
        return twin

    def copy_into(self, t: Rattus) -> None:
        """Make t, a position under the same rules, equal to this one, parts apart."""
        self.copy_stack(t)
        t.cubes[:] = self.cubes
        t.total[:] = self.total
        t.reserve[:] = self.reserve
        t.palace[:] = self.palace
        t.has[:] = self.has
        t.rats[:] = self.rats
        t.origin[:] = self.origin
        t.face[:] = self.face
        t.seen[:] = self.seen
        t.infested = self.infested
        t.full = self.full
        t.supply = self.supply
        t.starters = self.starters
        t.ordinary = self.ordinary
        t.mixed = self.mixed
        t.plain = self.plain
        t.returned = self.returned
        t.own[:] = self.own
        t.owner[:] = self.owner
        t.in_play = self.in_play
        t.plague = self.plague
        t.me = self.me
        t.used = self.used
        t.took = self.took
        t.placed = self.placed
        t.due = self.due
        t.neutral = self.neutral
        t.drawn = self.drawn
        t.last = self.last
        t.ended = self.ended

    def save(self) -> dict[str, Any]:
        return {
            "cubes": [self.cubes[k] for k in range(48)],
            "total": [self.total[k] for k in range(12)],
            "reserve": [self.reserve[k] for k in range(4)],
            "palace": [self.palace[k] for k in range(4)],
            "has": [self.has[k] for k in range(4)],
            "rats": [self.rats[k] for k in range(12)],
            "origin": [self.origin[k] for k in range(36)],
            "face": [self.face[k] for k in range(36)],
            "seen": [self.seen[k] for k in range(36)],
            "infested": self.infested,
            "full": self.full,
            "supply": self.supply,
            "starters": self.starters,
            "ordinary": self.ordinary,
            "mixed": self.mixed,
            "plain": self.plain,
            "returned": self.returned,
            "own": [self.own[k] for k in range(8)],
            "owner": [self.owner[k] for k in range(18)],
            "in_play": self.in_play,
            "plague": self.plague,
            "me": self.me,
            "used": self.used,
            "took": self.took,
            "placed": self.placed,
            "due": self.due,
            "neutral": self.neutral,
            "drawn": self.drawn,
            "last": self.last,
            "ended": self.ended,
            "learned": self.learned,
            "stack": self.save_stack(),
            "parts": {part.name: part.save() for part in self.parts},
        }

    def load(self, saved: dict[str, Any]) -> None:
        self.cubes[:] = saved["cubes"]
        self.total[:] = saved["total"]
        self.reserve[:] = saved["reserve"]
        self.palace[:] = saved["palace"]
        self.has[:] = saved["has"]
        self.rats[:] = saved["rats"]
        self.origin[:] = saved["origin"]
        self.face[:] = saved["face"]
        self.seen[:] = saved["seen"]
        self.infested = saved["infested"]
        self.full = saved["full"]
        self.supply = saved["supply"]
        self.starters = saved["starters"]
        self.ordinary = saved["ordinary"]
        self.mixed = saved["mixed"]
        self.plain = saved["plain"]
        self.returned = saved["returned"]
        self.own[:] = saved["own"]
        self.owner[:] = saved["owner"]
        self.in_play = saved["in_play"]
        self.plague = saved["plague"]
        self.me = saved["me"]
        self.used = saved["used"]
        self.took = saved["took"]
        self.placed = saved["placed"]
        self.due = saved["due"]
        self.neutral = saved["neutral"]
        self.drawn = saved["drawn"]
        self.last = saved["last"]
        self.ended = saved["ended"]
        self.learned = saved["learned"]
        self.load_stack(saved["stack"], STEPS)
        for part in self.parts:
            part.load(saved["parts"][part.name])

    def places(self) -> dict[str, int]:
        own = {"plague": 12, "me": 8, "drawn": tokens.SLOTS, "last": 4, "ended": len(ENDINGS)}
        own |= {"owner": 8, "face": TOKENS + 1, "rats": MOST_RATS + 1}
        for part in self.parts:
            own |= {f"parts.{part.name}.{field}": limit for field, limit in part.places.items()}
        return own

    # ---------------------------------------------------------------- who knows what

    def forget(self, seat: int | None) -> None:
        tokens.forget(self, 0 if seat is None else bits.bit(seat))

    def imagine(self, rng: Rng) -> None:
        tokens.imagine(self, rng)

    # ---------------------------------------------------------------- the result

    def points(self, seat: int) -> int:
        """The points of a seat as the board stands."""
        total = 0
        for score in self.rules.scores:
            total += score.points(self, seat)
        return total

    def outcome(self) -> Outcome:
        after_last = [(self.last + 1 + k) % self.players for k in range(self.players)]
        order = sorted(after_last, key=lambda seat: -self.points(seat))  # stable: ties as in RAT-E6
        ranks = tuple(order.index(seat) + 1 for seat in range(self.players))
        points = tuple(
            {score.name: score.points(self, seat) for score in self.rules.scores} for seat in range(self.players)
        )
        return Outcome(ranks, points, ENDINGS[self.ended], "RAT-E1")


ENDINGS = ("", "supply-empty", "all-cubes-placed")  # RAT-E1, by `ended`
SUPPLY_EMPTY, ALL_PLACED = 1, 2
