"""Every card in every phase: the rule behind its use, and the rule by which it is refused."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS as MERCATUS_RULES
from lazaretto.games.rattus.ruleset import RATTUS as RATTUS_RULES
from lazaretto.kernel.game import Game

RATTUS, MERCATUS = "rattus", "rattus+mercatus"
BARE = "players:4 to:red plague:hispania"
BOARD = f"{BARE} italia:r2/ gallia:r1/u polonia:/u"
CARRIERS = ("hanseatic-trader", "shaman", "landowner")
ENDED = "last:yellow ended:all-cubes-placed"
FINAL = {  # red's part of the final round
    RATTUS: f"{ENDED} stack:reckoning@y,final_move@r,final_act@r",
    MERCATUS: f"{ENDED} stack:last_sale@y,reckoning@y,final_move@r,final_act@r",
}


def table(title: str, *cards: str, rest: str = "") -> Game:
    """A turn of red's, or what the rest of the line says; he holds these cards."""
    held = ",".join(f"{card}=red" for card in cards)
    on = ",".join(f"{card}=fish" for card in cards if card in CARRIERS)
    goods = f"fish:italia,polonia,gallia {'on:' if on else ''}{on}" if title == MERCATUS else ""
    return lazaretto.position(title, f"{BOARD} {goods} cards:{held} {rest}")


def cited(game: Game, choice: str) -> str:
    """The rule behind a choice that is open, or the code and the rule of its refusal."""
    reason = game.why_not(choice)
    return game.rule_behind(choice) if reason is None else f"{reason.code} {reason.rule}"


def beside(card: str) -> str:
    """Another card, so that something is asked whatever the first one does."""
    return "king" if card == "merchant" else "merchant"


# What a card cites in a turn and in the final round when it would do something.
USED = {
    "king": ("RAT-K1", "RAT-E3"),
    "monk": ("RAT-K6", "RAT-E3"),
    "knight": ("works-in-phase-c RAT-T5", "comes-last RAT-E7"),
    "merchant": ("RAT-K5", "RAT-E3"),
    "peasant": ("works-in-phase-b RAT-K7", "RAT-E3"),
    "witch": ("RAT-K8", "RAT-E3"),
    "lieutenant": ("MER-K1", "MER-E2"),
    "treasurer": ("MER-K2", "MER-E1"),
    "pope": ("MER-K3", "MER-E1"),
    "deacon": ("works-in-phase-c MER-K14", "comes-last MER-E14"),
    "assassin": ("works-in-phase-c MER-K14", "comes-last MER-E14"),
    "raider": ("works-in-phase-c MER-K14", "comes-last MER-E14"),
    "hanseatic-trader": ("MER-K7", "MER-E3"),
    "swindler": ("MER-K8", "MER-E4"),
    "grave-robber": ("works-in-phase-c MER-K14", "comes-last MER-E14"),
    "shaman": ("MER-K10", "MER-E3"),
    "landowner": ("MER-K11", "MER-E3"),
    "brewer": ("MER-K12", "MER-E4"),
}
RULESETS = {RATTUS: RATTUS_RULES, MERCATUS: MERCATUS_RULES}
every_card = pytest.mark.parametrize(
    ("title", "card"), [(title, card.name) for title, rules in RULESETS.items() for card in rules.cards]
)


@every_card
def test_in_a_turn_a_card_cites_the_rule_of_its_ability(title: str, card: str) -> None:
    assert cited(table(title, card, beside(card)), f"use_card:{card}") == USED[card][0]


@every_card
def test_in_the_final_round_a_card_cites_the_rule_that_says_what_it_does_there(title: str, card: str) -> None:
    assert cited(table(title, card, beside(card), rest=FINAL[title]), f"use_card:{card}") == USED[card][1]


@every_card
def test_a_card_used_already_cites_the_rule_of_once(title: str, card: str) -> None:
    turn = table(title, card, beside(card), rest=f"used:{card}")
    final = table(title, card, beside(card), rest=f"used:{card} {FINAL[title]}")
    assert cited(turn, f"use_card:{card}") == "card-used-already RAT-T5"
    assert cited(final, f"use_card:{card}") == "card-used-already RAT-E7"


@every_card
def test_a_card_of_another_cites_the_rule_that_says_whose_cards_are_used(title: str, card: str) -> None:
    held = f"{BOARD} cards:{beside(card)}=red,{card}=blue"
    turn, final = lazaretto.position(title, held), lazaretto.position(title, f"{held} {FINAL[title]}")
    assert cited(turn, f"use_card:{card}") == "card-held-by-another RAT-T5"
    assert cited(final, f"use_card:{card}") == "card-held-by-another RAT-E2"


