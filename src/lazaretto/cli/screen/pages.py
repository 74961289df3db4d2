"""What is laid over the table for a while: pages to read, a list to ask about, and a curtain between two people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from lazaretto.lang.words import Words


class Overlay(ModalScreen[None]):
    """A frame over the table with a line to search by; Escape closes it."""

    AUTO_FOCUS = "Input"
    DEFAULT_CSS = """
    Overlay { align: center middle; }
    Overlay > Vertical { width: 92%; max-width: 110; height: 90%; padding: 0 1; }
    Overlay > Vertical { border: round $primary; background: $surface; }
    Overlay Input { border: none; height: 1; padding: 0; background: $boost; }
    Overlay Input:focus { border: none; }
    Overlay .foot { height: 1; color: $text-muted; }
    Overlay OptionList { height: 1fr; border: none; padding: 0; }
    Overlay .why { height: auto; max-height: 8; border-top: solid $primary; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str, words: Words) -> None:
        super().__init__()
        self.heading = title
        self.words = words

    def frame(self) -> Vertical:
        """The frame with its title."""
        frame = Vertical()
        frame.border_title = self.heading
        frame.border_subtitle = self.words.say("screen-close")
        return frame

    def searched(self) -> Input:
        """The line to search by."""
        return Input(placeholder=self.words.say("screen-search"))


class Page(Overlay):
    """Paragraphs to read, from the first or from the last; what is typed leaves those that have it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "scroll_by(-1)", show=False),
        Binding("down", "scroll_by(1)", show=False),
        Binding("pageup", "scroll_by(-12)", show=False),
        Binding("pagedown", "scroll_by(12)", show=False),
    ]

    def __init__(self, title: str, paragraphs: Sequence[Text], words: Words, from_end: bool = False) -> None:
        super().__init__(title, words)
        self.paragraphs = paragraphs
        self.from_end = from_end

    def compose(self) -> ComposeResult:
        """The line to search by above, the paragraphs below."""
        with self.frame():
            yield self.searched()
            with VerticalScroll(can_focus=False):
                yield Static(Text("\n").join(self.paragraphs))

    def on_mount(self) -> None:
        """Begin where the newest is."""
        if self.from_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Leave what has the typed words in it."""
        typed = event.value.casefold()
        found = [paragraph for paragraph in self.paragraphs if typed in paragraph.plain.casefold()]
        self.query_one(Static).update(Text("\n").join(found))

    def action_scroll_by(self, lines: int) -> None:
        """Read on."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class WhyNot(Overlay):
    """A list of what cannot be chosen; what is pointed at says why."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(-1)", show=False, priority=True),
        Binding("down", "point(1)", show=False, priority=True),
    ]

    def __init__(self, title: str, names: Sequence[str], why: Callable[[int], Sequence[Text]], words: Words) -> None:
        super().__init__(title, words)
        self.names = names
        self.why = why

    def compose(self) -> ComposeResult:
        """The line to search by above, the list, and the reason below."""
        with self.frame():
            yield self.searched()
            yield OptionList(*self._options(""))
            yield Static(classes="why")

    def on_mount(self) -> None:
        """Point at the first."""
        self.query_one(OptionList).highlighted = 0

    def _options(self, typed: str) -> list[Option]:
        return [
            Option(Text(name), id=str(n)) for n, name in enumerate(self.names) if typed.casefold() in name.casefold()
        ]

    def on_input_changed(self, event: Input.Changed) -> None:
        """Leave what has the typed words in it."""
        found = self._options(event.value)
        listed = self.query_one(OptionList)
        listed.set_options(found)
        if found:
            listed.highlighted = 0
        else:
            self.query_one(".why", Static).update("")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say why."""
        event.stop()
        reason = Text("\n").join(self.why(int(event.option_id or 0)))
        self.query_one(".why", Static).update(reason)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """There is nothing to choose here."""
        event.stop()

    def action_point(self, by: int) -> None:
        """Point at the next one, or the one before."""
        listed = self.query_one(OptionList)
        if by > 0:
            listed.action_cursor_down()
        else:
            listed.action_cursor_up()


class Curtain(ModalScreen[bool]):
    """Hides everything until the next person has taken over; True then, False if nobody does."""

    DEFAULT_CSS = "Curtain { align: center middle; background: $background; } Curtain Static { width: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", show=False),
        Binding("q", "dismiss(False)", show=False),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Only whose turn it is."""
        yield Static(self.text)

    def on_click(self) -> None:
        """A click is as good as Enter."""
        self.dismiss(True)
