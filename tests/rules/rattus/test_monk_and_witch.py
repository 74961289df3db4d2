"""The Monk and the Witch: cards that touch rat tokens."""

from __future__ import annotations

import pytest

from tests.rules.rattus.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asks,
    board,
    give,
    knows,
    lies,
    offered,
    position,
    refusal,
    told,
)

# ---------------------------------------------------------------- Monk


@pytest.mark.rule("RAT-K6")
def test_the_monk_moves_one_rat_to_a_neighbouring_region() -> None:
    game = position("players:4 to:red anglia:/s cards:monk=red", "use_card:monk")
    assert offered(game) == {"rat_to:gallia", "rat_to:scandia"}
    assert board(give(game, "rat_to:gallia")) == {"gallia": "/1"}


@pytest.mark.rule("RAT-K6")
def test_the_monk_moves_no_rat_to_a_region_that_is_no_neighbour() -> None:
    game = position("players:4 to:red anglia:/s cards:monk=red", "use_card:monk")
    assert refusal(game, "rat_to:italia") == ("not-a-neighbour", "RAT-K6")


@pytest.mark.rule("RAT-K6")
def test_the_monk_moves_no_rat_to_a_full_region() -> None:
    game = position("players:4 to:red italia:/s gallia:/uuu cards:monk=red", "use_card:monk", "move_rat:italia.1")
    assert refusal(game, "rat_to:gallia") == ("region-full", "RAT-K6")


@pytest.mark.rule("RAT-K6")
def test_the_monk_leaves_rats_whose_neighbours_are_all_full() -> None:
    game = position("players:4 to:red hispania:/s gallia:/uuu italia:/uuu cards:monk=red", "use_card:monk")
    assert refusal(game, "move_rat:hispania.1") == ("neighbours-full", "RAT-K6")


@pytest.mark.rule("RAT-K6")
def test_the_monk_moves_no_rat_to_a_region_that_is_not_in_use() -> None:
    game = position("players:2 to:red hungaria:/s cards:monk=red", "use_card:monk")
    assert refusal(game, "rat_to:bulgaria") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-K6")
def test_the_monk_is_of_no_use_without_rats() -> None:
    game = position("players:4 to:red gallia:r1/ cards:monk=red,merchant=red")
    assert refusal(game, "use_card:monk") == ("no-rat-can-move", "RAT-K6")


@pytest.mark.rule("RAT-K6")
@pytest.mark.parametrize("seat", [None, RED, GREEN])
def test_the_monk_moves_the_rat_unseen(seat: int | None) -> None:
    game = position("players:4 to:red anglia:/s cards:monk=red", "use_card:monk", "rat_to:gallia")
    assert knows(game, seat) == {}
    assert "token-seen" not in told(game, seat)


@pytest.mark.rule("RAT-K6")
def test_the_monk_works_before_the_cubes_are_placed() -> None:
    game = position("players:4 to:red anglia:/s gallia:/s cards:monk=red", "use_card:monk", "move_rat:anglia.1")
    give(game, "rat_to:gallia", "place_in:gallia")
    assert board(game) == {"gallia": "r2/2"}


@pytest.mark.rule("RAT-K10")
def test_three_cubes_placed_with_three_rats_stay_with_two_after_the_monk() -> None:
    game = position("players:4 to:red gallia:/uuu italia:/uu cards:monk=red", "place_in:gallia")
    give(game, "use_card:monk", "move_rat:gallia.2", "rat_to:italia")
    assert (lies(game, "gallia"), lies(game, "italia")) == ("r3/2", "/3")


@pytest.mark.rule("RAT-K10")
def test_the_rat_moves_only_to_a_neighbour_that_held_fewer_than_three() -> None:
    game = position("players:4 to:red gallia:/uuu italia:/uuu cards:monk=red", "place_in:gallia")
    give(game, "use_card:monk", "move_rat:gallia.2")
    assert offered(game, "rat_to") == {"anglia", "germania", "hispania"}