@every_card
def test_in_the_final_round_no_card_is_taken_whichever_it_is(title: str, card: str) -> None:
    game = lazaretto.position(title, f"{BOARD} cards:{beside(card)}=red,{card}=blue {FINAL[title]}")
    assert cited(game, f"take_card:{card}") == "no-card-in-final-round RAT-E3"


@pytest.mark.parametrize("title", [RATTUS, MERCATUS])
def test_in_the_final_round_no_cube_is_placed_without_a_card(title: str) -> None:
    assert cited(table(title, "merchant", rest=FINAL[title]), "place_in:gallia") == "no-cubes-in-final-round RAT-E3"


# What the cards that move the plague cite: for a region one step away, two steps away and too far, and for staying.
MOVES = {
    "knight": ("RAT-E3", "RAT-E3", "too-many-steps RAT-E3", "RAT-E8", "plague-is-there RAT-E8"),
    "raider": ("MER-E6", "MER-E6", "too-many-steps MER-E6", "MER-E15", "plague-is-there MER-E15"),
    "assassin": ("MER-E7", "MER-E7", "too-many-steps MER-E7", "MER-E15", "plague-is-there MER-E15"),
    "deacon": ("MER-E8", "not-a-neighbour MER-E8", "not-a-neighbour MER-E8", "MER-E15", "plague-is-there MER-E15"),
    "grave-robber": (
        "MER-E8", "not-a-neighbour MER-E8", "not-a-neighbour MER-E8", "MER-E15", "plague-is-there MER-E15",
    ),
}  # fmt: skip
CHOICES = ("move_plague:gallia", "move_plague:germania", "move_plague:russia", "stay", "move_plague:hispania")
MOVERS = [(RATTUS, "knight"), *((MERCATUS, card) for card in MOVES)]


@pytest.mark.parametrize(("title", "card"), MOVERS)
def test_in_the_final_round_the_move_of_the_plague_cites_the_card_that_moves_it(title: str, card: str) -> None:
    game = table(title, card, rest=FINAL[title])
    assert tuple(cited(game, choice) for choice in CHOICES) == MOVES[card]


def test_with_a_card_for_one_step_and_one_for_two_the_far_region_cites_the_second() -> None:
    game = table(MERCATUS, "deacon", "raider", rest=FINAL[MERCATUS])
    assert [cited(game, choice) for choice in CHOICES[:2]] == ["MER-E8", "MER-E6"]


@pytest.mark.parametrize(("card", "rule"), [("knight", "RAT-K2"), ("raider", "MER-K6"), ("assassin", "MER-K5")])
def test_in_a_turn_the_second_step_of_the_plague_cites_the_card_that_allows_it(card: str, rule: str) -> None:
    game = table(MERCATUS, card, rest="at:move_plague")
    steps = tuple(cited(game, choice) for choice in CHOICES[:3])
    assert steps == ("RAT-P1", rule, f"too-many-steps {rule}")


# Why a card is refused that would do nothing: the position, what it cites in a turn and in the final round.
IDLE = {
    "king": ("gallia:r1/u", "no-cube-free-of-rats RAT-K1", "no-cube-free-of-rats RAT-K1"),
    "monk": ("gallia:r1/", "no-rat-can-move RAT-K6", "no-rat-can-move RAT-K6"),
    "merchant": ("gallia:/u", "no-cube-on-board RAT-K5", "no-cube-on-board RAT-K5"),
    "peasant": ("palace:r20 gallia:/u", "works-in-phase-b RAT-K7", "reserve-empty RAT-E3"),
    "witch": ("gallia:r1/", "no-rat-on-board RAT-K12", "no-rat-on-board RAT-K12"),
    "lieutenant": ("coins:r0g4b4y4 gallia:/u", "too-few-coins MER-K1", "too-few-coins MER-E2"),
    "pope": ("coins:r1g4b4y4 gallia:/u", "too-few-coins MER-K3", "too-few-coins MER-K3"),
    "landowner": ("gallia:/u", "no-good-on-card MER-K13", "no-good-on-card MER-K13"),
    "hanseatic-trader": ("gallia:/u", "no-good-on-card MER-K13", "no-good-on-card MER-K13"),
    "shaman": ("gallia:/u", "no-good-on-card MER-K13", "no-good-on-card MER-K13"),
    "swindler": ("gallia:/u", "no-cube-on-board MER-K8", "no-cube-on-board MER-K8"),
}


@pytest.mark.parametrize("card", IDLE)
def test_a_card_that_would_do_nothing_cites_the_rule_that_says_what_it_needs(card: str) -> None:
    line, in_turn, at_end = IDLE[card]
    held = f"{BARE} {line} cards:{card}=red,treasurer=red beside:peasant"
    turn, final = lazaretto.position(MERCATUS, held), lazaretto.position(MERCATUS, f"{held} {FINAL[MERCATUS]}")
    assert (cited(turn, f"use_card:{card}"), cited(final, f"use_card:{card}")) == (in_turn, at_end)
