"""The final round, the last sale and the score."""

from __future__ import annotations

import pytest

from tests.rules.mercatus.table import (
    FINAL,
    at,
    coins,
    cubes,
    held,
    offered,
    on_card,
    palace,
    part,
    plague,
    play,
    rats,
    refusal,
    step,
    table,
)

ALL_STARTERS = "gone:S01,S02,S03,S04,S05,S06,S07,S08,S09,S10,S11,S12"


@pytest.mark.rule("MER-E1")
def test_the_final_round_goes_counter_clockwise_without_the_player_of_the_last_turn() -> None:
    game = at("palace:b20 cards:treasurer=yellow,brewer=green,pope=red,king=blue to:blue at:end_turn")
    asked = []
    while step(game) == "final_act":
        asked.append(game.asked[0])
        play(game, "go_on")
    assert asked == [1, 0, 3]


@pytest.mark.rule("MER-E1")
def test_pope_landowner_and_lieutenant_place_cubes_in_the_final_round() -> None:
    game = at(
        f"wood:russia cards:pope=red,landowner=red,lieutenant=red,king=red on:landowner=wood coins:r9g4b4y4 {FINAL}"
    )
    play(game, "use_card:pope", "use_card:landowner", "how_many:2", "use_card:lieutenant", "place_in:gallia")
    assert (palace(game, "red"), cubes(game, "russia", "red"), cubes(game, "gallia", "red")) == (1, 2, 1)


@pytest.mark.rule("MER-E2")
def test_in_the_final_round_the_lieutenant_places_one_cube_for_one_coin() -> None:
    game = at(f"cards:lieutenant=red,treasurer=red coins:r20g4b4y4 {FINAL}")
    play(game, "use_card:lieutenant", "place_in:gallia")
    assert (cubes(game, "gallia", "red"), coins(game, "red")) == (1, 19)


@pytest.mark.rule("MER-E3")
def test_goods_may_still_be_put_on_cards_and_replaced_in_the_final_round() -> None:
    game = at(f"wood:russia cards:landowner=red,treasurer=red goods:red=w1f1 {FINAL}")
    assert refusal(game, "use_card:landowner") == ("no-good-on-card", "MER-K13")
    assert refusal(game, "put_good_on:shaman") == ("card-not-in-play", "MER-S5")
    play(game, "put_good_on:landowner", "put_good:wood", "use_card:landowner", "how_many:2")
    assert cubes(game, "russia", "red") == 2
    play(game, "put_good_on:landowner")
    assert on_card(game, "landowner") == "fish"
    assert refusal(game, "put_good_on:landowner") == ("no-good-held", "MER-K13")


@pytest.mark.rule("MER-E3")
@pytest.mark.parametrize("card", ["shaman", "hanseatic-trader"])
def test_shaman_and_hanseatic_trader_work_in_the_final_round_as_usual(card: str) -> None:
    game = at(f"wood:russia,gallia gallia:r1/u cards:{card}=red on:{card}=wood {FINAL}")
    assert f"use_card:{card}" in offered(game)


@pytest.mark.rule("MER-E4")
def test_in_the_final_round_the_whole_supply_is_available_even_the_same_kind_again() -> None:
    game = at(f"up: gallia:r1/ fish:gallia cards:brewer=red,swindler=red {FINAL}")
    play(game, "use_card:brewer")
    assert offered(game, "take_good") == {"fish", "cloth", "wood", "salt"}
    play(game, "take_good:fish", "use_card:swindler", "take_good:fish")
    assert part(game).down[0] + held(game, "red").get("fish", 0) == 4


@pytest.mark.rule("MER-E4")
def test_a_kind_that_the_supply_does_not_have_is_not_available_in_the_final_round() -> None:
    game = at(f"up:cws goods:green=f4 cards:brewer=red {FINAL}")
    play(game, "use_card:brewer")
    assert refusal(game, "take_good:fish") == ("good-not-in-supply", "MER-E4")


