"""What each card does in a turn."""

from __future__ import annotations

import pytest

import lazaretto
from tests.rules.mercatus.table import (
    TITLE,
    at,
    coins,
    cubes,
    held,
    offered,
    palace,
    part,
    plague,
    play,
    rats,
    refusal,
    step,
    table,
)

# ---------------------------------------------------------------- Royalty


@pytest.mark.rule("MER-K1")
@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 3), (3, 6)])
def test_the_lieutenant_places_cubes_for_one_three_or_six_coins_in_any_one_region(count: int, price: int) -> None:
    game = at("cards:lieutenant=red coins:r7g4b4y4")
    play(game, "use_card:lieutenant")
    assert len(offered(game, "place_in")) == 12
    play(game, "place_in:russia", f"how_many:{count}")
    assert (cubes(game, "russia", "red"), coins(game, "red")) == (count, 7 - price)


@pytest.mark.rule("MER-K1")
def test_the_lieutenant_places_no_more_than_three_and_no_more_than_can_be_paid() -> None:
    game = at("cards:lieutenant=red coins:r5g4b4y4")
    play(game, "use_card:lieutenant", "place_in:russia")
    assert offered(game, "how_many") == {"1", "2"}
    assert refusal(game, "how_many:3") == ("too-few-coins", "MER-K1")
    assert refusal(game, "how_many:4") == ("too-many", "MER-K1")


@pytest.mark.rule("MER-K1")
def test_the_lieutenant_needs_a_coin() -> None:
    game = at("cards:lieutenant=red coins:r0g4b4y4")
    assert refusal(game, "use_card:lieutenant") == ("too-few-coins", "MER-K1")


@pytest.mark.rule("MER-K2")
def test_the_treasurer_takes_two_coins_from_the_bank() -> None:
    game = at("cards:treasurer=red")
    play(game, "use_card:treasurer")
    assert coins(game, "red") == 6
    assert refusal(game, "use_card:treasurer") == ("card-used-already", "RAT-T5")


@pytest.mark.rule("MER-K2")
def test_an_empty_bank_gives_the_treasurer_nothing() -> None:
    game = at("cards:treasurer=red coins:r0g132b0y0")
    assert refusal(game, "use_card:treasurer") == ("bank-empty", "MER-C3")


# ---------------------------------------------------------------- Church


@pytest.mark.rule("MER-K3")
def test_the_pope_places_a_cube_from_the_reserve_straight_into_the_palace_for_two_coins() -> None:
    game = at("cards:pope=red coins:r3g4b4y4")
    play(game, "use_card:pope")
    assert (palace(game, "red"), table(game).reserve[0], coins(game, "red")) == (1, 19, 1)


@pytest.mark.rule("MER-K3")
def test_the_pope_needs_two_coins() -> None:
    assert refusal(at("cards:pope=red coins:r1g4b4y4"), "use_card:pope") == ("too-few-coins", "MER-K3")


@pytest.mark.rule("MER-K4")
def test_only_the_deacon_himself_escapes_and_only_in_his_own_turn() -> None:
    own = at("plague:gallia gallia:r2g2/u[S07r] cards:deacon=red at:devastate")
    assert step(own) == "deacon.pays"
    play(own, "pay:yes")
    assert (cubes(own, "gallia", "red"), cubes(own, "gallia", "green")) == (2, 1)
    other = at("plague:gallia gallia:r2g2/u[S07r] cards:deacon=green at:devastate")
    assert (cubes(other, "gallia", "red"), cubes(other, "gallia", "green")) == (1, 1)


# ---------------------------------------------------------------- Chivalry


@pytest.mark.rule("MER-K5")
def test_the_assassin_moves_the_plague_two_spaces_and_earns_a_coin_for_each_token_that_kills_anothers_cube() -> None:
    game = at("plague:hispania germania:g4/u[S07r]u[O05r] cards:assassin=red at:move_plague")
    play(game, "move_plague:germania", "spread_to:italia", "spread_to:italia", "turn_up:1")
    assert plague(game) == "germania"
    assert coins(game, "red") == 4 + 2