# ---------------------------------------------------------------- Witch

WITCH = "players:4 to:red cards:witch=red"


@pytest.mark.rule("RAT-K8")
def test_the_witch_looks_at_a_token_then_at_a_second_then_swaps_them() -> None:
    game = position(f"{WITCH} gallia:/s italia:/u", "use_card:witch", "look_at:gallia.1", "face:S01")
    give(game, "look_at:italia.1", "face:O01", "swap:yes")
    assert knows(game, RED) == {"gallia.1": "O01", "italia.1": "S01"}


@pytest.mark.rule("RAT-K8")
def test_the_witch_need_not_swap() -> None:
    game = position(f"{WITCH} gallia:/s italia:/u", "use_card:witch", "look_at:gallia.1", "face:S01")
    give(game, "look_at:italia.1", "face:O01", "swap:no")
    assert knows(game, RED) == {"gallia.1": "S01", "italia.1": "O01"}


@pytest.mark.rule("RAT-K8")
def test_the_witch_need_not_look_at_a_second_token() -> None:
    game = position(f"{WITCH} gallia:/s italia:/u", "use_card:witch", "look_at:gallia.1", "face:S01", "look_no_more")
    assert (asks(game), knows(game, RED)) == ((RED, "act"), {"gallia.1": "S01"})


@pytest.mark.rule("RAT-K8")
def test_the_second_token_may_lie_in_the_same_region_or_another() -> None:
    game = position(f"{WITCH} gallia:/su italia:/u", "use_card:witch", "look_at:gallia.1", "face:S01")
    assert offered(game) == {"look_at:gallia.2", "look_at:italia.1", "look_no_more"}


@pytest.mark.rule("RAT-K8")
@pytest.mark.parametrize("seat", [None, GREEN, BLUE, YELLOW])
def test_what_the_witch_sees_nobody_else_sees(seat: int | None) -> None:
    game = position(f"{WITCH} gallia:/s italia:/u", "use_card:witch", "look_at:gallia.1", "face:S01")
    give(game, "look_at:italia.1", "face:O01", "swap:yes")
    assert knows(game, seat) == {}
    assert "token-seen" not in told(game, seat)
    assert told(game, seat).count("token-looked-at") == 2


@pytest.mark.rule("RAT-K8")
def test_the_witch_alone_is_told_the_face() -> None:
    game = position(f"{WITCH} gallia:/ss", "use_card:witch", "look_at:gallia.2", "face:S04")
    seen = [dict(event.args) for _, event in game.history(RED) if event.key == "token-seen"]
    assert seen == [
        {
            "seat": RED,
            "region": "gallia",
            "nth": 2,
            "token": "S04",
            "limit": 2,
            "majority": 1,
            "all": 0,
            "classes": "church,bourgeoisie",
        }
    ]


@pytest.mark.rule("RAT-K9")
def test_a_player_goes_on_knowing_a_token_after_it_is_moved() -> None:
    game = position("players:4 to:green gallia:/u[O01r]s cards:monk=green", "use_card:monk", "move_rat:gallia.1")
    give(game, "rat_to:italia")
    assert [knows(game, seat) for seat in (RED, GREEN, None)] == [{"italia.1": "O01"}, {}, {}]


@pytest.mark.rule("RAT-K9")
def test_a_player_goes_on_knowing_a_token_after_another_has_swapped_it() -> None:
    game = position("players:4 to:green gallia:/u[O01r] italia:/s cards:witch=green", "use_card:witch")
    give(game, "look_at:gallia.1", "look_at:italia.1", "face:S02", "swap:yes")
    assert knows(game, RED) == {"italia.1": "O01"}
    assert knows(game, GREEN) == {"italia.1": "O01", "gallia.1": "S02"}
    assert knows(game, BLUE) == {}


@pytest.mark.rule("RAT-K9")
def test_a_player_goes_on_knowing_a_token_while_others_of_its_region_are_revealed() -> None:
    game = position("players:4 to:green plague:gallia at:count_piece gallia:g1/uu[O05r]u", "turn_up:1", "face:O02")
    assert (lies(game, "gallia"), sorted(knows(game, RED).values()), knows(game, GREEN)) == ("/2", ["O05"], {})


