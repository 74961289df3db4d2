"""A turn, phases A and B."""

from __future__ import annotations

import pytest

import lazaretto
from tests.rules.rattus.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asks,
    cards,
    cards_beside_the_board,
    give,
    knows,
    lies,
    offered,
    plague,
    position,
    refusal,
    table,
    told,
)


@pytest.mark.rule("RAT-T1")
@pytest.mark.parametrize(("to", "following"), [("red", GREEN), ("green", BLUE), ("blue", YELLOW), ("yellow", RED)])
def test_turns_pass_clockwise(to: str, following: int) -> None:
    game = position(f"players:4 to:{to} plague:italia", "go_on", "move_plague:gallia")
    assert asks(game) == (following, "act")


@pytest.mark.rule("RAT-T1")
def test_a_card_may_be_taken_before_cubes_are_placed() -> None:
    game = position("players:4 to:red gallia:/s", "take_card:king", "place_in:gallia")
    assert (cards(game, RED), lies(game, "gallia")) == ({"king"}, "r1/1")


@pytest.mark.rule("RAT-T1")
def test_cubes_may_be_placed_before_a_card_is_taken() -> None:
    game = position("players:4 to:red gallia:/s", "place_in:gallia", "take_card:king")
    assert (cards(game, RED), lies(game, "gallia")) == ({"king"}, "r1/1")


@pytest.mark.rule("RAT-T1")
def test_taking_a_card_and_placing_cubes_are_optional() -> None:
    game = position("players:4 to:red gallia:/s", "go_on")
    assert asks(game) == (RED, "move_plague")


@pytest.mark.rule("RAT-T1")
def test_moving_the_plague_is_mandatory() -> None:
    game = position("players:4 to:red plague:hispania", "go_on")
    assert offered(game) == {"move_plague:gallia", "move_plague:italia"}


@pytest.mark.rule("RAT-T1")
@pytest.mark.parametrize("choice", ["take_card:king", "place_in:gallia", "use_card:witch"])
def test_nothing_but_the_plague_comes_after_a_and_b(choice: str) -> None:
    game = position("players:4 to:red gallia:/s cards:witch=red", "go_on")
    assert refusal(game, choice) == ("not-now", "RAT-P1")


@pytest.mark.rule("RAT-T1")
def test_the_move_of_the_plague_ends_the_turn() -> None:
    game = position("players:4 to:red plague:italia gallia:/s", "go_on", "move_plague:hispania")
    assert (plague(game), asks(game)) == ("hispania", (GREEN, "act"))


@pytest.mark.rule("RAT-T1")
def test_by_the_house_rule_of_card_first_no_card_is_taken_after_cubes() -> None:
    game = position("players:4 order:card-first to:red gallia:r1/s italia:r1/ cards:merchant=red", "place_in:gallia")
    assert refusal(game, "take_card:king") == ("card-before-cubes", "RAT-T1")


@pytest.mark.rule("RAT-T2")
def test_a_card_is_taken_from_beside_the_board() -> None:
    game = position("players:4 to:red", "take_card:monk")
    assert (cards(game, RED), len(cards_beside_the_board(game))) == ({"monk"}, 5)


@pytest.mark.rule("RAT-T2")
def test_a_card_is_taken_from_another_player() -> None:
    game = position("players:4 to:red cards:monk=blue,king=blue", "take_card:monk")
    assert (cards(game, RED), cards(game, BLUE)) == ({"monk"}, {"king"})


@pytest.mark.rule("RAT-T2")
def test_only_one_card_is_taken_in_a_turn() -> None:
    game = position("players:4 to:red gallia:/s", "take_card:monk")
    assert refusal(game, "take_card:king") == ("card-taken-already", "RAT-T2")


@pytest.mark.rule("RAT-T3")
def test_a_card_stays_with_its_holder_after_the_turn() -> None:
    game = position("players:4 to:red plague:italia", "take_card:king", "move_plague:gallia")
    assert cards(game, RED) == {"king"}


