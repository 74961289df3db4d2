"""What happened, and why: the log of a position, sentence by sentence."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words, languages
from tests.rules.mercatus import table as mercatus
from tests.rules.notre_dame import table as notre_dame
from tests.rules.rattus.positions import position

NAMES = ["Red", "Green", "Blue", "Yellow"]
HERE = "players:4 to:red plague:gallia at:count_piece"  # the piece has just entered Gallia, and the spread is over


def told(game: Game, about: str = "", seat: int | None = None) -> list[str]:
    """The log as a seat reads it, as far as it is about something."""
    words = Words("en", NAMES)
    return [text for _, event in game.history(seat) if about in (text := words.event(event))]


# ---------------------------------------------------------------- a rat token, symbol by symbol


def test_a_token_that_does_nothing_says_how_many_cubes_it_lacks() -> None:
    game = position(f"{HERE} gallia:g4/u", "face:O33")
    assert told(game, "Too few") == ["Too few cubes in Gallia: 4 of 6. It does nothing."]


def test_a_token_that_strikes_says_what_reaches_its_limit() -> None:
    game = position(f"{HERE} gallia:g2y1/u", "face:S10")
    assert told(game, "strikes") == ["It strikes: the cubes in Gallia (3) reach its limit of 3."]


def test_the_plague_piece_is_told_where_it_counts() -> None:
    game = position(f"{HERE} gallia:g1b1/u cards:knight=red", "count_piece:yes", "face:S10")
    reached = "the cubes in Gallia (2) and the plague piece, counted as 2, reach its limit of 3."
    assert told(game, "strikes") == [f"It strikes: {reached}"]


def test_m_says_who_has_the_most() -> None:
    game = position(f"{HERE} gallia:g2y1/u", "face:S10")
    assert told(game, "M (") == ["M (most cubes): Green has the most in Gallia (2) and loses one."]


def test_m_says_who_is_tied_for_the_most() -> None:
    game = position(f"{HERE} gallia:g2y2/u", "face:S10")
    tied = "is tied for the most in Gallia (2) and loses one."
    assert told(game, "M (") == [f"M (most cubes): Green {tied}", f"M (most cubes): Yellow {tied}"]


def test_a_costs_everybody_there_a_cube() -> None:
    game = position(f"{HERE} gallia:g2y1/u", "face:S11")
    assert told(game, "A (") == [
        "A (all players): Green loses one of 2 cubes in Gallia.",
        "A (all players): Yellow loses the last cube in Gallia.",
    ]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("monk=green", "Church: Green holds the Monk and loses one of 3 cubes in Gallia."),
        ("monk=blue", "Church: Blue holds the Monk but has no cube in Gallia."),
        ("king=green", "Church: nobody holds the Monk."),
    ],
)
def test_a_class_says_who_holds_its_card_and_what_that_costs(cards: str, sentence: str) -> None:
    game = position(f"{HERE} gallia:g3/u cards:{cards}", "face:S08")
    assert told(game, "Church: ") == [sentence]


def test_a_symbol_that_finds_no_cube_left_says_so() -> None:
    game = position(f"{HERE} gallia:g1b1y1/u cards:knight=red", "count_piece:yes", "face:O29")
    assert told(game, "left")[0] == "M (most cubes): there is no cube left in Gallia."


def test_a_class_of_which_no_card_is_in_play_says_so() -> None:
    game = mercatus.at("gallia:g3/u cards:king=green plague:gallia at:count_piece")
    game.apply("face:S09")
    assert told(game, "Magic: ") == ["Magic: no card of this class is in play."]


def test_whoever_has_paid_the_deacon_is_told_to_lose_nothing() -> None:
    game = mercatus.at("gallia:r3/u cards:deacon=red coins:r4g4b4y4 plague:gallia at:count_piece")
    game.apply("face:S10")
    game.apply("pay:yes")
    assert told(game, "M (") == ["M (most cubes): Red has paid and loses nothing in Gallia."]


@pytest.mark.parametrize(
    ("gallia", "sentence"),
    [
        ("/", "There are no rats in Gallia, so none spread."),
        ("/u", "There is one rat in Gallia: one new rat goes to a neighbouring region."),
        ("/uuu", "There are 3 rats in Gallia: two new rats go to neighbouring regions."),
    ],
)
def test_the_spread_says_how_many_rats_come_and_why(gallia: str, sentence: str) -> None:
    game = position(f"players:4 to:red plague:italia at:move_plague gallia:{gallia}", "move_plague:gallia")
    assert sentence in told(game)


# ---------------------------------------------------------------- sales


SALE = "germania:b2r2/ polonia:b3r1/ hungaria:r1/ fish:germania,polonia,hungaria up:cws at:sale"


def test_a_sale_says_who_sold_what_to_which_regions() -> None:
    game = mercatus.at(f"{SALE} goods:blue=f3,red=f1")
    assert told(game, "Blue sells") == [
        "Blue sells 2 of 3 fish for 6 coins: 3 coins from each region that buys it and where Blue has the most cubes"
        " (Germania and Polonia)."
    ]


def test_a_sale_says_why_somebody_gets_nothing() -> None:
    game = mercatus.at(f"{SALE} goods:green=f4")
    reason = "Green does not have the most cubes in any region that buys it."
    assert told(game, "Green sells") == [f"Green sells none of 4 fish: {reason}"]


def test_a_sale_says_why_it_takes_place() -> None:
    game = mercatus.at(f"{SALE} goods:blue=f4")
    assert told(game, "so all of it") == ["There is no fish left in the supply, so all of it is sold."]


def test_the_setting_up_of_mercatus_is_told_in_few_lines() -> None:
    game = lazaretto.new("rattus+mercatus", players=4, seed=1)
    assert len([text for text in told(game) if "plague" not in text]) <= 7


# ---------------------------------------------------------------- Notre Dame


def test_the_plague_says_what_the_hospital_holds_off() -> None:
    game = notre_dame.at("players:3 red:hospital=1,rats=5 display:minstrel,monk,night_watch stack:plague@r")
    assert told(game, "Red")[0] == "Red: strength 3, less 1 for the Hospital; the rat marker moves to 7."


def test_an_outbreak_says_what_it_costs() -> None:
    game = notre_dame.at("players:3 red:rats=9,bank=3 display:minstrel,monk,night_watch stack:plague@r")
    assert told(game, "Red")[1:] == [
        "The rats would pass 9: the plague breaks out in Red’s quarter and costs 2 points and a cube.",
        "Red loses 2 points, or all if there are fewer.",
        "Red loses a cube from the fullest sector: Bank, 3 cubes.",
    ]


def test_the_cathedral_says_how_its_points_are_shared() -> None:
    game = notre_dame.at("players:4 round:4 green:notre_dame=2,park=2 blue:notre_dame=1 stack:score_cathedral@r")
    assert told(game, "points")[:3] == [
        "Notre Dame is worth 10 points: shared by 3 cubes and rounded down, 3 for each cube.",
        "Blue gains 3 points for the cubes on Notre Dame.",
        "Yellow gains 7 points: 6 for the cubes on Notre Dame and 1 from the Park.",
    ]


def test_a_message_says_what_it_brings() -> None:
    game = notre_dame.at("players:4 messages:red=1--- stack:drive@r.2.0")
    notre_dame.do(game, "drive_to:red-cathedral")
    assert told(game, "message") == [
        "Red takes a message (Red): 1 point and a coin.",
        "Red gains 1 point for the message.",
        "Red takes 1 coin for the message.",
    ]


def test_a_character_who_brings_nothing_says_so() -> None:
    game = notre_dame.at("players:3 display:lawyer,monk,minstrel stack:hire@r")
    notre_dame.do(game, "hire:lawyer")
    assert told(game, "Red gains") == ["Red gains no points for every two messages."]


# ---------------------------------------------------------------- what is open now


@pytest.mark.parametrize(
    ("done", "question"),
    [
        ([], "Your turn: take a card, place cubes, or go on and move the plague."),
        (["take_card:monk"], "Your turn: place cubes, use a card, or go on and move the plague."),
        (["take_card:monk", "place_in:italia"], "Your turn: use a card or go on and move the plague."),
    ],
)
def test_the_prompt_of_a_turn_names_what_is_open_now(done: list[str], question: str) -> None:
    decision = position("players:4 to:red at:act italia:/u", *done).decision
    assert decision is not None
    assert Words("en").ask(decision.step, decision.options) == question


@pytest.mark.parametrize("language", languages())
def test_a_prompt_without_its_answers_is_a_sentence_too(language: str) -> None:
    assert Words(language).ask("act").endswith(".")
