"""The boards drawn for a terminal show what a seat knows, and no more."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words

SEEN = "players:2 to:red plague:italia gallia:r2/s[S04g]s hispania:/u[O37g] cards:witch=green at:act"


def drawn(game: lazaretto.Game, seat: int | None) -> str:
    words = Words("en", ["Ada", "Bo", "Cy", "Di", "Ed"])
    return drawing_of(game.title)(game.view(seat).state, seat, words).plain


def test_a_token_shows_its_face_to_whoever_has_looked_at_it() -> None:
    board = drawn(lazaretto.position("rattus", SEEN), 1)
    assert "≥2 M CB g" in board  # limit 2, M, Church and Bourgeoisie; green has looked
    assert "≥6 MMA H g" in board


@pytest.mark.parametrize("seat", [0, None])
def test_the_others_see_only_that_green_has_looked(seat: int | None) -> None:
    board = drawn(lazaretto.position("rattus", SEEN), seat)
    assert "≥" not in board
    assert "1▒ g" in board


def test_the_plague_piece_stands_where_it_is() -> None:
    assert "┌ Italia ☠ " in drawn(lazaretto.position("rattus", SEEN), 0)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_board(title: str) -> None:
    assert "Ada" in drawn(lazaretto.new(title, players=3, seed=1), None)
