"""Games of Chests in the positions that the kernel's tests need."""

from __future__ import annotations

from dataclasses import replace

from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.game import Game
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.setup import Setup, prepare
from tests.tiny.chests import CHESTS_RULES, LOOK, Chests, deal


def chests(players: int = 2, seed: int | str | None = None, **options: object) -> Game:
    """A new game; without a seed chance is asked."""
    dealer = None if seed is None else Dealer(seed)
    return Game(CHESTS_RULES, prepare(CHESTS_RULES, players, options), dealer)


def named(players: int = 2, seed: int | str | None = None, **options: object) -> Game:
    """A game in which everybody has named the oak chest, so that the first seat is asked to look."""
    game = chests(players, seed, **options)
    for seat in range(players):
        game.apply("name:oak", seat)
    return game


def _look_then_name(ruleset: Ruleset, setup: Setup) -> Chests:
    s = deal(ruleset, setup)
    s.push(LOOK.id, 0, 0, 0)
    return s


# Seat 0 may look first, and only then everybody names a chest.
LOOK_FIRST = replace(CHESTS_RULES, name="chests-look-first", deal=_look_then_name)
