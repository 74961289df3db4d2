from __future__ import annotations

import pytest

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.kernel import drive
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.errors import PositionError
from lazaretto.kernel.rng import Rng
from tests.rules.notre_dame.table import at, fresh, of


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_is_written_and_read_back(players: int) -> None:
    rules = rules_of("notre-dame")
    for seed in range(3):
        s, rng = fresh(players), Rng(seed)
        while s.options:
            _, saved = rules.read(rules, rules.write(s))
            assert canonical(saved) == canonical(s.save())
            drive.choose(s, drive.draw(s, rng))
        assert canonical(rules.read(rules, rules.write(s))[1]) == canonical(s.save())


@pytest.mark.slow
def test_views_are_written_and_read_back_too() -> None:
    rules = rules_of("notre-dame")
    s, rng = fresh(3), Rng(8)
    while s.options:
        for seat in (None, 0, 1, 2):
            view = s.fork()
            view.forget(seat)
            assert canonical(rules.read(rules, rules.write(view))[1]) == canonical(view.save())
        drive.choose(s, drive.draw(s, rng))


def test_an_empty_line_is_the_start_of_a_game_of_four() -> None:
    s = of(at(""))
    assert (s.players, s.round, s.treasury, s.general[:4]) == (4, 0, 13, [10] * 4)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("players:6", "expected 2, 3, 4 or 5 players"),
        ("bell", "expected fields like players:4"),
        ("bell:pink", "bell: expected one of red"),
        ("round:11", "round: expected"),
        ("nonsense:1", "unknown field 'nonsense'"),
        ("red:bank=15", "red: bank: expected a number from 0 to 14"),
        ("red:bank=9,inn=9", "red: expected at most 14 cubes; found 22"),
        ("red:coins=20 violet:coins=20", "coins: expected at most 25"),
        ("red:bank", "red: expected items like bank=2"),
        ("red:castle=1", "red: unknown item 'castle'"),
        ("red:taken=x1", "red: taken: expected messages like r1v2"),
        ("red:friend=notre_dame", "red: friend: expected one of"),
        ("players:3 red:carriage=yellow-outer", "red: carriage: expected one of"),
        ("messages:red=11--", "each message once"),
        ("messages:red=1234 violet:taken=r1", "messages: expected 4 of red, on the board and taken; got 5"),
        ("draft1:red=bank.inn", "draft1: expected three cards"),
        ("draft1:red=bank.inn.bank", "bank comes again"),
        ("draft1:red=bank.inn.castle", "draft1: expected one of"),
        ("display:monk gone:monk", "gone: monk cannot be on display"),
        ("stack:sleep@r", "stack: expected steps of"),
        ("at:sleep", "at: expected one of"),
        ("held:r9", "held: expected"),
    ],
)
def test_a_wrong_line_is_refused_with_what_was_expected(line: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        lazaretto.position("notre-dame", line)
