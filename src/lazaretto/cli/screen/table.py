"""What every screen has in common: a board, a question with its answers, what comes of them, and a log."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from lazaretto.cli.rules import paragraphs
from lazaretto.cli.screen.pages import Page
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.lang.words import Words

FEWEST = 60  # columns; with less the plain table is the better one
SIDE = 27  # columns beside the board that it leaves to the answers where there are few
WIDE = 112  # columns from which on the board is drawn as wide as in a plain terminal
BROAD = 160  # and from which on the log has a column of its own
BOARD = (40, 51, 80)  # columns of a board: with few, with eighty, and where there are many
SHORT = 60  # columns in which a board is drawn that would be too high otherwise: in short words
LOGGED = 40  # lines of the log beside the board; the whole of it has a page
TYPING = 1.5  # seconds in which a second digit belongs to the first

Draw = Callable[[int], Text]  # a board in so many columns


class Answers(OptionList, inherit_bindings=False):
    """A list in which pointing at an answer shows what comes of it, and Enter or a click gives it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "cursor_down", show=False),
        Binding("up", "cursor_up", show=False),
        Binding("home", "first", show=False),
        Binding("end", "last", show=False),
        Binding("enter", "select", show=False),
    ]

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Point at an answer."""
        pointed = event.style.meta.get("option")
        if isinstance(pointed, int):
            self.highlighted = pointed


def _numbered(n: int, answer: str) -> Table:
    """An answer beside its number."""
    line = Table.grid(padding=(0, 1))
    line.add_column(justify="right", width=2)
    line.add_column()
    line.add_row(str(n), Text(answer))
    return line


class TableApp(App[Exception | None]):
    """The screen of a table; who puts something on it says what the answers mean."""

    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = "#answers"
    helped_by: tuple[str, ...] = ("screen-help",)  # the messages of the page of help
    CSS = """
    #table { height: 1fr; }
    #board-pane { scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
    #side { width: 1fr; height: 1fr; border-left: solid $primary; }
    #asked { height: auto; max-height: 87%; }
    #question { height: auto; max-height: 40vh; }
    #answers { height: auto; max-height: 38vh; margin: 1 0; padding: 0; scrollbar-size-vertical: 1; }
    #answers, #answers:focus { border: none; background: $background; background-tint: $background 0%; }
    #details-pane { height: auto; max-height: 28vh; scrollbar-size-vertical: 1; }
    #log-pane { height: 1fr; min-height: 3; scrollbar-size-vertical: 1; border-top: solid $primary; }
    #narrow { display: none; padding: 1; }
    .-broad #side { layout: horizontal; }
    .-broad #asked { width: 1fr; height: 1fr; max-height: 100%; padding: 0 1; }
    .-broad #log-pane { width: 1fr; border-top: none; border-left: solid $primary; padding: 0 1; }
    .-alone #side { display: none; }
    .-narrow #table, .-narrow Footer { display: none; }
    .-narrow #narrow { display: block; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.board_pane = VerticalScroll(id="board-pane", can_focus=False)
        self.board = Static(id="board")
        self.question = Static(id="question")
        self.answers = Answers(id="answers")
        self.details_pane = VerticalScroll(id="details-pane", can_focus=False)
        self.known = Static(id="details")  # of the answer that is pointed at
        self.log_pane = VerticalScroll(id="log-pane", can_focus=False)
        self.log_end = Static(id="log")
        self._draw: Draw = lambda width: Text()
        self._room = Size(80, 24)  # of the terminal, which says so before anything is shown
        self._typed = ""
        self._typed_at = 0.0
        for key, action in self.at_foot():
            name = {"question_mark": "?"}.get(key, key)
            self.bind(key, action, description=words.say(f"screen-key-{action}"), key_display=name)
        self.bind("pagedown", "scroll_board(1)", show=False)
        self.bind("pageup", "scroll_board(-1)", show=False)

    def at_foot(self) -> list[tuple[str, str]]:
        """The keys at the foot of the screen, each with what it does."""
        return [("b", "board"), ("r", "rules"), ("question_mark", "help"), ("q", "leave")]

    def compose(self) -> ComposeResult:
        """The board at the left, everything else at the right."""
        with Horizontal(id="table"):
            with self.board_pane:
                yield self.board
            with Vertical(id="side"):
                with Vertical(id="asked"):
                    yield self.question
                    yield self.answers
                    with self.details_pane:
                        yield self.known
                with self.log_pane:
                    yield self.log_end
        yield Static(self.words.say("screen-narrow", columns=FEWEST), id="narrow")
        yield Footer()

    # ---------------------------------------------------------------- what whoever uses it puts there

    def show(self, draw: Draw) -> None:
        """Show a board, as wide as there is room for it."""
        self._draw = draw
        self._redraw()

    def ask(self, question: Text | str, answers: Sequence[str]) -> None:
        """Ask for one of these answers; without any there is only something to read."""
        self.question.update(question)
        self.answers.set_options([Option(_numbered(n, answer)) for n, answer in enumerate(answers, 1)])
        self.known.update("")
        self._typed = ""
        if answers:
            self.answers.highlighted = 0
            self.answers.scroll_home(animate=False)
            self.answers.focus()

    def tell(self, lines: Sequence[str], new: int) -> None:
        """Show the end of the log; so many lines are new."""
        shown = lines[-LOGGED:]
        text = Text("\n").join(Text(line, style="" if len(shown) - n <= new else "dim") for n, line in enumerate(shown))
        self.log_end.update(text)
        self.log_pane.anchor()

    def details(self, n: int) -> Sequence[Text | str]:
        """What is known of the answer with this place before it is given."""
        return ()

    def answered(self, n: int) -> None:
        """The answer with this place is given."""

    def ruleset(self) -> Ruleset:
        """Whose rules can be read here."""
        raise NotImplementedError

    # ---------------------------------------------------------------- keys and mouse

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what comes of the answer that is pointed at."""
        if isinstance(event.option_list, Answers):
            lines = [Text(line) if isinstance(line, str) else line for line in self.details(event.option_index)]
            self.known.update(Text("\n").join(lines))
            self.details_pane.scroll_home(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give it."""
        if isinstance(event.option_list, Answers):
            self.answered(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Digits point at the answer of that number."""
        count = self.answers.option_count
        if not event.key.isdecimal() or len(self.screen_stack) > 1:
            return
        now = time.monotonic()
        self._typed = self._typed + event.key if now - self._typed_at < TYPING else event.key
        self._typed_at = now
        if not 1 <= int(self._typed) <= count:
            self._typed = event.key
        if 1 <= int(self._typed) <= count:
            self.answers.highlighted = int(self._typed) - 1

    def action_scroll_board(self, pages: int) -> None:
        """Move a board that is higher than the screen."""
        self.board_pane.scroll_relative(y=pages * max(1, self.board_pane.size.height - 2), animate=False)

    def action_board(self) -> None:
        """The board alone, and back."""
        self.screen.toggle_class("-alone")
        self._redraw()

    def action_rules(self) -> None:
        """The rules, to be searched."""
        self.push_screen(Page(self.words.say("screen-key-rules"), paragraphs(self.ruleset(), self.words), self.words))

    def action_help(self) -> None:
        """What the keys do."""
        lines = [Text(line) for key in self.helped_by for line in self.words.say(key).splitlines()]
        self.push_screen(Page(self.words.say("screen-key-help"), lines, self.words))

    def action_leave(self) -> None:
        """End."""
        self.exit()

    # ---------------------------------------------------------------- how much room there is

    def on_resize(self, event: events.Resize) -> None:
        """Draw the board anew when the terminal has another size."""
        self._room = event.size
        self._redraw()

    def _redraw(self) -> None:
        table = self.screen_stack[0]  # below whatever page is open
        width, height = self._room.width, self._room.height - 1
        table.set_class(width < FEWEST, "-narrow")
        table.set_class(width >= BROAD, "-broad")
        if width < FEWEST:
            return
        alone = table.has_class("-alone")
        few, usual, many = BOARD
        columns = min(many, width - 1) if alone or width >= WIDE else max(few, min(usual, width - SIDE - 1))
        drawn = self._draw(columns)
        if _height(drawn) > height:
            drawn = min(drawn, self._draw(min(columns, SHORT)), key=_height)
        self.board_pane.styles.width = "1fr" if alone else columns + 1
        self.board.update(drawn)


def _height(drawn: Text) -> int:
    return len(drawn.plain.splitlines())
