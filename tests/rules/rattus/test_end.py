"""The end of the game: the final round, the reckoning and the count."""

from __future__ import annotations

import pytest

from lazaretto.kernel.game import Game
from tests.rules.rattus.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asks,
    board,
    cards,
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

STARTERS_GONE = "gone:" + ",".join(f"S{n:02}" for n in range(1, 13))
# Red has just played the turn in which the supply ran out.
LAST = f"players:4 to:red plague:italia at:end_turn supply:0 {STARTERS_GONE}"


def ending(game: Game) -> str:
    assert game.outcome is not None
    return game.outcome.reason


def ranks(game: Game) -> tuple[int, ...]:
    assert game.outcome is not None
    return game.outcome.ranks


# ---------------------------------------------------------------- when it ends


@pytest.mark.rule("RAT-E1")
def test_the_game_ends_if_the_supply_is_empty_at_the_end_of_a_turn() -> None:
    assert ending(position(LAST)) == "supply-empty"


@pytest.mark.rule("RAT-E1")
@pytest.mark.parametrize("cubes", ["gallia:r20/", "gallia:r15/ palace:r5", "gallia:b20/"])
def test_the_game_ends_if_a_player_has_all_twenty_cubes_on_the_board(cubes: str) -> None:
    assert ending(position(f"players:4 to:red at:end_turn {cubes}")) == "all-cubes-placed"


@pytest.mark.rule("RAT-E1")
def test_the_game_goes_on_while_a_token_is_in_the_supply_and_a_cube_in_every_reserve() -> None:
    game = position(f"players:4 to:red at:end_turn supply:1 {STARTERS_GONE} gallia:r19g19/")
    assert asks(game) == (GREEN, "act")


@pytest.mark.rule("RAT-E1")
def test_the_game_goes_on_if_the_devastation_takes_one_of_the_twenty_cubes() -> None:
    line = "players:4 to:red plague:italia gallia:r19/u"
    game = position(line, "place_in:gallia", "go_on", "move_plague:gallia", "spread_to:anglia", "face:O02")
    assert (asks(game), lies(game, "gallia")) == ((GREEN, "act"), "r19/0")


@pytest.mark.rule("RAT-E1")
def test_the_game_ends_if_the_devastation_leaves_all_twenty_cubes() -> None:
    line = "players:4 to:red plague:italia gallia:r19/u"
    game = position(line, "place_in:gallia", "go_on", "move_plague:gallia", "spread_to:anglia", "face:O01")
    assert ending(game) == "all-cubes-placed"


@pytest.mark.rule("RAT-E1")
def test_the_turn_in_which_the_last_cube_is_placed_is_played_to_its_end() -> None:
    game = position("players:4 to:red plague:italia gallia:r19/u", "place_in:gallia")
    assert (asks(game), asks(give(game, "go_on"))) == ((RED, "act"), (RED, "move_plague"))


# ---------------------------------------------------------------- the final round


@pytest.mark.rule("RAT-E2")
@pytest.mark.parametrize(
    ("to", "order"), [("red", [YELLOW, BLUE, GREEN]), ("blue", [GREEN, RED, YELLOW]), ("yellow", [BLUE, GREEN, RED])]
)
def test_the_final_round_runs_counter_clockwise_without_the_player_of_the_last_turn(to: str, order: list[int]) -> None:
    line = LAST.replace("to:red", f"to:{to}")
    game = position(f"{line} polonia:r1g1b1y1/ cards:king=red,merchant=green,knight=blue,peasant=yellow")
    seats = []
    while game.decision is not None:
        seats.append(game.decision.seat)
        give(game, "stay" if asks(game)[1] == "final_move" else "go_on")
    assert seats == order


@pytest.mark.rule("RAT-E2")
def test_a_player_without_a_card_does_nothing_in_the_final_round() -> None:
    game = position(f"{LAST} polonia:r1g1b1y1/ cards:king=green")
    assert (asks(game), told(game).count("final-turn-begins")) == ((GREEN, "final_act"), 3)