@pytest.mark.rule("MER-K5")
def test_the_assassin_earns_nothing_in_the_turn_of_another() -> None:
    game = at("plague:gallia gallia:g4/u[S07r] cards:assassin=blue at:devastate")
    assert coins(game, "blue") == 4


@pytest.mark.rule("MER-K6")
def test_the_raider_moves_the_plague_two_spaces_and_takes_a_good_of_that_region() -> None:
    game = at("plague:hispania wood:germania cards:raider=red at:move_plague")
    play(game, "move_plague:germania", "take_good:wood")
    assert held(game, "red") == {"wood": 1}


# ---------------------------------------------------------------- Bourgeoisie


@pytest.mark.rule("MER-K7")
def test_the_hanseatic_trader_moves_up_to_five_cubes_to_any_region_that_shows_the_kind() -> None:
    game = at("hispania:r7/ fish:russia,turcia cards:hanseatic-trader=red on:hanseatic-trader=fish")
    play(game, "use_card:hanseatic-trader")
    assert step(game) == "hanseatic_trader.to"
    assert offered(game, "trader_to") == {"russia", "turcia"}
    assert refusal(game, "trader_to:gallia") == ("good-of-card-not-there", "MER-K7")
    play(game, "trader_to:russia")
    assert offered(game, "how_many") == {"1", "2", "3", "4", "5"}
    assert refusal(game, "how_many:6") == ("too-many", "MER-K7")
    play(game, "how_many:5")
    assert (cubes(game, "hispania", "red"), cubes(game, "russia", "red")) == (2, 5)


@pytest.mark.rule("MER-K7")
def test_the_hanseatic_trader_needs_a_good_on_the_card() -> None:
    game = at("hispania:r7/ fish:russia cards:hanseatic-trader=red")
    assert refusal(game, "use_card:hanseatic-trader") == ("no-good-on-card", "MER-K13")


@pytest.mark.rule("MER-K20")
def test_the_hanseatic_trader_moves_from_any_region_to_another_one() -> None:
    game = at(
        "russia:r2/ gallia:r1g3/ fish:russia,turcia cards:hanseatic-trader=red on:hanseatic-trader=fish palace:r3"
    )
    play(game, "use_card:hanseatic-trader")
    assert offered(game, "trader_from") == {"russia", "gallia"}
    assert refusal(game, "trader_from:italia") == ("no-cube-there", "MER-K7")
    play(game, "trader_from:gallia")
    assert offered(game, "trader_to") == {"russia", "turcia"}
    play(game, "trader_to:turcia")
    assert (cubes(game, "turcia", "red"), palace(game, "red")) == (1, 3)


@pytest.mark.rule("MER-K20")
def test_the_region_reached_must_be_another_than_the_one_left() -> None:
    card = "cards:hanseatic-trader=red on:hanseatic-trader=fish"
    stuck = at(f"russia:r2/ fish:russia {card}")
    assert refusal(stuck, "use_card:hanseatic-trader") == ("no-other-region-with-good", "MER-K20")
    game = at(f"russia:r2/ fish:russia,turcia,gallia {card}")
    play(game, "use_card:hanseatic-trader")
    assert refusal(game, "trader_to:russia") == ("same-region", "MER-K20")


@pytest.mark.rule("MER-K8")
def test_the_swindler_places_a_rat_where_an_own_cube_is_and_takes_a_good_of_that_region() -> None:
    game = at("gallia:r1/ italia:r2/uuu germania:g1/ salt:gallia cards:swindler=red supply:30")
    play(game, "use_card:swindler", "take_good:salt")
    assert (rats(game, "gallia"), table(game).supply, held(game, "red")) == (1, 29, {"salt": 1})


@pytest.mark.rule("MER-K8")
def test_the_swindlers_region_has_an_own_cube_and_fewer_than_three_rats() -> None:
    game = at("gallia:r1/ hispania:r1/u italia:r2/uuu germania:g1/ cards:swindler=red")
    play(game, "use_card:swindler")
    assert offered(game, "swindle_in") == {"gallia", "hispania"}
    assert refusal(game, "swindle_in:italia") == ("region-full", "MER-K8")
    assert refusal(game, "swindle_in:germania") == ("no-cube-there", "MER-K8")
    full = at("italia:r2/uuu cards:swindler=red")
    assert refusal(full, "use_card:swindler") == ("own-regions-full", "MER-K8")
    assert refusal(at("cards:swindler=red"), "use_card:swindler") == ("no-cube-on-board", "MER-K8")


