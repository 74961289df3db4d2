"""A position that cannot come about is refused, and the message says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.mercatus.ruleset import MERCATUS
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.kernel import drive, saved
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import prepare
from tests.soak import often

Change = Callable[[dict[str, Any]], object]
GALLIA_1, GALLIA_2, GALLIA_3 = (SLOTS.index(f"gallia.{k}") for k in (1, 2, 3))
LINE = "players:4 to:red plague:italia supply:20 gallia:r2/uu[O10r] cards:king=red gone:S01,S02"


def refused(ruleset: Ruleset, line: str, change: Change) -> str:
    """Why the position of a line is refused once it is changed."""
    setup, data = ruleset.read(ruleset, line)
    change(data)
    with pytest.raises(PositionError) as caught:
        Game(ruleset, setup, start=data)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda d: d["palace"].__setitem__(0, 19), "cubes: expected 20 of red at most; got 21"),
        (lambda d: d["origin"].__setitem__(GALLIA_1, 0), "origin: expected the rats of gallia"),
        (lambda d: d["seen"].__setitem__(GALLIA_3, 1), "seen: expected players who have looked"),
        (lambda d: d["seen"].__setitem__(GALLIA_2, 0), "face: expected somebody to have seen"),
        (lambda d: d["seen"].__setitem__(GALLIA_1, 1), "face: expected that of a token seen"),
        (lambda d: d["seen"].__setitem__(GALLIA_2, 17), "seen: expected just the token that is applied"),
        (lambda d: d["origin"].__setitem__(GALLIA_2, 1), "face: expected one that the token in gallia may have"),
        (lambda d: d["face"].__setitem__(GALLIA_2, 15), "ordinary: expected ordinary tokens that nobody has seen"),
        (lambda d: d.update(supply=36), "supply: expected as many tokens"),
        (lambda d: d.update(starters=0, supply=36), "supply: expected as many tokens"),
        (lambda d: d.update(returned=1 << 20), "returned: expected used tokens"),
        (lambda d: d.update(in_play=62), "in_play: expected all cards of rattus"),
        (lambda d: d.update(me=7), "me: expected a player in turn"),
        (lambda d: d.update(ended=1), "ended: expected a reason"),
        (lambda d: d.update(due=1, stack=d["stack"][:1]), "due: expected nothing to spread"),
        (lambda d: d.update(neutral=1), "neutral: expected what the plague piece may count as"),
        (lambda d: d["stack"].append(["act", 0, 0, 0]), "stack: expected steps as the rules push them"),
        (lambda d: d["stack"].append(["king.to_palace", 1, 0, 0]), "stack: king.to_palace: expected it of the player"),
        (lambda d: d["stack"].append(["monk.puts", 0, 0, 3]), "stack: monk.puts: expected it of whoever holds"),
        (lambda d: d["stack"].append(["brewer.takes", 0, 0, 0]), "stack: brewer.takes: expected it of whoever holds"),
        (
            lambda d: d["stack"].append(["place_how_many", 0, 0, 12]),
            "place_how_many: place: expected a number from 0 to",
        ),
        (lambda d: d["stack"].append(["place_how_many", 0, 0, 1]), "place_how_many: expected cubes that may be placed"),
        (lambda d: d["stack"].extend([["king.to_palace", 0, 0, 0]] * 2), "stack: expected one act at a time"),
    ],
)
def test_a_position_that_cannot_come_about_is_refused(change: Change, expected: str) -> None:
    assert expected in refused(RATTUS, LINE, change)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda g: g["coins"].__setitem__(0, 130), "coins: expected 132 at most"),
        (lambda g: g["held"].__setitem__(0, 4), "goods: expected 4 of fish to go round; got 5"),
        (lambda g: g["on"].__setitem__(0, 1), "on: expected goods on cards that carry one"),
        (lambda g: g["shown"].__setitem__(1, 1), "cloth: expected up to 3 regions, one good in each"),
        (lambda g: g["goal"].__setitem__(GALLIA_1, 1), "goal: expected tokens on their way between regions"),
    ],
)
def test_goods_and_coins_that_cannot_be_are_refused(change: Change, expected: str) -> None:
    line = f"{LINE},S03 fish:anglia,gallia coins:r4g4b4y4"
    assert expected in refused(MERCATUS, line, lambda data: change(data["parts"]["goods"]))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda d: d.update(in_play=0), "in_play: expected cards in play"),
        (lambda d: d.update(in_play=62), "owner: expected nobody to hold 'king'"),
        (lambda d: d.update(used=32), "used: expected cards in play"),
    ],
)
def test_cards_that_cannot_be_in_play_are_refused(change: Change, expected: str) -> None:
    assert expected in refused(MERCATUS, f"{LINE} beside:monk", change)


def test_a_line_says_that_no_card_is_left_beside_the_board() -> None:
    line = "players:2 anglia:/u beside: cards:king=red,monk=green gone:S01,S02,S03 fish:anglia,gallia coins:r4g4"
    setup, data = MERCATUS.read(MERCATUS, line)
    game = Game(MERCATUS, setup, start=data)
    assert MERCATUS.read(MERCATUS, MERCATUS.write(game.state)) == (setup, game.state.save())


@pytest.mark.parametrize("ruleset", [RATTUS, MERCATUS], ids=lambda ruleset: str(ruleset.name))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_possible_and_so_is_every_view(ruleset: Ruleset, players: int) -> None:
    setup = prepare(ruleset, players, {})
    for number in range(often(1, 20)):
        s, rng = ruleset.table(setup), Rng(number)
        drive.advance(s)
        while s.options:
            drive.choose(s, drive.draw(s, rng))
            saved.check(s, whole=True)
            for seat in (None, *range(players)):
                view = s.fork()
                view.forget(seat)
                saved.check(view, whole=False)
