"""The boards drawn for a terminal show what a seat knows, and no more."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.games.notre_dame.board import PLACES
from lazaretto.games.rattus.board import REGIONS
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages

SEEN = "players:2 to:red plague:italia gallia:r2/s[S04g]s hispania:/u[O37g] cards:witch=green at:act"


def drawn(game: lazaretto.Game, seat: int | None) -> str:
    words = Words("en", ["Ada", "Bo", "Cy", "Di", "Ed"])
    return drawing_of(game.title)(game.view(seat).state, seat, words, 80).plain


def named(title: str, words: Words) -> list[str]:
    """What every board names, however little room it has."""
    if title == "notre-dame":
        keys = [f"short-place-{place}" if words.has(f"short-place-{place}") else f"place-{place}" for place in PLACES]
        return [words.say(key) for key in (*keys, "short-square-cathedral", "short-square-outer")]
    return [words.say(f"region-{region}") for region in REGIONS]


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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_a_board_keeps_to_the_width_that_it_is_given_and_names_everything(title: str, language: str) -> None:
    words = Words(language, ["Ada", "Bo", "Cy", "Di", "Ed"])
    game, rng = lazaretto.new(title, players=4, seed=3), lazaretto.Rng(3)
    for _ in range(120):
        if game.decision is not None:
            game.apply(game.decision.options[rng.below(len(game.decision.options))])
    for width in (40, 51, 60, 79, 80, 120):
        board = drawing_of(title)(game.view(0).state, 0, words, width).plain
        assert max(map(len, board.splitlines())) <= width
        if width < 80:
            assert [name for name in named(title, words) if name not in board] == []


def test_the_plague_piece_is_seen_in_a_narrow_board() -> None:
    game = lazaretto.position("rattus", "players:4 to:red plague:tartaria at:act")
    assert "☠Tartaria" in drawing_of("rattus")(game.view(0).state, 0, Words("en", ["A", "B", "C", "D"]), 40).plain


def test_a_token_too_long_for_a_narrow_board_is_told_word_by_word() -> None:
    view = lazaretto.position("rattus", SEEN).view(1)
    board = drawing_of("rattus")(view.state, 1, Words("en", ["Ada", "Bo"]), 40).plain
    assert {"1▓≥2", "M", "CB", "1▓≥6", "MMA", "H"} <= set(board.split())
