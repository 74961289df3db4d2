"""A position of Notre Dame, and the small base classes that its rules are written in.

They stand in one file because each is typed by the others; what they do is in the other files, by subject.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final, final

from lazaretto.games.notre_dame import hands
from lazaretto.games.notre_dame.board import KINDS, ROUNDS, TRACK, cathedral_value, quarters
from lazaretto.games.notre_dame.components import Components
from lazaretto.kernel import bits
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import EVERYBODY, Reason, only
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Step as KernelStep

Small = list[int]  # every entry from 0 to 255

STEPS: Final[list[Step]] = []  # every step of this game, by number

PROGRAMS = ("game", "round", "period")
GAME, ROUND, END_OF_PERIOD = range(3)
LONGEST = 16  # steps in a program

FARTHEST = 8  # no carriage need drive farther to reach every square
UNKNOWN = -1  # points that are not seen here


class Step(KernelStep):
    """One paragraph of the rules."""

    def ask(self, s: NotreDame, f: int) -> int:
        """The open answers, one bit each; none: nothing to decide. Never changes the state."""
        return 0

    def run(self, s: NotreDame, f: int) -> None:
        """What happens when there is nothing to ask."""

    def answer(self, s: NotreDame, f: int, i: int) -> None:
        """What happens on answer i; may push further steps."""

    def weight(self, s: NotreDame, f: int, i: int) -> int:
        """How likely chance is to give answer i, beside the others; 0 for all: even."""
        return 0


class Chance(Step):
    """A step that the table answers."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = True


class Card:
    """An action card. Its number is that of the place it names; the Trusted Friend's comes after all places."""

    noun: ClassVar[str] = "action"  # what its name is looked up as
    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, id: int) -> None:
        self.id = id

    def play(self, s: NotreDame, seat: int) -> None:
        """The card has been played: ask for the cube or the Friend that it needs."""

    def can_be_carried_out(self, s: NotreDame, seat: int) -> bool:
        """Whether a cube may be placed for it, as far as the card itself is concerned."""
        return True

    def why_not(self, s: NotreDame, seat: int) -> Reason:
        """Why it cannot be carried out."""
        return Reason("not-possible", self.rules[0])

    def act(self, s: NotreDame, seat: int) -> None:
        """What its place does once a cube or the Friend has come there."""


class Character:
    """A character card. `deck` is BROWN, or 1, 2 or 3 for the letters A, B and C."""

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, id: int, deck: int) -> None:
        self.id = id
        self.deck = deck

    def serve(self, s: NotreDame, seat: int) -> None:
        """The benefit for a seat that has paid."""


class Score:
    """A source of points; a hidden one is seen by its owner alone until the end."""

    name: ClassVar[str] = ""

    def __init__(self, hidden: bool) -> None:
        self.hidden = hidden

    def points(self, s: NotreDame, seat: int) -> int:
        """The points of a seat."""
        return 0


@final
class Rules:
    """A ruleset laid out for a number of players and a set of components: everything that is looked up during play."""

    def __init__(self, ruleset: Ruleset, components: Components, players: int) -> None:
        self.ruleset = ruleset
        self.components = components
        self.players = players
        self.colours = quarters(players)  # colours whose messages are in play
        self.value = cathedral_value(players)
        self.rats = [0] * 15
        self.rats[:] = components.rats
        self.reach = [0] * 225  # [streets * 25 + square]: squares at most so far away, itself among them
        self._lay_out_streets()
        self.program = [0] * 48  # [program * LONGEST + i]: step numbers, last first
        self.length = [0] * 3
        self._lay_out_programs()
        self.cards: list[Card] = sorted(ruleset.cards, key=lambda card: card.id)
        self.characters: list[Character] = sorted(ruleset.offers, key=lambda character: character.id)
        self.of_deck = [0] * 4  # characters, by deck
        for character in self.characters:
            self.of_deck[character.deck] |= bits.bit(character.id)
        self.scores: list[Score] = list(ruleset.scores)
        hidden = any(score.hidden for score in self.scores)
        self.witnesses = [EVERYBODY] * 5  # who sees the points of a seat before the end (NDM-V1)
        for seat in range(5):
            self.witnesses[seat] = only(seat) if hidden else EVERYBODY

    def _lay_out_streets(self) -> None:
        near = self.components.near(self.players)
        for square in range(self.colours * 5):
            reached = bits.bit(square)
            self.reach[square] = reached
            for streets in range(1, FARTHEST + 1):
                around = reached
                for k in bits.members(reached):
                    around |= near[k]
                reached = around
                self.reach[streets * 25 + square] = reached

    def _lay_out_programs(self) -> None:
        for p, name in enumerate(PROGRAMS):
            steps = self.ruleset.programs[name]
            if len(steps) > LONGEST:
                raise RulesetError(f"program {name!r} has {len(steps)} steps; there is room for {LONGEST}")
            self.length[p] = len(steps)
            for i, step in enumerate(reversed(steps)):
                self.program[p * LONGEST + i] = step.id