@pytest.mark.rule("MER-E4")
def test_raider_and_grave_robber_take_face_down_goods_in_the_final_round() -> None:
    game = at(f"up: plague:hispania gallia:g3/u[S07r] fish:gallia cards:raider=red,grave-robber=red {FINAL}")
    play(game, "move_plague:gallia", "take_good:fish", "reveal_rats:yes", "take_good:fish")
    assert game.outcome is not None
    assert part(game).down[0] == 4  # both went back in the last sale


@pytest.mark.rule("MER-E5", "MER-E22")
def test_without_a_supply_the_swindler_draws_among_the_used_rats() -> None:
    game = at(f"gallia:r1/ cards:swindler=red,witch=red supply:0 {ALL_STARTERS} {FINAL}")
    play(game, "use_card:swindler")
    assert rats(game, "gallia") == 1
    play(game, "use_card:witch")
    assert step(game) == "witch.look"
    assert offered(game, "face") == {f"S{n:02}" for n in range(1, 13)}
    assert game.decision is not None
    assert set(game.decision.weights or ()) == {1}


@pytest.mark.rule("MER-E5")
def test_while_rats_are_left_the_swindler_takes_one_from_the_supply() -> None:
    game = at(f"gallia:r1/ cards:swindler=red,witch=red supply:3 {ALL_STARTERS} {FINAL}")
    play(game, "use_card:swindler", "use_card:witch")
    assert table(game).supply == 2
    assert offered(game, "face") == {f"O{n:02}" for n in range(1, 38)}


@pytest.mark.rule("MER-E22")
def test_a_token_revealed_later_is_not_among_those_the_swindler_drew_from() -> None:
    gone = ALL_STARTERS.replace("S07,", "")
    game = at(f"plague:hispania gallia:g2/u[S07r] germania:r1/ cards:swindler=red,assassin=red supply:0 {gone} {FINAL}")
    play(game, "use_card:swindler", "move_plague:gallia")
    assert step(game) == "reveal_token"  # the resolution of all rats has come to the drawn one
    assert offered(game, "face") == {f"S{n:02}" for n in range(1, 13) if n != 7}


@pytest.mark.rule("MER-E22")
def test_the_drawn_rat_is_unseen_and_everybody_knows_the_same_of_it() -> None:
    game = at(f"gallia:r1/ cards:swindler=red,witch=red supply:0 {ALL_STARTERS} {FINAL}")
    play(game, "use_card:swindler")
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat).state.save()
        assert (view["face"][3], view["seen"][3], view["returned"]) == (0, 0, 2**12 - 1)


@pytest.mark.rule("MER-E6")
def test_in_the_final_round_the_raider_moves_two_spaces_and_takes_a_good_without_revealing() -> None:
    game = at(f"plague:hispania germania:g2r1/u[S07r] salt:germania cards:raider=red {FINAL}")
    assert "germania" in offered(game, "move_plague")
    play(game, "move_plague:germania")
    assert step(game) == "raider.takes"
    assert cubes(game, "germania", "green") == 2
    play(game, "take_good:salt")
    assert step(game) == ""


@pytest.mark.rule("MER-E7")
def test_in_the_final_round_the_assassin_moves_two_spaces_reveals_and_is_paid() -> None:
    game = at(f"plague:hispania germania:g3/u[S07r]u[O05r] cards:assassin=red coins:r4g4b4y4 {FINAL}")
    play(game, "move_plague:germania", "turn_up:1")
    assert coins(game, "red") == 6
    assert cubes(game, "germania", "green") == 1


@pytest.mark.rule("MER-E8")
@pytest.mark.parametrize("card", ["grave-robber", "deacon"])
def test_grave_robber_and_deacon_move_one_space_and_work_there(card: str) -> None:
    game = at(f"plague:hispania gallia:g3r3/u[S07r] cards:{card}=red {FINAL}")
    assert offered(game) == {"move_plague:gallia", "move_plague:italia", "stay"}
    play(game, "move_plague:gallia")
    assert step(game) == {"grave-robber": "grave_robber.takes", "deacon": "deacon.pays"}[card]