ALL_GONE = "gone:S01,S02,S03,S04,S05,S06,S07,S08,S09,S10,S11,S12"


@pytest.mark.rule("MER-K8")
def test_if_the_swindler_empties_the_supply_the_plague_cannot_spread_and_the_game_ends_after_phase_c() -> None:
    game = at(f"plague:italia gallia:r1/ hispania:g1/ cards:swindler=red,treasurer=green supply:1 {ALL_GONE}")
    play(game, "use_card:swindler")
    assert step(game) == "act"
    play(game, "go_on", "move_plague:gallia")
    while game.decision and game.decision.is_chance:
        play(game, game.decision.options[0].text)
    assert step(game) == "final_act"


@pytest.mark.rule("MER-K21")
def test_the_swindlers_token_is_a_rat_of_that_region_at_once() -> None:
    game = at("gallia:r1/ cards:swindler=red,king=red")
    assert {"use_card:king"} <= offered(game)
    assert refusal(game, "place_in:gallia") == ("no-rats-there", "RAT-T7")
    play(game, "use_card:swindler")
    assert {"place_in:gallia"} <= offered(game)
    assert refusal(game, "use_card:king") == ("no-cube-free-of-rats", "RAT-K1")


@pytest.mark.rule("MER-K21")
def test_the_swindlers_good_must_lie_face_up_and_is_taken_then_or_not_at_all() -> None:
    down = at("gallia:r1/ fish:gallia up:cws cards:swindler=red")
    play(down, "use_card:swindler")
    assert step(down) == "act"
    left = at("gallia:r1/ fish:gallia cards:swindler=red")
    play(left, "use_card:swindler", "leave_good")
    assert held(left, "red") == {}
    assert refusal(left, "use_card:swindler") == ("card-used-already", "RAT-T5")


# ---------------------------------------------------------------- Magic


@pytest.mark.rule("MER-K9")
def test_the_grave_robber_takes_a_good_for_each_token_that_killed_a_cube_of_another() -> None:
    game = at("plague:gallia gallia:r1g4/u[S07r]u[O05r] cards:grave-robber=red at:devastate")
    play(game, "turn_up:1", "take_good:fish", "take_good:cloth")
    assert held(game, "red") == {"fish": 1, "cloth": 1}


@pytest.mark.rule("MER-K9")
def test_a_token_that_killed_nobody_gives_the_grave_robber_nothing() -> None:
    game = at("plague:gallia gallia:g1/u[O37r] cards:grave-robber=red at:devastate")
    assert step(game) == "act"
    assert held(game, "red") == {}


SHAMAN = "cards:shaman=red on:shaman=fish"


@pytest.mark.rule("MER-K10")
def test_the_shaman_redistributes_the_rats_of_the_regions_that_show_the_kind() -> None:
    game = at(f"gallia:/uu russia:/u italia:/uu fish:gallia,russia,turcia {SHAMAN}")
    play(game, "use_card:shaman")
    assert offered(game, "move_rat") == {"gallia.1", "gallia.2", "russia.1"}
    assert "move_no_more" in offered(game)
    assert refusal(game, "move_rat:italia.1") == ("good-of-card-not-there", "MER-K10")
    play(game, "move_rat:gallia.1")
    assert offered(game, "rat_to") == {"russia", "turcia"}
    assert refusal(game, "rat_to:gallia") == ("same-region", "MER-K10")
    assert refusal(game, "rat_to:italia") == ("good-of-card-not-there", "MER-K10")
    play(game, "rat_to:turcia")
    assert refusal(game, "move_rat:gallia.1") == ("token-sent-already", "MER-K10")
    play(game, "move_rat:gallia.2", "rat_to:turcia", "move_no_more")
    assert [rats(game, region) for region in ("gallia", "russia", "turcia", "italia")] == [0, 1, 2, 2]
    assert refusal(game, "use_card:shaman") == ("card-used-already", "RAT-T5")


