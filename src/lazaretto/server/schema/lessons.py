"""Lessons on the wire. Nothing of a learner is sent or kept: each request says which task it is about."""

from __future__ import annotations

from typing import Literal

from lazaretto.server.schema.base import Reply
from lazaretto.server.schema.game import EventInfo, ReasonInfo
from lazaretto.server.schema.positions import PositionInfo


class LessonInfo(Reply):
    """A lesson of a title."""

    name: str
    key: str  # the message that names it
    rules: list[str]
    tasks: int


class SceneInfo(Reply):
    """A task of a lesson, before an answer or after one.

    The options of the view are those that are lit; after an answer there are none.
    """

    position: PositionInfo
    verdict: Literal["open", "right", "else", "refused"]
    key: str  # the message to say; "" where the reason says it
    reason: ReasonInfo | None
    events: list[EventInfo]  # what came of the answer
    act: bool  # there is something to do, and not only to look
    shown: str  # the right answer, for whoever asks for it
