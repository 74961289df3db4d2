"""What is set by hand is in the position afterwards, and whatever comes of it can be played or is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.editor.setting import Setting, changed, editor
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError, PositionError
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng

LINE = "players:2 to:red plague:italia gallia:r2g1/su germania:g3/s cards:king=red supply:20"
ROUND = (
    "players:2 round:4 bell:red red:supply=2,coins=2,points=0,rats=6,cloister_school=1,bank=2,friend=park"
    " violet:supply=2,coins=1,points=10,rats=8,residence=1,park=2,friend=residence"
    " messages:red=4231,violet=2314,blue=3412,green=4321 display:jester,usurer,guild_master"
    " gone:watch,night_watch,bishop"
    " draft1:red=cloister_school^.park^.notre_dame,violet=trusted_friend^.bank^.cloister_school"
    " stack:end_round@r,plague@r,hire@v,hire@r"
)


def of(game: Game) -> dict[str, Setting]:
    return {each.name: each for each in editor(game.title).settings(game.state)}


def after(game: Game, name: str, value: str) -> Game:
    return lazaretto.position(game.title, changed(game, name, value))


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("cubes.gallia.green", "4", "gallia:r2g4/su"),
        ("rats.germania", "2", "germania:g3/su"),
        ("rats.gallia", "0", "gallia:r2g1/"),
        ("plague.gallia", "yes", "plague:gallia"),
        ("face.gallia.2", "O10", "gallia:r2g1/su[O10rg]"),
        ("card.king", "green", "cards:king=green"),
        ("turn", "green", "to:green"),
        ("palace.red", "3", "palace:r3"),
    ],
)
def test_what_is_set_is_in_the_line(name: str, value: str, found: str) -> None:
    assert found in changed(lazaretto.position("rattus", LINE), name, value).split()


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("cubes.bank.red", "4", "bank=4"),
        ("coins.violet", "5", "coins=5"),
        ("rats-track.red", "0", "rats=0"),
        ("points.violet", "12", "points=12"),
        ("character.jester", "monk", "display:monk,usurer"),
        ("friend.red", "inn", "friend=inn"),
    ],
)
def test_so_it_is_in_notre_dame(name: str, value: str, found: str) -> None:
    line = changed(lazaretto.position("notre-dame", ROUND), name, value)
    assert found in line


def test_a_rat_that_is_laid_comes_from_the_supply_and_one_that_nobody_saw_goes_back() -> None:
    game = lazaretto.position("rattus", LINE)
    assert of(after(game, "rats.germania", "2"))["supply"].value == "19"
    assert of(after(game, "rats.gallia", "1"))["supply"].value == "21"


def test_a_token_that_somebody_has_seen_is_used_when_it_is_taken_away() -> None:
    game = lazaretto.position("rattus", LINE.replace("gallia:r2g1/su", "gallia:r2g1/su[O10g]"))
    line = changed(game, "rats.gallia", "1")
    assert "gone:O10" in line.split()
    assert "supply:20" in line.split()


def test_a_face_that_the_last_to_know_forgets_is_nobodys() -> None:
    game = lazaretto.position("rattus", LINE.replace("gallia:r2g1/su", "gallia:r2g1/su[O10g]"))
    assert "gallia:r2g1/su" in changed(game, "seen.gallia.2.green", "no").split()


def test_an_action_card_changes_places_with_the_one_it_becomes() -> None:
    game = lazaretto.new("notre-dame", 2, 3)
    rng = Rng(3)
    while not any(name.startswith("card.red") for name in of(game)):
        options = game.decision.options if game.decision else ()
        game.apply(options[rng.below(len(options))])
    name, setting = next((name, each) for name, each in of(game).items() if name.startswith("card.red"))
    other = next(value for value in setting.values if value != setting.value)
    assert of(after(game, name, other))[name].value == other


def test_an_impossible_position_is_refused_and_why() -> None:
    moving = lazaretto.position("rattus", LINE.replace("cards:king=red", "cards:merchant=red"))
    moving.apply("use_card:merchant")
    line = changed(moving, "card.merchant", "green")
    with pytest.raises(PositionError, match=r"merchant\.to: expected it of whoever holds that card"):
        lazaretto.position("rattus", line)


def test_what_cannot_be_set_is_refused_by_its_name() -> None:
    game = lazaretto.position("rattus", LINE)
    with pytest.raises(LazarettoError, match=r"expected something that can be set in this position; got 'cubes\.paris"):
        changed(game, "cubes.paris.red", "1")
    with pytest.raises(LazarettoError, match=r"rats\.germania: expected one of 0, 1, 2, 3; got '4'"):
        changed(game, "rats.germania", "4")


@pytest.mark.parametrize("title", TITLES)
@given(seed=st.integers(0, 50), length=st.integers(0, 150), pick=st.integers(0, 10_000), which=st.integers(0, 10_000))
@settings(max_examples=25, deadline=None)
def test_whatever_is_set_anywhere_in_a_game_can_be_played_on_or_is_refused(
    title: str, seed: int, length: int, pick: int, which: int
) -> None:
    game, rng = lazaretto.new(title, 2 + seed % 3, seed), Rng(seed)
    for _ in range(length):
        if game.decision is None or game.outcome is not None:
            break
        options = game.decision.options
        game.apply(options[rng.below(len(options))], seat=game.decision.seat)
    listed = list(editor(title).settings(game.state))
    setting = listed[pick % len(listed)]
    assert setting.value in setting.values
    try:
        then = lazaretto.position(title, changed(game, setting.name, setting.values[which % len(setting.values)]))
    except PositionError:
        return
    assert of(then)
