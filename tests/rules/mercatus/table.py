"""Short words for positions of Rattus with Mercatus and what stands in them."""

from __future__ import annotations

from typing import Any

import lazaretto
from lazaretto import Game, Reason
from lazaretto.games.rattus.board import COLOURS, REGIONS
from lazaretto.games.rattus.mercatus.board import KINDS
from lazaretto.kernel import bits

TITLE = "rattus+mercatus"

# Red's part of the final round, the last before all rats are resolved; yellow played the last turn.
FINAL = "to:red last:yellow ended:all-cubes-placed stack:last_sale@y,reckoning@y,final_move@r,final_act_with_goods@r"


def at(line: str) -> Game:
    """The game that goes on from this position; chance is asked."""
    return lazaretto.position(TITLE, line)


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


def part(game: Game) -> dict[str, Any]:
    """The goods and coins."""
    saved: dict[str, Any] = game.state.save()["parts"]["goods"]
    return saved


def coins(game: Game, colour: str) -> int:
    """A player's coins."""
    return int(part(game)["coins"][COLOURS.index(colour)])


def held(game: Game, colour: str) -> dict[str, int]:
    """A player's goods."""
    seat = COLOURS.index(colour)
    return {kind: n for k, kind in enumerate(KINDS) if (n := part(game)["held"][seat * 4 + k])}


def face_up(game: Game) -> set[str]:
    """The kinds that lie face up."""
    return {KINDS[k] for k in bits.members(part(game)["up"])}


def face_down(game: Game, kind: str) -> int:
    """How many of a kind lie face down."""
    return int(part(game)["down"][KINDS.index(kind)])


def on_card(game: Game, card: str) -> str:
    """The kind on a card, or nothing."""
    kinds = {c.name: part(game)["on"][c.id] for c in game.ruleset.cards}
    return KINDS[kinds[card] - 1] if kinds[card] else ""


def cubes(game: Game, region: str, colour: str) -> int:
    """A player's cubes in a region."""
    return int(game.state.save()["cubes"][REGIONS.index(region) * 4 + COLOURS.index(colour)])


def palace(game: Game, colour: str) -> int:
    """A player's cubes in the palace."""
    return int(game.state.save()["palace"][COLOURS.index(colour)])


def rats(game: Game, region: str) -> int:
    """How many rats lie in a region."""
    return int(game.state.save()["rats"][REGIONS.index(region)])


def plague(game: Game) -> str:
    """Where the plague piece is."""
    return REGIONS[game.state.save()["plague"]]


def cards_in_play(game: Game) -> set[str]:
    """The names of the cards in play."""
    return {card.name for card in game.ruleset.cards if game.state.save()["in_play"] & card.bit}


def refusal(game: Game, choice: str) -> tuple[str, str]:
    """The code and the rule for which a choice is refused now."""
    reason = game.why_not(choice)
    assert isinstance(reason, Reason)
    return reason.code, reason.rule
