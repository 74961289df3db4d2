"""Learn a game in the terminal: short lessons on real positions, each with something to do."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from lazaretto.cli import full_screen
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.choice import Choice
from lazaretto.lang.words import DEFAULT, Words, languages
from lazaretto.lessons.lesson import Lesson, lesson_of, lessons_of
from lazaretto.lessons.scene import Scene, scene


def arguments(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("title", nargs="?", default="rattus", choices=list(TITLES))
    parser.add_argument("lesson", nargs="?", help="begin with this lesson, by its name")
    parser.add_argument("--list", action="store_true", help="only say which lessons there are")
    parser.add_argument("--lang", default=DEFAULT, choices=languages())
    full_screen.argument(parser)


def run(args: argparse.Namespace) -> int:
    """Teach the lessons one after the other, until the learner leaves."""
    words, lessons = Words(args.lang), lessons_of(args.title)
    if args.list:
        for lesson in lessons:
            print(f"{lesson.name:<12} {words.say(lesson.key)}")
        return 0
    first = lessons.index(lesson_of(args.title, args.lesson)) if args.lesson else 0
    if full_screen.wanted(args):
        full_screen.run("lazaretto.cli.screen.learning:Learning", lessons, first, words)
        return 0
    teacher = Teacher(words)
    for n, lesson in enumerate(lessons[first:], first + 1):
        if not teacher.teach(lesson, n):
            return 0
    return 0


class Teacher:
    """Shows tasks, takes answers, and says what came of them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False)

    def teach(self, lesson: Lesson, n: int) -> bool:
        """A lesson to its end; False if the learner leaves."""
        title = self.words.say("learn-terminal-lesson", n=n, lesson=self.words.say(lesson.key))
        self.console.print(f"\n{title}", style="bold", markup=False)
        for place in range(len(lesson.tasks)):
            if not self._task(lesson, place):
                return False
        self.console.print(self.words.say("learn-finished"), style="green")
        return True

    def _task(self, lesson: Lesson, place: int) -> bool:
        opening = scene(lesson, place)
        self.words.names = self._names(opening)
        if lesson.tasks[place].position:  # else it has just been shown
            self._board(lesson, opening)
        self.console.print(self.words.say(opening.key), style="bold", markup=False)
        if not opening.offered:
            return self._typed(f"[dim]{self.words.say('learn-next')} ⏎[/] ") is not None
        while True:
            for n, choice in enumerate(opening.offered, 1):
                self.console.print(f"{n:>3}  {self.words.choice(choice)}", markup=False)
            self.console.print(self.words.say("learn-terminal-keys"), style="dim")
            typed = self._typed("[bold]›[/] ")
            if typed is None:
                return False
            meant = self._meant(lesson, place, typed, opening.offered)
            if meant and self._answered(lesson, scene(lesson, place, meant)):
                return self._typed(f"[dim]{self.words.say('learn-next')} ⏎[/] ") is not None

    def _answered(self, lesson: Lesson, found: Scene) -> bool:
        """Say what came of an answer; whether it was the right one."""
        if found.reason is not None:
            line = Text(self.words.reason(found.reason), style="yellow")
            self.console.print(line.append(f" {found.reason.rule}", style="dim"))
            return False
        for _, event in found.happened:
            self.console.print(f"  {self.words.event(event)}", style="dim", markup=False)
        is_right = found.verdict == "right"
        if is_right:
            self._board(lesson, found)
        self.console.print(self.words.say(found.key), style="green" if is_right else "yellow", markup=False)
        return is_right

    def _meant(self, lesson: Lesson, place: int, typed: str, offered: tuple[Choice, ...]) -> str:
        """The choice that is meant by what was typed; "" for none."""
        if typed == "s":
            return lesson.tasks[place].right[0]
        numbered = {str(n): choice.text for n, choice in enumerate(offered, 1)}
        if typed in numbered or typed in numbered.values():
            return numbered.get(typed, typed)
        self.console.print(self.words.say("terminal-number", count=len(offered)), style="red")
        return ""

    def _typed(self, prompt: str) -> str | None:
        """What the learner types; None if he leaves."""
        try:
            typed = self.console.input(prompt).strip()
        except (EOFError, RuntimeError):  # the second: there is no standard input at all
            return None
        return None if typed in ("q", "quit") else typed

    def _names(self, found: Scene) -> list[str]:
        return [self.words.say(f"colour-{colour}") for colour in found.game.ruleset.seats[: found.game.players]]

    def _board(self, lesson: Lesson, found: Scene) -> None:
        view = found.game.view(lesson.seat)
        self.console.print(drawing_of(lesson.title)(view.state, lesson.seat, self.words, self.console.width))
