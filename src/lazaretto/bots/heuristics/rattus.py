"""What counts in a position of Rattus.

A cube is a point in the end, unless the plague takes it. So most of what is counted is what the rats would take if they
were turned up now (see rats.py), by who may bring the plague there, and what a turn has still to bring.
"""

from __future__ import annotations

from lazaretto.bots.heuristics.rats import Rats, has_most
from lazaretto.bots.judge import FEATURES, POINT, Judge
from lazaretto.games.rattus.board import NOBODY
from lazaretto.games.rattus.plague import NEUTRAL
from lazaretto.games.rattus.rules import Card, Rules, within_steps
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.step import Step

PALACE, RESERVE, CUBE, REGION, MAJORITY = range(5)
BY_RATS = 5  # and how many rats are with a cube
KEPT = 9  # what rats would leave, and by how much that is more than the best other would have
LEAD = 10
# What the rats would take: where the piece stands and is about to strike; where the next player may move it, be that
# another or the seat itself; and elsewhere. Where he would do best, and where he would do this seat most harm.
STRUCK, NEAR, NEAR_OWN, FAR, STRIKE, WORST = range(11, 17)
# The longer the game is still to be, the more these may change.
CUBE_SUPPLY, TAKEN_SUPPLY, LEAD_SUPPLY, CARD_SUPPLY = range(17, 21)
# What the seat in turn has still to do, and how far the turn is from the others.
IN_TURN, TO_PLACE, TO_TAKE, TO_MOVE, STRIKING, AFTER = range(21, 27)
# What the game has still to bring.
SUPPLY, RATS, PLACEABLE, LEAST_RESERVE, RICHEST = range(27, 32)
# Once the game has ended and only the final round is left, all rats strike (RAT-E4).
ENDED, CUBE_AT_END, TAKEN_AT_END = range(32, 35)
THREE_PLAYERS, FOUR_PLAYERS = 35, 36
EXPANSION = 40  # room for what expansions count
CARD = 64  # and the number of the card
USABLE = 84  # the same, of a card that can still be used in this turn
CARDS = 20  # that are counted

PART = 50  # thousandths of a cube: what would be taken is counted in twentieths

# What is counted, by the names that the weights have.
COUNTED = {
    "cube in the palace": PALACE,
    "cube in reserve": RESERVE,
    "cube in a region": CUBE,
    "region with a cube": REGION,
    "region where nobody has more": MAJORITY,
    **{f"cube in a region with {rats} rats": BY_RATS + rats for rats in range(4)},
    "20th of a cube that rats would leave": KEPT,
    "20th of a cube more than the best other": LEAD,
    "20th of a cube that rats are about to take": STRUCK,
    "20th of a cube that rats would take where another may move the plague next": NEAR,
    "20th of a cube that rats would take where the seat may move the plague next": NEAR_OWN,
    "20th of a cube that rats would take elsewhere": FAR,
    "20th of a cube that rats would take where the plague does its next mover most good": STRIKE,
    "20th of a cube that rats would take where another may move the plague next, at worst": WORST,
    "cube in a region, for each rat in the supply": CUBE_SUPPLY,
    "20th of a cube that rats would take, for 32 rats in the supply": TAKEN_SUPPLY,
    "20th of a cube more than the best other, for 32 rats in the supply": LEAD_SUPPLY,
    "card, for each rat in the supply": CARD_SUPPLY,
    "turn": IN_TURN,
    "cube still to be placed in this turn": TO_PLACE,
    "card still to be taken in this turn": TO_TAKE,
    "plague still to be moved in this turn": TO_MOVE,
    "plague about to strike": STRIKING,
    "turns of others before the next own one": AFTER,
    "rat in the supply": SUPPLY,
    "rat on the board": RATS,
    "cube that could be placed at once": PLACEABLE,
    "cube in the smallest reserve": LEAST_RESERVE,
    "card of whoever has most": RICHEST,
    "end": ENDED,
    "cube in a region at the end": CUBE_AT_END,
    "20th of a cube that rats take at the end": TAKEN_AT_END,
    "three players": THREE_PLAYERS,
    "four players": FOUR_PLAYERS,
}


def of_cards(cards: tuple[Card, ...]) -> dict[str, int]:
    """What is counted of each card."""
    return {
        **{f"card {card.name}": CARD + card.id for card in cards},
        **{f"card {card.name} still to be used": USABLE + card.id for card in cards},
    }


COUNTED |= of_cards(RATTUS.cards)

# What a player would guess, in thousandths of a point; the weights that are used were found from there.
GUESSED = {
    "cube in the palace": 1000,
    "cube in a region": 900,
    "card, for each rat in the supply": 20,
    "20th of a cube that rats are about to take": -45,
    "20th of a cube that rats would take where another may move the plague next": -30,
    "20th of a cube that rats would take where the seat may move the plague next": -20,
    "20th of a cube that rats would take elsewhere": -20,
    "cube still to be placed in this turn": 500,
    "cube in a region at the end": 100,
    "20th of a cube that rats take at the end": -45,
}


