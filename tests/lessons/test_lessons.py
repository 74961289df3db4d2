"""Every lesson of every title can be played through in every language, and a broken one is told by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from lazaretto.lessons.check import flaws, keys
from lazaretto.lessons.lesson import Lesson, LessonError, lesson_of, lessons_of, read
from lazaretto.lessons.scene import scene

LESSONS = [lesson for title in TITLES for lesson in lessons_of(title)]
GOOD = """
rules = ["RAT-T6"]
[[task]]
name = "place"
position = "players:2 to:red plague:germania gallia:r2/suu polonia:g3/s at:act"
offered = ["place_in"]
right = ["place_in:gallia"]
"""


@pytest.mark.parametrize("title", TITLES)
def test_a_title_has_six_to_ten_lessons(title: str) -> None:
    assert 6 <= len(lessons_of(title)) <= 10


@pytest.mark.parametrize("lesson", LESSONS, ids=str)
def test_every_lesson_can_be_played_in_every_language(lesson: Lesson) -> None:
    spoken = [Words(language) for language in languages()]
    assert flaws(lesson, lambda key: all(words.has(key) for words in spoken)) == []
    for place, task in enumerate(lesson.tasks):
        for answer in task.right:
            answered = scene(lesson, place, answer)
            assert answered.verdict == "right"
            for words in spoken:
                words.names = answered.game.ruleset.seats
                assert words.say(answered.key) != answered.key
                assert all(words.has(f"event-{event.key}") and words.event(event) for _, event in answered.happened)


@pytest.mark.parametrize("language", languages())
def test_every_text_of_lessons_is_said_in_one(language: str) -> None:
    said = {key for lesson in LESSONS for key in keys(lesson)}
    assert sorted(set(Words(language).keys("lesson-")) - said) == []


# ---------------------------------------------------------------- what an answer leads to


def test_a_right_answer_is_followed_by_what_chance_and_the_others_do() -> None:
    answered = scene(lesson_of("rattus", "goal"), 1, "move_plague:polonia")
    assert answered.verdict == "right"
    assert [event.key for _, event in answered.happened][:1] == ["plague-moved"]
    assert "cube-lost" in [event.key for _, event in answered.happened]


def test_another_answer_is_told_apart_and_shown_with_its_consequence() -> None:
    lesson = lesson_of("rattus", "strike")
    answered = scene(lesson, 0, "move_plague:hungaria")
    assert (answered.verdict, answered.key) == ("else", "lesson-rattus-strike-limit-else")
    assert "token-does-nothing" in [event.key for _, event in answered.happened]


def test_an_answer_that_is_not_allowed_is_refused_with_its_reason() -> None:
    answered = scene(lesson_of("rattus", "placing"), 0, "place_in:hungaria")
    assert answered.verdict == "refused"
    assert answered.reason is not None
    assert (answered.reason.code, answered.reason.rule) == ("no-rats-there", "RAT-T7")


def test_a_task_without_a_position_goes_on_from_the_task_before() -> None:
    lesson = lesson_of("rattus", "plague")
    offered = ["spread_to:germania", "spread_to:italia", "spread_to:polonia", "spread_to:bulgaria"]
    assert [choice.text for choice in scene(lesson, 1).offered] == offered


# ---------------------------------------------------------------- broken ones


def broken(folder: Path, text: str) -> list[str]:
    path = folder / "1-broken.toml"
    path.write_text(text)
    return flaws(read(path, "rattus"), lambda key: True)


def test_a_whole_lesson_has_no_flaws(tmp_path: Path) -> None:
    assert broken(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ("gallia:r2", "gallia:r99", "rattus/broken, place: gallia: red has 20 cubes"),
        ('right = ["place_in:gallia"]', 'right = ["place_in:italia"]', "rattus/broken, place: expected a right answer"),
        ('right = ["place_in:gallia"]', 'right = ["place_in:gallia"]\nthen = ["swap:yes"]', "rattus/broken, place: "),
        ("RAT-T6", "RAT-X6", "rattus/broken: there is no rule RAT-X6"),
    ],
)
def test_a_broken_lesson_is_told_by_its_name(tmp_path: Path, good: str, bad: str, told: str) -> None:
    assert broken(tmp_path, GOOD.replace(good, bad))[0].startswith(told)


@pytest.mark.parametrize(
    ("good", "bad"),
    [("offered", "offred"), ("[[task]]", "[[tusk]]"), ("[[task]]", "[[task]"), ("position", "rules")],
)
def test_a_file_that_is_no_lesson_is_told_by_its_name(tmp_path: Path, good: str, bad: str) -> None:
    with pytest.raises(LessonError, match=r"^rattus/broken: "):
        broken(tmp_path, GOOD.replace(good, bad, 1))


def test_a_text_that_is_missing_is_told_with_the_lesson() -> None:
    lesson = lesson_of("rattus", "goal")
    missing = flaws(lesson, lambda key: not key.endswith("-right"))
    assert missing[0] == "rattus/goal: there are no words for lesson-rattus-goal-place-right"


def test_a_lesson_or_title_that_is_not_there_is_refused() -> None:
    with pytest.raises(LessonError, match="expected one of goal, placing"):
        lesson_of("rattus", "chess")
    with pytest.raises(LessonError, match="expected one of the titles"):
        lessons_of("chess")


def test_a_task_that_is_not_there_is_refused() -> None:
    with pytest.raises(LessonError, match="rattus/goal: expected a task from 0 to 1; got 9"):
        scene(lesson_of("rattus", "goal"), 9)
