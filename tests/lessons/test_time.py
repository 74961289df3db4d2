"""How long it takes from the home page to the end of the first lesson, for somebody who reads every word."""

from __future__ import annotations

import pytest

from lazaretto.games.titles import TITLES
from lazaretto.lang.words import Words, languages
from lazaretto.lessons.lesson import lessons_of

READ = 200 / 60  # words a second
PRESS = 3.0  # seconds to find what to press, and press it
MOST = 180.0  # seconds


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", TITLES)
def test_the_first_lesson_ends_within_three_minutes_of_the_home_page(title: str, language: str) -> None:
    words, name, lesson = Words(language), title.replace("+", "-"), lessons_of(title)[0]
    home = ["site-headline", "site-lead", *(f"site-pitch-{each.replace('+', '-')}" for each in TITLES)]
    offer = ["site-offer-text", "site-offer-learn", "site-offer-play"]
    learn = [f"goal-{name}", "learn-how-long", "learn-guided-text", *(each.key for each in lessons_of(title))]
    tasks = [lesson.key_of(task, ending) for task in lesson.tasks for ending in ("", "right")]
    read = sum(len(words.say(key).split()) for key in (*home, *offer, *learn, *tasks))
    presses = 3 + 2 * len(lesson.tasks)  # play now, learn it first, begin; at each task the answer, and on
    assert read / READ + presses * PRESS <= MOST
