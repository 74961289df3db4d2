"""The table over the whole terminal, driven by keys and mouse as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot

import lazaretto
from lazaretto.cli.party import Party
from lazaretto.cli.screen.playing import Playing
from lazaretto.cli.screen.table import TableApp
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words

Act = Callable[[Pilot[Exception | None]], Awaitable[None]]


def screen(app: TableApp) -> list[str]:
    """What stands on the screen, line by line."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def on(app: TableApp, act: Act, size: tuple[int, int] = (80, 24)) -> None:
    """Do something at a screen of this size."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot)

    asyncio.run(run())


def playing(game: Game, *seats: str, language: str = "en") -> Playing:
    words = Words(language)
    words.names = [words.say(f"colour-{colour}") for colour in game.ruleset.seats[: game.players]]
    return Playing(Party(game, words, seats))


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_played_by_keys(title: str) -> None:
    game = lazaretto.new(title, players=2, seed=1)
    app = playing(game, "human", "random")
    count = 0
    async def play(pilot: Pilot[Exception | None]) -> None:
        nonlocal count
        while game.outcome is None:
            await pilot.press("enter")
            await app.workers.wait_for_complete()
            count += 1
        await pilot.pause()
        print(count, "\n".join(screen(app)))
        assert app.is_running
        await pilot.press("enter")

    on(app, play)
    assert not app.is_running
