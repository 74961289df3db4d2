"""A lesson as data: tasks on positions, what the learner is to do, and what comes of it.

A lesson is a file `<place>-<name>.toml` in the folder of its title. Its texts are messages whose keys begin with
`lesson-<title>-<name>`; a task adds its own name, and what is said after an answer adds `-right` or `-else`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError

FOLDER = Path(__file__).parent


class LessonError(LazarettoError):
    """A lesson is not what a lesson must be; the message begins with its name."""


@dataclass(frozen=True)
class Task:
    """One thing to do. Without `right` there is nothing to do but to look."""

    name: str
    position: str = ""  # "": what the task before has left
    right: tuple[str, ...] = ()  # the answers that are wanted; the first is shown on request
    offered: tuple[str, ...] = ()  # kinds of choices, or choices, that are lit; empty: all that are open
    then: tuple[str, ...] = ()  # what chance and the others answer after the right answer
    # By choice or kind of another answer: how the text about it ends, then what chance and the others answer to it.
    otherwise: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """One idea, in a few tasks."""

    title: str
    name: str
    tasks: tuple[Task, ...]
    rules: tuple[str, ...] = ()  # the ids of the rules behind it
    seat: int = 0  # whom the learner plays

    @property
    def key(self) -> str:
        """The message that names the lesson."""
        return f"lesson-{self.title.replace('+', '-')}-{self.name}"

    def key_of(self, task: Task, ending: str = "") -> str:
        """The message of a task, or one about what was answered there."""
        return "-".join(filter(None, (self.key, task.name, ending)))

    def __str__(self) -> str:
        return f"{self.title}/{self.name}"


@cache
def lessons_of(title: str) -> tuple[Lesson, ...]:
    """The lessons of a title in their order."""
    if title not in TITLES:
        raise LessonError(f"expected one of the titles {', '.join(TITLES)}; got {title!r}")
    return tuple(read(path, title) for path in sorted((FOLDER / title).glob("*.toml")))


def lesson_of(title: str, name: str) -> Lesson:
    """A lesson by its name."""
    for lesson in lessons_of(title):
        if lesson.name == name:
            return lesson
    raise LessonError(f"expected one of {', '.join(each.name for each in lessons_of(title))}; got {name!r}")


def read(path: Path, title: str) -> Lesson:
    """The lesson of a file."""
    name = path.stem.partition("-")[2]
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        tasks = tuple(_task(each) for each in data.pop("task"))
        _check_fields(Lesson, data, but=("title", "name", "tasks"))
        lesson = Lesson(title, name, tasks, tuple(data.get("rules", ())), data.get("seat", 0))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, LessonError) as error:
        raise LessonError(f"{title}/{name}: {error}") from None
    if not tasks or not tasks[0].position or len({task.name for task in tasks}) < len(tasks):
        raise LessonError(f"{lesson}: expected tasks with names of their own, the first with a position")
    return lesson


def _task(data: dict[str, Any]) -> Task:
    _check_fields(Task, data)
    settled: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return Task(**settled)


def _check_fields(kind: type, data: Mapping[str, Any], but: tuple[str, ...] = ()) -> None:
    known = [each.name for each in fields(kind) if each.name not in but]
    unknown = sorted(set(data) - set(known))
    if unknown:
        raise LessonError(f"expected of {', '.join(known)}; got {', '.join(unknown)}")