@pytest.mark.rule("RAT-T3")
def test_no_answer_gives_a_card_up() -> None:
    game = position("players:2 to:red plague:italia cards:king=red,monk=red")
    assert {choice.kind for choice in game.catalogue if choice.noun == "card"} == {"take_card", "use_card"}
    assert cards(give(game, "go_on", "move_plague:gallia"), RED) == {"king", "monk"}


@pytest.mark.rule("RAT-T3")
def test_a_card_already_held_is_not_taken_again() -> None:
    game = position("players:4 to:red cards:king=red")
    assert refusal(game, "take_card:king") == ("card-held-already", "RAT-T3")


@pytest.mark.rule("RAT-T3")
def test_a_player_may_hold_any_number_of_cards() -> None:
    line = "players:4 to:red cards:king=red,monk=red,knight=red,merchant=red,peasant=red,witch=blue"
    game = position(line, "take_card:witch")
    assert len(cards(game, RED)) == 6


@pytest.mark.rule("RAT-T4")
def test_the_card_taken_in_this_turn_gives_its_benefit() -> None:
    game = position("players:4 to:red gallia:r1/", "take_card:king", "use_card:king")
    assert table(game).palace[RED] == 1


@pytest.mark.rule("RAT-T4")
def test_all_cards_held_give_their_benefits() -> None:
    game = position("players:4 to:red gallia:r1/s italia:r1/ cards:king=red,monk=red,merchant=red,witch=red")
    assert offered(game, "use_card") == {"king", "monk", "merchant", "witch"}


@pytest.mark.rule("RAT-T5")
def test_a_card_of_another_player_is_not_used() -> None:
    game = position("players:4 to:red gallia:r1/ cards:king=blue")
    assert refusal(game, "use_card:king") == ("card-held-by-another", "RAT-T5")


@pytest.mark.rule("RAT-T5")
def test_a_card_beside_the_board_is_not_used() -> None:
    game = position("players:4 to:red gallia:r1/")
    assert refusal(game, "use_card:king") == ("card-not-held", "RAT-T5")


@pytest.mark.rule("RAT-T5")
def test_only_the_player_in_turn_uses_his_cards() -> None:
    game = position("players:4 to:red gallia:b1/ cards:king=blue")
    reason = game.why_not("use_card:king", seat=BLUE)
    assert reason is not None
    assert reason.code == "not-your-decision"


@pytest.mark.rule("RAT-T5")
def test_a_card_is_used_at_most_once_in_a_turn() -> None:
    game = position("players:4 to:red gallia:r2/ cards:king=red", "use_card:king")
    assert refusal(game, "use_card:king") == ("card-used-already", "RAT-T5")


@pytest.mark.rule("RAT-T5")
def test_a_card_is_used_by_choice() -> None:
    game = position("players:4 to:red plague:italia gallia:r2/ cards:king=red", "go_on")
    assert (table(game).palace[RED], asks(game)) == (0, (RED, "move_plague"))


@pytest.mark.rule("RAT-T5")
@pytest.mark.parametrize(
    "acts",
    [
        ["use_card:king", "take_card:monk", "place_in:italia"],
        ["take_card:monk", "use_card:king", "place_in:italia"],
        ["place_in:italia", "take_card:monk", "use_card:king"],
    ],
)
def test_cards_are_used_in_any_order_among_a_and_b(acts: list[str]) -> None:
    game = position("players:4 to:red gallia:r2/ italia:/s cards:king=red", *acts)
    assert (table(game).palace[RED], lies(game, "italia"), cards(game, RED)) == (1, "r1/1", {"king", "monk"})


@pytest.mark.rule("RAT-T5")
def test_the_knight_works_in_phase_c() -> None:
    game = position("players:4 to:red cards:knight=red")
    assert refusal(game, "use_card:knight") == ("works-in-phase-c", "RAT-T5")


@pytest.mark.rule("RAT-T6")
@pytest.mark.parametrize("rats", [1, 2, 3])
def test_exactly_as_many_cubes_are_placed_as_there_are_rats(rats: int) -> None:
    game = position(f"players:4 to:red gallia:/{'u' * rats}", "place_in:gallia")
    assert (asks(game), lies(game, "gallia")) == ((RED, "act"), f"r{rats}/{rats}")