class RattusJudge(Judge[Rattus]):
    """Counts cubes, what the rats beside them would take, cards, and what is still to be done in a turn."""

    def __init__(self) -> None:
        super().__init__()
        self.rats: Rats = Rats()
        self.rules: Rules | None = None  # whose steps are known
        self.act = 0  # numbers of steps
        self.final_act = 0
        self.place_how_many = 0
        self.move_plague = 0
        self.devastate = 0
        self.ravage = 0
        self.one_more_turn = 0
        self.in_progress = 0  # the steps in progress, as a set
        self.to_come = 0  # the seats that have still a turn in the final round
        self.rats_on_board = 0
        self.most_rats = 0  # in a region
        self.least_reserve = 0
        self.classes = [0] * 4  # [seat]: of its cards
        self.taken = [0] * 48  # [region * 4 + seat]: what the rats there would take, in thousandths of a cube
        self.in_danger = [0] * 4  # [seat]: the same in all regions
        self.kept = [0] * 4  # [seat]: cubes that would be left, in thousandths

    def count(self, s: Rattus) -> None:
        if self.rules is not s.rules:
            self.learn(s.rules)
        self.rats.count_unseen(s)
        self.find_progress(s)
        self.find_supplies(s)
        self.left = 0 if s.ended else s.supply
        for seat in range(s.players):
            self.count_cards(s, seat)
        self.find_danger(s)
        for seat in range(s.players):
            self.count_cubes(s, seat)
            self.count_turn(s, seat)
            self.count_game(s, seat)
        if s.ended == 0:
            self.count_plague(s)

    def final(self, s: Rattus, seat: int) -> int:
        after_last = (seat + s.players - s.last - 1) % s.players  # RAT-E6
        return s.points(seat) * POINT - after_last

    def learn(self, rules: Rules) -> None:
        """Look up the steps."""
        self.rules = rules
        for k in range(len(rules.layout.steps)):
            step: Step[Rattus] = rules.layout.steps[k]
            if step.name == "act":
                self.act = k
            elif step.name == "final_act":
                self.final_act = k
            elif step.name == "place_how_many":
                self.place_how_many = k
            elif step.name == "move_plague":
                self.move_plague = k
            elif step.name == "devastate":
                self.devastate = k
            elif step.name == "ravage":
                self.ravage = k
            elif step.name == "one_more_turn":
                self.one_more_turn = k

    def find_progress(self, s: Rattus) -> None:
        """Which of the steps that matter here are in progress."""
        self.in_progress = 0
        self.to_come = 0
        for k in range(s.depth):
            step = bits.step(s.stack[k])
            if step == self.act or step == self.final_act:
                self.in_progress |= 1
            elif step == self.move_plague:
                self.in_progress |= 2
            elif step == self.devastate or step == self.ravage:
                self.in_progress |= 4
            elif step == self.place_how_many:
                self.in_progress |= 8
            elif step == self.one_more_turn:
                self.to_come |= bits.bit(bits.seat(s.stack[k]))

    def find_supplies(self, s: Rattus) -> None:
        """The rats on the board, and the smallest reserve."""
        self.rats_on_board = 0
        self.most_rats = 0
        for region in bits.each(s.infested):
            self.rats_on_board += s.rats[region]
            if s.rats[region] > self.most_rats:
                self.most_rats = s.rats[region]
        self.least_reserve = s.reserve[0]
        for seat in range(s.players):
            if s.reserve[seat] < self.least_reserve:
                self.least_reserve = s.reserve[seat]

    def count_cards(self, s: Rattus, seat: int) -> None:
        """The cards, and the classes that they expose the seat to."""
        at = seat * FEATURES
        classes = 0
        usable = bits.has(self.to_come, seat)
        unused = s.own[seat] & ~s.used if s.me == seat and self.in_progress & 1 else 0
        for k in bits.each(s.own[seat]):
            card: Card = s.rules.cards[k]
            classes |= bits.bit(card.class_)
            if k < CARDS:
                self.features[at + CARD + k] = 1
                if usable or bits.has(unused, k):
                    self.features[at + USABLE + k] = 1
        self.classes[seat] = classes

    def find_danger(self, s: Rattus) -> None:
        """What the rats would take from everybody, by region."""
        for seat in range(s.players):
            cubes = 0
            together = 0
            for region in bits.each(s.has[seat]):
                cubes += s.cubes[region][seat]
                taken = 0
                if s.rats[region]:
                    neutral = NEUTRAL if s.ended and region == s.plague else 0
                    taken = self.rats.threat(s, seat, region, neutral, self.classes[seat])
                self.taken[region * 4 + seat] = taken
                together += taken
            self.in_danger[seat] = together
            self.kept[seat] = (cubes + s.palace[seat]) * POINT - together

    def count_cubes(self, s: Rattus, seat: int) -> None:
        """The cubes, and what would be left of them."""
        at = seat * FEATURES
        cubes = 0
        for region in bits.each(s.has[seat]):
            here = s.cubes[region][seat]
            cubes += here
            self.features[at + REGION] += 1
            self.features[at + MAJORITY] += has_most(s, seat, region)
            self.features[at + BY_RATS + s.rats[region]] += here
        best = 0
        for other in range(s.players):
            if other != seat and self.kept[other] > best:
                best = self.kept[other]
        ahead = self.kept[seat] // PART - best // PART
        self.features[at + PALACE] = s.palace[seat]
        self.features[at + RESERVE] = s.reserve[seat]
        self.features[at + KEPT] = self.kept[seat] // PART
        self.features[at + LEAD] = ahead
        if s.ended:
            self.features[at + CUBE_AT_END] = cubes
            self.features[at + TAKEN_AT_END] = self.in_danger[seat] // PART
        else:
            self.features[at + CUBE] = cubes
            self.features[at + CUBE_SUPPLY] = cubes * s.supply
            self.features[at + TAKEN_SUPPLY] = self.in_danger[seat] * s.supply // (PART * 32)
            self.features[at + LEAD_SUPPLY] = ahead * s.supply >> 5

    def count_turn(self, s: Rattus, seat: int) -> None:
        """What the seat has still to do, if it is in turn."""
        at = seat * FEATURES
        if s.me == seat:
            self.features[at + IN_TURN] = 1
            if self.in_progress & 1 and s.ended == 0:
                self.features[at + TO_TAKE] = 1 - s.took
                if not s.placed or self.in_progress & 8:
                    self.features[at + TO_PLACE] = self.most_to_place(s, seat)
            if self.in_progress & 2:
                self.features[at + TO_MOVE] = 1
            elif self.in_progress & 4:
                self.features[at + STRIKING] = 1
        elif s.me != NOBODY:
            self.features[at + AFTER] = (seat + s.players - s.me) % s.players

    def count_game(self, s: Rattus, seat: int) -> None:
        """How much of the game is left, and for whom."""
        at = seat * FEATURES
        most = 0
        for other in range(s.players):
            if other != seat and bits.count(s.own[other]) > most:
                most = bits.count(s.own[other])
        self.features[at + SUPPLY] = s.supply
        self.features[at + RATS] = self.rats_on_board
        self.features[at + PLACEABLE] = self.most_to_place(s, seat)
        self.features[at + LEAST_RESERVE] = self.least_reserve
        self.features[at + RICHEST] = most
        self.features[at + CARD_SUPPLY] = bits.count(s.own[seat]) * s.supply
        self.features[at + THREE_PLAYERS] = 1 if s.players == 3 else 0
        self.features[at + FOUR_PLAYERS] = 1 if s.players == 4 else 0
        self.features[at + ENDED] = 1 if s.ended else 0

    def most_to_place(self, s: Rattus, seat: int) -> int:
        """How many cubes the seat can place at most in one region (RAT-T6, RAT-K7)."""
        most = self.most_rats
        for card in bits.each(s.own[seat] & s.rules.giving):
            most += s.rules.bonus[card]
        return most if most < s.reserve[seat] else s.reserve[seat]

    def count_plague(self, s: Rattus) -> None:
        """Where the plague may come next, and what it would take there."""
        moved = self.in_progress & 2 == 0
        mover = s.me if not moved else (s.me + 1) % s.players
        near = reach(s, mover)
        about_to_strike = bits.bit(s.plague) if moved and self.in_progress & 4 else 0
        best = self.best_strike(s, mover, near & s.infested & ~about_to_strike)
        for seat in range(s.players):
            at = seat * FEATURES
            struck, close, far, worst = 0, 0, 0, 0
            for region in bits.each(s.has[seat] & s.infested):
                taken = self.taken[region * 4 + seat]
                if bits.has(about_to_strike, region):
                    struck += taken
                elif bits.has(near, region):
                    close += taken
                    if taken > worst:
                        worst = taken
                else:
                    far += taken
                if region == best:
                    self.features[at + STRIKE] = taken // PART
            self.features[at + STRUCK] = struck // PART
            self.features[at + FAR] = far // PART
            if mover == seat:
                self.features[at + NEAR_OWN] = close // PART
            else:
                self.features[at + NEAR] = close // PART
                self.features[at + WORST] = worst // PART

    def best_strike(self, s: Rattus, mover: int, regions: int) -> int:
        """Where, of these regions, the plague takes more from the others than from its mover; -1: nowhere."""
        best = -1
        most = 0
        for region in bits.each(regions):
            gain = 0
            for seat in range(s.players):
                if s.cubes[region][seat]:
                    taken = self.taken[region * 4 + seat]
                    gain += taken if seat != mover else -taken * (s.players - 1)
            if gain > most:
                most = gain
                best = region
        return best


def reach(s: Rattus, mover: int) -> int:
    """Where a seat may move the plague (RAT-P1, RAT-K2)."""
    steps = 1
    if mover != NOBODY:
        for card in bits.each(s.own[mover] & s.rules.reaching):
            if s.rules.reach[card] > steps:
                steps = s.rules.reach[card]
    return within_steps(s.rules, s.plague, steps)
