"""What a learner sees at a task, before an answer and after it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from lazaretto.games.rules import rules_of
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Event, Reason
from lazaretto.kernel.game import Game
from lazaretto.lessons.lesson import Lesson, LessonError, Task

Verdict = Literal["open", "right", "else", "refused"]


class Scene(NamedTuple):
    """A position of a lesson, what may be chosen there, and what is to be said about the answer that led to it."""

    game: Game
    verdict: Verdict
    key: str  # the message to say
    offered: tuple[Choice, ...]  # empty once the task is answered
    reason: Reason | None  # why the answer is refused
    happened: tuple[tuple[int, Event], ...]  # what the learner has seen come of his answer


def scene(lesson: Lesson, place: int, answer: str = "") -> Scene:
    """A task of a lesson, counted from 0, with the learner's answer or without one."""
    if not 0 <= place < len(lesson.tasks):
        raise LessonError(f"{lesson}: expected a task from 0 to {len(lesson.tasks) - 1}; got {place}")
    task, game = lesson.tasks[place], before(lesson, place)
    if not answer:
        return Scene(game, "open", lesson.key_of(task), offered(lesson, task, game), None, ())
    reason = game.why_not(answer, lesson.seat)
    if reason is not None:
        return Scene(game, "refused", "", offered(lesson, task, game), reason, ())
    verdict: Verdict = "right" if answer in task.right else "else"
    ending, then = ("right", task.then) if verdict == "right" else _otherwise(task, game.find(answer))
    seen = len(game.history(lesson.seat))
    game.apply(answer, lesson.seat)
    give(game, then)
    happened = tuple(game.history(lesson.seat)[seen:])
    return Scene(game, verdict, lesson.key_of(task, ending), (), None, happened)


def before(lesson: Lesson, place: int) -> Game:
    """The game as a task finds it: where its line says, or as the right answers of the tasks before have left it."""
    first = max(k for k in range(place + 1) if lesson.tasks[k].position)
    rules = rules_of(lesson.title)
    setup, saved = rules.read(rules, lesson.tasks[first].position)
    game = Game(rules, setup, start=saved)
    for task in lesson.tasks[first:place]:
        if task.right:
            game.apply(task.right[0], lesson.seat)
        give(game, task.then)
    return game


def offered(lesson: Lesson, task: Task, game: Game) -> tuple[Choice, ...]:
    """The choices that are lit for the learner; none where he has only to look."""
    decision = game.decision_of(lesson.seat) if task.right else None
    if decision is None:
        return ()
    return tuple(
        choice
        for choice in decision.options
        if not task.offered or choice.text in task.offered or choice.kind in task.offered
    )


def give(game: Game, answers: Sequence[str]) -> None:
    """Answer for whoever is asked, chance included."""
    for answer in answers:
        game.apply(answer)


def _otherwise(task: Task, answer: Choice) -> tuple[str, Sequence[str]]:
    """How the text about an answer that is allowed but not wanted ends, and what follows it."""
    name, *then = task.otherwise.get(answer.text) or task.otherwise.get(answer.kind) or ("",)
    return "-".join(filter(None, ("else", name))), then