@pytest.mark.rule("RAT-T6")
def test_the_cubes_come_from_the_reserve() -> None:
    game = position("players:4 to:red gallia:r1b1/uuu", "place_in:gallia")
    assert (lies(game, "gallia"), table(game).reserve[RED]) == ("r4b1/3", 16)


@pytest.mark.rule("RAT-T6")
def test_of_a_small_reserve_all_that_is_left_is_placed() -> None:
    game = position("players:4 to:red italia:r18/ gallia:/uuu", "place_in:gallia")
    assert lies(game, "gallia") == "r2/3"


UP_TO = "players:4 cubes:up-to to:red"


@pytest.mark.rule("RAT-T6")
@pytest.mark.parametrize("rats", [2, 3])
def test_by_house_rule_as_many_cubes_are_placed_as_there_are_rats_or_fewer(rats: int) -> None:
    game = position(f"{UP_TO} gallia:/{'u' * rats}", "place_in:gallia")
    assert offered(game, "how_many") == {str(n) for n in range(1, rats + 1)}


@pytest.mark.rule("RAT-T6")
def test_by_house_rule_no_more_cubes_are_placed_than_there_are_rats() -> None:
    game = position(f"{UP_TO} gallia:/uu", "place_in:gallia")
    assert refusal(game, "how_many:3") == ("too-many", "RAT-T6")


@pytest.mark.rule("RAT-T6")
def test_by_house_rule_no_more_cubes_are_placed_than_the_reserve_holds() -> None:
    game = position(f"{UP_TO} italia:r18/ gallia:/uuu cards:peasant=red", "place_in:gallia")
    assert offered(game, "how_many") == {"1", "2"}
    assert refusal(game, "how_many:3") == ("too-many", "RAT-T6")


@pytest.mark.rule("RAT-T6")
def test_cubes_are_placed_once_in_a_turn() -> None:
    game = position("players:4 to:red gallia:/s italia:/s", "place_in:gallia")
    assert refusal(game, "place_in:italia") == ("cubes-placed-already", "RAT-T6")


@pytest.mark.rule("RAT-T2", "RAT-T6")
def test_whoever_comes_next_takes_a_card_and_places_cubes_of_his_own() -> None:
    game = position("players:2 to:red plague:italia gallia:/s", "take_card:king", "place_in:gallia")
    give(game, "move_plague:hispania", "take_card:king", "place_in:gallia")
    assert (cards(game, GREEN), lies(game, "gallia")) == ({"king"}, "r1g1/1")


@pytest.mark.rule("RAT-T6")
def test_without_a_reserve_no_cube_is_placed() -> None:
    game = position("players:4 to:red italia:r20/ gallia:/s")
    assert refusal(game, "place_in:gallia") == ("reserve-empty", "RAT-T6")


@pytest.mark.rule("RAT-T6")
def test_the_rats_count_at_the_moment_of_placing() -> None:
    line = "players:4 to:red gallia:/u italia:/u cards:monk=red"
    game = position(line, "use_card:monk", "move_rat:italia.1", "rat_to:gallia", "place_in:gallia")
    assert lies(game, "gallia") == "r2/2"


@pytest.mark.rule("RAT-T7")
def test_no_cube_is_placed_in_a_region_without_rats() -> None:
    game = position("players:4 to:red gallia:/s")
    assert refusal(game, "place_in:italia") == ("no-rats-there", "RAT-T7")


@pytest.mark.rule("RAT-T8")
def test_with_rats_three_one_and_none_red_places_three_one_and_none() -> None:
    game = position("players:4 to:red gallia:/uuu germania:/s italia:/")
    assert offered(game, "place_in") == {"gallia", "germania"}
    assert lies(give(game.fork(), "place_in:gallia"), "gallia") == "r3/3"
    assert lies(give(game.fork(), "place_in:germania"), "germania") == "r1/1"
    assert refusal(game, "place_in:italia") == ("no-rats-there", "RAT-T7")


