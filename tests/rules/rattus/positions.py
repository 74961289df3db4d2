"""Short words for positions of Rattus, so that a test is one position, one act and one expectation."""

from __future__ import annotations

import lazaretto
from lazaretto.games.rattus.board import COLOURS, FACES, NOBODY, REGIONS
from lazaretto.games.rattus.choices import SLOTS
from lazaretto.games.rattus.ruleset import RATTUS
from lazaretto.games.rattus.state import Rattus
from lazaretto.kernel import bits
from lazaretto.kernel.game import Game
from lazaretto.kernel.setup import prepare

RED, GREEN, BLUE, YELLOW = range(4)


def position(line: str, *answers: str) -> Game:
    """The game that goes on from a line, after these answers. Chance is asked like a seat."""
    return give(lazaretto.position("rattus", line), *answers)


def fresh(players: int, *answers: str, **options: object) -> Game:
    """A game at its set-up, in which chance is asked like a seat."""
    return give(Game(RATTUS, prepare(RATTUS, players, options)), *answers)


def give(game: Game, *answers: str) -> Game:
    """The same game after these answers."""
    for answer in answers:
        game.apply(answer)
    return game


def table(game: Game) -> Rattus:
    """What lies on the table."""
    assert isinstance(game.state, Rattus)
    return game.state


# ---------------------------------------------------------------- what is asked


def asks(game: Game) -> tuple[int, str]:
    """Which seat is asked, and by which step."""
    assert game.decision is not None
    return game.decision.seat, game.decision.step


def offered(game: Game, kind: str | None = None) -> set[str]:
    """The choices that are open; of one kind: its items."""
    assert game.decision is not None
    options = game.decision.options
    return {choice.text if kind is None else choice.item for choice in options if kind in (None, choice.kind)}


def odds(game: Game) -> dict[str, int]:
    """What chance may answer, with its weights."""
    assert game.decision is not None
    assert game.decision.weights is not None
    return {choice.text: n for choice, n in zip(game.decision.options, game.decision.weights, strict=True)}


def refusal(game: Game, choice: str) -> tuple[str, str] | None:
    """The code and the rule by which a choice is refused; None if it is open."""
    reason = game.why_not(choice)
    return None if reason is None else (reason.code, reason.rule)


# ---------------------------------------------------------------- what lies where


def lies(game: Game, region: str) -> str:
    """The cubes in a region and the number of its rats: `g2y1/3`."""
    s, r = table(game), REGIONS.index(region)
    cubes = "".join(f"{COLOURS[seat][0]}{n}" for seat, n in enumerate(s.cubes[r]) if n)
    return f"{cubes}/{s.rats[r]}"


def board(game: Game) -> dict[str, str]:
    """The same for every region that is not empty."""
    return {region: lies(game, region) for region in REGIONS if lies(game, region) != "/0"}


def plague(game: Game) -> str:
    """Where the plague piece is."""
    return REGIONS[table(game).plague]


def cards(game: Game, seat: int) -> set[str]:
    """The class cards that a seat holds."""
    return {card.name for card in table(game).rules.deck if table(game).owner[card.id] == seat}


def cards_beside_the_board(game: Game) -> set[str]:
    """The class cards that nobody holds."""
    return cards(game, NOBODY)


def knows(game: Game, seat: int | None) -> dict[str, str]:
    """The faces on the board that a seat (None: a spectator) knows, by the place of the token: `gallia.1`."""
    s = game.view(seat).state
    assert isinstance(s, Rattus)
    return {SLOTS[k]: FACES[face - 1] for k, face in enumerate(s.face) if face}


def unseen(game: Game) -> set[str]:
    """The tokens that nobody has seen yet, wherever they are."""
    return {FACES[k] for k in bits.members(table(game).starters | table(game).ordinary)}


def told(game: Game, seat: int | None = None) -> list[str]:
    """The keys of what this seat, or a spectator, has seen happen."""
    return [event.key for _, event in game.history(seat)]
