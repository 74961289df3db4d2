"""A position of Notre Dame, and the small base classes that its rules are written in.

They stand in one file because each is typed by the others; what they do is in the other files, by subject.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, final

from lazaretto.games.notre_dame import hands
from lazaretto.games.notre_dame.board import (
    ALL_SQUARES,
    CHARACTERS,
    COINS,
    COLOURS,
    CUBES,
    FIRST_CHARACTER,
    HAND,
    KINDS,
    MESSAGES,
    PERIOD,
    PLACES,
    QUARTER,
    ROUNDS,
    SEATS,
    SECTORS,
    SLOTS,
    TRACK,
    cathedral_value,
    quarters,
)
from lazaretto.games.notre_dame.components import Components
from lazaretto.kernel import bits
from lazaretto.kernel.event import EVERYBODY, ONLY, Reason
from lazaretto.kernel.fields import axis, grid, maybe, of, one, row, set_of, shared, upto
from lazaretto.kernel.layout import DEAL, Layout, Program, program
from lazaretto.kernel.outcome import Outcome
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State
from lazaretto.kernel.step import Step

if TYPE_CHECKING:
    from lazaretto.games.notre_dame.ruleset import NotreDameRuleset

STEPS: Final[list[Step[NotreDame]]] = []  # every step of this game, by number
PROGRAMS: Final[list[Program]] = []
GAME = program("game", (DEAL,), PROGRAMS)
ROUND = program("round", ("first_round", "end_round"), PROGRAMS)
END_OF_PERIOD = program("period", ("end_round",), PROGRAMS)

MOST_STREETS = 15  # as many as a carriage ever drives: 14 cubes and the Friend in its house (NDM-A8)
UNKNOWN = -1  # points that are not seen here

# No seat gains more in a round, the Park's bonus of 7 at most included: two cards for 15 each (a Residence with all
# cubes and the Friend), a character for 30 (the Lawyer, for 20 messages) and 12 from the cathedral make 97.
BEST_ROUND = 100
MOST_POINTS = BEST_ROUND * (ROUNDS + 1)

SEAT = axis("seat", SEATS)
COLOUR = axis("colour", COLOURS)  # a colour whose messages are in play; two players have four of them
PLACE = axis("place", PLACES)
SECTOR = axis("sector", SECTORS)
SQUARE = axis("square", ALL_SQUARES)
MESSAGE = axis("message", MESSAGES)
KIND = axis("kind", KINDS)
CHARACTER = axis("character", CHARACTERS)
ROUND_OF_PERIOD = axis("round of the period", PERIOD)
SLOT = axis("slot", SLOTS)  # of a seat's colour as many as it has cards: see hands.py

THE_TABLE = upto(0)  # the seat in the frame of a step that is nobody's


def square_of(colour: int, k: int) -> int:
    """The k-th market square of a colour's quarter; 0 is its centre."""
    return colour * QUARTER + k


def quarter_with(square: int) -> int:
    """The colour whose quarter a square is in."""
    return square // QUARTER


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

    noun: ClassVar[str] = "character"  # what its name is looked up as
    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def __init__(self, id: int, deck: int) -> None:
        self.id = id
        self.deck = deck
        self.source: int = FIRST_CHARACTER + id  # as what it is told where somebody gets something from it

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

    def __init__(self, ruleset: NotreDameRuleset, components: Components, players: int) -> None:
        self.ruleset = ruleset
        self.components = components
        self.players = players
        self.colours = quarters(players)  # colours whose messages are in play
        self.value = cathedral_value(players)
        sizes = {
            SEAT.name: players,
            COLOUR.name: self.colours,
            SQUARE.name: square_of(self.colours, 0),
            SLOT.name: hands.slot_of(players, 0, 0),
        }
        self.layout = Layout(ruleset, sizes, STEPS, PROGRAMS, [])
        self.rats = [0] * 15
        self.rats[:] = components.rats
        self.reach = [0] * 400  # [streets * 25 + square]: squares at most so far away, itself among them
        self._lay_out_streets()
        self.actions: list[Card] = sorted(ruleset.actions, key=lambda card: card.id)
        self.characters: list[Character] = sorted(ruleset.characters, key=lambda character: character.id)
        self.of_deck = [0] * 4  # characters, by deck
        for character in self.characters:
            self.of_deck[character.deck] |= bits.bit(character.id)
        self.scores: list[Score] = list(ruleset.scores)
        hidden = any(score.hidden for score in self.scores)
        self.witnesses = [EVERYBODY] * SEATS  # who sees the points of a seat before the end (NDM-V1)
        for seat in range(SEATS):
            self.witnesses[seat] = ONLY[seat] if hidden else EVERYBODY

    def _lay_out_streets(self) -> None:
        near = self.components.near(self.players)
        for square in range(square_of(self.colours, 0)):
            reached = bits.bit(square)
            self.reach[square] = reached
            for streets in range(1, MOST_STREETS + 1):
                around = reached
                for k in bits.members(reached):
                    around |= near[k]
                reached = around
                self.reach[streets * 25 + square] = reached