@pytest.mark.rule("MER-E9")
def test_several_cards_of_the_plague_piece_share_one_move_and_one_revealing() -> None:
    game = at(
        f"plague:hispania germania:g3r2/u[S07r] fish:germania coins:r4g4b4y4"
        f" cards:raider=red,assassin=red,grave-robber=red,deacon=red {FINAL}"
    )
    play(game, "move_plague:germania", "take_good:fish", "reveal_rats:yes", "pay:yes", "take_good:salt")
    assert step(game) == ""
    assert plague(game) == "germania"
    assert (cubes(game, "germania", "red"), cubes(game, "germania", "green")) == (2, 2)
    assert coins(game, "red") == 4 - 1 + 1 + 3  # the last three for the fish, in the last sale


@pytest.mark.rule("MER-E10")
def test_no_sale_takes_place_when_a_kind_runs_out_in_the_final_round() -> None:
    game = at(f"gallia:g1/ fish:gallia goods:green=f3 cards:brewer=red,treasurer=red {FINAL}")
    play(game, "use_card:brewer", "take_good:fish")
    assert (held(game, "green"), held(game, "red")) == ({"fish": 3}, {"fish": 1})
    assert coins(game, "green") == 4


@pytest.mark.rule("MER-E11")
def test_after_all_rats_are_resolved_everybody_sells_all_his_goods_of_every_kind() -> None:
    game = at(f"gallia:g3r2/u[O02r] italia:g1/ fish:gallia salt:italia goods:green=f1s1w1,red=f1 {FINAL}")
    # The token takes a cube from green first, so red shares the majority.
    assert step(game) == ""
    assert (coins(game, "green"), coins(game, "red")) == (10, 7)
    assert held(game, "green") == held(game, "red") == {}


@pytest.mark.rule("MER-E12")
def test_the_ordinary_good_is_not_taken_in_the_final_round() -> None:
    game = at(f"cards:treasurer=red {FINAL}")
    assert refusal(game, "take_good:fish") == ("no-good-in-final-round", "MER-E12")


@pytest.mark.rule("MER-E13")
def test_the_score_is_cubes_in_regions_and_palace_and_one_for_five_coins() -> None:
    game = at(f"gallia:r3g4/ palace:r2 coins:r10g4b0y0 {FINAL}")
    assert game.outcome is not None
    assert game.outcome.points[0] == {"regions": 3, "palace": 2, "coins": 2}
    assert game.outcome.totals == (7, 4, 0, 0)


@pytest.mark.rule("MER-E13")
def test_a_tie_goes_to_whoever_would_have_been_next() -> None:
    game = at(f"gallia:y2r1g1/ coins:r5g5b0y0 {FINAL}")
    assert game.outcome is not None
    assert game.outcome.totals == (2, 2, 0, 2)
    assert game.outcome.ranks == (1, 2, 4, 3)


@pytest.mark.rule("MER-E14")
def test_the_cards_before_phase_c_come_first_then_those_of_the_plague_piece() -> None:
    game = at(f"plague:hispania cards:treasurer=red,raider=red {FINAL}")
    assert step(game) == "final_act"
    assert refusal(game, "use_card:raider") == ("comes-last", "MER-E14")
    play(game, "use_card:treasurer")
    assert step(game) == "final_move"


@pytest.mark.rule("MER-E15")
def test_whoever_leaves_the_piece_where_it_is_uses_none_of_its_cards() -> None:
    game = at(f"plague:gallia gallia:g3/u[S07r] fish:gallia cards:raider=red,assassin=red,deacon=red {FINAL}")
    assert refusal(game, "move_plague:gallia") == ("plague-is-there", "MER-E15")
    play(game, "stay")
    assert step(game) == ""
    assert coins(game, "red") == 4