@pytest.mark.rule("MER-K10")
def test_full_regions_can_exchange_their_tokens() -> None:
    game = at(f"gallia:/u[O01r]u[O02r]u[O03r] russia:/u[O04r]u[O05r]u[O06r] fish:gallia,russia {SHAMAN}")
    play(game, "use_card:shaman", "move_rat:gallia.1")
    if step(game) == "shaman.puts":
        play(game, "rat_to:russia")
    assert refusal(game, "move_no_more") == ("region-would-overflow", "MER-K10")
    play(game, "move_rat:russia.2", "move_no_more")
    faces = table(game).face
    gallia, russia = (sorted(faces[r * 3 : r * 3 + 3]) for r in (1, 10))
    assert [face - 12 for face in gallia] == [2, 3, 5]
    assert [face - 12 for face in russia] == [1, 4, 6]


@pytest.mark.rule("MER-K10")
def test_never_more_than_three_rats_can_be_sent_to_a_region() -> None:
    game = at(f"gallia:/uuu russia:/uuu turcia:/u fish:gallia,russia,turcia {SHAMAN}")
    play(game, "use_card:shaman")
    for slot in ("gallia.1", "gallia.2", "russia.1"):
        play(game, f"move_rat:{slot}", "rat_to:turcia")
    assert refusal(game, "move_no_more") == ("region-would-overflow", "MER-K10")
    play(game, "move_rat:russia.2")
    assert step(game) == "shaman.takes"  # only gallia was left to go to
    play(game, "move_rat:turcia.1", "rat_to:russia", "move_no_more")
    assert [rats(game, region) for region in ("gallia", "russia", "turcia")] == [2, 2, 3]


@pytest.mark.rule("MER-K10")
def test_the_shaman_needs_a_good_and_rats_to_redistribute() -> None:
    assert refusal(at("gallia:/uu cards:shaman=red"), "use_card:shaman") == ("no-good-on-card", "MER-K13")
    game = at(f"italia:/uu fish:gallia,russia {SHAMAN}")
    assert refusal(game, "use_card:shaman") == ("no-rat-to-redistribute", "MER-K10")


@pytest.mark.rule("MER-K10")
def test_every_redistribution_can_be_reached_and_every_way_ends() -> None:
    """All sequences of answers from two full regions and one with a single rat, as sets of tokens in regions."""
    game = at(f"gallia:/u[O01r]u[O02r]u[O03r] russia:/u[O04r]u[O05r] fish:gallia,russia {SHAMAN}")
    play(game, "use_card:shaman")
    found, seen, todo = set(), set(), [game]
    while todo:
        game = todo.pop()
        assert game.decision is not None
        for choice in game.decision.options:
            twin = game.fork()
            twin.apply(choice)
            if step(twin) == "act":
                faces = table(twin).face
                found.add(frozenset(face - 12 for face in faces[3:6] if face))
            elif (key := twin.ruleset.write(twin.state)) not in seen:
                seen.add(key)
                todo.append(twin)
    expected = {
        frozenset(k for k in range(1, 6) if mask >> k & 1) for mask in range(0, 64, 2) if 2 <= mask.bit_count() <= 3
    }
    assert found == expected


@pytest.mark.rule("MER-K19")
def test_whoever_has_seen_a_token_goes_on_knowing_it_when_the_shaman_moves_it() -> None:
    game = at(f"gallia:/u[O10g]u russia:/u fish:gallia,russia {SHAMAN}")
    play(game, "use_card:shaman", "move_rat:gallia.1", "move_no_more")
    before = game.view(1).state.save()
    assert (before["face"][31], before["seen"][31]) == (10 + 12, 2)
    assert game.view(0).state.save()["face"][31] == 0
    assert table(game).learned == 0  # nobody looked at any


# ---------------------------------------------------------------- Peasantry


@pytest.mark.rule("MER-K11")
def test_the_landowner_places_two_cubes_in_a_region_that_shows_the_kind() -> None:
    game = at("wood:russia,gallia cards:landowner=red on:landowner=wood")
    play(game, "use_card:landowner")
    assert offered(game, "place_in") == {"russia", "gallia"}
    assert refusal(game, "place_in:italia") == ("good-of-card-not-there", "MER-K11")
    play(game, "place_in:russia", "how_many:2")
    assert cubes(game, "russia", "red") == 2


