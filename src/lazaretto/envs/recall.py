"""What a seat has seen of a game from its beginning on, in order: its information state under perfect recall."""

from __future__ import annotations

from array import array
from typing import Any

from lazaretto.envs.encoding import Encoding
from lazaretto.kernel.event import Event
from lazaretto.kernel.game import Game
from lazaretto.kernel.outside import shown

ROWS = 640  # observations that a tensor has room for; no game that was ever played had as many


class Recall:
    """Follows a game answer by answer, for every seat."""

    def __init__(self, encoding: Encoding, game: Game) -> None:
        self.encoding = encoding
        self.game = game
        self._lines: list[list[str]] = [[] for _ in range(game.players)]
        self._rows: list[list[array[int]]] = [[] for _ in range(game.players)]
        for _, event in game.happened():
            self._hear(event)
        self._look()
        game.listen(self._hear)

    def apply(self, choice: Any) -> None:
        """Give an answer in the game. A seat knows its own; of those of others it knows what it sees happen."""
        decision = self.game.decision
        wanted = self.game.find(choice)
        if decision is not None and not decision.is_chance:
            before = len(self._lines[decision.seat])
            self.game.apply(wanted)
            self._lines[decision.seat].insert(before, f"> {decision.step} {wanted.text}")
        else:
            self.game.apply(wanted)
        self._look()

    def text(self, seat: int) -> str:
        """What the seat has answered and what it has seen happen, a line each; then what it is asked now."""
        decision = self.game.decision
        asked = "over" if decision is None else f"{decision.step} asks {decision.seat}"
        return "\n".join([f"seat {seat}", *self._lines[seat], asked])

    def rows(self, seat: int) -> list[array[int]]:
        """The observations of the seat, each time that something in them had changed."""
        return self._rows[seat]

    def fork(self) -> Recall:
        """One that follows a copy of the game."""
        twin = Recall.__new__(Recall)
        twin.encoding, twin.game = self.encoding, self.game.fork()
        twin._lines = [lines.copy() for lines in self._lines]
        twin._rows = [rows.copy() for rows in self._rows]
        twin.game.listen(twin._hear)
        return twin

    def _hear(self, event: Event) -> None:
        line = " ".join([event.key, *(f"{name}={value}" for name, value in event.args.items())])
        for seat, lines in enumerate(self._lines):
            if event.seen_by(seat):
                lines.append(line)

    def _look(self) -> None:
        for seat, rows in enumerate(self._rows):
            row = self.encoding.observe(self.game.view(seat))
            if not rows or rows[-1] != row:
                rows.append(row)


def information_state(game: Game, seat: int) -> str:
    """What the seat has answered and what it has seen happen since the game began, a line each."""
    if seat not in range(game.players):
        raise ValueError(f"expected a seat from 0 to {game.players - 1}; got {shown(seat)}")
    return _followed(game).text(seat)


def information_state_tensor(game: Game, seat: int) -> list[array[int]]:
    """The same as numbers: the observations of the seat, each time that something in them had changed."""
    return _followed(game).rows(seat)


def _followed(game: Game) -> Recall:
    """The game played again from its beginning."""
    again = Game(game.ruleset, game.setup)
    recall = Recall(Encoding(game.ruleset, game.setup), again)
    for answer in game.past():
        recall.apply(answer.choice)
    return recall
