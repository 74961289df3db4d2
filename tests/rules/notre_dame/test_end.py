from __future__ import annotations

import pytest

from lazaretto.games.notre_dame.board import ALL_SQUARES
from lazaretto.games.notre_dame.state import UNKNOWN, NotreDame
from lazaretto.kernel import bits
from lazaretto.kernel.event import Event
from tests.rules.notre_dame.table import asked, at, do, fresh, of, offered

HANDS = "draft1:red=bank.inn.park,violet=residence.hospital.bank,blue=park.inn.notre_dame"


def seen(line: str, seat: int | None) -> NotreDame:
    state = at(line).view(seat).state
    assert isinstance(state, NotreDame)
    return state


@pytest.mark.rule("NDM-V1")
def test_points_are_hidden_from_the_others_until_the_end_unless_the_table_plays_openly() -> None:
    line = "players:3 red:points=5 violet:points=6 display:monk,jester,watch at:hire_characters"
    assert seen(line, 0).points[:3] == [5, UNKNOWN, UNKNOWN]
    assert seen(line, None).points[:3] == [UNKNOWN] * 3
    assert seen(f"{line} points:open", 0).points[:3] == [5, 6, 0]
    assert seen("players:3 round:9 red:points=5 display:monk,jester,mayor at:end_round", 1).points[:3] == [5, 0, 0]


@pytest.mark.rule("NDM-V1")
def test_hands_and_third_cards_are_hidden_and_cards_played_face_up_are_not() -> None:
    game = do(at(f"players:3 {HANDS} at:play_cards"), "play:violet-bank")
    line = game.ruleset.write(game.view(2).state)
    assert "red=?.?.park" in line  # the last card that blue was given
    assert "violet=?.hospital.bank^" in line
    spectator = game.ruleset.write(game.view(None).state)
    assert "draft1:red=?.?.?,violet=?.?.bank^,blue=?.?.?" in spectator


@pytest.mark.rule("NDM-V1")
def test_what_a_loss_amounts_to_is_told_to_nobody_else() -> None:
    def told(points: int, option: str, seat: int) -> list[Event]:
        line = f"players:3 red:rats=9,points={points} violet:coins=0 blue:coins=0 {option}"
        game = at(f"{line} display:minstrel,monk,watch stack:hire@r")
        game.apply("hire_nobody")
        return [event for _, event in game.history(seat)]

    assert told(1, "", 1) == told(5, "", 1)
    assert told(1, "", 0) != told(5, "", 0)
    assert told(1, "points:open", 1) != told(5, "points:open", 1)
    assert "prestige-lost-unseen" not in {event.key for event in told(1, "points:open", 1)}


@pytest.mark.rule("NDM-E1")
@pytest.mark.parametrize(
    ("players", "ranks"),
    [
        ("red:points=5 violet:points=6 blue:points=4", (2, 1, 3)),
        ("red:points=6,coins=2,supply=3 violet:points=6,coins=0,supply=6 blue:points=1,coins=9", (2, 1, 3)),
        ("red:points=6,coins=2,supply=4 violet:points=6,coins=0,supply=6 blue:points=1", (1, 1, 3)),
    ],
)
def test_most_points_win_then_coins_and_cubes_and_then_victory_is_shared(players: str, ranks: tuple[int, ...]) -> None:
    game = at(f"players:3 round:9 {players} display:monk,jester,mayor at:end_round")
    assert game.outcome is not None
    assert game.outcome.ranks == ranks


@pytest.mark.rule("NDM-T1")
def test_two_players_sit_at_opposite_quarters_of_four() -> None:
    s = fresh(2)
    assert s.rules.value == 6
    steps = [k for k in range(9) if s.rules.reach[k * 25] >> ALL_SQUARES.index("violet-cathedral") & 1]
    between = [k for k in range(9) if s.rules.reach[k * 25] >> ALL_SQUARES.index("blue-cathedral") & 1]
    assert (min(steps), min(between)) == (3, 2)
    near = {ALL_SQUARES[k].split("-")[0] for k in bits.members(s.rules.reach[25 + 1])}
    assert near == {"red", "blue", "green"}


@pytest.mark.rule("NDM-T2")
def test_with_two_players_four_colours_of_messages_count_and_carriages_may_go_to_empty_quarters() -> None:
    board = "messages:red=-234,violet=-234,blue=1234,green=1234"
    game = at(f"players:2 red:taken=r1v1 {board} stack:drive@r.8.0")
    assert len(offered(game)) == 20
    assert of(do(game, "drive_to:green-outer")).taken[0][:4] == [1, 1, 0, 1]
    again = do(at(f"players:2 red:taken=r1v1 {board} stack:drive@r.8.0"), "drive_to:violet-outer")
    assert of(again).taken[0][:4] == [1, 1, 0, 0]
    laid = at("players:2 stack:lay_messages@r")
    while asked(laid)[0] == "lay_message":
        laid.apply(sorted(offered(laid))[0])
    assert [bool(n) for n in of(laid).message] == ([False] + [True] * 4) * 4 + [False] * 5


@pytest.mark.rule("NDM-T3")
def test_with_two_players_the_second_card_passed_comes_back() -> None:
    game = at("players:2 draft1:red=-.-.-/bank.inn.park,violet=-.-.-/residence.hospital.bank held:r3v3 at:draft")
    do(game, "keep:red-bank", "keep:violet-residence")
    assert offered(game) == {"keep:violet-hospital", "keep:violet-bank"}
    do(game, "keep:violet-hospital", "keep:red-inn")
    assert offered(game) == {"play:red-bank", "play:red-park", "play:violet-hospital"}