@lru_cache(maxsize=64)
def lay_out(ruleset: NotreDameRuleset, components: Components, players: int) -> Rules:
    """The same rules for the same ruleset, components and number of players."""
    return Rules(ruleset, components, players)


@final
class NotreDame(State):
    """A position. Seats and colours share their numbers; a square is `square_of` a colour, a card `card_of` one.

    The action cards of a period lie in slots, for each colour and round three: stage 0 is the card that its owner
    kept, 1 the one his left neighbour kept, 2 the one that went on to the next. See hands.py for who knows what.
    """

    rules: Rules = shared("what is looked up during play")
    cubes = grid(SEAT, PLACE, upto(CUBES), "cubes of a seat in a place")
    supply = row(SEAT, upto(CUBES), "cubes in the personal supply")
    general = row(SEAT, upto(CUBES), "cubes in the general supply: all others", derived=True)
    friend = row(SEAT, maybe(SECTOR), "1 + the sector of the Trusted Friend; 0: still before his player")
    coins = row(SEAT, upto(COINS), "coins of a seat")
    treasury = one(upto(COINS), "coins in the supply: all others", derived=True)
    rats = row(SEAT, upto(TRACK), "where the rat marker stands")
    carriage = row(SEAT, of(SQUARE), "the square of the carriage")
    points = row(
        SEAT,
        upto(MOST_POINTS, UNKNOWN),
        "prestige points; -1: not seen here",
        known_to="that seat, unless played openly",
    )
    taken = grid(SEAT, COLOUR, upto(len(MESSAGES)), "messages of a colour that a seat has taken")
    message = row(SQUARE, maybe(MESSAGE), "1 + what the message on a square shows; 0: none lies there")
    slot = row(
        SLOT, maybe(KIND), "1 + the kind of the card there; 0: none, or not known here", known_to="who has seen it"
    )
    filled = one(set_of(SLOT), "slots with a card")
    up = one(set_of(SLOT), "slots whose card has been played face up", known_to="every seat")
    loose = grid(
        ROUND_OF_PERIOD,
        SEAT,
        set_of(KIND),
        "kinds of a colour drawn in a round and not (known to be) in a slot",
        known_to="who has seen them",
    )
    held = row(SEAT, upto(HAND), "how many cards of a colour are being passed on, in no slot yet")
    deck = row(
        SEAT,
        set_of(KIND),
        "kinds of a colour still in its deck, or not known here: all others",
        derived=True,
        known_to="who has seen the others",
    )
    fresh = one(set_of(CHARACTER), "characters still in their decks")
    display = one(set_of(CHARACTER), "characters turned up")
    spared = one(set_of(SEAT), "seats that have paid the Doctor in this round")
    bell = one(of(SEAT), "who has the bell-ringer")
    round = one(upto(ROUNDS), "rounds finished")

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.layout, rules.players)
        self.rules = rules

    def in_turn(self, step: int, n: int) -> None:
        """Push a step for every seat so that they come clockwise from the bell-ringer (NDM-R12)."""
        for k in range(self.players - 1, -1, -1):
            self.push(step, (self.bell + k) % self.players, n, 0)

    def derive(self) -> None:
        """Count what is in the supplies and the decks; never below nothing, however wrong the rest may be."""
        coins = 0
        for seat in range(self.players):
            coins += self.coins[seat]
            cubes = self.supply[seat]
            for place in range(len(PLACES)):
                cubes += self.cubes[seat][place]
            self.general[seat] = max(0, CUBES - cubes)
            self.deck[seat] = bits.first(KINDS) & ~hands.known_kinds(self, seat)
        self.treasury = max(0, COINS - coins)

    # ---------------------------------------------------------------- who knows what

    def forget(self, seat: int | None) -> None:
        hands.forget(self, seat)
        if self.round < ROUNDS:
            for other in range(self.players):
                witnesses = self.rules.witnesses[other]
                if witnesses >= 0 and (seat is None or not bits.has(witnesses, seat)):
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
        likely = sum(seen) // len(seen) if seen else 7 * self.round
        return min(likely, BEST_ROUND * (self.round + 1) // 2)  # twice as much is still possible

    # ---------------------------------------------------------------- the result

    def outcome(self) -> Outcome:
        """Most prestige wins, then most coins and cubes in the personal supply; still tied is shared (NDM-E1)."""
        seats = range(self.players)
        points = tuple({score.name: score.points(self, seat) for score in self.rules.scores} for seat in seats)
        keys = [(sum(points[seat].values()), self.coins[seat] + self.supply[seat]) for seat in seats]
        ranks = tuple(1 + sum(other > mine for other in keys) for mine in keys)
        return Outcome(ranks, points, "nine-rounds", "NDM-R10")
