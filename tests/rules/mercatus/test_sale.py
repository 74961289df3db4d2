"""The sale."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.games.rattus.board import COLOURS, REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.sale import has_majority
from lazaretto.games.rattus.state import Rattus
from tests.oracles.sale import proceeds
from tests.rules.mercatus.table import FINAL, at, coins, cubes, face_down, face_up, held, on_card, play, step

EXAMPLE = (
    "germania:b2r2/ polonia:b3r1/ hungaria:r1/ fish:germania,polonia,hungaria up:cws goods:blue=f3,red=f1"
    " coins:r4g4b4y4 at:sale"
)


@pytest.mark.rule("MER-V1")
def test_at_the_end_of_a_turn_a_kind_with_no_token_left_in_the_supply_is_sold() -> None:
    game = at(EXAMPLE)
    assert held(game, "blue") == {}


@pytest.mark.rule("MER-V1")
def test_a_kind_with_a_token_in_the_supply_face_up_or_face_down_is_not_sold() -> None:
    up = at("germania:b2/ fish:germania up:fcws goods:blue=f3 at:sale")
    down = at("germania:b2/ fish:germania up:cws goods:blue=f3 at:sale")
    assert held(up, "blue") == held(down, "blue") == {"fish": 3}


@pytest.mark.rule("MER-V1")
def test_several_exhausted_kinds_are_sold_together() -> None:
    game = at("germania:b2/ italia:b1/ fish:germania salt:italia up:cw goods:blue=f3s1,red=f1s3 at:sale")
    assert (held(game, "blue"), coins(game, "blue")) == ({}, 10)


@pytest.mark.rule("MER-V2")
def test_every_player_parts_with_all_his_goods_of_the_kind_and_keeps_the_others() -> None:
    game = at("up:cws goods:blue=f2c1,red=f1,green=f1s2 at:sale")
    assert (held(game, "blue"), held(game, "red"), held(game, "green")) == ({"cloth": 1}, {}, {"salt": 2})


@pytest.mark.rule("MER-V3")
def test_a_region_of_the_kind_where_he_has_the_majority_buys_one_good_for_three_coins() -> None:
    game = at("germania:b3r2/ italia:b1/ fish:germania salt:italia up:cws goods:blue=f4 at:sale")
    assert coins(game, "blue") == 4 + 3


@pytest.mark.rule("MER-V3")
def test_a_region_where_another_has_more_cubes_does_not_buy() -> None:
    game = at("germania:b2r3/ fish:germania up:cws goods:blue=f4 at:sale")
    assert coins(game, "blue") == 4


@pytest.mark.rule("MER-V4")
def test_players_tied_for_the_majority_all_sell_to_the_region() -> None:
    game = at("germania:b2r2g1/ fish:germania up:cws goods:blue=f2,red=f1,green=f1 at:sale")
    assert [coins(game, colour) for colour in COLOURS] == [7, 4, 7, 4]


@pytest.mark.rule("MER-V5")
def test_a_player_without_a_cube_has_no_majority_even_where_nobody_has_one() -> None:
    game = at("fish:germania up:cws goods:blue=f4 at:sale")
    assert coins(game, "blue") == 4
    assert isinstance(game.state, Rattus)
    assert not has_majority(game.state, COLOURS.index("blue"), REGIONS.index("germania"))


@pytest.mark.rule("MER-V6")
def test_goods_sold_or_not_return_face_down_and_the_unsold_earn_nothing() -> None:
    game = at("germania:b2/ fish:germania up:cws goods:blue=f4 to:yellow at:sale")
    assert coins(game, "blue") == 7
    # The next turn has begun: of the four one has been turned up.
    assert (face_up(game), face_down(game, "fish")) == ({"fish", "cloth", "wood", "salt"}, 3)


@pytest.mark.rule("MER-V7")
def test_the_worked_example() -> None:
    game = at(EXAMPLE.replace(" at:sale", " at:devastate plague:italia"))
    assert cubes(game, "germania", "blue") == cubes(game, "germania", "red") == 2
    assert held(game, "blue") == held(game, "red") == {}
    assert coins(game, "blue") == 4 + 2 * 3
    assert coins(game, "red") == 4 + 1 * 3


@pytest.mark.rule("MER-V8")
def test_goods_on_cards_are_not_sold_but_count_as_out_of_the_supply() -> None:
    game = at("germania:b2/ fish:germania up:cws cards:shaman=blue on:shaman=fish goods:blue=f1,red=f2 at:sale")
    assert on_card(game, "shaman") == "fish"
    assert coins(game, "blue") == 7
    assert (held(game, "blue"), held(game, "red")) == ({}, {})


@pytest.mark.rule("MER-V9")
def test_a_good_taken_in_phase_c_can_exhaust_its_kind() -> None:
    game = at("plague:hispania italia:b2/ fish:italia cards:raider=red goods:blue=f3 at:move_plague")
    play(game, "move_plague:italia", "take_good:fish")
    assert (held(game, "red"), held(game, "blue")) == ({}, {})
    assert coins(game, "blue") == 7


@pytest.mark.rule("MER-V9")
def test_a_kind_that_has_a_token_back_by_the_end_of_the_turn_is_not_exhausted() -> None:
    game = at("plague:hispania cards:shaman=green on:shaman=fish goods:blue=f2 up:fcws")
    play(game, "take_good:fish", "take_card:shaman", "go_on", "move_plague:italia")
    assert step(game) == "act"
    assert (held(game, "red"), held(game, "blue")) == ({"fish": 1}, {"fish": 2})


@pytest.mark.rule("MER-V11")
def test_the_last_regular_turn_ends_with_a_sale_before_the_final_round() -> None:
    game = at("palace:b20 up:cws italia:g1/ fish:italia goods:green=f4 cards:treasurer=yellow at:sale")
    assert step(game) == "final_act"
    assert (held(game, "green"), coins(game, "green")) == ({}, 7)


@st.composite
def boards(draw: st.DrawFn) -> tuple[list[list[int]], dict[int, list[int]], list[list[int]], list[int]]:
    """Cubes by region and seat, regions by kind, goods by seat and kind, and the kinds still face up."""
    cubes = [[draw(st.integers(0, 3)) for _ in range(4)] for _ in range(6)]
    regions = draw(st.permutations(range(6)))
    shown = {kind: list(regions[kind * 3 : kind * 3 + 3]) for kind in range(2)}
    goods = [[0, 0] for _ in range(4)]
    up = []
    for kind in range(2):
        for _ in range(draw(st.integers(3, 4))):
            goods[draw(st.integers(0, 3))][kind] += 1
        if sum(seat[kind] for seat in goods) < 4:
            up.append(kind)
    return cubes, shown, goods, up


@pytest.mark.rule("MER-V10")
@given(boards())
def test_a_sale_pays_what_a_naive_reading_of_the_rules_pays(
    board: tuple[list[list[int]], dict[int, list[int]], list[list[int]], list[int]],
) -> None:
    cubes, shown, goods, up = board
    rows = ["".join(f"{letter}{n}" for letter, n in zip("rgby", row, strict=True)) for row in cubes]
    last = [
        *(f"{REGIONS[r]}:{row}/" for r, row in enumerate(rows)),
        *(f"{KINDS[kind]}:{','.join(REGIONS[r] for r in regions)}" for kind, regions in shown.items()),
        "goods:" + ",".join(f"{COLOURS[seat]}=f{fish}c{cloth}" for seat, (fish, cloth) in enumerate(goods)),
        "up:" + "".join("fc"[kind] for kind in up) + "ws",
    ]
    turn = at(" ".join([*last, "at:sale"]))
    end = at(" ".join([*last, "last:yellow ended:all-cubes-placed to:nobody stack:last_sale@y"]))
    sold = [kind for kind in range(2) if kind not in up]
    for seat, colour in enumerate(COLOURS):
        assert coins(turn, colour) == 4 + proceeds(cubes, shown, goods, seat, sold)
        assert coins(end, colour) == 4 + proceeds(cubes, shown, goods, seat, [0, 1])
        assert held(end, colour) == {}


@pytest.mark.rule("MER-E23")
def test_the_last_sale_follows_the_same_rules_and_leaves_goods_on_cards() -> None:
    game = at(f"germania:b2r2/ fish:germania cards:shaman=blue on:shaman=fish goods:blue=f1,red=f2 up:cws {FINAL}")
    assert step(game) == ""
    assert (coins(game, "blue"), coins(game, "red")) == (7, 7)
    assert on_card(game, "shaman") == "fish"
