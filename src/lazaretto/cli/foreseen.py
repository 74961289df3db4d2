"""What is known of an answer before it is given, in words: what is certain to come of it, and what its card says."""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.event import Event
from lazaretto.kernel.view import View
from lazaretto.lang.words import Words


def about(choice: Choice, words: Words) -> str:
    """What is printed on the card that an answer names; "" where it names none."""
    names = [choice.item, choice.item.partition("-")[2]]  # a card of a colour says what those of all colours say
    keys = [f"{noun}-{name}-text" for name in names for noun in (choice.noun, "action") if name]
    return next((words.say(key) for key in keys if words.has(key)), "")


def foreseen(view: View, choice: Choice, words: Words) -> list[str]:
    """What is certain to happen at once, the seat's own first, and what it would be asked next."""
    prospect = view.foresee(choice)
    lines = [words.event(event) for event in _own_first(prospect.events, view.seat)]
    return [*lines, words.ask(prospect.asked)] if prospect.asked else lines


def _own_first(events: Sequence[Event], seat: int | None) -> list[Event]:
    return sorted(events, key=lambda event: event.args.get("seat") != seat)
