"""The picture of a table of Rattus, against positions written as lines."""

from __future__ import annotations

import pytest

from lazaretto.games.rattus.drawing import picture
from lazaretto.games.rattus.picture import RattusPicture, Region
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from tests.rules.rattus.positions import BLUE, GREEN, RED, fresh, position


def seen(game: Game, seat: int | None = RED) -> RattusPicture:
    """What a seat, or a spectator, sees on the table."""
    known = game.view(seat).state
    assert isinstance(known, Rattus)
    return picture(known)


def region(table: RattusPicture, name: str) -> Region:
    """A region of the picture."""
    return next(region for region in table["regions"] if region["name"] == name)


def faces(table: RattusPicture) -> dict[str, str]:
    """The faces that are to be seen, by slot."""
    rats = [rat for region in table["regions"] for rat in region["rats"] if rat]
    return {rat["slot"]: rat["face"]["token"] for rat in rats if rat["face"]}


def test_a_region_has_its_neighbours_its_cubes_by_seat_and_three_places_for_rats() -> None:
    table = seen(position("turcia:g2y1/su[O10r]"))
    assert region(table, "turcia") == {
        "name": "turcia",
        "in_play": True,
        "near": ["bulgaria", "tartaria"],
        "cubes": [0, 2, 0, 1],
        "rats": [
            {"slot": "turcia.1", "origin": "starter", "face": None, "face_up": False, "seen": []},
            {
                "slot": "turcia.2",
                "origin": "supply",
                "face": {"token": "O10", "limit": 4, "majority": 1, "all": 1, "classes": ["royalty"]},
                "face_up": False,
                "seen": [RED],
            },
            None,
        ],
    }


@pytest.mark.parametrize(("seat", "shown"), [(RED, {"gallia.2": "O10"}), (GREEN, {}), (None, {})])
def test_a_face_is_in_the_picture_of_those_who_have_looked(seat: int | None, shown: dict[str, str]) -> None:
    assert faces(seen(position("gallia:/su[O10r]"), seat)) == shown


def test_everybody_sees_who_has_looked_at_a_token() -> None:
    rat = region(seen(position("gallia:/u[O10rb]"), GREEN), "gallia")["rats"][0]
    assert rat is not None
    assert (rat["face"], rat["seen"]) == (None, [RED, BLUE])


def test_regions_that_are_not_in_play_are_in_the_picture_and_empty() -> None:
    table = seen(position("players:3 turcia:b1/s"))
    assert [region["name"] for region in table["regions"] if not region["in_play"]] == ["russia", "tartaria"]
    assert region(table, "tartaria")["rats"] == [None] * 3


def test_cubes_are_counted_by_seat_wherever_they_are() -> None:
    table = seen(position("players:2 gallia:r3g2/ italia:r1/ palace:g4"))
    assert (table["reserve"], table["palace"], table["points"]) == ([16, 14], [0, 4], [4, 6])


def test_cards_have_their_class_their_holder_and_whether_they_were_used() -> None:
    table = seen(position("to:green cards:witch=green,monk=blue used:witch"))
    assert [card for card in table["cards"] if card["holder"] is not None or card["name"] == "king"] == [
        {"name": "king", "class": "royalty", "holder": None, "used": False},
        {"name": "monk", "class": "church", "holder": BLUE, "used": False},
        {"name": "witch", "class": "magic", "holder": GREEN, "used": True},
    ]


@pytest.mark.parametrize(
    ("done", "taken", "placed"), [("", False, False), ("card", True, False), ("card,cubes", True, True)]
)
def test_a_turn_has_its_seat_and_what_has_been_done_in_it(done: str, taken: bool, placed: bool) -> None:
    table = seen(position(f"to:blue cards:king=blue anglia:b1/ done:{done}"))
    assert (table["turn"], table["card_taken"], table["cubes_placed"]) == (BLUE, taken, placed)


def test_the_plague_is_in_its_region_and_has_rats_to_spread() -> None:
    table = seen(position("plague:hispania gallia:/sss supply:30 at:move_plague", "move_plague:gallia"))
    assert (table["plague"], table["due"], table["supply"]) == ("gallia", 2, 30)


def test_a_piece_that_counts_is_two_neutral_cubes() -> None:
    game = position("plague:gallia gallia:r1/ss cards:knight=red at:count_piece", "count_piece:yes")
    assert seen(game)["neutral"] == 2


def test_a_region_is_devastated_while_its_tokens_are_revealed() -> None:
    game = position("plague:gallia gallia:r1/ss at:devastate")
    assert seen(game)["devastated"] == "gallia"


def test_tokens_that_have_been_revealed_are_the_used_ones() -> None:
    assert seen(position("gallia:/s[S03r] gone:S01,O07"))["used"] == ["S01", "O07"]


def test_a_final_turn_has_taken_and_placed_nothing_whatever_the_last_turn_did() -> None:
    line = "players:3 to:green palace:g20 done:card,cubes cards:king=red anglia:r1/ at:end_turn"
    table = seen(position(line))
    assert (table["turn"], table["card_taken"], table["cubes_placed"]) == (RED, False, False)
    assert (table["ended"], table["last"]) == ("all-cubes-placed", GREEN)


def test_nobody_is_in_turn_while_all_rats_are_resolved() -> None:
    table = seen(position("players:2 palace:r18 gallia:r2/ss germania:g1/s at:end_turn"))
    assert (table["turn"], table["devastated"]) == (None, "germania")


def told(events: list[Event], seat: int | None) -> set[str]:
    """The tokens whose faces have been shown to a seat."""
    keys = ("token-seen", "token-revealed")
    return {str(event.args["token"]) for event in events if event.key in keys and event.seen_by(seat)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_cubes_and_tokens_add_up_and_no_face_is_shown_that_the_seat_was_not_told(players: int) -> None:
    game, rng, events = fresh(players), Rng(players), list[Event]()
    game.listen(events.append)
    tokens = 49 - 6 * (4 - players)
    looks = 0
    while game.decision is not None:
        for seat in (*range(players), None):
            table = seen(game, seat)
            on_board = [sum(region["cubes"][k] for region in table["regions"]) for k in range(players)]
            assert [sum(cubes) for cubes in zip(on_board, table["reserve"], table["palace"], strict=True)] == [
                20
            ] * players
            rats = sum(rat is not None for region in table["regions"] for rat in region["rats"])
            assert rats + table["supply"] + len(table["used"]) == tokens
            assert {*faces(table).values(), *table["used"]} <= told(events, seat)
            looks += len(faces(table))
        options = game.decision.options
        game.apply(options[rng.below(len(options))])
    assert looks > 0


def test_the_title_gives_this_picture() -> None:
    assert RATTUS.picture is picture
