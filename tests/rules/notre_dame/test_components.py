from __future__ import annotations

from pathlib import Path

import pytest

import lazaretto
from lazaretto.games.notre_dame import components
from lazaretto.games.notre_dame.board import ACTIONS, ALL_SQUARES, CARDS, CHARACTERS, COLOURS, SECTORS, SQUARES
from lazaretto.kernel import bits
from lazaretto.kernel.errors import ComponentError
from tests.rules.notre_dame.table import at, fresh, of

PRINTED = (Path(components.__file__).parent / "board.toml").read_text(encoding="utf-8")


@pytest.mark.rule("NDM-C1")
def test_a_quarter_has_seven_sectors_and_a_rat_track_that_ends_at_9() -> None:
    assert len(SECTORS) == 7
    assert "harbour" not in SECTORS
    game = at("players:3 red:rats=9 violet:rats=0 blue:rats=0 display:bishop,doctor,jester stack:plague@r")
    assert of(game).rats[:3] == [9, 6, 6]


@pytest.mark.rule("NDM-C2")
def test_streets_join_five_squares_of_a_quarter_and_lead_to_its_neighbours() -> None:
    near = components.printed().near(5)
    assert len(SQUARES) == 5

    def streets(square: str) -> set[str]:
        return {ALL_SQUARES[k] for k in bits.members(near[ALL_SQUARES.index(square)])}

    assert streets("red-centre") == {
        "red-cathedral", "red-left", "red-right", "red-outer", "violet-left", "yellow-right",
    }  # fmt: skip
    assert streets("red-cathedral") == {
        "red-centre", "red-left", "red-right", "violet-cathedral", "yellow-cathedral",
    }  # fmt: skip
    assert streets("red-outer") == {"red-centre", "red-left", "red-right"}


@pytest.mark.rule("NDM-C3")
def test_every_colour_has_nine_action_cards() -> None:
    s = fresh(5)
    assert [bits.count(deck) for deck in s.deck] == [9] * 5
    assert ACTIONS[7:] == ("notre_dame", "trusted_friend")
    assert len(CARDS) == 45


@pytest.mark.rule("NDM-C4")
def test_every_player_has_fourteen_cubes() -> None:
    s = fresh(4)
    assert [s.supply[k] + s.general[k] for k in range(5)] == [14, 14, 14, 14, 0]


@pytest.mark.rule("NDM-C5")
@pytest.mark.parametrize(
    ("message", "points", "coins", "supply", "rats"),
    [(1, 1, 4, 4, 5), (2, 2, 3, 5, 5), (3, 3, 3, 4, 4), (4, 4, 3, 4, 5)],
)
def test_a_message_brings_points_and_mostly_something_else(
    message: int, points: int, coins: int, supply: int, rats: int
) -> None:
    game = at(f"players:3 red:rats=5 messages:red={message}--- stack:drive@r.1.0")
    game.apply("drive_to:red-cathedral")
    s = of(game)
    assert (s.points[0], s.coins[0], s.supply[0], s.rats[0]) == (points, coins, supply, rats)


@pytest.mark.rule("NDM-C6")
def test_fifteen_characters_show_up_to_three_rats() -> None:
    rats = dict(zip(CHARACTERS, components.printed().rats, strict=True))
    assert len(rats) == 15
    assert set(rats.values()) == {0, 1, 2, 3}
    brown = sum(rats[name] for name in CHARACTERS[:6])
    assert [brown + sum(rats[name] for name in CHARACTERS[k : k + 3]) for k in (6, 9, 12)] == [12, 13, 12]


@pytest.mark.rule("NDM-C7")
def test_there_are_25_coins() -> None:
    assert [fresh(players).treasury for players in (2, 3, 4, 5)] == [19, 16, 13, 10]


@pytest.mark.rule("NDM-C8")
@pytest.mark.parametrize(("players", "value"), [(2, 6), (3, 8), (4, 10), (5, 12)])
def test_the_cathedral_pays_by_the_number_of_players(players: int, value: int) -> None:
    game = at(f"players:{players} round:4 red:notre_dame=1 stack:score_cathedral@r")
    assert of(game).points[0] == value


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("monk = 0", "monk = 4", 8, "monk: expected a number of rats from 0 to 3; found 4"),
        ("monk = 0", "monk = true", 8, "found True"),
        ("monk = 0", "nun = 0", 5, r"\[rats\]: expected monk; it is missing"),
        ("monk = 0", "monk = 0\nnun = 0", 9, "found nun"),
        ('["C", "O"], ', '["C", "X"], ', 26, "expected pairs of squares from C, N, L, R, O"),
        ('["C", "O"], ', '["C", "C"], ', 26, "expected two different squares"),
        ('["C", "O"], ', '["C", "N"], ', 26, "stands here again"),
        ('squares = ["C", "N"', 'squares = ["N", "C"', 25, "squares: expected"),
        ('to_next = [["N", "N"], ["R", "L"], ["C", "L"], ["R", "C"]]', "to_next = []", 28, "nothing leads to violet-"),
        ('to_next = [["N", "N"], ["R", "L"], ["C", "L"], ["R", "C"]]', "to_next = 3", 28, "expected a list of pairs"),
        ("[streets]", "[roads]", 1, r"expected a table \[streets\]"),
    ],
)
def test_a_wrong_component_file_is_refused_with_the_line(
    tmp_path: Path, old: str, new: str, line: int, words: str
) -> None:
    assert old in PRINTED
    (tmp_path / "board.toml").write_text(PRINTED.replace(old, new), encoding="utf-8")
    with pytest.raises(ComponentError, match=rf"board\.toml, line {line}: .*{words}"):
        components.read(tmp_path)


def test_a_missing_or_garbled_component_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="expected a file"):
        components.read(tmp_path)
    (tmp_path / "board.toml").write_text("[rats", encoding="utf-8")
    with pytest.raises(ComponentError, match=r"board\.toml"):
        components.read(tmp_path)


def test_an_owner_can_play_with_his_own_file(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_text(PRINTED.replace("monk = 0", "monk = 3"), encoding="utf-8")
    game = lazaretto.new("notre-dame", 3, seed=1, components=tmp_path)
    assert of(game).rules.rats[CHARACTERS.index("monk")] == 3
    assert lazaretto.replay(game.record().to_json()).state.save() == game.state.save()


def test_colours_are_the_seats() -> None:
    assert COLOURS == ("red", "violet", "blue", "green", "yellow")
