"""Lessons: which there are, and what their tasks show."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get
from litestar.params import Parameter

from lazaretto.kernel.errors import UnknownChoice
from lazaretto.lessons.lesson import Lesson, LessonError, lesson_of, lessons_of
from lazaretto.lessons.scene import Scene, scene
from lazaretto.server import positions, viewpoint
from lazaretto.server.refusals import Invalid, NotFound
from lazaretto.server.routes.positions import limit
from lazaretto.server.schema.game import ReasonInfo
from lazaretto.server.schema.lessons import LessonInfo, SceneInfo
from lazaretto.server.site import Site
from lazaretto.server.viewpoint import Viewpoint
from lazaretto.server.why_nothing import why_nothing

Title = Annotated[str, Parameter(max_length=40)]
Name = Annotated[str, Parameter(max_length=40)]


class LessonsController(Controller):
    """For whoever learns a game."""

    path = "/api/lessons"
    tags = ("lessons",)

    @get("/{title:str}")
    async def lessons(self, title: Title) -> list[LessonInfo]:
        """The lessons of a title, in their order."""
        try:
            found = lessons_of(title)
        except LessonError as error:
            raise NotFound(str(error)) from None
        return [_line(each) for each in found]

    @get("/{title:str}/{name:str}/{task:int}")
    async def task(
        self,
        title: Title,
        name: Name,
        task: Annotated[int, Parameter(ge=0, le=100)],
        site: Site,
        viewer: str,
        request: Request[Any, Any, Any],
        answer: Annotated[str, Parameter(max_length=100)] = "",
    ) -> SceneInfo:
        """A task, counted from 0, or what comes of an answer to it."""
        limit(site, viewer, request, 0)
        try:
            lesson = lesson_of(title, name)
            found = scene(lesson, task, answer)
        except LessonError as error:
            raise NotFound(str(error)) from None
        except UnknownChoice as error:
            raise Invalid(str(error), field="answer") from None
        return _info(lesson, task, found)

    @get("/{title:str}/{name:str}/{task:int}/why-nothing")
    async def why_nothing_in_task(
        self,
        title: Title,
        name: Name,
        task: Annotated[int, Parameter(ge=0, le=100)],
        thing: Annotated[str, Parameter(max_length=100)],
        site: Site,
        viewer: str,
        request: Request[Any, Any, Any],
    ) -> list[ReasonInfo]:
        """Why nothing that names a thing (`card:king`) can be chosen there, with the rules; empty if it can."""
        limit(site, viewer, request, 0)
        try:
            lesson = lesson_of(title, name)
            found = scene(lesson, task)
        except LessonError as error:
            raise NotFound(str(error)) from None
        return [viewpoint.reason_info(reason) for reason in why_nothing(found.game, thing, lesson.seat)]


def _line(lesson: Lesson) -> LessonInfo:
    return LessonInfo(name=lesson.name, key=lesson.key, rules=list(lesson.rules), tasks=len(lesson.tasks))


def _info(lesson: Lesson, task: int, found: Scene) -> SceneInfo:
    position = positions.info(found.game, lesson.seat)
    decision = position.view.decision
    if decision is not None:
        lit = {choice.text for choice in found.offered}
        decision.options = [option for option in decision.options if option.choice in lit]
    right = lesson.tasks[task].right
    return SceneInfo(
        position=position,
        verdict=found.verdict,
        key=found.key,
        reason=None if found.reason is None else viewpoint.reason_info(found.reason),
        events=viewpoint.events(found.happened, Viewpoint(lesson.seat)),
        act=bool(right),
        shown=right[0] if right else "",
    )