@pytest.mark.rule("RAT-E3")
def test_in_the_final_round_no_card_is_taken_and_no_cube_placed() -> None:
    game = position(f"{LAST} polonia:y1/u cards:king=blue,merchant=yellow")
    assert offered(game) == {"use_card:merchant", "go_on"}
    assert refusal(game, "take_card:king") == ("no-card-in-final-round", "RAT-E3")
    assert refusal(game, "place_in:polonia") == ("no-cubes-in-final-round", "RAT-E3")
    assert cards(game, BLUE) == {"king"}


@pytest.mark.rule("RAT-E3")
def test_in_the_final_round_the_peasant_places_one_cube_in_any_region() -> None:
    game = position(f"{LAST} polonia:/uuu cards:peasant=yellow", "use_card:peasant")
    assert len(offered(game, "place_in")) == 12
    give(game, "place_in:turcia")
    assert board(game) == {"polonia": "/3", "turcia": "y1/0"}


@pytest.mark.rule("RAT-E3")
def test_in_the_final_round_the_peasant_places_no_cube_in_a_region_that_is_not_in_use() -> None:
    line = f"players:2 to:red at:end_turn supply:0 {STARTERS_GONE} cards:peasant=green"
    game = position(line, "use_card:peasant")
    assert refusal(game, "place_in:turcia") == ("region-not-in-use", "RAT-S1")


@pytest.mark.rule("RAT-E3")
def test_in_the_final_round_the_peasant_is_of_no_use_without_a_reserve() -> None:
    game = position(f"{LAST} polonia:y20/ cards:peasant=yellow,merchant=yellow")
    assert refusal(game, "use_card:peasant") == ("reserve-empty", "RAT-E3")


@pytest.mark.rule("RAT-E3")
def test_in_the_final_round_the_knight_moves_the_plague_up_to_two_regions() -> None:
    game = position(f"{LAST} cards:knight=yellow")
    one = {"gallia", "germania", "hispania", "hungaria", "bulgaria"}
    assert offered(game, "move_plague") == one | {"anglia", "polonia", "scandia", "tartaria", "turcia"}
    assert refusal(game, "move_plague:russia") == ("too-many-steps", "RAT-E3")


@pytest.mark.rule("RAT-E3")
def test_the_move_of_the_knight_in_the_final_round_spreads_and_devastates_nothing() -> None:
    line = "players:4 to:red plague:italia at:end_turn supply:30 palace:r20 gallia:b1/uu germania:b1/"
    game = position(f"{line} cards:knight=yellow,king=blue", "move_plague:gallia")
    assert (asks(game), plague(game), table(game).supply) == ((BLUE, "final_act"), "gallia", 30)
    assert board(game) == {"gallia": "b1/2", "germania": "b1/0"}


@pytest.mark.rule("RAT-E3")
def test_in_the_final_round_only_the_knight_moves_the_plague() -> None:
    game = position(f"{LAST} polonia:y1/ cards:merchant=yellow", "go_on")
    assert (game.decision, plague(game)) == (None, "italia")


@pytest.mark.rule("RAT-E3")
def test_king_merchant_monk_and_witch_work_as_usual_in_the_final_round() -> None:
    line = f"{LAST} polonia:y3/ gallia:/u anglia:/ cards:king=yellow,merchant=yellow,monk=yellow,witch=yellow"
    game = position(line, "use_card:king", "use_card:merchant", "merchant_to:germania", "how_many:2")
    give(game, "use_card:monk", "rat_to:hispania", "use_card:witch", "face:O37")
    assert table(game).palace[YELLOW] == 1
    assert board(game) == {"germania": "y2/0", "hispania": "/1"}
    assert [event.args["token"] for _, event in game.history(YELLOW) if event.key == "token-seen"] == ["O37"]


@pytest.mark.rule("RAT-E7")
def test_each_card_is_used_at_most_once_in_the_final_round() -> None:
    game = position(f"{LAST} polonia:y3/ cards:king=yellow,merchant=yellow", "use_card:king")
    assert refusal(game, "use_card:king") == ("card-used-already", "RAT-E7")


