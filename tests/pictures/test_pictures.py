"""What notebooks show: a position on the real art, as its seat knows it, and a record that can be played again."""

from __future__ import annotations

import json
import re
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import lazaretto
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng
from lazaretto.pictures import art

every_title = pytest.mark.parametrize("title", TITLES)
SVG = "{http://www.w3.org/2000/svg}"


def after(title: str, answers: int, players: int = 3) -> Game:
    game, rng = lazaretto.new(title, players=players, seed=5), Rng(2)
    while game.decision is not None and game.answered < answers:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    return game


def drawn(svg: str) -> list[str]:
    """The symbols that lie on a board; all of them are defined in the picture."""
    tree = ElementTree.fromstring(svg)
    defined = {str(symbol.get("id")) for symbol in tree.iter(f"{SVG}symbol")}
    used = [str(use.get("href"))[1:] for use in tree.iter(f"{SVG}use")]
    assert set(used) == defined
    return used


def replayed(game: Game) -> tuple[str, Any]:
    """The page of a record, and what its script shows."""
    page = unescape(re.findall(r'srcdoc="([^"]*)"', game.record()._repr_html_())[0])
    return page, json.loads(re.findall(r'<script type="application/json" id="game">(.*?)</script>', page)[0])


@pytest.fixture
def no_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "ASSETS", tmp_path)


@every_title
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_can_be_shown(title: str, players: int) -> None:
    for answers in (0, 60, 10_000):
        game = after(title, answers, players)
        for viewer in (None, 0, players - 1):
            assert drawn(game.view(viewer)._repr_svg_())
        svg = game._repr_svg_()
        assert "data:image/svg+xml;base64," in svg
        assert not re.search(r"var\(|currentColor", svg)  # whatever shows SVG can show it


def test_cubes_lie_where_the_position_has_them() -> None:
    game = after("rattus", 40)
    picture: Any = game.ruleset.picture(game.state)
    used = drawn(game._repr_svg_())
    for seat, colour in enumerate(picture["colours"]):
        piles = sum(region["cubes"][seat] > 0 for region in picture["regions"]) + (picture["palace"][seat] > 0)
        assert used.count(f"piece-cube-{colour}-{colour}") == piles + 1  # and one in its panel, for the reserve


@pytest.mark.parametrize("title", ["rattus", "rattus+mercatus"])
def test_no_class_card_lies_on_the_next(title: str) -> None:
    tree = ElementTree.fromstring(lazaretto.new(title, players=3, seed=5).view(0)._repr_svg_())
    cards = [use for use in tree.iter(f"{SVG}use") if str(use.get("href")).startswith("#piece-card-")]
    spans = sorted((float(str(card.get("x"))), float(str(card.get("width")))) for card in cards)
    assert len(spans) >= 6
    for (x, width), (following, _) in pairwise(spans):
        assert x + width <= following


def test_a_hand_is_shown_to_whoever_holds_it_only() -> None:
    game = after("notre-dame", 12)
    backs = {seat: drawn(game.view(seat)._repr_svg_()).count("piece-card-back") for seat in (None, 0, 1, 2)}
    picture: Any = game.ruleset.picture(game.view(0).state)
    own = len(picture["players"][0]["hand"]) + len(picture["players"][0]["passing"])
    assert own > 0
    assert backs[0] == backs[None] - own


@every_title
def test_a_record_can_be_played_again(title: str) -> None:
    game = after(title, 10_000, players=2)
    page, data = replayed(game)
    assert page.count("http") == page.count("http://www.w3.org")  # nothing comes from outside
    assert len(data["frames"]) == len(data["captions"]) == game.answered + 1
    used = {name for part in data["parts"] for name in re.findall(r'href="#([^"]+)"', part)}
    assert used == set(re.findall(r'<symbol id="([^"]+)"', data["symbols"]))
    for frame in (data["frames"][0], data["frames"][-1]):
        ElementTree.fromstring(f"<g>{''.join(data['parts'][k] for k in frame)}</g>")


@every_title
@pytest.mark.usefixtures("no_client")
def test_without_the_client_letters_must_do(title: str) -> None:
    game = after(title, 30)
    texts = [text.text for text in ElementTree.fromstring(game._repr_svg_()).iter(f"{SVG}text")]
    assert len(texts) > 5
    _, data = replayed(after(title, 5))
    assert all("</text>" in data["parts"][k] for frame in data["frames"] for k in frame)


def test_environments_render_the_same_picture() -> None:
    from lazaretto.envs import aec

    env = aec("rattus", 2, render_mode="svg")
    env.reset(seed=1)
    assert "piece-plague" in drawn(str(env.render()))
