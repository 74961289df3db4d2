"""What counts in a position of Notre Dame."""

from __future__ import annotations

from lazaretto.bots.judge import FEATURES, POINT, Judge
from lazaretto.games.notre_dame.board import (
    ACTIONS,
    CARRIAGE_HOUSE,
    CATHEDRAL,
    CHARACTERS,
    HAND,
    HOSPITAL,
    PARK,
    PERIOD,
    ROUNDS,
    SECTORS,
    TRACK,
)
from lazaretto.games.notre_dame.hands import KIND_OF, colour_at, hand, slot_now
from lazaretto.games.notre_dame.hire import HIRE
from lazaretto.games.notre_dame.plague import strength
from lazaretto.games.notre_dame.state import UNKNOWN, NotreDame, Rules
from lazaretto.games.notre_dame.verbs import influence
from lazaretto.kernel import bits
from lazaretto.kernel.step import Step

POINTS, LEAD, CUBES, SUPPLY, GENERAL, COINS, SPARE, PURSE = range(8)
MESSAGES, REACHED, FRIEND, SHARE, OWN_SHARE, RIVALS = range(8, 14)
MARKER, COMING, DANGER, OUTBREAK, HELD_BACK, PAIRS = range(14, 20)
LEFT, ROUND_OF_PERIOD, PLAYED_CARDS, TO_HIRE, STRIKING = range(20, 25)
THREE_PLAYERS, FOUR_PLAYERS, FIVE_PLAYERS = range(25, 28)
SECTOR = 30  # and the number of the sector: what stands there, for each round to come
THERE = 38  # the same, whatever is to come
CARD = 48  # and the kind of a card in hand
GROWN = 58  # the same, and what stands in its sector already
HIRED = 64  # and the number of a character that the seat may still pay in this round
GROWING = CARRIAGE_HOUSE  # the school, the bank, the residence and this bring more with each cube there
PLAYED = 2  # cards of a hand

COUNTED = {
    "prestige point": POINTS,
    "prestige point more than the best other": LEAD,
    "cube to place": CUBES,
    "cube in the supply": SUPPLY,
    "cube in the general supply": GENERAL,
    "coin for a character to come": COINS,
    "further coin": SPARE,
    "coin": PURSE,
    "message": MESSAGES,
    "message that the carriage could reach": REACHED,
    "friend still to be placed": FRIEND,
    "share of the cathedral": SHARE,
    "cube in the cathedral": OWN_SHARE,
    "cube of others in the cathedral": RIVALS,
    "space of the rats": MARKER,
    "space of the rats after this round": COMING,
    "square of where the rats will be": DANGER,
    "outbreak in this round": OUTBREAK,
    "rats held back for nothing": HELD_BACK,
    "pair in the park, for each round to come": PAIRS,
    "round to come": LEFT,
    "round of the period": ROUND_OF_PERIOD,
    "card played in this round": PLAYED_CARDS,
    "character still to be paid in this round": TO_HIRE,
    "plague still to come in this round": STRIKING,
    "three players": THREE_PLAYERS,
    "four players": FOUR_PLAYERS,
    "five players": FIVE_PLAYERS,
    **{f"cube in the {name}, for each round to come": SECTOR + k for k, name in enumerate(SECTORS)},
    **{f"cube in the {name}": THERE + k for k, name in enumerate(SECTORS)},
    **{f"sixth of a card {name}": CARD + k for k, name in enumerate(ACTIONS)},
    **{f"sixth of a card {name}, for each cube there": GROWN + k for k, name in enumerate(SECTORS[: GROWING + 1])},
    **{f"{name} still to be paid": HIRED + k for k, name in enumerate(CHARACTERS)},
}

# What a player would guess, in thousandths of a point; the weights that are used were found from there.
GUESSED = {
    "prestige point": 1000,
    "cube to place": 1500,
    "coin for a character to come": 1500,
    "further coin": 700,
    "message": 400,
    "share of the cathedral": 800,
    "square of where the rats will be": -70,
    "outbreak in this round": -7000,
    "pair in the park, for each round to come": 300,
    **{f"cube in the {name}, for each round to come": 350 for name in SECTORS},
    **{f"sixth of a card {name}": 370 for name in ACTIONS},
    **{f"sixth of a card {name}, for each cube there": 130 for name in SECTORS[: GROWING + 1]},
}


