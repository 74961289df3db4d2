"""Short words for positions of Rattus with Mercatus and what stands in them."""

from __future__ import annotations

import re

import lazaretto
from lazaretto import Game, Reason
from lazaretto.games.rattus.board import COLOURS, REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.games.rattus.mercatus.goods import Goods, goods
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits

TITLE = "rattus+mercatus"

# Red's part of the final round, the last before all rats are resolved; yellow played the last turn.
FINAL = "to:red last:yellow ended:all-cubes-placed stack:last_sale@y,reckoning@y,final_move@r,final_act@r"


def at(line: str) -> Game:
    """The game that goes on from this position; chance is asked. If it names no card the King is beside the board.

    A board without rats has the Peasant beside it, who can do without: there would be no end otherwise.
    """
    fields = dict(field.split(":", 1) for field in line.split())
    if "cards" not in fields:
        fields.setdefault("beside", "king")
    if not re.search(r"/\w", line) and "peasant" not in line:
        fields["beside"] = ",".join(filter(None, [fields.get("beside"), "peasant"]))
    return lazaretto.position(TITLE, " ".join(f"{name}:{value}" for name, value in fields.items()))


def play(game: Game, *choices: str) -> None:
    """Give these answers one after the other."""
    for choice in choices:
        game.apply(choice)


def offered(game: Game, kind: str = "") -> set[str]:
    """The texts of the open answers, or only the items of one kind."""
    assert game.decision is not None
    texts = [choice.text for choice in game.decision.options]
    return {text.removeprefix(f"{kind}:") for text in texts if text.startswith(kind)}


def step(game: Game) -> str:
    """The step that asks."""
    return game.decision.step if game.decision else ""


def table(game: Game) -> Rattus:
    """What lies on the table."""
    assert isinstance(game.state, Rattus)
    return game.state


def part(game: Game) -> Goods:
    """The goods and coins."""
    return goods(table(game))


def coins(game: Game, colour: str) -> int:
    """A player's coins."""
    return part(game).coins[COLOURS.index(colour)]


def held(game: Game, colour: str) -> dict[str, int]:
    """A player's goods."""
    own = part(game).held[COLOURS.index(colour)]
    return {kind: own[k] for k, kind in enumerate(KINDS) if own[k]}


def face_up(game: Game) -> set[str]:
    """The kinds that lie face up."""
    return {KINDS[k] for k in bits.members(part(game).up)}


def face_down(game: Game, kind: str) -> int:
    """How many of a kind lie face down."""
    return part(game).down[KINDS.index(kind)]


def on_card(game: Game, card: str) -> str:
    """The kind on a card, or nothing."""
    kinds = {c.name: part(game).on[c.id] for c in table(game).rules.deck}
    return KINDS[kinds[card] - 1] if kinds[card] else ""


def cubes(game: Game, region: str, colour: str) -> int:
    """A player's cubes in a region."""
    return table(game).cubes[REGIONS.index(region)][COLOURS.index(colour)]


def palace(game: Game, colour: str) -> int:
    """A player's cubes in the palace."""
    return table(game).palace[COLOURS.index(colour)]


def rats(game: Game, region: str) -> int:
    """How many rats lie in a region."""
    return table(game).rats[REGIONS.index(region)]


def plague(game: Game) -> str:
    """Where the plague piece is."""
    return REGIONS[table(game).plague]


def cards_in_play(game: Game) -> set[str]:
    """The names of the cards in play."""
    return {card.name for card in table(game).rules.deck if table(game).in_play & card.bit}


def refusal(game: Game, choice: str) -> tuple[str, str]:
    """The code and the rule for which a choice is refused now."""
    reason = game.why_not(choice)
    assert isinstance(reason, Reason)
    return reason.code, reason.rule
