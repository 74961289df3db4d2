"""What is in the box."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.rattus.board import CLASSES
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from tests.rules.mercatus.table import TITLE, at, coins, part, play


@pytest.mark.rule("MER-C1")
def test_there_are_seven_goods_of_each_of_four_kinds() -> None:
    goods = part(lazaretto.new(TITLE, players=4, seed=1))
    for kind in range(4):
        supply = (goods.up >> kind & 1) + goods.down[kind]
        assert supply + goods.shown[kind].bit_count() == 7


@pytest.mark.rule("MER-C2")
def test_there_are_132_coins() -> None:
    assert coins(at("coins:r132g0b0y0"), "red") == 132
    with pytest.raises(lazaretto.LazarettoError, match="expected 132 at most"):
        at("coins:r132g1b0y0")


@pytest.mark.rule("MER-C3")
def test_the_bank_pays_only_what_it_holds() -> None:
    game = at("cards:treasurer=red coins:r4g127b0y0")
    play(game, "use_card:treasurer")
    assert coins(game, "red") == 5


@pytest.mark.rule("MER-C4")
def test_there_are_two_more_cards_of_each_class() -> None:
    new = [CLASSES[card.class_] for card in MERCATUS.cards if card.id >= 6]
    assert sorted(new) == sorted(CLASSES * 2)
