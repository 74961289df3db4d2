"""Lessons in the plain terminal."""

from __future__ import annotations

import pytest

from lazaretto.cli.main import main
from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from lazaretto.lessons.lesson import Task, lessons_of
from tests.cli.keyboard import answer


def looked_at(task: Task) -> list[str]:
    """What a learner types who has the right answer shown, and goes on."""
    return ["s", ""] if task.right else [""]


@pytest.mark.parametrize("language", languages())
def test_a_lesson_goes_on_once_it_is_answered_and_says_what_was_wrong_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    answer(monkeypatch, "1", "", "7", "1", "move_plague:polonia", "", "q")
    assert main(["learn", "rattus", "--lang", language]) == 0
    said = " ".join(capsys.readouterr().out.split())
    words = Words(language)
    told = ["goal-place-right", "goal-plague-else-own", "goal-plague-right", "placing-most"]
    assert [key for key in told if words.say(f"lesson-rattus-{key}") not in said] == []
    assert words.say("terminal-number", count=5) in said
    assert words.say("learn-finished") in said


@pytest.mark.parametrize("title", TITLES)
def test_all_lessons_can_be_looked_at_to_the_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], title: str
) -> None:
    answer(monkeypatch, *(line for lesson in lessons_of(title) for task in lesson.tasks for line in looked_at(task)))
    assert main(["learn", title]) == 0
    assert capsys.readouterr().out.count("Lesson done.") == len(lessons_of(title))


def test_the_lessons_are_listed_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "notre-dame", "--list"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "goal         Points, and how a card works"
