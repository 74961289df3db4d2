"""A position and what is asked in it, on the wire."""

from __future__ import annotations

from typing import Any

from msgspec import field

from lazaretto.server.schema.base import Args, Reply


class EventInfo(Reply):
    """One thing that was seen to happen, with the number of answers before it."""

    at: int
    key: str
    args: Args


class OptionInfo(Reply):
    """One answer that is possible now. `noun` and `item` name the thing on the board it is about."""

    choice: str
    number: int
    kind: str
    noun: str
    item: str
    rule: str
    events: list[EventInfo] = field(default_factory=list)  # what is certain to happen at once
    asks: str = ""  # the step that would ask the same seat next


class DecisionInfo(Reply):
    """What is asked. Only the seat that is asked sees the options."""

    seat: int
    step: str
    rules: list[str]
    options: list[OptionInfo]


class ViewInfo(Reply):
    """The game as one seat, or a spectator, knows it; `position` has the shape that goes with the table's title."""

    seat: int | None
    answered: int
    position: dict[str, Any]
    decision: DecisionInfo | None
    asked: list[int]
    undoable: int  # how many of its latest answers the seat may take back without asking


class ReasonInfo(Reply):
    """Why something cannot be done, or should perhaps not: a code and arguments for a sentence, and the rule."""

    code: str
    rule: str
    args: Args


class Frame(Reply):
    """The game after so many answers, through somebody's eyes."""

    answered: int
    view: ViewInfo


class Replay(Reply):
    """Some consecutive moments of a game; `answers` is how many there are in all."""

    answers: int
    frames: list[Frame]
    events: list[EventInfo]
