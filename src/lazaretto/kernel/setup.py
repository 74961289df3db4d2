"""How a game is set up: number of players and options, checked before anything is dealt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from lazaretto.kernel.errors import SetupError

if TYPE_CHECKING:
    from lazaretto.kernel.ruleset import Ruleset

Edit = Callable[["Ruleset"], "Ruleset"]


@dataclass(frozen=True)
class Option:
    """Something the host may settle before the game. Values are texts, so that every client writes them alike.

    A value that changes the rules does so as an edit of the ruleset (a house rule is a small expansion), never by `if`.
    """

    name: str
    values: Callable[[int], tuple[str, ...]]  # by number of players; the first is the default
    edits: Mapping[str, Edit] = field(default_factory=dict)

    def read(self, value: object, players: int) -> str:
        """The value as a text, if it is one of those allowed."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text not in self.values(players):
            expected = ", ".join(self.values(players))
            raise SetupError(f"option {self.name}: expected one of {expected}; got {text!r}")
        return text


def one_of(*values: str) -> Callable[[int], tuple[str, ...]]:
    """The same values for every number of players."""
    return lambda players: values


def any_seat_or_random(players: int) -> tuple[str, ...]:
    """By lot, or a named seat."""
    return ("random", *(str(seat) for seat in range(players)))


@dataclass(frozen=True)
class Setup:
    """What a game starts from, apart from chance: enough, with the answers, to play it again."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, Any] | None = None  # what is printed, where it is not the title's own

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        data: dict[str, Any] = {"players": self.players, "options": dict(self.options)}
        if self.components is not None:
            data["components"] = self.components
        return data


def prepare(
    ruleset: Ruleset,
    players: object,
    options: Mapping[str, object],
    components: Mapping[str, Any] | None = None,
) -> Setup:
    """A complete set-up with every option settled, or an error that says what was expected."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in ruleset.players:
        raise SetupError(f"{ruleset.name}: expected {_or(ruleset.players)} players; got {players!r}")
    known = {option.name: option for option in ruleset.options}
    for name in options:
        if name not in known:
            raise SetupError(f"{ruleset.name} has no option {name!r}; it has: {', '.join(known) or 'none'}")
    settled = {
        name: option.read(options[name], players) if name in options else option.values(players)[0]
        for name, option in known.items()
    }
    return Setup(players, settled, components)


def _or(numbers: tuple[int, ...]) -> str:
    texts = [str(number) for number in numbers]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