@pytest.mark.rule("RAT-E7")
def test_a_card_used_in_the_last_turn_is_used_once_more_in_the_final_round() -> None:
    game = position(f"{LAST} used:king,merchant polonia:y3/ cards:king=yellow,merchant=yellow")
    assert offered(game) == {"use_card:king", "use_card:merchant", "go_on"}


@pytest.mark.rule("RAT-E7")
def test_a_card_of_another_is_not_used_in_the_final_round() -> None:
    game = position(f"{LAST} polonia:y3b1/ cards:king=yellow,merchant=blue")
    assert refusal(game, "use_card:merchant") == ("card-held-by-another", "RAT-E2")


@pytest.mark.rule("RAT-E7")
def test_cards_are_used_by_choice_in_the_final_round() -> None:
    game = position(f"{LAST} polonia:y3/ cards:king=yellow,merchant=yellow", "go_on")
    assert (game.decision, lies(game, "polonia")) == (None, "y3/0")


@pytest.mark.rule("RAT-E7")
def test_the_knight_comes_last_in_a_turn_of_the_final_round() -> None:
    game = position(f"{LAST} polonia:y3/ cards:king=yellow,knight=yellow")
    assert (asks(game), refusal(game, "move_plague:gallia")) == ((YELLOW, "final_act"), ("not-now", "RAT-E3"))
    assert refusal(game, "use_card:knight") == ("comes-last", "RAT-E7")
    assert asks(give(game, "go_on")) == (YELLOW, "final_move")
    assert refusal(game, "use_card:king") == ("not-now", "RAT-E3")


@pytest.mark.rule("RAT-E7")
def test_the_conditions_of_the_end_are_not_looked_at_again() -> None:
    game = position(f"{LAST} polonia:y19/ cards:peasant=yellow", "use_card:peasant", "place_in:polonia")
    assert (ending(game), told(game).count("game-ends")) == ("supply-empty", 1)


@pytest.mark.rule("RAT-E8")
def test_in_the_final_round_the_knight_may_leave_the_piece_where_it_is() -> None:
    game = position(f"{LAST} cards:knight=yellow", "stay")
    assert (game.decision, plague(game)) == (None, "italia")


@pytest.mark.rule("RAT-E8")
def test_leaving_the_piece_is_an_answer_of_its_own_and_no_move() -> None:
    game = position(f"{LAST} cards:knight=yellow")
    assert refusal(game, "move_plague:italia") == ("plague-is-there", "RAT-E8")


# ---------------------------------------------------------------- the reckoning


@pytest.mark.rule("RAT-E4")
def test_all_rats_in_all_regions_are_revealed_and_resolved_one_at_a_time() -> None:
    game = position(f"{LAST} gallia:g5/uu polonia:r1/u")
    while game.decision is not None:
        assert game.decision.is_chance
        game.apply(game.decision.options[-1])
    assert told(game).count("token-revealed") == 3
    assert {lies(game, "gallia")[-2:], lies(game, "polonia")[-2:]} == {"/0"}


@pytest.mark.rule("RAT-E4")
@pytest.mark.parametrize(("region", "left"), [("italia", "g1/0"), ("gallia", "g2/0")])
def test_in_its_region_the_piece_counts_as_two_neutral_cubes(region: str, left: str) -> None:
    assert lies(position(f"{LAST} {region}:g2/u", "face:O15"), region) == left  # limit 4, M


@pytest.mark.rule("RAT-E4")
def test_the_piece_counts_whether_anybody_wants_it_or_not() -> None:
    game = position(f"{LAST} italia:g2/u cards:knight=yellow", "stay")
    assert asks(game)[1] == "reveal_token"
    assert lies(give(game, "face:O16"), "italia") == "g1/0"


@pytest.mark.rule("RAT-E4")
def test_the_piece_counts_only_in_its_region_whichever_is_resolved_first() -> None:
    line = f"{LAST} anglia:b2/u[O16r] italia:g2/u[O15r] tartaria:y2/u[O17r]"
    assert board(position(line)) == {"anglia": "b2/0", "italia": "g1/0", "tartaria": "y2/0"}


