"""What is in the box."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lazaretto.games.rattus import components
from lazaretto.games.rattus.board import REGIONS
from tests.rules.rattus.positions import (
    cards_beside_the_board,
    fresh,
    knows,
    lies,
    offered,
    plague,
    position,
    refusal,
    table,
)

NEIGHBOURS = {
    "anglia": {"gallia", "scandia"},
    "gallia": {"anglia", "germania", "hispania", "italia"},
    "germania": {"gallia", "hungaria", "italia", "polonia", "scandia"},
    "hispania": {"gallia", "italia"},
    "hungaria": {"bulgaria", "germania", "italia", "polonia", "tartaria"},
    "italia": {"bulgaria", "gallia", "germania", "hispania", "hungaria"},
    "polonia": {"germania", "hungaria", "russia", "tartaria"},
    "scandia": {"anglia", "germania", "russia"},
    "bulgaria": {"hungaria", "italia", "tartaria", "turcia"},
    "turcia": {"bulgaria", "tartaria"},
    "russia": {"polonia", "scandia", "tartaria"},
    "tartaria": {"bulgaria", "hungaria", "polonia", "russia", "turcia"},
}


def printed(file: str) -> dict[str, Any]:
    return tomllib.loads((Path(components.__file__).parent / file).read_text(encoding="utf-8"))


@pytest.mark.rule("RAT-C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_twenty_cubes(players: int) -> None:
    assert list(table(fresh(players)).reserve) == [20] * players + [0] * (4 - players)


@pytest.mark.rule("RAT-C2")
def test_there_are_eight_light_two_medium_and_two_dark_regions() -> None:
    shades = printed("map.toml")["regions"]
    assert [len(shades[shade]) for shade in ("light", "medium", "dark")] == [8, 2, 2]
    assert [*shades["light"], *shades["medium"], *shades["dark"]] == list(REGIONS)


@pytest.mark.rule("RAT-C2")
@pytest.mark.parametrize("region", REGIONS)
def test_regions_border_on_those_they_touch_or_an_arrow_joins(region: str) -> None:
    game = position(f"players:4 to:red plague:{region} at:move_plague")
    assert offered(game, "move_plague") == NEIGHBOURS[region]


@pytest.mark.rule("RAT-C3")
def test_there_are_twelve_starting_and_thirty_seven_ordinary_tokens() -> None:
    starting = Counter(token["starting"] for token in printed("tokens.toml")["token"])
    assert starting == {True: 12, False: 37}


@pytest.mark.rule("RAT-C3")
def test_a_token_shows_a_limit_class_symbols_and_m_and_a() -> None:
    tokens = {token["id"]: token for token in printed("tokens.toml")["token"]}
    assert {token["limit"] for token in tokens.values()} == {1, 2, 3, 4, 5, 6}
    shown = tokens["O10"]
    assert (shown["limit"], shown["majority"], shown["all"], shown["classes"]) == (4, 1, 1, ["royalty"])


@pytest.mark.rule("RAT-C3")
def test_all_backs_look_alike() -> None:
    game = position("players:4 to:red gallia:/su[O10r]u[S02g]")
    assert knows(game, None) == {}


@pytest.mark.rule("RAT-C4")
def test_there_are_six_class_cards() -> None:
    assert cards_beside_the_board(fresh(4)) == {"king", "monk", "knight", "merchant", "peasant", "witch"}


@pytest.mark.rule("RAT-C4")
@pytest.mark.parametrize(
    ("card", "struck_by", "spared_by"),
    [
        ("king", "S03", "O01"),  # Royalty and Peasantry; Church and Peasantry
        ("monk", "S01", "S02"),
        ("knight", "S02", "S01"),
        ("merchant", "S01", "S03"),
        ("peasant", "O01", "S02"),
        ("witch", "S02", "O01"),
    ],
)
def test_each_card_belongs_to_a_class(card: str, struck_by: str, spared_by: str) -> None:
    line = f"players:4 to:red plague:gallia at:count_piece gallia:g2/u cards:{card}=green"
    assert lies(position(line, f"face:{struck_by}"), "gallia") == "g1/0"
    assert lies(position(line, f"face:{spared_by}"), "gallia") == "g2/0"


@pytest.mark.rule("RAT-C5")
def test_the_palace_is_no_region_and_borders_on_none() -> None:
    game = position("players:4 to:red palace:r5 cards:merchant=red")
    assert refusal(game, "use_card:merchant") == ("no-cube-on-board", "RAT-K5")
    assert "palace" not in {choice.item for choice in game.catalogue}


@pytest.mark.rule("RAT-C5")
def test_the_palace_is_never_struck() -> None:
    game = position("players:4 ended:supply-empty stack:reckoning@r palace:g9 gallia:g9/u", "face:O26")
    assert (lies(game, "gallia"), table(game).palace[1]) == ("g8/0", 9)


@pytest.mark.rule("RAT-C6")
def test_there_is_one_plague_piece() -> None:
    game = position("players:4 to:red plague:italia at:move_plague", "move_plague:gallia")
    assert plague(game) == "gallia"
    assert game.ruleset.write(game.state).count("plague:") == 1
