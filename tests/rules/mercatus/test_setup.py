"""Setting up: cards, goods and coins."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

import lazaretto
from lazaretto import Game, LazarettoError
from lazaretto.games.rattus.board import CLASSES, NOBODY
from lazaretto.games.rattus.mercatus.board import COMBINATIONS
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.mercatus.setup import CHIVALRY_CARDS
from lazaretto.kernel.setup import prepare
from tests.rules.mercatus.table import TITLE, cards_in_play, coins, face_down, face_up, offered, part, step, table

RULES = MERCATUS
ALL_CARDS = tuple(card.name for card in MERCATUS.cards)


def chance(players: int, cards: str) -> Game:
    """A new game in which chance is asked."""
    return Game(RULES, prepare(RULES, players, {"cards": cards, "start": "0"}))


@pytest.mark.rule("MER-S1")
def test_board_rats_plague_piece_and_first_cubes_are_as_in_the_base_game() -> None:
    mine, base = (table(lazaretto.new(name, players=3, seed=5)) for name in (TITLE, "rattus"))
    for name in ("rats", "origin", "supply", "starters", "ordinary", "mixed", "plain", "reserve", "cubes"):
        assert getattr(mine, name) == getattr(base, name)
    assert step(lazaretto.new(TITLE, players=3, seed=5)) == "first_cubes"


@pytest.mark.rule("MER-S1")
def test_the_six_cards_lie_beside_the_board() -> None:
    s = table(lazaretto.new(TITLE, players=3, seed=5))
    assert s.own[NOBODY] == s.in_play != 0


@pytest.mark.rule("MER-S2")
def test_four_goods_of_each_kind_form_the_supply_and_one_of_each_is_face_up() -> None:
    game = lazaretto.new(TITLE, players=4, seed=1)
    assert face_up(game) == {"fish", "cloth", "wood", "salt"}
    assert [face_down(game, kind) for kind in ("fish", "cloth", "wood", "salt")] == [3, 3, 3, 3]


@pytest.mark.rule("MER-S3")
@pytest.mark.parametrize(("players", "expected"), [(2, [2, 2, 2, 2]), (3, [2, 2, 3, 3]), (4, [3, 3, 3, 3])])
def test_one_good_lies_in_each_region_in_use_and_the_surplus_is_removed(players: int, expected: list[int]) -> None:
    goods = part(lazaretto.new(TITLE, players=players, seed=2))
    assert sorted(regions.bit_count() for regions in goods.shown) == expected
    everywhere = goods.shown[0] | goods.shown[1] | goods.shown[2] | goods.shown[3]
    assert everywhere == 2 ** (4 + 2 * players) - 1
    assert goods.stock == [0, 0, 0, 0]


@pytest.mark.rule("MER-S3")
def test_with_three_players_the_two_removed_goods_are_of_different_kinds() -> None:
    game = chance(3, "beginners")
    assert step(game) == "remove_good"
    game.apply("remove_good:fish")
    assert offered(game, "remove_good") == {"cloth", "wood", "salt"}


@pytest.mark.rule("MER-S3")
def test_each_good_left_is_as_likely_to_lie_in_a_region() -> None:
    game = chance(4, "beginners")
    assert step(game) == "show_good"
    game.apply("shows:fish")
    assert game.decision is not None
    assert game.decision.weights == (2, 3, 3, 3)


@pytest.mark.rule("MER-S4")
def test_every_player_starts_with_four_coins() -> None:
    game = lazaretto.new(TITLE, players=3, seed=1)
    assert part(game).coins == [4, 4, 4, 0]
    assert coins(game, "blue") == 4


@pytest.mark.rule("MER-S5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("way", ["random", "random-any", "one-of-each-class", *COMBINATIONS])
def test_exactly_six_cards_are_used(players: int, way: str) -> None:
    assert len(cards_in_play(lazaretto.new(TITLE, players=players, seed=3, cards=way))) == 6


@pytest.mark.rule("MER-S5")
def test_six_at_random_are_any_of_all_eighteen() -> None:
    game = chance(4, "random")
    assert offered(game, "in_play") == set(ALL_CARDS)
    assert game.decision is not None
    assert set(game.decision.weights or ()) == {1}


@pytest.mark.rule("MER-S5")
def test_one_of_each_class_draws_one_of_three_for_every_class() -> None:
    game = chance(4, "one-of-each-class")
    drawn = []
    while step(game) == "draw_card":
        assert len(offered(game)) == 3
        drawn.append(sorted(offered(game, "in_play"))[0])
        game.apply(f"in_play:{drawn[-1]}")
    classes = {card.name: CLASSES[card.class_] for card in RULES.cards}
    assert sorted(classes[name] for name in drawn) == sorted(CLASSES)


@pytest.mark.rule("MER-S5")
def test_the_players_may_pick_any_six_different_cards() -> None:
    picked = "brewer, king,deacon,shaman,pope,knight"
    assert cards_in_play(lazaretto.new(TITLE, seed=1, cards=picked)) == set(picked.replace(" ", "").split(","))


@pytest.mark.rule("MER-S5")
@pytest.mark.parametrize(
    "picked", ["king", "king,king,monk,knight,peasant,witch", "king,monk,knight,peasant,witch,baker", ""]
)
def test_a_list_that_is_not_six_different_cards_is_refused(picked: str) -> None:
    with pytest.raises(LazarettoError, match="six different"):
        lazaretto.new(TITLE, seed=1, cards=picked)


@pytest.mark.rule("MER-S6")
@pytest.mark.parametrize("players", [2, 3])
def test_below_four_players_every_random_six_with_a_chivalry_card_is_equally_likely(players: int) -> None:
    """Walk to one hand by one order of draws; the product of the chances must be that of an even draw."""
    hands = comb(18, 6) - comb(15, 6)
    some = [
        ("king", "monk", "merchant", "peasant", "witch", "raider"),
        ("knight", "assassin", "raider", "king", "monk", "pope"),
        ("pope", "knight", "shaman", "brewer", "deacon", "king"),
    ]
    for hand in some:
        game = chance(players, "random")
        likely, ways = 1.0, 1
        for k, name in enumerate(hand):
            # the last draw may be forced to be one of the three Chivalry cards, but is still a draw
            assert game.decision is not None
            texts = [choice.text for choice in game.decision.options]
            weights = game.decision.weights or ()
            likely *= weights[texts.index(f"in_play:{name}")] / sum(weights)
            ways *= 6 - k
            game.apply(f"in_play:{name}")
        assert likely * ways == pytest.approx(1 / hands)


@pytest.mark.rule("MER-S6")
def test_below_four_players_a_random_six_has_a_chivalry_card_unless_the_host_says_any() -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        for way in ("random", "random-any"):
            cards = cards_in_play(lazaretto.new(TITLE, players=2, seed=seed, cards=way))
            found[way] += not cards & set(CHIVALRY_CARDS)
    assert found["random"] == 0 < found["random-any"]


@pytest.mark.rule("MER-S6")
def test_a_set_without_chivalry_below_four_players_is_allowed_with_a_warning() -> None:
    picked = "king,monk,merchant,peasant,witch,brewer"
    setup = prepare(RULES, 3, {"cards": picked})
    assert [(reason.code, reason.rule) for reason in RULES.warnings(setup)] == [("no-chivalry", "MER-S6")]
    assert len(cards_in_play(lazaretto.new(TITLE, players=3, seed=1, cards=picked))) == 6
    assert RULES.warnings(prepare(RULES, 4, {"cards": picked})) == []
    for way in ("random", "one-of-each-class", *COMBINATIONS, "raider,monk,merchant,peasant,witch,brewer"):
        assert RULES.warnings(prepare(RULES, 2, {"cards": way})) == []


@pytest.mark.rule("MER-S7")
@pytest.mark.parametrize(
    ("way", "cards"),
    [
        ("beginners", {"peasant", "monk", "knight", "merchant", "king", "witch"}),
        ("violent-times", {"raider", "assassin", "grave-robber", "witch", "shaman", "swindler"}),
        ("aristocrats", {"king", "treasurer", "lieutenant", "pope", "landowner", "knight"}),
    ],
)
def test_the_named_combinations_are_those_of_the_rulebook(way: str, cards: set[str]) -> None:
    assert cards_in_play(lazaretto.new(TITLE, players=4, seed=1, cards=way)) == cards


@pytest.mark.rule("MER-S7")
def test_trade_is_not_offered_because_three_of_its_cards_are_not_in_the_program() -> None:
    with pytest.raises(LazarettoError, match="expected one of"):
        lazaretto.new(TITLE, seed=1, cards="trade")


def test_all_ways_to_pick_six_are_read_back_in_one_order() -> None:
    option = next(option for option in RULES.options if option.name == "cards")
    for picked in list(combinations(ALL_CARDS, 6))[::997]:
        assert option.read(",".join(reversed(picked)), RULES, 4) == ",".join(picked)