@pytest.mark.rule("RAT-E9")
def test_the_final_resolution_follows_the_rules_of_the_devastation() -> None:
    # Gallia: M hits the tie, then the Merchant; Polonia: the limit is not reached; Russia: emptied, the rest stays.
    line = f"{LAST} gallia:g3b3/u[O04r] polonia:r4/u[O23r] russia:y1/u[O02r]u[O03r] palace:y2 cards:merchant=red"
    game = position(line, "turn_up:1")
    assert board(game) == {"gallia": "g2b2/0", "polonia": "r4/0", "russia": "/1"}
    assert table(game).palace[YELLOW] == 2


@pytest.mark.rule("RAT-E9")
def test_there_is_no_spread_and_nobody_decides_anything_in_the_final_resolution() -> None:
    game = position(f"{LAST} italia:r3/uuu gallia:g2/uu")
    while game.decision is not None:
        assert asks(game)[1] in ("draw_token", "reveal_token")
        game.apply(game.decision.options[0])
    assert "rat-added" not in told(game)


@pytest.mark.rule("RAT-E9")
def test_no_card_helps_in_the_final_resolution() -> None:
    game = position(f"{LAST} italia:r3/uu cards:knight=red,witch=red,monk=red,king=red,merchant=red,peasant=red")
    assert asks(game)[1] == "draw_token"


@pytest.mark.rule("RAT-E9")
def test_only_regions_in_use_are_resolved() -> None:
    line = f"players:2 to:red at:end_turn supply:0 {STARTERS_GONE} gallia:r1/u[O02r] scandia:g2/u[O05r]"
    assert board(position(line)) == {"scandia": "g1/0"}


@pytest.mark.rule("RAT-E10")
def test_the_neutral_cubes_alone_start_no_devastation_at_the_end() -> None:
    game = position(f"{LAST} italia:/uu gallia:r1/")
    assert (game.decision, lies(game, "italia"), knows(game, None)) == (None, "/2", {})


@pytest.mark.rule("RAT-E10")
def test_the_neutral_cubes_of_the_end_are_never_lost_and_have_no_majority() -> None:
    # Limit 4, M: one cube and not the piece; then limit 3, M: the piece still counts as two.
    line = f"{LAST} italia:g2/u[O15r]u[O07r]"
    assert lies(position(line, "turn_up:1"), "italia") == "/0"


# ---------------------------------------------------------------- the count


@pytest.mark.rule("RAT-E5")
def test_most_cubes_on_the_board_win() -> None:
    game = position(f"{LAST} gallia:r1g4/ italia:b3y2/")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.ranks, game.outcome.totals) == ((GREEN,), (4, 1, 2, 3), (1, 4, 3, 2))


@pytest.mark.rule("RAT-E5")
def test_cubes_in_the_palace_count_like_those_in_regions() -> None:
    assert ranks(position(f"{LAST} gallia:r3g4/ palace:r2")) == (1, 2, 3, 4)


@pytest.mark.rule("RAT-E5")
def test_the_cubes_are_counted_after_the_final_resolution() -> None:
    game = position(f"{LAST} gallia:g5/u[O15r] polonia:b4/u[O33r] palace:r1y1")
    assert game.outcome is not None
    assert game.outcome.totals == (1, 4, 4, 1)


@pytest.mark.rule("RAT-E6")
@pytest.mark.parametrize(
    ("to", "expected"),
    [("red", (4, 1, 2, 3)), ("green", (3, 4, 1, 2)), ("blue", (2, 3, 4, 1)), ("yellow", (1, 2, 3, 4))],
)
def test_a_tie_goes_to_the_player_who_would_have_been_next(to: str, expected: tuple[int, ...]) -> None:
    assert ranks(position(f"{LAST.replace('to:red', f'to:{to}')} gallia:r2g2b2y2/")) == expected


@pytest.mark.rule("RAT-E6")
def test_the_tie_is_broken_only_among_the_tied() -> None:
    assert ranks(position(f"{LAST} gallia:r3g2b3y2/")) == (2, 3, 1, 4)