class NotreDameJudge(Judge[NotreDame]):
    """Counts points, cubes, coins, what the sectors will bring, what the rats threaten, and the cards in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules | None = None  # whose steps are known
        self.hire_characters = 0  # numbers of steps
        self.plague = 0
        self.to_hire = 0  # the seats that may still pay a character in this round
        self.striking = 0  # whether the plague is still to come in this round

    def suppose(self, s: NotreDame) -> None:
        """The others have as many points as are seen: drawn anew in each world, they would drown what is at stake."""
        together, seen = 0, 0
        for seat in range(s.players):
            if s.points[seat] != UNKNOWN:
                together += s.points[seat]
                seen += 1
        for seat in range(s.players):
            if s.points[seat] == UNKNOWN and seen:
                s.points[seat] = together // seen

    def count(self, s: NotreDame) -> None:
        if self.rules is not s.rules:
            self.learn(s.rules)
        self.find_progress(s)
        self.left = ROUNDS - s.round
        for seat in range(s.players):
            self.count_means(s, seat)
            self.count_sectors(s, seat)
            self.count_cathedral(s, seat)
            self.count_rats(s, seat)
            self.count_round(s, seat)
            self.count_hand(s, seat)

    def final(self, s: NotreDame, seat: int) -> int:
        return s.points[seat] * POINT + s.coins[seat] + s.supply[seat]

    def learn(self, rules: Rules) -> None:
        """Look up the steps."""
        self.rules = rules
        for k in range(len(rules.layout.steps)):
            step: Step[NotreDame] = rules.layout.steps[k]
            if step.name == "hire_characters":
                self.hire_characters = k
            elif step.name == "plague":
                self.plague = k

    def find_progress(self, s: NotreDame) -> None:
        """Who may still pay a character, and whether the plague is still to come."""
        self.to_hire = 0
        self.striking = 0
        for k in range(s.depth):
            step = bits.step(s.stack[k])
            if step == self.hire_characters:
                self.to_hire = bits.first(s.players)
            elif step == HIRE:
                self.to_hire |= bits.bit(bits.seat(s.stack[k]))
            elif step == self.plague:
                self.striking = 1

    def count_means(self, s: NotreDame, seat: int) -> None:
        """Points, cubes, coins and messages."""
        at = seat * FEATURES
        left = self.left
        best = -1
        for other in range(s.players):
            if other != seat and s.points[other] > best:
                best = s.points[other]
        needed = s.coins[seat] if s.coins[seat] < left else left
        self.features[at + POINTS] = s.points[seat]
        self.features[at + LEAD] = s.points[seat] - best
        self.features[at + CUBES] = s.supply[seat] if s.supply[seat] < 2 * left else 2 * left
        self.features[at + SUPPLY] = s.supply[seat]
        self.features[at + GENERAL] = s.general[seat]
        self.features[at + COINS] = needed
        self.features[at + SPARE] = s.coins[seat] - needed
        self.features[at + PURSE] = s.coins[seat]
        for colour in range(s.rules.colours):
            self.features[at + MESSAGES] += s.taken[seat][colour]
        streets = influence(s, seat, CARRIAGE_HOUSE) + 1
        reached = 0
        for square in bits.each(s.rules.reach[streets * 25 + s.carriage[seat]]):
            if s.message[square]:
                reached += 1
        self.features[at + REACHED] = reached
        self.features[at + FRIEND] = 0 if s.friend[seat] else 1

    def count_sectors(self, s: NotreDame, seat: int) -> None:
        """What stands in the quarter."""
        at = seat * FEATURES
        for sector in range(CATHEDRAL):
            there = influence(s, seat, sector)
            self.features[at + THERE + sector] = there
            self.features[at + SECTOR + sector] = self.left * there
        self.features[at + PAIRS] = self.left * (influence(s, seat, PARK) // 2)

    def count_cathedral(self, s: NotreDame, seat: int) -> None:
        """The share that the cubes there would bring now; others may still come."""
        at = seat * FEATURES
        cubes = 0
        for other in range(s.players):
            cubes += s.cubes[other][CATHEDRAL]
        if cubes:
            own = s.cubes[seat][CATHEDRAL]
            self.features[at + SHARE] = s.rules.value // cubes * own
            self.features[at + OWN_SHARE] = own
            self.features[at + RIVALS] = cubes - own

    def count_rats(self, s: NotreDame, seat: int) -> None:
        """The nearer the marker comes to the end of its track in this round, the worse."""
        at = seat * FEATURES
        felt = 0 if bits.has(s.spared, seat) or not self.striking else strength(s)
        back = influence(s, seat, HOSPITAL) if self.striking else 0
        coming = s.rats[seat] + felt - back
        self.features[at + MARKER] = s.rats[seat]
        self.features[at + COMING] = coming
        self.features[at + STRIKING] = self.striking
        if coming > TRACK:
            self.features[at + OUTBREAK] = 1
        elif coming > 0:
            self.features[at + DANGER] = coming * coming
        else:
            self.features[at + HELD_BACK] = -coming

    def count_round(self, s: NotreDame, seat: int) -> None:
        """How far the round and the game are."""
        at = seat * FEATURES
        self.features[at + LEFT] = self.left
        self.features[at + ROUND_OF_PERIOD] = s.round % PERIOD
        if bits.has(self.to_hire, seat):
            self.features[at + TO_HIRE] = 1
            for character in bits.each(s.display):
                self.features[at + HIRED + character] = 1
        if s.players == 3:
            self.features[at + THREE_PLAYERS] = 1
        elif s.players == 4:
            self.features[at + FOUR_PLAYERS] = 1
        elif s.players == 5:
            self.features[at + FIVE_PLAYERS] = 1

    def count_hand(self, s: NotreDame, seat: int) -> None:
        """Each card as likely as the others to be among those that are still played."""
        at = seat * FEATURES
        played = 0
        for stage in range(HAND):
            if bits.has(s.up, slot_now(s, colour_at(s, seat, stage), stage)):
                played += 1
        self.features[at + PLAYED_CARDS] = played
        cards = hand(s, seat)
        held = bits.count(cards)
        if held and played < PLAYED:
            each = 6 * (PLAYED - played) // held
            for card in bits.each(cards):
                kind = KIND_OF[card]
                self.features[at + CARD + kind] += each
                if kind <= GROWING:
                    self.features[at + GROWN + kind] += each * influence(s, seat, kind)