@pytest.mark.rule("MER-K11")
def test_the_landowner_needs_a_good_on_the_card() -> None:
    game = at("wood:russia cards:landowner=red")
    assert refusal(game, "use_card:landowner") == ("no-good-on-card", "MER-K13")
    elsewhere = at("wood:russia cards:landowner=red on:landowner=fish")
    assert refusal(elsewhere, "use_card:landowner") == ("no-region-with-good", "MER-K11")


@pytest.mark.rule("MER-K12")
def test_the_brewer_takes_one_more_available_good() -> None:
    game = at("up:fs cards:brewer=red")
    play(game, "use_card:brewer", "take_good:salt")
    assert held(game, "red") == {"salt": 1}
    assert part(game).taken == 0


@pytest.mark.rule("MER-K12")
def test_the_brewer_needs_an_available_good() -> None:
    assert refusal(at("up: cards:brewer=red beside:king"), "use_card:brewer") == ("no-good-available", "MER-G3")


# ---------------------------------------------------------------- all of them


@pytest.mark.rule("MER-K14")
@pytest.mark.parametrize("card", ["raider", "assassin", "deacon", "grave-robber", "knight"])
def test_the_cards_of_phase_c_are_not_used_before_it(card: str) -> None:
    game = at(f"cards:{card}=red")
    assert refusal(game, f"use_card:{card}")[0] == "works-in-phase-c"


@pytest.mark.rule("MER-K14")
def test_only_the_player_in_turn_uses_his_cards_each_once_and_before_phase_c() -> None:
    game = at("cards:treasurer=green,brewer=red")
    assert refusal(game, "use_card:treasurer") == ("card-held-by-another", "RAT-T5")
    play(game, "go_on")
    assert refusal(game, "use_card:brewer")[0] == "not-now"


@pytest.mark.rule("MER-K17")
def test_nobody_pays_for_a_cube_he_does_not_have() -> None:
    none = at("palace:r20 cards:lieutenant=red,pope=red,landowner=red on:landowner=wood wood:russia coins:r9g4b4y4")
    for card in ("lieutenant", "pope", "landowner"):
        assert refusal(none, f"use_card:{card}") == ("reserve-empty", "MER-K17")
    one = at("palace:r19 cards:lieutenant=red coins:r9g4b4y4")
    play(one, "use_card:lieutenant", "place_in:gallia")
    assert (cubes(one, "gallia", "red"), coins(one, "red")) == (1, 8)


@pytest.mark.rule("MER-K17")
def test_the_landowner_may_place_one_instead_of_two() -> None:
    game = at("wood:russia cards:landowner=red on:landowner=wood")
    play(game, "use_card:landowner")
    assert offered(game, "how_many") == {"1", "2"}
    play(game, "how_many:1")
    assert cubes(game, "russia", "red") == 1


@pytest.mark.rule("MER-K18")
def test_lieutenant_and_landowner_need_no_rats_and_are_no_part_of_b() -> None:
    game = at("italia:/u wood:russia cards:lieutenant=red,landowner=red,peasant=red on:landowner=wood coins:r9g4b4y4")
    play(game, "use_card:landowner")
    assert offered(game, "how_many") == {"1", "2"}  # the Peasant adds nothing
    play(game, "how_many:2", "use_card:lieutenant", "place_in:russia")
    assert offered(game, "how_many") == {"1", "2", "3"}
    play(game, "how_many:3", "place_in:italia", "how_many:2")
    assert (cubes(game, "russia", "red"), cubes(game, "italia", "red")) == (5, 2)


def test_a_card_that_is_not_in_play_is_refused_as_such() -> None:
    game = at("beside:king")
    assert refusal(game, "use_card:brewer") == ("card-not-in-play", "RAT-S7")
    assert refusal(game, "take_card:brewer") == ("card-not-in-play", "RAT-S7")
    assert refusal(game, "put_good_on:shaman") == ("card-not-in-play", "MER-S5")
    assert lazaretto.new(TITLE, seed=1, cards="beginners").why_not("use_card:brewer") is not None