@pytest.mark.rule("MER-E16")
def test_there_is_no_spread_in_the_final_round_and_the_revealing_follows_the_usual_rules() -> None:
    game = at(f"plague:hispania gallia:g1r1/u[S07r]u[O01r] cards:assassin=red {FINAL}")
    supply = table(game).supply
    play(game, "move_plague:gallia")
    assert step(game) == "draw_token"  # in random order
    play(game, "turn_up:1")
    assert table(game).supply == supply
    assert [cubes(game, "gallia", colour) for colour in ("red", "green")] == [0, 0]
    assert rats(game, "gallia") == 1  # no cube was left


@pytest.mark.rule("MER-E16")
def test_without_a_cube_or_a_rat_nothing_is_revealed() -> None:
    game = at(f"plague:hispania gallia:/uu italia:g1/ cards:assassin=red,knight=red {FINAL}")
    for region in ("gallia", "italia"):
        twin = game.fork()
        play(twin, f"move_plague:{region}")
        assert step(twin) == ""
        assert rats(twin, "gallia") == 2


@pytest.mark.rule("MER-E17")
@pytest.mark.parametrize(
    ("cards", "free"),
    [
        ("assassin=red", False),
        ("assassin=red,deacon=red,grave-robber=red", False),
        ("deacon=red,knight=red", True),
        ("assassin=red,raider=red", True),
    ],
)
def test_the_rats_may_be_left_face_down_only_with_the_knight_or_the_raider(cards: str, free: bool) -> None:
    game = at(f"plague:hispania gallia:g4r1/u[S02r]u[S07r] cards:{cards} {FINAL}")
    play(game, "move_plague:gallia")
    assert (step(game) == "final_reveal") == free
    if free:
        play(game, "reveal_rats:no")
        assert part(game).bribes == 0
        assert table(game).me == 7  # on to the resolution of all rats


@pytest.mark.rule("MER-E18")
def test_in_such_a_revealing_the_piece_counts_only_if_the_player_holds_the_knight_and_wants_it() -> None:
    with_knight = at(f"plague:hispania gallia:g1r1/u[O09r] cards:assassin=red,knight=red {FINAL}")
    play(with_knight, "move_plague:gallia", "reveal_rats:yes")
    assert step(with_knight) == "count_piece"
    without = at(f"plague:hispania gallia:g1r1/u[O09r] cards:assassin=red {FINAL}")
    play(without, "move_plague:gallia")
    assert cubes(without, "gallia", "green") == 1
    play(with_knight, "count_piece:yes")
    assert cubes(with_knight, "gallia", "green") == 0


@pytest.mark.rule("MER-E19")
def test_the_deacons_price_starts_at_one_in_the_final_round() -> None:
    game = at(f"bribes:3 plague:hispania gallia:g3r3/u[S07r] cards:deacon=red coins:r1g4b4y4 {FINAL}")
    play(game, "move_plague:gallia", "pay:yes")
    assert coins(game, "red") == 0


@pytest.mark.rule("MER-E20")
def test_in_the_resolution_of_all_rats_no_card_acts() -> None:
    line = "last:yellow ended:all-cubes-placed to:yellow stack:last_sale@y,reckoning@y"
    for cards in ("cards:deacon=red,assassin=red,grave-robber=red", "beside:deacon,assassin,grave-robber"):
        game = at(f"gallia:g3r3/u[S07r] {cards} {line}")
        assert step(game) == ""
        assert part(game).coins == [4, 4, 4, 4]
        assert cubes(game, "gallia", "green") == 2


@pytest.mark.rule("MER-E21")
def test_in_that_resolution_the_piece_counts_as_two_also_without_the_knight() -> None:
    line = "last:yellow ended:all-cubes-placed to:yellow stack:last_sale@y,reckoning@y"
    game = at(f"plague:gallia gallia:g1r1/u[O09r] beside:king {line}")
    assert cubes(game, "gallia", "green") == 0
    assert cubes(at(f"plague:italia gallia:g1r1/u[O09r] beside:king {line}"), "gallia", "green") == 1