@lru_cache(maxsize=64)
def lay_out(ruleset: Ruleset, components: Components, players: int) -> Rules:
    """The same rules for the same ruleset, components and number of players."""
    return Rules(ruleset, components, players)


@final
class NotreDame(State):
    """A position. Seats and colours share their numbers; a square is colour * 5 + k, a card colour * 9 + kind.

    The action cards of a period lie in 45 slots, (round * 5 + colour) * 3 + stage: stage 0 is the card that its owner
    kept, 1 the one his left neighbour kept, 2 the one that went on to the next. See hands.py for who knows what.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules
        self.players = rules.players
        self.cubes: Small = [0] * 40  # [seat * 8 + place]
        self.supply: Small = [0] * 5  # cubes in the personal supply
        self.general: Small = [0] * 5  # cubes in the general supply
        self.friend: Small = [0] * 5  # 1 + the sector of the Trusted Friend; 0: still before his player
        self.coins: Small = [0] * 5
        self.rats: Small = [0] * 5  # rat markers
        self.carriage: Small = [0] * 5  # squares
        self.points = [0] * 5  # prestige points; UNKNOWN: not seen here
        self.taken: Small = [0] * 25  # [seat * 5 + colour]: messages
        self.message: Small = [0] * 25  # [square]: 1 + what the message there shows; 0: none
        self.treasury = 0  # coins in the supply
        self.slot: Small = [0] * 45  # 1 + the kind of the card there; 0: none, or not known here
        self.filled = 0  # slots with a card
        self.up = 0  # slots whose card has been played face up
        self.loose = [0] * 15  # [round * 5 + colour]: kinds drawn in that round and not (known to be) in a slot
        self.held: Small = [0] * 5  # how many cards of a colour are being passed on, in no slot yet
        self.deck = [0] * 5  # kinds of a colour still in its deck, or not known here
        self.fresh = 0  # characters still in their decks
        self.display = 0  # characters turned up
        self.spared = 0  # seats that have paid the Doctor in this round
        self.bell = 0  # who has the bell-ringer
        self.round = 0  # rounds finished

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

    def in_turn(self, step: int, n: int) -> None:
        """Push a step for every seat so that they come clockwise from the bell-ringer (NDM-R12)."""
        for k in range(self.players - 1, -1, -1):
            self.push(step, (self.bell + k) % self.players, n, 0)

    # ---------------------------------------------------------------- copies

    def fork(self) -> NotreDame:
        twin = NotreDame(self.rules)
        self.copy_into(twin)
        return twin

    def copy_into(self, t: NotreDame) -> None:
        """Make t, a position under the same rules, equal to this one."""
        self.copy_stack(t)
        t.cubes[:] = self.cubes
        t.supply[:] = self.supply
        t.general[:] = self.general
        t.friend[:] = self.friend
        t.coins[:] = self.coins
        t.rats[:] = self.rats
        t.carriage[:] = self.carriage
        t.points[:] = self.points
        t.taken[:] = self.taken
        t.message[:] = self.message
        t.treasury = self.treasury
        t.slot[:] = self.slot
        t.filled = self.filled
        t.up = self.up
        t.loose[:] = self.loose
        t.held[:] = self.held
        t.deck[:] = self.deck
        t.fresh = self.fresh
        t.display = self.display
        t.spared = self.spared
        t.bell = self.bell
        t.round = self.round

    def save(self) -> dict[str, Any]:
        return {
            "cubes": [self.cubes[k] for k in range(40)],
            "supply": [self.supply[k] for k in range(5)],
            "general": [self.general[k] for k in range(5)],
            "friend": [self.friend[k] for k in range(5)],
            "coins": [self.coins[k] for k in range(5)],
            "rats": [self.rats[k] for k in range(5)],
            "carriage": [self.carriage[k] for k in range(5)],
            "points": [self.points[k] for k in range(5)],
            "taken": [self.taken[k] for k in range(25)],
            "message": [self.message[k] for k in range(25)],
            "treasury": self.treasury,
            "slot": [self.slot[k] for k in range(45)],
            "filled": self.filled,
            "up": self.up,
            "loose": [self.loose[k] for k in range(15)],
            "held": [self.held[k] for k in range(5)],
            "deck": [self.deck[k] for k in range(5)],
            "fresh": self.fresh,
            "display": self.display,
            "spared": self.spared,
            "bell": self.bell,
            "round": self.round,
            "learned": self.learned,
            "stack": self.save_stack(),
        }

    def load(self, saved: dict[str, Any]) -> None:
        self.cubes[:] = saved["cubes"]
        self.supply[:] = saved["supply"]
        self.general[:] = saved["general"]
        self.friend[:] = saved["friend"]
        self.coins[:] = saved["coins"]
        self.rats[:] = saved["rats"]
        self.carriage[:] = saved["carriage"]
        self.points[:] = saved["points"]
        self.taken[:] = saved["taken"]
        self.message[:] = saved["message"]
        self.treasury = saved["treasury"]
        self.slot[:] = saved["slot"]
        self.filled = saved["filled"]
        self.up = saved["up"]
        self.loose[:] = saved["loose"]
        self.held[:] = saved["held"]
        self.deck[:] = saved["deck"]
        self.fresh = saved["fresh"]
        self.display = saved["display"]
        self.spared = saved["spared"]
        self.bell = saved["bell"]
        self.round = saved["round"]
        self.learned = saved["learned"]
        self.load_stack(saved["stack"], STEPS)

    def places(self) -> dict[str, int]:
        rows = {"friend": 8, "carriage": 25, "message": 5, "slot": KINDS + 1, "rats": TRACK + 1}
        return rows | {"bell": self.players, "round": ROUNDS + 1}

    # ---------------------------------------------------------------- who knows what

    def forget(self, seat: int | None) -> None:
        hands.forget(self, seat)
        if self.round < ROUNDS:
            for other in range(self.players):
                witnesses = self.rules.witnesses[other]
                if witnesses >= 0 and (seat is None or not witnesses >> seat & 1):
                    self.points[other] = UNKNOWN

    def imagine(self, rng: Rng) -> None:
        hands.imagine(self, rng)
        guess = self._likely_points()
        for seat in range(self.players):
            if self.points[seat] == UNKNOWN:
                self.points[seat] = rng.below(guess + 1) + rng.below(guess + 1)

    def _likely_points(self) -> int:
        """What a seat may have about now: as much as those that are seen; for whoever sees none, seven in a round."""
        seen = [self.points[seat] for seat in range(self.players) if self.points[seat] != UNKNOWN]
        return sum(seen) // len(seen) if seen else 7 * self.round

    # ---------------------------------------------------------------- the result

    def outcome(self) -> Outcome:
        """Most prestige wins, then most coins and cubes in the personal supply; still tied is shared (NDM-E1)."""
        seats = range(self.players)
        points = tuple({score.name: score.points(self, seat) for score in self.rules.scores} for seat in seats)
        keys = [(sum(points[seat].values()), self.coins[seat] + self.supply[seat]) for seat in seats]
        ranks = tuple(1 + sum(other > mine for other in keys) for mine in keys)
        return Outcome(ranks, points, "nine-rounds", "NDM-R10")
