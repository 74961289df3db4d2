"""The picture of a table of Notre Dame, against positions written as lines."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.games.notre_dame.drawing import picture
from lazaretto.games.notre_dame.picture import NotreDamePicture, PicturedCard, Player
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.rules import rules_of
from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from tests.rules.notre_dame.table import RULES, at, do

RED, VIOLET, BLUE = range(3)

DEALT = (
    "players:3 draft1:red=-.-.-/bank.inn.park,violet=-.-.-/residence.hospital.bank,blue=-.-.-/park.inn.notre_dame"
    " held:r3v3b3 at:draft"
)
HANDS = "players:3 draft1:red=bank.inn.park,violet=residence.hospital.bank,blue=park.inn.notre_dame at:play_cards"


ON_DISPLAY = "display:lawyer,monk,jester stack:hire@v,hire@r"


def seen(game: Game, seat: int | None = RED) -> NotreDamePicture:
    """What a seat, or a spectator, sees on the table."""
    known = game.view(seat).state
    assert isinstance(known, NotreDame)
    return picture(known)


def cards(pile: list[PicturedCard]) -> list[str]:
    """The names of cards; of a card that is not known, its colour and a question mark."""
    return [card["name"] or f"{card['colour']}-?" for card in pile]


def keep_all(game: Game, *kept: str) -> Game:
    """Everybody keeps a card, in seat order."""
    for seat, card in enumerate(kept):
        game.apply(f"keep:{card}", seat)
    return game


# ---------------------------------------------------------------- what everybody sees


def brings(line: str, sector: str) -> dict[str, int]:
    """What a red sector would do with one more cube in it, what it would not do left out."""
    gain = seen(at(line))["players"][RED]["brings"][sector]
    return {what: count for what, count in gain.items() if isinstance(count, int) and count}


@pytest.mark.parametrize(
    ("line", "sector", "gain"),
    [
        ("red:residence=2", "residence", {"points": 3}),
        ("red:residence=2,park=2", "residence", {"points": 4}),
        ("red:bank=2,friend=bank", "bank", {"coins": 4}),
        ("red:cloister_school=1", "cloister_school", {"cubes": 2}),
        ("red:rats=5", "hospital", {"rats": 1}),
        ("red:rats=0", "park", {}),
        ("red:carriage_house=1", "carriage_house", {"asks": 2}),
        ("red:inn=3", "inn", {"asks": 2}),
    ],
)
def test_a_sector_says_what_one_more_cube_would_bring(line: str, sector: str, gain: dict[str, int]) -> None:
    assert brings(line, sector) == gain


@pytest.mark.parametrize(
    ("display", "line", "gift"),
    [
        ("usurer,doctor,watch", "", {"points": 1, "coins": 2}),
        ("usurer,doctor,watch", "red:park=4", {"points": 3, "coins": 2}),
        ("innkeeper,doctor,watch", "", {"points": 3, "asks": 1}),
        ("beggar_king,doctor,monk", "red:rats=4", {"points": 5}),
        ("beggar_king,doctor,monk", "red:rats=9,park=4", {}),
        ("mayor,doctor,monk", "red:bank=3,inn=2,friend=inn", {"points": 6}),
        ("jester,doctor,watch", "red:bank=3", {}),
    ],
)
def test_a_character_says_what_it_would_give_for_a_coin(display: str, line: str, gift: dict[str, int]) -> None:
    table = seen(at(f"players:3 {line} display:{display} stack:hire@r"))
    gives = table["players"][RED]["gives"]
    assert set(gives) == set(display.split(","))
    assert {what: count for what, count in gives[display.split(",")[0]].items() if count} == gift


def test_one_may_take_the_colours_of_which_one_has_fewest() -> None:
    assert seen(at("players:3 red:taken=r1b1"))["players"][RED]["takes"] == ["violet"]


def test_a_message_shows_its_points() -> None:
    shown = [square for quarter in seen(at("players:3"))["quarters"] for square in quarter["squares"]]
    worth = {"coin": 1, "cube": 2, "rat": 3, "prestige": 4, None: 0}
    assert [square["points"] for square in shown] == [worth[square["message"]] for square in shown]


def test_the_plague_is_foretold_for_everybody() -> None:
    game = at(f"players:3 red:rats=5,hospital=1 violet:rats=1,hospital=6 blue:rats=9 {ON_DISPLAY}")
    table = seen(game)
    assert table["plague"] > 0
    assert [player["threat"] for player in table["players"]] == [
        5 + table["plague"] - 1,
        max(0, 1 + table["plague"] - 6),
        9 + table["plague"],
    ]


def test_a_player_has_cubes_by_place_a_friend_and_supplies() -> None:
    player = seen(at("red:supply=2,bank=3,notre_dame=1,friend=park,coins=5,rats=4"))["players"][RED]
    assert player["cubes"] == {
        "cloister_school": 0,
        "bank": 3,
        "residence": 0,
        "carriage_house": 0,
        "inn": 0,
        "park": 0,
        "hospital": 0,
        "notre_dame": 1,
    }
    assert (player["friend"], player["supply"], player["general"]) == ("park", 2, 8)
    assert (player["coins"], player["rats"]) == (5, 4)


def test_a_friend_who_has_not_entered_has_no_place() -> None:
    assert seen(at(""))["players"][RED]["friend"] is None


def test_a_carriage_stands_on_a_square_and_messages_were_taken_by_colour() -> None:
    player = seen(at("players:3 violet:carriage=blue-outer,taken=r1b2"))["players"][VIOLET]
    assert (player["carriage"], player["messages"]) == ("blue-outer", {"red": 1, "violet": 0, "blue": 2})


def test_a_square_has_its_message_and_the_squares_one_street_away() -> None:
    quarter = seen(at("players:3 messages:red=2--1"))["quarters"][0]
    assert [square["message"] for square in quarter["squares"]] == [None, "cube", None, None, "coin"]
    assert quarter["squares"][4] == {
        "name": "red-outer",
        "message": "coin",
        "points": 1,
        "near": ["red-centre", "red-left", "red-right"],
    }


def test_quarters_stand_clockwise_and_two_players_have_empty_ones_between_them() -> None:
    quarters = seen(at("players:2"))["quarters"]
    assert [(quarter["colour"], quarter["seat"]) for quarter in quarters] == [
        ("red", RED),
        ("blue", None),
        ("violet", VIOLET),
        ("green", None),
    ]


def test_characters_on_display_bring_their_rats() -> None:
    table = seen(at("players:3 display:monk,doctor,watch spared:violet stack:hire@b"))
    assert [character["name"] for character in table["characters"]] == ["monk", "doctor", "watch"]
    assert table["plague"] == sum(character["rats"] for character in table["characters"]) > 0
    assert table["spared"] == [VIOLET]


def test_characters_that_have_not_appeared_are_fresh() -> None:
    table = seen(at("round:2 display:monk,jester,watch gone:usurer,doctor,bishop at:hire_characters"))
    assert table["fresh"][:3] == ["innkeeper", "minstrel", "night_watch"]


def test_the_cathedral_says_what_each_cube_would_bring() -> None:
    table = seen(at("players:3 red:notre_dame=2 blue:notre_dame=1"))
    assert table["cathedral"] == {"worth": 8, "cubes": 3, "each": 2, "with_one_more": 2, "round": 3}


def test_an_empty_cathedral_brings_nothing() -> None:
    cathedral = {"worth": 12, "cubes": 0, "each": 0, "with_one_more": 12, "round": 3}
    assert seen(at("players:5"))["cathedral"] == cathedral


@pytest.mark.parametrize(("number", "scored"), [(1, 3), (3, 3), (4, 6), (9, 9)])
def test_the_cathedral_says_after_which_round_it_is_scored_next(number: int, scored: int) -> None:
    assert seen(at(f"round:{number}"))["cathedral"]["round"] == scored


@pytest.mark.parametrize(("number", "period"), [(1, 1), (3, 1), (4, 2), (9, 3)])
def test_a_round_belongs_to_a_period_and_somebody_has_the_bell(number: int, period: int) -> None:
    table = seen(at(f"round:{number} bell:blue"))
    assert (table["round"], table["period"], table["bell"]) == (number, period, BLUE)


def test_coins_that_nobody_has_are_in_the_treasury() -> None:
    assert seen(at("players:2 red:coins=4 violet:coins=0"))["treasury"] == 21


def test_hidden_points_are_seen_by_their_owner_alone() -> None:
    table = seen(at("players:3 red:points=7 violet:points=9"))
    assert [player["points"] for player in table["players"]] == [7, None, None]


def test_open_points_are_seen_by_everybody() -> None:
    table = seen(at("players:3 points:open red:points=7 violet:points=9"), None)
    assert [player["points"] for player in table["players"]] == [7, 9, 0]


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("seat", "passing"),
    [(RED, ["red-bank", "red-inn", "red-park"]), (VIOLET, ["red-?"] * 3), (None, ["red-?"] * 3)],
)
def test_drawn_cards_are_before_their_owner_who_alone_sees_them(seat: int | None, passing: list[str]) -> None:
    assert cards(seen(at(DEALT), seat)["players"][RED]["passing"]) == passing


def test_two_cards_wait_until_everybody_has_kept_one() -> None:
    game = at(DEALT)
    game.apply("keep:red-bank", RED)
    player = seen(game)["players"][RED]
    assert (cards(player["hand"]), cards(player["passing"])) == (["red-bank"], ["red-inn", "red-park"])


@pytest.mark.parametrize(
    ("seat", "passing"),
    [(RED, ["red-inn", "red-park"]), (VIOLET, ["red-inn", "red-park"]), (BLUE, ["red-?"] * 2), (None, ["red-?"] * 2)],
)
def test_two_cards_come_to_the_left_known_to_giver_and_receiver(seat: int | None, passing: list[str]) -> None:
    game = keep_all(at(DEALT), "red-bank", "violet-bank", "blue-inn")
    assert cards(seen(game, seat)["players"][VIOLET]["passing"]) == passing


def test_whoever_passed_two_cards_on_does_not_know_which_of_them_was_kept() -> None:
    game = keep_all(at(DEALT), "red-bank", "violet-bank", "blue-inn")
    game.apply("keep:red-inn", VIOLET)
    red, violet, _ = seen(game)["players"]
    assert (cards(violet["hand"]), cards(violet["passing"])) == (["violet-?", "red-?"], ["red-?"])
    assert red["passed"] == ["red-inn", "red-park"]


def test_a_hand_has_the_names_that_its_owner_knows() -> None:
    assert cards(seen(at(HANDS))["players"][RED]["hand"]) == ["red-bank", "blue-inn", "violet-bank"]


def test_of_another_hand_one_knows_the_colours_and_the_card_that_one_gave_last() -> None:
    assert cards(seen(at(HANDS))["players"][VIOLET]["hand"]) == ["violet-?", "red-?", "blue-notre_dame"]


def test_a_played_card_lies_face_up_before_everybody() -> None:
    game = do(at(HANDS), "play:blue-inn", "without_effect")
    player = seen(game, None)["players"][RED]
    assert (cards(player["played"]), cards(player["hand"])) == (["blue-inn"], ["red-?", "violet-?"])


@pytest.mark.parametrize(("seat", "third"), [(RED, "red-bank"), (VIOLET, "red-?")])
def test_after_two_cards_the_third_is_laid_away_face_down(seat: int, third: str) -> None:
    line = "players:3 draft1:red=bank.inn.park,violet=residence^.hospital^.bank^,blue=park^.inn^.notre_dame^"
    player = seen(at(f"{line} display:monk,usurer,watch at:hire_characters"), seat)["players"][RED]
    assert (cards(player["laid_away"]), player["hand"], len(player["played"])) == ([third], [], 2)


def test_cards_of_earlier_rounds_of_the_period_stay_where_they_were_played() -> None:
    line = "players:3 round:2 draft1:red=bank^.inn^.park,violet=residence^.hospital^.bank^,blue=park^.inn.notre_dame"
    player = seen(at(line))["players"][RED]
    assert cards(player["played_before"]) == ["red-bank", "violet-bank"]
    assert cards(player["laid_away"]) == ["blue-inn"]
    assert (player["played"], player["hand"]) == ([], [])


def test_a_deck_has_as_many_cards_as_have_not_left_it_and_its_owner_knows_which() -> None:
    player = seen(at(HANDS))["players"][RED]
    assert player["deck"] == 6
    assert player["unseen"] == [
        "red-cloister_school",
        "red-residence",
        "red-carriage_house",
        "red-hospital",
        "red-notre_dame",
        "red-trusted_friend",
    ]


def test_who_has_not_seen_a_card_cannot_tell_it_from_those_in_the_deck() -> None:
    player = seen(at(HANDS), None)["players"][RED]
    assert (player["deck"], len(player["unseen"])) == (6, 9)


# ---------------------------------------------------------------- random games


def piles(player: Player) -> list[PicturedCard]:
    """All cards before a player."""
    before = player["played"] + player["played_before"] + player["laid_away"]
    return player["hand"] + player["passing"] + before


def told(events: list[Event], seat: int | None) -> set[str]:
    """The cards that a seat has been shown in this period."""
    shown: set[str] = set()
    for event in events:
        if event.key == "period-ends":
            shown.clear()
        elif event.key.startswith("action-") and event.seen_by(seat):
            shown.add(str(event.args["card"]))
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_random_games_pieces_and_cards_add_up_and_no_card_is_shown_that_the_seat_was_not_told(players: int) -> None:
    game, rng, events = Game(RULES, prepare(RULES, players, {})), Rng(players), list[Event]()
    game.listen(events.append)
    while game.decision is not None:
        for seat in (*range(players), None):
            table = seen(game, seat)
            assert table["treasury"] + sum(player["coins"] for player in table["players"]) == 25
            backs = Counter(card["colour"] for player in table["players"] for card in piles(player))
            for player in table["players"]:
                assert player["supply"] + player["general"] + sum(player["cubes"].values()) == 14
                assert player["deck"] + backs[player["colour"]] == 9
            fronts = [card["name"] for player in table["players"] for card in piles(player) if card["name"]]
            named = fronts + [card for player in table["players"] for card in player["passed"]]
            assert set(named) <= told(events, seat)
            if seat is not None:
                own = table["players"][seat]
                assert all(card["name"] for card in piles(own))
                assert len(own["unseen"]) == own["deck"]
        options = game.decision.options
        game.apply(options[rng.below(len(options))])


def test_the_title_gives_this_picture() -> None:
    assert rules_of("notre-dame").picture is picture
