"""Who plays at one terminal, and what is said to them there, line by line or on a screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from lazaretto.bots.roster import THINKING, bot
from lazaretto.cli.boards.gallery import drawing_of
from lazaretto.kernel import rulebook
from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.event import Reason
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import Decision
from lazaretto.lang.words import Words

HUMAN = "human"


class Party:
    """People and bots at a game, each seat by the name of who plays it."""

    def __init__(self, game: Game, words: Words, seats: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.seats = seats
        self.bots = [
            None if name == HUMAN else bot(name, game.title, seat, THINKING) for seat, name in enumerate(seats)
        ]
        self.people = [seat for seat, who in enumerate(seats) if who == HUMAN]

    def introduction(self) -> str:
        """The title, and who sits where."""
        title = self.words.say(f"title-{self.game.title.replace('+', '-')}")
        players = [f"{name}: {self._player(who)}" for name, who in zip(self.words.names, self.seats, strict=True)]
        return f"{title} · {' · '.join(players)}"

    def _player(self, who: str) -> str:
        """What the person or bot is called; a bot of somebody's own by its file and class."""
        key = f"bot-{who}"
        if self.words.has(f"epithet-{who}"):
            return self.words.say("bot-of-level", bot=self.words.say(key), level=self.words.say(f"epithet-{who}"))
        return self.words.say(key) if self.words.has(key) else who

    def warnings(self) -> list[Text]:
        """What the rulebook advises against in this set-up."""
        return [self._reason(warning) for warning in self.game.ruleset.warnings(self.game.setup)]

    def board(self, seat: int | None, width: int) -> Text:
        """The board as this seat sees it."""
        return drawing_of(self.game.title)(self.game.view(seat).state, seat, self.words, width)

    def question(self, decision: Decision) -> Text:
        """What is asked, and by which rules."""
        question = Text(self.words.ask(decision.step, decision.options), style="bold")
        return question.append(f"  [{', '.join(decision.rules)}]", style="dim not bold")

    def log(self, seat: int | None) -> list[str]:
        """What this seat has seen happen."""
        return [self.words.event(event) for _, event in self.game.history(seat)]

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, or say that it cannot be."""
        if not self.game.undoable(seat):
            raise LazarettoError(self.words.say("terminal-no-undo"))
        self.game.undo(seat)

    def why(self, choice: Choice | str) -> list[Text]:
        """Why something cannot be chosen now, with the rule that says so; or that it can."""
        reason = self.game.why_not(choice)
        if reason is None:
            return [Text(self.words.say("terminal-possible"))]
        return [self._reason(reason), *([self.rule(reason.rule)] if reason.rule else [])]

    def rule(self, rule: str) -> Text:
        """A rule by its id."""
        known = {entry.id for entry in rulebook.read(self.game.ruleset.rulebooks)}
        if rule.upper() not in known:
            raise LazarettoError(self.words.say("terminal-no-rule", rule=rule))
        return Text(f"{rule.upper()}  {' '.join(self.words.say(rule.upper()).split())}", style="dim")

    def _reason(self, reason: Reason) -> Text:
        return Text(self.words.reason(reason)).append(f" {reason.rule}", style="dim")

    def result(self) -> list[Text]:
        """How the game ended, and who is where with what."""
        outcome = self.game.outcome
        assert outcome is not None
        lines = [Text(self.words.say(f"ending-{outcome.reason}"), style="bold")]
        for place, who in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
            sources = ", ".join(f"{self.words.say(f'points-{name}')} {n}" for name, n in outcome.points[who].items())
            lines.append(Text(f"{place}. {self.words.names[who]}: {outcome.totals[who]} ({sources})"))
        return lines
