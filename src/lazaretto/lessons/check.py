"""Whether a lesson can be taught: its positions are possible, its answers open, and all that it says has words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from lazaretto.games.rules import rules_of
from lazaretto.kernel import rulebook
from lazaretto.kernel.errors import LazarettoError
from lazaretto.lessons.lesson import Lesson
from lazaretto.lessons.scene import scene


def flaws(lesson: Lesson, has_words: Callable[[str], bool]) -> list[str]:
    """What is wrong with a lesson, each beginning with its name and, where it is a task's, that of the task."""
    known = {rule.id for rule in rulebook.read(rules_of(lesson.title).rulebooks)}
    found = [f"{lesson}: there is no rule {rule}" for rule in lesson.rules if rule not in known]
    for place, task in enumerate(lesson.tasks):
        try:
            found += [f"{lesson}, {task.name}: {flaw}" for flaw in _flaws_of(lesson, place)]
        except LazarettoError as error:
            return [*found, f"{lesson}, {task.name}: {error}"]
    return [*found, *(f"{lesson}: there are no words for {key}" for key in keys(lesson) if not has_words(key))]


def keys(lesson: Lesson) -> list[str]:
    """The messages of everything that a lesson may say."""
    found = [lesson.key]
    for place, task in enumerate(lesson.tasks):
        opening = scene(lesson, place)
        found.append(lesson.key_of(task))
        found += [scene(lesson, place, choice.text).key for choice in opening.offered]
    return list(dict.fromkeys(found))


def _flaws_of(lesson: Lesson, place: int) -> Iterator[str]:
    task = lesson.tasks[place]
    opening = scene(lesson, place)
    offered = {choice.text for choice in opening.offered}
    kinds = {choice.kind for choice in opening.offered}
    for answer in task.right:
        if answer not in offered:
            yield f"expected a right answer among {', '.join(sorted(offered)) or 'none'}; got {answer}"
    for answer in task.otherwise:
        if answer not in offered | kinds or answer in task.right:
            yield f"expected another answer that is offered; got {answer}"
    for answer in sorted(offered):
        scene(lesson, place, answer)
    if len(task.right) > 1 and place + 1 < len(lesson.tasks) and not lesson.tasks[place + 1].position:
        yield "expected one right answer, because the next task goes on from it"