@pytest.mark.rule("RAT-K9")
def test_a_token_that_somebody_has_seen_shows_the_same_face_when_it_is_revealed() -> None:
    game = position("players:4 to:green plague:gallia at:count_piece gallia:g3/u[O05r]")
    shown = [event.args["token"] for _, event in game.history(None) if event.key == "token-revealed"]
    assert shown == ["O05"]


@pytest.mark.rule("RAT-K9")
def test_a_token_seen_before_shows_the_witch_the_same_face() -> None:
    game = position(f"{WITCH} gallia:/u[O05g]u", "use_card:witch", "look_at:gallia.1")
    assert (asks(game), knows(game, RED)) == ((RED, "witch.second"), {"gallia.1": "O05"})


@pytest.mark.rule("RAT-K11")
def test_the_monk_names_the_token_he_moves() -> None:
    game = position("players:4 to:red gallia:/u[O01r]u[O02r]u[O03r] cards:monk=red", "use_card:monk")
    assert offered(game) == {"move_rat:gallia.1", "move_rat:gallia.2", "move_rat:gallia.3"}
    assert knows(give(game, "move_rat:gallia.2", "rat_to:italia"), RED)["italia.1"] == "O02"


@pytest.mark.rule("RAT-K11")
def test_the_witch_names_the_tokens_she_looks_at() -> None:
    game = position(f"{WITCH} gallia:/uu italia:/s", "use_card:witch")
    assert offered(game) == {"look_at:gallia.1", "look_at:gallia.2", "look_at:italia.1"}


@pytest.mark.rule("RAT-K11")
@pytest.mark.parametrize("seat", [None, GREEN])
def test_everybody_sees_which_token_it_is_and_not_its_face(seat: int | None) -> None:
    game = position(f"{WITCH} gallia:/uu", "use_card:witch", "look_at:gallia.2", "face:O01")
    told_of_it = [dict(event.args) for _, event in game.history(seat) if event.key.startswith("token")]
    assert told_of_it == [{"seat": RED, "region": "gallia", "nth": 2}]


@pytest.mark.rule("RAT-K12")
def test_the_witch_does_not_look_at_one_token_twice() -> None:
    game = position(f"{WITCH} gallia:/uu italia:/s", "use_card:witch", "look_at:gallia.2", "face:O01")
    assert refusal(game, "look_at:gallia.2") == ("same-token", "RAT-K12")


@pytest.mark.rule("RAT-K12")
def test_the_witch_looks_only_at_tokens_in_regions() -> None:
    game = position(f"{WITCH} gallia:/uu", "use_card:witch")
    assert refusal(game, "look_at:gallia.3") == ("no-such-token", "RAT-K12")
    assert refusal(game, "look_at:italia.1") == ("no-such-token", "RAT-K12")


@pytest.mark.rule("RAT-K12")
def test_the_witch_is_of_no_use_without_rats() -> None:
    game = position(f"{WITCH} gallia:r1/")
    assert refusal(game, "use_card:witch") == ("no-rat-on-board", "RAT-K12")


@pytest.mark.rule("RAT-K12")
def test_if_there_is_just_one_token_the_witch_looks_at_that_one_and_does_not_swap() -> None:
    game = position(f"{WITCH} gallia:/s", "use_card:witch", "face:S01")
    assert (asks(game), knows(game, RED)) == ((RED, "act"), {"gallia.1": "S01"})


@pytest.mark.rule("RAT-K12")
def test_without_a_second_look_there_is_no_swap() -> None:
    game = position(f"{WITCH} gallia:/uu", "use_card:witch", "look_at:gallia.2", "face:O01")
    assert refusal(game, "swap:yes") == ("not-now", "RAT-K8")
    assert asks(give(game, "look_no_more")) == (RED, "act")
