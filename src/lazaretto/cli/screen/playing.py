"""A game on the screen: people answer there, bots think beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

from rich.text import Text
from textual import work

from lazaretto.bots.bot import Bot
from lazaretto.cli.foreseen import about, foreseen
from lazaretto.cli.party import Party
from lazaretto.cli.screen.pages import Curtain, Page, WhyNot
from lazaretto.cli.screen.table import TableApp
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.ruleset import Ruleset
from lazaretto.kernel.view import View

AGAIN = 5.0  # seconds in which the key must come again that leaves a game
GLANCE = 0.3  # seconds; moves of bots that come faster than that are shown together


class Playing(TableApp):
    """Plays to the end, or until somebody leaves."""

    helped_by = ("screen-help", "screen-help-play")

    def __init__(self, party: Party) -> None:
        super().__init__(party.words)
        self.party = party
        self.game = party.game
        # Whose view is shown: the person's; of several the one who has taken over last, and nobody's before.
        self.eyes = party.people[0] if len(party.people) == 1 else None
        self.view: View | None = None  # of the person who is asked
        self.read = 0  # lines of the log that this person has read
        self.shown_at = 0.0
        self.warned_at = -AGAIN

    def at_foot(self) -> list[tuple[str, str]]:
        """Besides: what a player may want."""
        return [("u", "undo"), ("w", "why"), ("l", "log"), *super().at_foot()]

    def ruleset(self) -> Ruleset:
        """Those of the game."""
        return self.game.ruleset

    def on_mount(self) -> None:
        """Begin."""
        for warning in self.party.warnings():
            self.notify(warning.plain, severity="warning", timeout=15)
        self._go_on()

    # ---------------------------------------------------------------- whose turn it is

    def _go_on(self) -> None:
        decision = self.game.decision
        self.view = None
        if decision is None:
            self._end()
            return
        player = self.party.bots[decision.seat]
        if player is not None:
            if time.monotonic() - self.shown_at > GLANCE:
                self._show()
                self.ask(Text(self.words.say("terminal-thinking", seat=decision.seat), style="italic"), ())
            view = self.game.view(decision.seat)
            self._think(player, view)
        elif len(self.party.people) > 1 and decision.seat != self.eyes:
            self.push_screen(Curtain(self.words.say("terminal-curtain", seat=decision.seat)), self._taken_over)
        else:
            self._ask()

    @work
    async def _think(self, player: Bot, view: View) -> None:
        """In a thread, so that the screen goes on: the bot has only its view, and nobody else answers meanwhile."""
        try:
            choice = await asyncio.to_thread(player.choose, view)
        except LazarettoError as error:
            self.exit(error)
            return
        self._answer(choice)

    def _taken_over(self, somebody: bool | None) -> None:
        if not somebody or self.game.decision is None:
            self.exit()
            return
        self.eyes = self.game.decision.seat
        self.read = 0
        self._ask()

    def _ask(self) -> None:
        decision = self.game.decision
        assert decision is not None
        self._show()
        self.view = self.game.view(decision.seat)
        self.ask(self.party.question(decision), [self.words.choice(choice) for choice in decision.options])

    def _show(self) -> None:
        self.shown_at = time.monotonic()
        self.show(lambda width: self.party.board(self.eyes, width))
        lines = self._lines()
        self.tell(lines, len(lines) - self.read)

    def _lines(self) -> list[str]:
        return [self.party.introduction(), *self.party.log(self.eyes)]

    def _end(self) -> None:
        self.eyes = self.party.people[0] if self.party.people else None
        self._show()
        self.ask(Text("\n").join(self.party.result()), [self.words.say("screen-key-leave")])

    # ---------------------------------------------------------------- answering

    def _options(self) -> Sequence[Choice]:
        return () if self.view is None else self.view.own.options

    def details(self, n: int) -> list[Text | str]:
        """What is certain to come of it, what the card says, and the rule behind it."""
        if self.view is None:
            return []
        choice = self._options()[n]
        lines: list[Text | str] = [*foreseen(self.view, choice, self.words)]
        printed, rule = about(choice, self.words), self.game.rule_behind(choice)
        lines += [Text(printed, style="italic")] if printed else []
        return [*lines, self.party.rule(rule)] if rule else lines

    def answered(self, n: int) -> None:
        """Give the answer, or leave when the game is over."""
        if self.view is not None:
            self.read = len(self._lines())
            self._answer(self._options()[n])
        elif self.game.decision is None:
            self.exit()

    def _answer(self, choice: Choice) -> None:
        self.game.apply(choice)
        self._go_on()

    def action_undo(self) -> None:
        """Take back the last answer of the person who is asked."""
        if self.view is None or self.eyes is None:
            return
        try:
            self.party.undo(self.eyes)
        except LazarettoError as error:
            self.notify(str(error), severity="warning")
            return
        self.read = min(self.read, len(self._lines()))
        self._go_on()

    def action_why(self) -> None:
        """What cannot be chosen now, and why; first what the question at hand closes, then all the rest."""
        if self.view is None:
            return
        reasons = [(choice, self.game.why_not(choice)) for choice in self.game.ruleset.choices]
        closed = [(choice, reason) for choice, reason in reasons if reason is not None]
        listed = [choice for choice, reason in sorted(closed, key=lambda each: each[1].code == "not-now")]
        names = [self.words.choice(choice) for choice in listed]
        self.push_screen(
            WhyNot(self.words.say("screen-key-why"), names, lambda n: self.party.why(listed[n]), self.words)
        )

    def action_log(self) -> None:
        """Everything that the person at the screen has seen happen."""
        lines = [Text(line) for line in self._lines()]
        self.push_screen(Page(self.words.say("screen-key-log"), lines, self.words, from_end=True))

    def action_leave(self) -> None:
        """Ask once more before a game is left that is not over."""
        if self.game.decision is None or time.monotonic() - self.warned_at < AGAIN:
            self.exit()
            return
        self.warned_at = time.monotonic()
        self.notify(self.words.say("screen-leave-again"), severity="warning", timeout=AGAIN)
