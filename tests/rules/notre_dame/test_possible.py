"""Positions from outside: every one that comes about is taken, every other refused, and whatever is taken plays on."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import lazaretto
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.kernel import drive, saved
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import Setup, prepare
from tests.rules.notre_dame.table import RULES, filled_in
from tests.soak import often

POINTS = ("hidden", "open")
HANDS = "draft1:red=bank.inn.park,violet=residence.hospital.bank,blue=park.inn.notre_dame"
UNSEEN = HANDS.replace("park,", "?,")


def table(setup: Setup) -> NotreDame:
    s = RULES.table(setup)
    assert isinstance(s, NotreDame)
    return s


def loaded(setup: Setup, data: dict[str, Any], whole: bool) -> NotreDame:
    s = table(setup)
    s.load(data)
    saved.check(s, whole)
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("points", POINTS)
def test_every_position_and_every_view_of_a_random_game_is_possible(players: int, points: str) -> None:
    setup = prepare(RULES, players, {"points": points})
    for seed in range(often(1, 20)):
        s, rng = table(setup), Rng(seed)
        saved.check(s, whole=True)
        drive.advance(s)
        while s.options:
            asked = drive.asked(s)
            if asked:
                drive.turn_to(s, asked[rng.below(len(asked))])
            assert loaded(setup, s.save(), whole=True) == s
            view = s.fork()
            seat = rng.below(players + 1)
            view.forget(seat if seat < players else None)
            world = loaded(setup, view.save(), whole=False)
            assert world == view
            world.imagine(rng)
            saved.check(world, whole=True)
            drive.choose(s, drive.draw(s, rng))
        saved.check(s, whole=True)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("round:10 stack: display:monk", "display: expected 0 of"),
        ("round:9 stack:", "stack: expected the steps of round 9"),
        ("round:10", "stack: expected the steps of round 10"),
        ("red:points=201", "points: expected at most 100 by now"),
        ("violet:points=?", "points: expected points that are not hidden"),
        ("messages:red=123-", "messages: expected 4 of red"),
        ("at:draw_cards", "display: expected 2 of"),
        ("display:monk,jester,watch", "display: expected 0 of"),
        ("display:monk,jester,lawyer at:draw_cards", "display: expected 1 of watch"),
        ("round:2 display:monk,jester,watch at:draw_cards", "fresh: expected 2 of"),
        ("held:r3 at:show_characters", "held: expected"),
        (f"players:3 {HANDS} display:monk,jester,watch at:draft", "held: expected"),
        (f"players:3 {HANDS} display:monk,jester,watch at:hire_characters", "up: expected 2 of red"),
        (
            f"players:3 {HANDS.replace('park,', '?,')} display:monk,jester,watch at:play_cards",
            "slot: expected every card",
        ),
        (f"players:3 {HANDS} spared:red display:monk,doctor,watch at:play_cards", "spared: expected"),
        ("stack:hire@r", "stack: expected steps as the rules push them; got hire at the bottom"),
        ("stack:end_round@v", "stack: end_round: seat: expected 0; got 1"),
        ("stack:end_round@r,plague@r,drive@r.16.0", "drive: arg: expected a number from 1 to 15; got 16"),
    ],
)
def test_what_cannot_come_about_is_refused(line: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        lazaretto.position("notre-dame", line)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("bell:red stack:hire@r", "stack: expected the steps of round 1 in their order above plague"),
        ("stack:hire@r,hire@v", "stack: expected the steps of round 1"),
        ("stack:place_cube@r.0.1,place_cube@r.0.1", "stack: expected"),
        ("red:coins=0 stack:donate@r", "donate: expected a coin"),
    ],
)
def test_steps_are_in_turn_and_have_what_they_need(line: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        lazaretto.position("notre-dame", filled_in(f"players:4 {line}"))


@pytest.mark.parametrize(
    ("frame", "words"),
    [
        (["jester.puts", 0, 0, 2], "expected what he takes where he takes it from"),
        (["jester.puts", 0, 1, 0], "expected what he takes where he takes it from"),
        (["minstrel.to", 0, 0, 3], "expected something to move"),
        (["minstrel.how_many", 0, 1, 1], "expected two different sectors"),
        (["minstrel.how_many", 0, 3, 1], "expected something to move"),
    ],
)
def test_a_character_moves_only_what_is_there(frame: list[Any], words: str) -> None:
    setup, data = RULES.read(RULES, filled_in("players:4 red:bank=1 display:minstrel,jester,watch stack:hire@r"))
    data["stack"][-1] = frame
    with pytest.raises(PositionError, match=words):
        loaded(setup, data, whole=True)


def tampered(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """A saved position in which a few numbers are others."""
    twin = copy.deepcopy(data)
    for _ in range(1 + rng.below(3)):
        name = sorted(twin)[rng.below(len(twin))]
        if name == "stack" and twin["stack"]:
            frame = twin["stack"][rng.below(len(twin["stack"]))]
            frame[1 + rng.below(3)] = rng.below(6)
            if rng.below(3) == 0:
                twin["stack"].pop(rng.below(len(twin["stack"])))
        elif isinstance(twin[name], list) and twin[name]:
            row = twin[name]
            j, k = rng.below(len(row)), rng.below(len(row))
            row[j], row[k] = (row[k], row[j]) if rng.below(2) else (max(0, row[j] - 1), row[k])
            if rng.below(3) == 0:
                row[j] = rng.below(10)
        elif name != "stack":
            twin[name] ^= 1 << rng.below(10)
    return twin


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_that_was_tampered_with_is_refused_or_plays_to_its_end(players: int) -> None:
    setup, rng = prepare(RULES, players, {}), Rng(players)
    taken = refused = 0
    for _ in range(often(2, 40)):
        s = table(setup)
        drive.advance(s)
        while s.options:
            drive.choose(s, drive.draw(s, rng))
            if rng.below(6) == 0:
                view = s.fork()
                whole = rng.below(2) == 0
                if not whole:
                    view.forget(rng.below(players))
                try:
                    world = loaded(setup, tampered(view.save(), rng), whole)
                except PositionError:
                    refused += 1
                    continue
                taken += 1
                world.imagine(rng)
                saved.check(world, whole=True)
                drive.advance(world)
                drive.play(world, rng)
                saved.check(world, whole=True)
                assert world.outcome().ranks
    assert taken > 10
    assert refused > 10
