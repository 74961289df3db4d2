"""What Mercatus adds to the picture of the table, against positions written as lines."""

from __future__ import annotations

import pytest

from lazaretto.games.rattus.drawing import picture as base_picture
from lazaretto.games.rattus.mercatus.picture import MercatusPicture
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rules import rules_of
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare
from tests.rules.mercatus.table import FINAL, TITLE, at, play

RED, GREEN = 0, 1


def seen(game: Game, seat: int | None = RED) -> MercatusPicture:
    """What a seat, or a spectator, sees on the table."""
    table: MercatusPicture = rules_of(TITLE).picture(game.view(seat).state)  # type: ignore[assignment]
    return table


def test_a_good_is_face_up_face_down_with_players_and_in_regions() -> None:
    table = seen(at("players:3 fish:germania,polonia up:cws goods:red=f2,blue=f1 cards:shaman=red on:shaman=wood"))
    assert table["goods"][0] == {
        "name": "fish",
        "up": False,
        "down": 1,
        "held": [2, 0, 1],
        "regions": ["germania", "polonia"],
    }


def test_goods_lie_on_cards() -> None:
    table = seen(at("cards:shaman=red,landowner=green on:shaman=wood,landowner=fish"))
    assert table["on_cards"] == {"shaman": "wood", "landowner": "fish"}


def test_coins_are_with_players_or_in_the_bank() -> None:
    table = seen(at("players:2 coins:r7g0"))
    assert (table["coins"], table["bank"]) == ([7, 0], 125)


def test_only_the_cards_in_play_are_in_the_picture() -> None:
    table = seen(at("gallia:/u beside:king,brewer cards:deacon=green"))
    assert [(card["name"], card["class"], card["holder"]) for card in table["cards"]] == [
        ("king", "royalty", None),
        ("deacon", "church", GREEN),
        ("brewer", "peasantry", None),
    ]


def test_the_free_good_of_a_turn_is_taken() -> None:
    assert seen(at("good:taken"))["good_taken"] is True


def test_in_the_final_round_there_is_no_free_good_that_could_have_been_taken() -> None:
    assert seen(at(f"good:taken cards:treasurer=red {FINAL}"))["good_taken"] is False


def test_a_token_lies_face_up_before_everybody_while_the_deacon_decides() -> None:
    game = at("plague:gallia gallia:r1g2/u[S07r] cards:deacon=red bribes:1 at:devastate")
    table = seen(game, None)
    rat = table["regions"][1]["rats"][0]
    assert rat is not None
    assert rat["face"] == {"token": "S07", "limit": 2, "majority": 0, "all": 1, "classes": ["chivalry"]}
    assert (rat["face_up"], table["devastated"], table["bribes"]) == (True, "gallia", 1)


def test_where_the_shaman_sends_a_token_is_seen_before_it_goes() -> None:
    game = at("gallia:/uu fish:gallia,russia,turcia cards:shaman=red on:shaman=fish")
    play(game, "use_card:shaman", "move_rat:gallia.1", "rat_to:turcia")
    assert seen(game)["shaman"] == {"gallia.1": "turcia"}


@pytest.mark.parametrize(("seat", "shown"), [(RED, "S02"), (GREEN, None)])
def test_a_used_token_that_came_back_is_seen_by_those_who_have_looked(seat: int, shown: str | None) -> None:
    starters = [f"S{n:02}" for n in range(1, 13)]
    gone, back = ",".join(starters).replace("S02,", ""), ",".join(starters)
    table = seen(at(f"gallia:r1/b[S02r] gone:{gone} back:{back} supply:0 cards:treasurer=red {FINAL}"), seat)
    rat = table["regions"][1]["rats"][0]
    assert rat is not None
    assert (rat["origin"], rat["face"] and rat["face"]["token"]) == ("returned", shown)
    assert table["returned"] == starters


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_goods_and_coins_add_up_and_the_base_is_the_picture_of_the_base_game(players: int) -> None:
    rules = rules_of(TITLE)
    game, rng = Game(rules, prepare(rules, players, {})), Rng(players)
    while game.decision is not None:
        table = seen(game, None)
        assert sum(table["coins"]) + table["bank"] == 132
        for good in table["goods"]:
            on_cards = list(table["on_cards"].values()).count(good["name"])
            assert good["up"] + good["down"] + sum(good["held"]) + on_cards == 4
        known = game.view(None).state
        assert isinstance(known, Rattus)
        base = base_picture(known)
        assert {key: value for key, value in table.items() if key in base} == base
        options = game.decision.options
        game.apply(options[rng.below(len(options))])
