"""What an expansion may ask of Rattus, and what is refused when it is laid out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lazaretto.games.rattus.board import CLASSES, CUBES, MOST_CARDS, REGIONS
from lazaretto.games.rattus.rules import BEFORE_PHASE_C, DONE, Card, Offer, RattusRuleset, Rules
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.turn import TakeCard
from lazaretto.kernel import drive
from lazaretto.kernel.choice import choice
from lazaretto.kernel.errors import RulesetError
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.state import WORD, WORDS, Part
from lazaretto.kernel.step import Answers

KNIGHT, SERF = 2, 40


class Serf(Card):
    """A card of no expansion, with numbers of its own."""

    name = "serf"
    rules = ("RAT-K7",)
    reach = 3
    bonus = 2
    neutral = 5


class Whistle(Offer):
    """Something to do that changes nothing, in so many ways."""

    rules = ("RAT-T5",)

    def __init__(self, name: str, ways: int, is_open: bool) -> None:
        self.name = name  # type: ignore[misc]
        self.ways = ways
        self.is_open = is_open

    def choices(self, rules: Rules) -> Answers:
        return {i: choice(100_000 + i, self.name, "way", str(i)) for i in range(self.ways)}

    def ask(self, s: Rattus) -> int:
        return (1 << self.ways) - 1 if self.is_open and not s.took else 0

    def take(self, s: Rattus, i: int) -> None:
        s.took = 1
        s.due = i


def table(ruleset: RattusRuleset) -> Rattus:
    s = ruleset.table(prepare(ruleset, 4, {"start": 0}))
    assert isinstance(s, Rattus)
    return s


def with_serf(line: str) -> Game:
    """A game of the rules with the Serf."""
    rules = RATTUS.with_cards(Serf(SERF, "peasantry"))
    setup, saved = rules.read(rules, line)
    return Game(rules, setup, start=saved)


def offered(game: Game, kind: str) -> set[str]:
    assert game.decision is not None
    return {choice.item for choice in game.decision.options if choice.kind == kind}


# ---------------------------------------------------------------- numbers of cards


def test_the_largest_bonus_of_the_cards_held_counts() -> None:
    game = with_serf("players:4 to:red gallia:/u cards:serf=red,peasant=red")
    game.apply("place_in:gallia")
    assert offered(game, "how_many") == {"1", "2", "3"}


def test_the_piece_moves_as_far_as_the_largest_reach_allows() -> None:
    line = "players:4 to:red plague:hispania at:move_plague"
    one = offered(with_serf(line), "move_plague")
    two = offered(with_serf(f"{line} cards:knight=red"), "move_plague")
    three = offered(with_serf(f"{line} cards:knight=red,serf=red"), "move_plague")
    assert one < two < three
    assert "hispania" not in three


def test_the_piece_counts_as_the_largest_number() -> None:
    game = with_serf("players:4 to:red plague:gallia at:count_piece gallia:r2/uu cards:knight=red,serf=red")
    game.apply("count_piece:yes")
    assert table_of(game).neutral == 5


def table_of(game: Game) -> Rattus:
    assert isinstance(game.state, Rattus)
    return game.state


def test_a_card_may_have_a_number_far_from_the_others() -> None:
    rules = RATTUS.with_cards(Serf(SERF, "peasantry"))
    s = table(rules)
    assert s.rules.cards[SERF].name == "serf"
    assert s.layout.sizes["card"] == SERF + 1
    assert rules.catalogue().parse("take_card:serf").number == rules.catalogue().parse("take_card:king").number + SERF


@pytest.mark.parametrize("number", [-1, MOST_CARDS])
def test_a_card_with_a_number_that_no_card_can_have_is_refused(number: int) -> None:
    with pytest.raises(RulesetError, match="expected a number below 63"):
        Serf(number, "peasantry")


def test_a_card_of_a_class_that_does_not_exist_is_refused() -> None:
    with pytest.raises(RulesetError, match="one of the classes royalty"):
        Serf(SERF, "bakery")


def test_two_cards_of_one_number_are_refused() -> None:
    with pytest.raises(RulesetError, match="expected a number of its own; got 2"):
        table(RATTUS.with_cards(Serf(KNIGHT, "peasantry")))


@pytest.mark.parametrize(
    ("what", "number"),
    [("reach", -1), ("reach", len(REGIONS) + 1), ("bonus", -1), ("bonus", CUBES), ("neutral", -1), ("neutral", 21)],
)
def test_a_card_that_asks_for_what_the_game_does_not_do_is_refused(what: str, number: int) -> None:
    odd = type("Odd", (Serf,), {what: number})
    with pytest.raises(RulesetError, match=f"card 'serf': {what}: expected a number from 0 to"):
        table(RATTUS.with_cards(odd(SERF, CLASSES[0])))


# ---------------------------------------------------------------- offers


def test_offers_fill_further_words_and_none_is_torn_apart() -> None:
    rules = RATTUS.offer(Whistle("low", 50, True), Whistle("high", 60, True), Whistle("shrill", 40, True))
    s = table(rules)
    acts = s.rules.occasions[BEFORE_PHASE_C]
    assert (acts.in_first_word, acts.words) == (3, 3)
    assert acts.at[3:6] == [WORD, 2 * WORD, 3 * WORD]
    assert acts.answers[DONE].text == "go_on"


def test_answers_of_further_words_are_given_like_others() -> None:
    rules = RATTUS.offer(Whistle("low", 50, False), Whistle("high", 60, True))
    rules = replace(rules, choices=(*rules.choices, *Whistle("high", 60, True).choices(table(rules).rules).values()))
    setup, saved = rules.read(rules, "players:4 to:red")
    game = Game(rules, setup, start=saved)
    s = table_of(game)
    assert drive.open_answers(s)[-60:] == [2 * WORD + i for i in range(60)]
    assert drive.count_open(s) == len(drive.open_answers(s))
    game.apply("high:2")
    assert s.due == 2
    assert s.words == 0
    assert game.why_not("high:3") is not None


@pytest.mark.parametrize("sizes", [[63], [62] * WORDS])
def test_offers_that_need_more_answers_than_there_is_room_for_are_refused(sizes: list[int]) -> None:
    with pytest.raises(RulesetError, match="there is no room for so many"):
        table(RATTUS.offer(*[Whistle(f"tune {k}", n, True) for k, n in enumerate(sizes)]))


def test_two_offers_of_one_name_are_refused() -> None:
    with pytest.raises(RulesetError, match="expected offers with names of their own"):
        table(RATTUS.offer(TakeCard()))


def test_an_offer_may_be_replaced_in_the_final_round() -> None:
    rules = RATTUS.replace_offer("use_card_at_end", Whistle("hum", 1, True))
    assert [offer.name for offer in rules.final_offers] == ["hum"]
    with pytest.raises(RulesetError, match="has no offer 'sing'"):
        RATTUS.replace_offer("sing", TakeCard())


def test_a_part_of_state_that_has_no_number_is_refused() -> None:
    with pytest.raises(RulesetError, match="expected numbered parts of state, each once"):
        table(RATTUS.with_parts(Part))
