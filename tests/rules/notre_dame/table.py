"""Short words for tests of Notre Dame: a position, what is offered, what is answered."""

from __future__ import annotations

import lazaretto
from lazaretto.games.notre_dame.board import COLOURS, PLACES
from lazaretto.games.notre_dame.state import NotreDame
from lazaretto.games.titles import title
from lazaretto.kernel import drive
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare

RULES = title("notre-dame")


def at(line: str) -> Game:
    """The position of a line; chance is asked like a seat."""
    return lazaretto.position("notre-dame", line)


def of(game: Game) -> NotreDame:
    """The game's position."""
    assert isinstance(game.state, NotreDame)
    return game.state


def offered(game: Game) -> set[str]:
    """What can be answered now."""
    return set() if game.decision is None else {option.text for option in game.decision.options}


def do(game: Game, *answers: str) -> Game:
    """Give these answers one after the other."""
    for answer in answers:
        game.apply(answer)
    return game


def cubes(game: Game, colour: str, place: str) -> int:
    """How many cubes of a colour are in a place."""
    return of(game).cubes[COLOURS.index(colour) * 8 + PLACES.index(place)]


def asked(game: Game) -> tuple[str, int]:
    """Which step asks whom."""
    assert game.decision is not None
    return game.decision.step, game.decision.seat


def fresh(players: int, **options: object) -> NotreDame:
    """A new game before its first chance."""
    setup = prepare(RULES, players, options)
    s = RULES.deal(RULES.under(setup), setup)
    assert isinstance(s, NotreDame)
    drive.advance(s)
    return s
