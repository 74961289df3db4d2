"""What the rules of Rattus are written in, and a ruleset laid out for play: everything that is looked up in a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, final

from lazaretto.games.rattus.board import CLASSES, CUBES, MOST_CARDS, MOST_RATS, REGIONS, TOKENS, regions_in_use
from lazaretto.games.rattus.choices import GO_ON, take_card, use_card
from lazaretto.games.rattus.components import Components
from lazaretto.kernel import bits
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.layout import DEAL, Layout, Program, program
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.state import WORD, WORDS, Part
from lazaretto.kernel.step import Answers, Step

if TYPE_CHECKING:
    from lazaretto.games.rattus.state import Rattus

# What this game and its expansions have, each by its number.
STEPS: Final[list[Step[Any]]] = []
PROGRAMS: Final[list[Program]] = []
PARTS: Final[list[type[Part]]] = []

GAME = program("game", (DEAL,), PROGRAMS)
TURN = program("turn", ("first_turn", "end_turn"), PROGRAMS)
TOKEN = program("token", ("ravage",), PROGRAMS)
FINAL = program("final", ("end_turn",), PROGRAMS)
FINAL_TURN = program("final_turn", ("one_more_turn",), PROGRAMS)

DONE = 62  # the answer "no more acts"
MOST_OFFERS = 16  # on one occasion
BEFORE_PHASE_C, AT_THE_END = 0, 1  # occasions


# ---------------------------------------------------------------- what rules are written in


class Offer:
    """Something the player in turn may do of his own accord, before phase C or in the final round."""

    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    not_at_end: ClassVar[tuple[str, str]] = ("not-possible", "RAT-E3")  # why the final round has it not, and the rule

    def choices(self, rules: Rules) -> Answers:
        """What can be answered to it, by bit: 62 answers at most."""
        return {}

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
    """A class card. `play` is its ability, used before phase C; what it changes elsewhere stands in its attributes.

    Of several cards that a player holds the largest number counts. What a card asks are steps named after it:
    `king.to_palace`.
    """

    noun: ClassVar[str] = "card"  # what its name is looked up as
    name: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    rule_at_end: ClassVar[str] = "RAT-E3"  # what it does in the final round
    rule_to_stay: ClassVar[str] = "RAT-E8"  # whether its holder may leave the plague where it is there
    reach: ClassVar[int] = 1  # how many steps its holder moves the plague at most
    bonus: ClassVar[int] = 0  # how many cubes more he may place in phase B
    neutral: ClassVar[int] = 0  # as how many neutral cubes the plague piece may count
    moves_at_end: ClassVar[bool] = False  # whether its holder may move the plague in the final round
    carries: ClassVar[bool] = False  # whether it works only with something that is put on it

    def __init__(self, id: int, class_: str) -> None:
        if not 0 <= id < MOST_CARDS or class_ not in CLASSES:
            raise RulesetError(
                f"card {self.name!r}: expected a number below {MOST_CARDS} and one of the classes"
                f" {', '.join(CLASSES)}; got {id} and {class_!r}"
            )
        self.id = id
        self.bit = bits.bit(id)
        self.class_: int = CLASSES.index(class_)
        self.take: Choice = take_card(id, self.name)
        self.use: Choice = use_card(id, self.name)

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


CardChoice = Callable[[int, str], Choice]  # by the number and the name of a card


@dataclass(frozen=True, eq=False)
class RattusRuleset(Ruleset):
    """What Rattus and its expansions consist of beside what every game has."""

    cards: tuple[Card, ...] = ()
    offers: tuple[Offer, ...] = ()  # what a player may do of his own accord before phase C
    final_offers: tuple[Offer, ...] = ()  # and in the final round
    listeners: tuple[Listener, ...] = ()
    card_choices: tuple[CardChoice, ...] = (take_card, use_card)  # what can be answered of every card
    selects_cards: bool = False  # whether only some of the cards are in play, as the set-up says

    def with_cards(self, *cards: Card) -> Self:
        """More cards, with all that can be answered of every card: to take it, to use it, and what expansions add."""
        choices = [choice(card.id, card.name) for card in cards for choice in self.card_choices]
        return replace(self, cards=self.cards + cards, choices=(*self.choices, *choices))

    def with_selection(self) -> Self:
        """Only some of the cards are in play: the set-up says which, or has them drawn."""
        return replace(self, selects_cards=True)

    def with_card_choice(self, choice: CardChoice) -> Self:
        """One more thing that can be answered of every card, also of those that are added later."""
        choices = [choice(card.id, card.name) for card in self.cards]
        return replace(self, card_choices=(*self.card_choices, choice), choices=(*self.choices, *choices))

    def offer(self, *offers: Offer) -> Self:
        """More that a player may do of his own accord before phase C."""
        return replace(self, offers=self.offers + offers)

    def offer_at_end(self, *offers: Offer) -> Self:
        """More that a player may do of his own accord in the final round."""
        return replace(self, final_offers=self.final_offers + offers)

    def replace_offer(self, name: str, offer: Offer) -> Self:
        """Another offer in the place of a named one, before phase C and in the final round."""
        names = [old.name for old in self.offers + self.final_offers]
        if name not in names:
            raise RulesetError(f"{self.name} has no offer {name!r}; it has: {', '.join(names)}")
        return replace(
            self,
            offers=tuple(offer if old.name == name else old for old in self.offers),
            final_offers=tuple(offer if old.name == name else old for old in self.final_offers),
        )

    def listen(self, *listeners: Listener) -> Self:
        """More listeners; they hear of an event in this order."""
        return replace(self, listeners=self.listeners + listeners)


# ---------------------------------------------------------------- laid out


@final
class Occasion:
    """The offers of an occasion laid out as answers: bits of one word for each offer, and DONE in the first word.

    One word of answers is enough for the usual ruleset; a rich one has up to four.
    """

    def __init__(self, offers: Sequence[Offer], rules: Rules) -> None:
        self.offers: list[Offer] = list(offers)
        self.at = [0] * MOST_OFFERS  # [offer]: the answer that its first bit is
        self.word = [0] * MOST_OFFERS  # [offer]: the word that it stands in
        self.shift = [0] * MOST_OFFERS  # [offer]: and its place there
        self.in_first_word = 0  # how many offers stand in the first word; they are the first ones
        self.words = 0  # how many further words there are
        self.answers: Answers = self._lay_out(rules)

    def _lay_out(self, rules: Rules) -> dict[int, Choice]:
        names = [offer.name for offer in self.offers]
        if len(set(names)) < len(names) or len(names) > MOST_OFFERS:
            raise RulesetError(
                f"expected offers with names of their own, {MOST_OFFERS} at most; got {', '.join(names)}"
            )
        answers: dict[int, Choice] = {}
        end = 0  # of what is taken of the last word
        for k, offer in enumerate(self.offers):
            choices = offer.choices(rules)
            size = 1 + max(choices, default=-1)
            if end + size > (WORD if self.words else DONE):
                self.words += 1
                end = 0
            if size > DONE or self.words == WORDS:
                raise RulesetError(f"the offer {offer.name!r} needs {size} answers; there is no room for so many")
            self.word[k], self.shift[k], self.at[k] = self.words, end, self.words * WORD + end
            self.in_first_word += self.words == 0
            for i, choice in choices.items():
                answers[self.at[k] + i] = choice
            end += size
        answers[DONE] = GO_ON
        return answers


@final
class Rules:
    """A ruleset laid out for a number of players and a set of components."""

    def __init__(self, ruleset: RattusRuleset, components: Components, players: int) -> None:
        self.ruleset = ruleset
        self.components = components
        self.players = players
        regions = regions_in_use(players)
        self.in_use = bits.first(regions)
        self.near = [0] * 12  # RAT-C2
        self.within = [0] * 156  # regions within so many steps, where one began excluded: see `within_steps`
        self._lay_out_map()
        self.limit = [0] * TOKENS
        self.majority = [0] * TOKENS
        self.all = [0] * TOKENS
        self.classes = [0] * TOKENS
        for k in range(TOKENS):
            self.limit[k], self.majority[k], self.all[k], self.classes[k] = components.tokens[k]
        self.deck: list[Card] = sorted(ruleset.cards, key=_number)  # the cards of the ruleset
        self.cards: list[Card] = []  # [number]
        self.every_card = 0
        self.of_class = [0] * 6
        self.reach = [0] * MOST_CARDS  # [card], as are the next two
        self.bonus = [0] * MOST_CARDS
        self.neutral = [0] * MOST_CARDS
        self.reaching = 0  # cards with a reach of more than one step
        self.giving = 0  # cards with a bonus
        self.counting = 0  # cards by which the plague piece counts
        self.moves_at_end = 0
        self.carriers = 0
        self._lay_out_cards()
        self.occasions: list[Occasion] = [Occasion(ruleset.offers, self), Occasion(ruleset.final_offers, self)]
        self.listeners: list[Listener] = list(ruleset.listeners)
        self.scores: list[Score] = list(ruleset.scores)
        sizes = {"seat": players, "region": regions, "slot": regions * MOST_RATS, "card": len(self.cards)}
        self.layout: Layout = Layout(ruleset, sizes, STEPS, PROGRAMS, PARTS)

    def _lay_out_map(self) -> None:
        near = self.components.neighbours(self.players)
        for region in range(len(near)):
            self.near[region] = near[region]
            reached = bits.bit(region)
            for steps in range(1, len(REGIONS) + 1):
                for k in bits.members(reached):
                    reached |= near[k]
                self.within[steps * 12 + region] = reached & ~bits.bit(region)

    def _lay_out_cards(self) -> None:
        for card in self.deck:
            if self.every_card & card.bit:
                raise RulesetError(f"card {card.name!r}: expected a number of its own; got {card.id}")
            for what, number, least, most in (
                ("reach", card.reach, 0, len(REGIONS)),
                ("bonus", card.bonus, 0, CUBES - MOST_RATS),
                ("neutral", card.neutral, 0, CUBES),
            ):
                if not least <= number <= most:
                    raise RulesetError(
                        f"card {card.name!r}: {what}: expected a number from {least} to {most}; got {number}"
                    )
            while len(self.cards) < card.id:
                self.cards.append(Card(len(self.cards), CLASSES[0]))  # a number that no card of this ruleset has
            self.cards.append(card)
            self._lay_out_card(card)

    def _lay_out_card(self, card: Card) -> None:
        self.every_card |= card.bit
        self.of_class[card.class_] |= card.bit
        self.reach[card.id] = card.reach
        self.bonus[card.id] = card.bonus
        self.neutral[card.id] = card.neutral
        self.reaching |= card.bit if card.reach > 1 else 0
        self.giving |= card.bit if card.bonus else 0
        self.counting |= card.bit if card.neutral else 0
        self.moves_at_end |= card.bit if card.moves_at_end else 0
        self.carriers |= card.bit if card.carries else 0


def _number(card: Card) -> int:
    return card.id


def within_steps(rules: Rules, region: int, steps: int) -> int:
    """The regions that are at most so many steps away, the region itself excluded."""
    return rules.within[steps * 12 + region]


@lru_cache(maxsize=64)
def lay_out(ruleset: RattusRuleset, components: Components, players: int) -> Rules:
    """The same rules for the same ruleset, components and number of players."""
    return Rules(ruleset, components, players)
