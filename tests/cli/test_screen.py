"""The table over the whole terminal, driven by keys and mouse as a person would."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import lazaretto
from lazaretto.cli import full_screen
from lazaretto.cli.main import main
from lazaretto.cli.party import Party
from lazaretto.cli.screen.learning import Learning
from lazaretto.cli.screen.pages import Curtain, Page, WhyNot
from lazaretto.cli.screen.playing import Playing
from lazaretto.cli.screen.reviewing import Reviewing
from lazaretto.cli.screen.table import Answers, TableApp
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.lang.words import Words, languages
from lazaretto.lessons.lesson import lessons_of
from lazaretto.review.review import Moment, Review, SeatReview
from tests.cli.test_boards import named

# Each draws many screens, which takes Textual about a second.
pytestmark = pytest.mark.slow

At = Pilot[Exception | None]
Act = Callable[[At], Awaitable[None]]

POSITION = "players:2 to:red plague:italia gallia:r2/ss germania:g3/s cards:king=red,witch=green supply:20 gone:S01,S02"
SECRET = "players:2 to:red plague:italia gallia:r2/s germania:g3/s[S04r] cards:witch=red done:card,cubes"

# Answers once there is a file of this name.
WAITING_BOT = """
import pathlib, time

class Waiting:
    def __init__(self, title, seed):
        pass

    def choose(self, view):
        while not pathlib.Path(__file__).with_name("go").exists():
            time.sleep(0.01)
        return view.decision.options[0]
"""


def words_for(game: Game, language: str = "en") -> Words:
    words = Words(language)
    words.names = [words.say(f"colour-{colour}") for colour in game.ruleset.seats[: game.players]]
    return words


def playing(game: Game, *seats: str, language: str = "en") -> Playing:
    return Playing(Party(game, words_for(game, language), seats))


def near_the_end(title: str) -> Game:
    """A game in which the last answers are still to be given."""
    game, rng = lazaretto.new(title, players=2, seed=4), lazaretto.Rng(4)
    while game.decision is not None:
        game.apply(game.decision.options[rng.below(len(game.decision.options))])
    game.rewind(game.answered - 8)
    return game


def lines(app: TableApp) -> list[str]:
    """What stands on the screen."""
    return [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]


def seen(app: TableApp, part: str = "") -> str:
    """The same as running text, or what stands in a part of it."""
    shown = lines(app)
    if part:
        region = app.screen.query_one(part).region
        shown = [line[region.x : region.right] for line in shown[region.y : region.bottom]]
    return " ".join(" ".join(shown).replace("│", " ").split())


def on(app: TableApp, act: Act, size: tuple[int, int] = (80, 24)) -> None:
    """Do something at a screen of this size."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await act(pilot)

    asyncio.run(run())


async def to_the_end(pilot: At, app: Playing) -> None:
    """Give the first answer to everything."""
    while app.game.outcome is None:
        await pilot.press("enter")
        await app.workers.wait_for_complete()
    await pilot.pause()


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_to_its_end_by_keys(title: str) -> None:
    app = playing(near_the_end(title), "human", "random")

    async def act(pilot: At) -> None:
        await to_the_end(pilot, app)
        assert app.party.result()[0].plain in seen(app, "#question")
        await pilot.press("enter")

    on(app, act)
    assert not app.is_running


@pytest.mark.soak
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_is_played_by_keys(title: str) -> None:
    app = playing(lazaretto.new(title, players=3, seed=1), "human", "random", "random")
    on(app, lambda pilot: to_the_end(pilot, app))
    assert app.game.outcome is not None


def test_what_comes_of_an_answer_is_told_before_it_is_given_and_it_can_be_taken_back() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        await pilot.press("down")
        await pilot.pause()
        assert "Red takes the Knight. Your turn goes on. When you move the plague" in seen(app, "#details-pane")
        await pilot.press("enter")
        await pilot.pause()
        assert "palace 0 · King, Knight" in seen(app, "#board")
        await pilot.press("u")
        await pilot.pause()
        assert "palace 0 · King, Knight" not in seen(app, "#board")

    on(app, act)


def test_a_number_of_two_digits_points_at_its_answer() -> None:
    app = playing(lazaretto.new("rattus", players=4, seed=1), *["human"] * 4)

    async def act(pilot: At) -> None:
        await pilot.press("enter")
        await pilot.press("1", "2")
        assert app.query_one(Answers).highlighted == 11
        await pilot.press("3")
        assert app.query_one(Answers).highlighted == 2

    on(app, act)


