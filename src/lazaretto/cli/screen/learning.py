"""Lessons on the screen: a task, what the learner may answer, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.cli.foreseen import about, foreseen
from lazaretto.cli.screen.table import TableApp
from lazaretto.games.rules import rules_of
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.lang.words import Words
from lazaretto.lessons.lesson import Lesson
from lazaretto.lessons.scene import Scene, scene


class Learning(TableApp):
    """Teaches lessons one after the other, from the one with this place on."""

    helped_by = ("screen-help", "screen-help-learn")

    def __init__(self, lessons: Sequence[Lesson], first: int, words: Words) -> None:
        super().__init__(words)
        self.lessons = lessons
        self.place = first, 0  # of the lesson, and of the task in it
        self.scene: Scene | None = None  # None: all has been learned
        self.happened: list[str] = []

    def at_foot(self) -> list[tuple[str, str]]:
        """Besides: the answer for whoever does not find it."""
        return [("s", "show_me"), *super().at_foot()]

    def ruleset(self) -> Ruleset:
        """Those of the title."""
        return rules_of(self.lessons[0].title)

    def on_mount(self) -> None:
        """Begin."""
        self._open()

    @property
    def lesson(self) -> Lesson:
        """The one that is being taught."""
        return self.lessons[self.place[0]]

    def _open(self) -> None:
        """Show the next task."""
        self.scene = scene(self.lesson, self.place[1])
        seats = self.scene.game.ruleset.seats[: self.scene.game.players]
        self.words.names = [self.words.say(f"colour-{colour}") for colour in seats]
        self._show(Text(self.words.say(self.scene.key), style="bold"))

    def _show(self, said: Text) -> None:
        """The board, what is said about it, and what can be answered."""
        found = self.scene
        assert found is not None
        view, seat = found.game.view(self.lesson.seat), self.lesson.seat
        self.show(lambda width: drawing_of(self.lesson.title)(view.state, seat, self.words, width))
        n, lesson = self.place[0] + 1, self.words.say(self.lesson.key)
        heading = Text(self.words.say("learn-terminal-lesson", n=n, lesson=lesson) + "\n", style="underline")
        answers = [self.words.choice(choice) for choice in found.offered]
        self.ask(heading.append_text(said), answers or [self.words.say("learn-next")])
        self.tell(self.happened, len(found.happened))

    def details(self, n: int) -> list[Text | str]:
        """What is certain to come of an answer, and what the card says."""
        if self.scene is None or not self.scene.offered:
            return []
        choice = self.scene.offered[n]
        printed = about(choice, self.words)
        lines = foreseen(self.scene.game.view(self.lesson.seat), choice, self.words)
        return [*lines, Text(printed, style="italic")] if printed else [*lines]

    def answered(self, n: int) -> None:
        """Judge an answer, or go on to what comes next."""
        if self.scene is None:
            self.exit()
        elif self.scene.offered:
            self._judge(self.scene.offered[n].text)
        else:
            self._next()

    def action_show_me(self) -> None:
        """Give the right answer."""
        if self.scene is not None and self.scene.offered:
            self._judge(self.lesson.tasks[self.place[1]].right[0])

    def _judge(self, answer: str) -> None:
        """Say what came of an answer; after one that is not wanted the task is asked again."""
        found = scene(self.lesson, self.place[1], answer)
        self.happened += [self.words.event(event) for _, event in found.happened]
        is_right = found.verdict == "right"
        told = self.words.say(found.key) if found.reason is None else self.words.reason(found.reason)
        if is_right:
            self.scene = found
        self._show(Text(told, style="green" if is_right else "yellow"))

    def _next(self) -> None:
        lesson, task = self.place
        if task + 1 < len(self.lesson.tasks):
            self.place = lesson, task + 1
        elif lesson + 1 < len(self.lessons):
            self.place = lesson + 1, 0
            self.notify(self.words.say("learn-finished"))
        else:
            self.scene = None
            self.ask(Text(self.words.say("learn-finished"), style="green"), [self.words.say("screen-key-leave")])
            return
        self._open()