@pytest.mark.rule("RAT-T9")
@pytest.mark.parametrize("seat", [None, RED, GREEN, BLUE])
def test_cards_cubes_reserves_rats_and_the_size_of_the_supply_are_public(seat: int | None) -> None:
    game = position("players:3 to:red supply:20 gallia:g2/su[O03b] italia:r3/u palace:b4 cards:king=blue,monk=red")
    seen = game.view(seat).state
    for what in ("cubes", "reserve", "palace", "rats", "supply", "owner", "plague"):
        assert getattr(seen, what) == getattr(table(game), what)


@pytest.mark.rule("RAT-T10")
@pytest.mark.parametrize("seat", [None, RED, GREEN])
def test_nobody_knows_a_token_that_was_not_revealed(seat: int | None) -> None:
    game = position("players:4 to:red plague:italia at:move_plague gallia:r1/uu", "move_plague:gallia")
    give(game, "spread_to:hispania", "spread_to:anglia", "turn_up:1", "face:O33")
    assert knows(game, seat) == {}


@pytest.mark.rule("RAT-T10")
def test_a_new_token_comes_unseen_from_the_supply() -> None:
    game = position("players:2 to:red plague:italia at:move_plague gallia:/s", "move_plague:gallia")
    give(game, "spread_to:hispania")
    added = [event.args for _, event in game.history(RED) if event.key == "rat-added"]
    assert added == [{"region": "hispania", "count": 28}]


@pytest.mark.rule("RAT-T10")
def test_only_through_the_witch_a_token_is_seen_before_it_is_revealed() -> None:
    game = position("players:4 to:red gallia:/ss cards:witch=red", "use_card:witch", "look_at:gallia.2", "face:S04")
    assert [knows(game, seat) for seat in (RED, GREEN, None)] == [{"gallia.2": "S04"}, {}, {}]


@pytest.mark.rule("RAT-T11")
def test_the_cubes_of_phase_b_are_placed_together() -> None:
    game = position("players:4 to:red gallia:r1/u italia:r1/ cards:king=red,peasant=red", "place_in:gallia")
    assert refusal(game, "use_card:king") == ("not-now", "RAT-T6")
    give(game, "how_many:1")
    assert refusal(game, "place_in:gallia") == ("cubes-placed-already", "RAT-T6")


@pytest.mark.rule("RAT-T11")
@pytest.mark.parametrize("choice", ["use_card:king", "take_card:monk", "place_in:gallia", "go_on"])
def test_nothing_comes_between_the_first_look_of_the_witch_and_her_swap(choice: str) -> None:
    game = position("players:4 to:red gallia:/ss italia:r1/ cards:king=red,witch=red", "use_card:witch")
    assert refusal(game, choice) == ("not-now", "RAT-K8")
    assert refusal(give(game, "look_at:gallia.1", "face:S01"), choice) == ("not-now", "RAT-K8")
    assert refusal(give(game, "look_at:gallia.2", "face:S02"), choice) == ("not-now", "RAT-K8")
    assert refusal(give(game, "swap:no"), choice) is None


@pytest.mark.rule("RAT-T12")
def test_a_card_used_by_its_holder_in_his_last_turn_is_used_at_once_by_whoever_takes_it() -> None:
    game = position("players:4 to:yellow plague:italia gallia:y1/ germania:r1/ cards:king=yellow", "use_card:king")
    give(game, "go_on", "move_plague:hispania", "take_card:king", "use_card:king")
    assert list(table(game).palace) == [1, 0, 0, 1]


@pytest.mark.rule("RAT-T12")
def test_once_per_turn_is_counted_anew_in_every_turn() -> None:
    game = position("players:2 to:red plague:italia gallia:r2/ cards:king=red", "use_card:king", "go_on")
    give(game, "move_plague:hispania", "go_on", "move_plague:italia", "use_card:king")
    assert table(game).palace[RED] == 2
    assert told(game).count("cube-to-palace") == 2


def test_a_position_remembers_the_house_rule_it_is_played_by() -> None:
    game = lazaretto.new("rattus", players=2, seed=1, order="card-first")
    assert " order:card-first " in game.ruleset.write(game.state)