def test_pointing_with_the_mouse_shows_what_comes_of_it_and_a_click_answers() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        await pilot.hover(Answers, offset=(5, 2))
        await pilot.pause()
        assert "Red takes the Merchant." in seen(app, "#details-pane")
        await pilot.click(Answers, offset=(5, 2))
        await pilot.pause()
        assert "palace 0 · King, Merchant" in seen(app, "#board")

    on(app, act)


def test_what_cannot_be_chosen_says_why_with_the_rule() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        await pilot.press("w")
        await pilot.press(*"italia")
        await pilot.pause()
        assert isinstance(app.screen, WhyNot)
        assert "There are no rats in Italia. RAT-T7" in seen(app, ".why")
        await pilot.press("escape", "u")
        await pilot.pause()
        assert any("nothing to undo" in note.message for note in app._notifications)

    on(app, act)


def test_log_rules_and_help_are_pages_that_can_be_searched() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        await pilot.press("enter", "l")
        await pilot.pause()
        assert "Red takes the" in seen(app, "Page Static")
        await pilot.press("escape", "r")
        await pilot.press(*"rat-t7")
        await pilot.pause()
        assert isinstance(app.screen, Page)
        assert app.screen.query_one(Input).value == "rat-t7"
        assert seen(app, "Page Static").startswith("RAT-T7 No cubes can be placed")
        await pilot.press("escape", "question_mark")
        await pilot.pause()
        assert "u undoes your last move" in seen(app, "Page Static")

    on(app, act)


def test_between_two_people_a_curtain_hides_what_the_first_one_saw() -> None:
    app = playing(lazaretto.position("rattus", SECRET, seed=1), "human", "human")

    async def act(pilot: At) -> None:
        assert "≥" not in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert "≥2 M CB" in seen(app)
        while not isinstance(app.screen, Curtain):
            await pilot.press("end", "enter")
            await pilot.pause()
        assert seen(app) == "Green is next: take the keyboard and press Enter."
        await pilot.press("l", "w", "b")  # none of these looks behind it
        await pilot.pause()
        assert seen(app) == "Green is next: take the keyboard and press Enter."
        await pilot.press("enter")
        await pilot.pause()
        assert "Germania" in seen(app)
        assert "≥" not in seen(app)

    on(app, act)


def test_a_game_that_is_not_over_is_left_only_by_the_same_key_again() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        await pilot.press("q")
        await pilot.pause()
        assert app.return_code is None
        await pilot.press("q")

    on(app, act)
    assert app.return_code == 0


def test_the_screen_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    own = tmp_path / "waiting.py"
    own.write_text(WAITING_BOT, encoding="utf-8")
    app = playing(lazaretto.position("rattus", POSITION, seed=1), f"{own}:Waiting", "human")

    async def act(pilot: At) -> None:
        assert "Red is thinking …" in seen(app, "#question")
        await pilot.press("l")
        assert isinstance(app.screen, Page)
        assert app.game.past() == ()
        (tmp_path / "go").touch()
        await app.workers.wait_for_complete()
        assert app.game.past() != ()

    on(app, act)


# ---------------------------------------------------------------- boards, and how much room there is


@pytest.mark.parametrize(("title", "language"), list(zip(TITLES, languages(), strict=True)))
def test_every_board_is_whole_on_a_small_screen(title: str, language: str) -> None:
    app = playing(lazaretto.new(title, players=4, seed=2), "human", "random", "random", "random", language=language)

    async def act(pilot: At) -> None:
        await app.workers.wait_for_complete()
        await pilot.pause()
        shown = lines(app)
        assert len(shown) == 24
        assert max(map(len, shown)) <= 80
        names = [*named(title, app.words), *(app.words.say(f"screen-key-{action}") for _, action in app.at_foot())]
        assert [name for name in names if not any(name in line for line in shown)] == []

    on(app, act)


