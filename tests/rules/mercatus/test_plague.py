"""Phase C with Raider, Deacon, Assassin and Grave Robber."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.games.rattus.board import COLOURS, FACES
from lazaretto.games.rattus.devastation import strike, strikes
from lazaretto.games.rattus.mercatus.cards.deacon import would_lose
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.state import Rattus
from tests.rules.mercatus.table import at, coins, cubes, face_up, held, offered, part, play, rats, refusal, step


@pytest.mark.rule("MER-P1")
def test_the_order_of_phase_c() -> None:
    game = at(
        "plague:hispania gallia:r2g2b1/u[S07r] fish:gallia"
        " cards:knight=red,raider=red,assassin=red,deacon=red,grave-robber=red coins:r4g4b4y4 at:move_plague"
    )
    play(game, "move_plague:gallia")
    assert step(game) == "raider.takes"
    play(game, "take_good:fish")
    assert step(game) == "spread"
    play(game, "spread_to:anglia")
    assert step(game) == "count_piece"
    play(game, "count_piece:no")
    assert step(game) == "deacon.pays"
    assert rats(game, "gallia") == 1
    play(game, "pay:yes")
    assert (cubes(game, "gallia", "red"), cubes(game, "gallia", "green")) == (2, 1)
    assert coins(game, "red") == 4 - 1 + 1
    assert step(game) == "grave_robber.takes"
    play(game, "take_good:salt")
    assert step(game) == "act"
    assert held(game, "red") == {"fish": 1, "salt": 1}


@pytest.mark.rule("MER-P2")
def test_the_raider_takes_a_good_also_where_there_are_no_rats_or_cubes() -> None:
    game = at("plague:hispania fish:gallia cards:raider=red at:move_plague")
    play(game, "move_plague:gallia")
    assert offered(game) == {"take_good:fish", "leave_good"}
    assert refusal(game, "take_good:salt") == ("region-shows-another-good", "MER-P2")


@pytest.mark.rule("MER-P2")
def test_the_raiders_good_must_lie_face_up() -> None:
    game = at("plague:hispania fish:gallia up:cws cards:raider=red at:move_plague")
    play(game, "move_plague:gallia")
    assert step(game) == "act"


@pytest.mark.rule("MER-P2")
def test_the_raider_may_leave_the_good() -> None:
    game = at("plague:hispania fish:gallia cards:raider=red at:move_plague")
    play(game, "move_plague:gallia", "leave_good")
    assert held(game, "red") == {}


@pytest.mark.rule("MER-P3")
@pytest.mark.parametrize(
    ("board", "red"),
    [
        ("gallia:r1g1/u[S08r]", 4),  # limit 3 is not reached
        ("gallia:r1g2/u[S06r]", 4),  # M hits green, no card of Royalty or Peasantry is his
        ("gallia:g2/u[S07r]", 4),  # he has no cube there
        ("gallia:r1g2/u[S07r]", 0),  # he has no coin
    ],
)
def test_the_deacon_is_not_asked_if_the_token_takes_nothing_from_him_or_he_has_no_coins(board: str, red: int) -> None:
    game = at(f"plague:gallia {board} cards:deacon=red coins:r{red}g4b4y4 at:devastate")
    assert step(game) == "act"
    assert coins(game, "red") == red


@pytest.mark.rule("MER-P3")
@pytest.mark.parametrize(
    "board",
    [
        "gallia:r1g2/u[S07r]",  # A
        "gallia:r2g2/u[S06r]",  # M, shared
        "gallia:r2g3b1/u[O29r]",  # the second M comes down to him
        "gallia:r1g2/u[S01r]",  # the Deacon's own class
    ],
)
def test_the_deacon_is_asked_before_any_cube_is_lost_if_the_token_would_take_one_of_his(board: str) -> None:
    game = at(f"plague:gallia {board} cards:deacon=red at:devastate")
    assert step(game) == "deacon.pays"
    assert cubes(game, "gallia", "green") >= 2


@pytest.mark.rule("MER-P3")
@given(
    st.sampled_from(FACES),
    st.lists(st.integers(0, 4), min_size=4, max_size=4),
    st.lists(st.integers(0, 4), min_size=18, max_size=18),
)
def test_what_the_deacon_would_lose_is_what_the_token_takes(face: str, there: list[int], holders: list[int]) -> None:
    colours = [*COLOURS, ""]
    names = [card.name for card in MERCATUS.cards]
    held_by = [f"{name}={colours[k]}" for name, k in zip(names, holders, strict=True) if colours[k]]
    counts = "".join(f"{letter}{n}" for letter, n in zip("rgby", there, strict=True))
    line = f"plague:gallia gallia:{counts}/u[{face}rgby] cards:{','.join(held_by)} drawn:gallia.1"
    s = at(line).state
    assert isinstance(s, Rattus)
    if strikes(s):
        for seat in range(4):
            twin = s.fork()
            lost = strike(twin, 1, FACES.index(face), 0)
            assert would_lose(s, 1, FACES.index(face), seat) == bool(lost >> seat & 1)


@pytest.mark.rule("MER-P4")
def test_a_token_paid_for_takes_nothing_from_him_and_the_others_suffer_as_usual() -> None:
    game = at("plague:gallia gallia:r2g2b1/u[S11r] cards:deacon=red,monk=green at:devastate")
    play(game, "pay:yes")
    assert [cubes(game, "gallia", colour) for colour in ("red", "green", "blue")] == [2, 0, 0]


@pytest.mark.rule("MER-P4")
def test_an_m_that_would_have_hit_him_alone_hits_nobody() -> None:
    game = at("plague:gallia gallia:r3g2/u[S06r] cards:deacon=red at:devastate")
    play(game, "pay:yes")
    assert [cubes(game, "gallia", colour) for colour in ("red", "green")] == [3, 2]


@pytest.mark.rule("MER-P4")
def test_a_player_tied_with_him_loses_his_cube() -> None:
    game = at("plague:gallia gallia:r2g2/u[S06r] cards:deacon=red at:devastate")
    play(game, "pay:yes")
    assert [cubes(game, "gallia", colour) for colour in ("red", "green")] == [2, 1]


@pytest.mark.rule("MER-P5")
def test_the_price_rises_only_when_he_pays() -> None:
    game = at("plague:gallia gallia:r4g4/u[S07r]u[O05r]u[S11r] cards:deacon=red coins:r20g4b4y4 at:devastate")
    spent = []
    for answer in ("yes", "no", "yes"):
        if step(game) == "draw_token":
            play(game, "turn_up:1")
        before = coins(game, "red")
        play(game, f"pay:{answer}")
        spent.append(before - coins(game, "red"))
    assert spent == [1, 0, 3]


@pytest.mark.rule("MER-P5", "MER-K4")
def test_the_deacon_pays_one_then_three_then_six_coins() -> None:
    game = at("plague:gallia gallia:r4g4/u[S07r]u[O05r]u[S11r] cards:deacon=red coins:r20g4b4y4 at:devastate")
    spent = []
    for _ in range(3):
        if step(game) == "draw_token":
            play(game, "turn_up:1")
        before = coins(game, "red")
        play(game, "pay:yes")
        spent.append(before - coins(game, "red"))
    assert spent == [1, 3, 6]
    assert [cubes(game, "gallia", colour) for colour in ("red", "green")] == [4, 1]


@pytest.mark.rule("MER-P5")
def test_in_his_next_turn_the_price_is_one_again() -> None:
    game = at("bribes:2 cards:deacon=red,king=red at:begin_turn")
    assert part(game).bribes == 0


@pytest.mark.rule("MER-P6")
def test_the_assassins_coin_helps_to_pay_for_the_next_token_not_for_this_one() -> None:
    game = at("plague:gallia gallia:r3g3/u[S07r]u[O05r] cards:deacon=red,assassin=red coins:r0g4b4y4 at:devastate")
    play(game, "turn_up:1")
    assert step(game) == "deacon.pays"
    assert coins(game, "red") == 1
    assert cubes(game, "gallia", "red") == 1  # the first token, with the Assassin's own class, took two


@pytest.mark.rule("MER-P7")
def test_the_assassin_gains_one_coin_for_a_token_however_many_cubes_it_kills() -> None:
    game = at("plague:gallia gallia:g3b3y3/u[S07r] cards:assassin=red at:devastate")
    assert coins(game, "red") == 5


@pytest.mark.rule("MER-P7")
def test_own_cubes_do_not_count_for_assassin_and_grave_robber() -> None:
    game = at("plague:gallia gallia:r3/u[S07r] cards:assassin=red,grave-robber=red at:devastate")
    assert step(game) == "act"
    assert coins(game, "red") == 4
    assert cubes(game, "gallia", "red") == 1


@pytest.mark.rule("MER-P8")
def test_the_grave_robber_takes_any_kind_that_lies_face_up_right_after_the_token_or_forgoes_it() -> None:
    game = at("plague:gallia gallia:g4/u[S07r]u[O05r] up:fs fish:gallia cards:grave-robber=red at:devastate")
    play(game, "turn_up:1")
    assert offered(game) == {"take_good:fish", "take_good:salt", "leave_good"}
    assert rats(game, "gallia") == 1
    assert refusal(game, "take_good:wood") == ("good-not-available", "MER-G3")
    play(game, "leave_good")
    assert offered(game) == {"take_good:fish", "take_good:salt", "leave_good"}  # the second token
    play(game, "take_good:salt")
    assert (held(game, "red"), face_up(game) >= {"fish"}) == ({"salt": 1}, True)


@pytest.mark.rule("MER-P9")
def test_a_good_taken_in_phase_c_cannot_be_put_on_a_card_before_the_owners_next_turn() -> None:
    game = at("plague:hispania fish:gallia cards:raider=red,shaman=red at:move_plague")
    play(game, "move_plague:gallia", "take_good:fish")
    assert (step(game), game.asked) == ("act", (1,))
    assert refusal(game, "put_good_on:shaman") == ("card-held-by-another", "MER-K14")