def test_a_screen_of_any_size_shows_board_answers_and_log() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        for size in ((60, 20), (80, 24), (120, 40), (200, 60)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert "Germania" in seen(app, "#board")
            assert "Take the Monk" in seen(app, "#answers")
            assert app.query_one("#log-pane").size.height >= 2
        await pilot.press("b")
        await pilot.pause()
        assert app.query_one(Answers).size.height == 0
        assert "Tartaria" in seen(app, "#board")

    on(app, act)


def test_a_terminal_that_is_too_narrow_is_told_that_the_plain_table_fits_better() -> None:
    app = playing(lazaretto.position("rattus", POSITION, seed=1), "human", "random")

    async def act(pilot: At) -> None:
        assert "needs at least 60 columns" in seen(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "needs at least" not in seen(app)
        assert "Germania" in seen(app)

    on(app, act, size=(59, 24))


# ---------------------------------------------------------------- lessons and reviews


def test_a_lesson_goes_on_once_it_is_answered_and_says_what_was_wrong_before() -> None:
    app = Learning(lessons_of("rattus"), 0, Words("nl"))

    def told(key: str) -> bool:
        return " ".join(app.words.say(f"lesson-rattus-{key}").split()) in seen(app, "#question")

    async def act(pilot: At) -> None:
        assert told("goal-place")
        await pilot.press("enter")
        await pilot.pause()
        assert told("goal-place-right")
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert told("goal-plague-else-own")
        await pilot.press("s")
        await pilot.pause()
        assert told("goal-plague-right")
        await pilot.press("enter")
        await pilot.pause()
        assert app.lesson.name == "placing"

    on(app, act, size=(120, 40))


def test_after_the_last_lesson_there_is_nothing_but_to_leave() -> None:
    lessons = lessons_of("notre-dame")
    app = Learning(lessons, len(lessons) - 1, Words("en"))

    async def act(pilot: At) -> None:
        for task in app.lesson.tasks:
            await pilot.press(*(["s", "enter"] if task.right else ["enter"]))
        await pilot.pause()
        assert "Lesson done." in seen(app, "#question")
        await pilot.press("enter")

    on(app, act)
    assert not app.is_running


def test_the_moments_of_a_review_are_shown_with_their_boards() -> None:
    game = lazaretto.new("rattus", players=2, seed=5)
    rng = lazaretto.Rng(5)
    asked = []
    while game.decision is not None:
        options = game.decision.options
        asked.append((game.answered, game.decision.seat, game.decision.step, options))
        game.apply(options[rng.below(len(options))])
    past = game.past()
    n, seat, step, options = asked[20]
    moment = Moment(n, seat, 7, step, past[n].choice, options[-1].text, 2.0, 0.5, None, None, "", (), "")
    seats = tuple(SeatReview(10, 3.0, (moment,) if k == seat else (), (), 0.1) for k in range(2))
    review = Review("rattus", len(past), 2, seats, (), {}, (1.0, 0.0))
    app = Reviewing(game.record(), review, words_for(game))

    async def act(pilot: At) -> None:
        assert "Turn 7" in seen(app, "#answers")
        assert "by 2.0 ± 0.5 in points." in seen(app, "#details-pane")
        then = lazaretto.replay(game.record(), upto=n).view(seat).state
        assert f"Rat supply: {then.supply} " in seen(app)  # type: ignore[attr-defined]

    on(app, act, size=(120, 40))


# ---------------------------------------------------------------- opening it


def test_without_textual_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.delitem(sys.modules, "lazaretto.cli.screen.table")
    monkeypatch.delitem(sys.modules, "lazaretto.cli.screen.playing")
    with pytest.raises(LazarettoError, match=r'expected Textual, .*; pip install "lazaretto\[screen\]"'):
        full_screen.run("lazaretto.cli.screen.playing:Playing")


def test_in_a_pipe_the_plain_table_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert not full_screen.wanted(argparse.Namespace(screen=True))
    assert main(["play", "--screen", "--seed", "1", "--seats", "random,random"]) == 0
    assert "Type a number to choose" in capsys.readouterr().out


def test_a_bot_that_fails_ends_the_screen_with_its_reason(tmp_path: Path) -> None:
    own = tmp_path / "failing.py"
    own.write_text(WAITING_BOT.replace("time.sleep(0.01)", "view.imagine(None)"), encoding="utf-8")
    app = playing(lazaretto.position("rattus", POSITION, seed=1), f"{own}:Waiting", "human")

    async def act(pilot: At) -> None:
        await app.workers.wait_for_complete()

    on(app, act)
    assert isinstance(app.return_value, LazarettoError)
