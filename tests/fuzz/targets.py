"""One target for each kind of thing that comes from outside into the engine.

A target makes an input from bytes: a real one, mutated, or the bytes as they are. An input is plain data, which can be
kept in a file and handed to another process. `target(data)` gives the verdict on it, and raises a Breach where the
engine does not do what it owes (see contract.py).
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import lazaretto
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.canonical import canonical
from lazaretto.kernel.dealer import Dealer
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import Record
from lazaretto.kernel.replay import draws_that_differ, read_setup
from lazaretto.kernel.setup import prepare
from lazaretto.kernel.view import read_view
from tests.conformance.plays import seats
from tests.fuzz import contract
from tests.fuzz.contract import Sight
from tests.fuzz.draws import Draws
from tests.fuzz.mutations import edit, mutate, mutate_line, oddity_or_number
from tests.fuzz.starts import played

GAMES = Path(lazaretto.__file__).parent / "games"
COMPONENTS = {
    "rattus": [GAMES / "rattus" / "tokens.toml", GAMES / "rattus" / "map.toml"],
    "notre-dame": [GAMES / "notre_dame" / "board.toml"],
}
SHORT = 40  # answers in a record: every state of it is digested twice
TIMES = (1, 1, 1, 2, 3)  # how often an input is mutated


@dataclass(frozen=True)
class Target:
    """How inputs of a kind are made, and how the engine takes one in."""

    name: str
    make: Callable[[Draws], Any]
    admit: Callable[[Any], Game | Sight]

    def __call__(self, data: bytes) -> str:
        """The verdict on the input that these bytes make."""
        return self.judge(self.make(Draws(data)))

    def judge(self, given: Any) -> str:
        """The verdict on an input."""
        return contract.verdict(lambda: self.admit(given), given)


def _mutated(data: Any, draws: Draws) -> Any:
    tree = json.loads(json.dumps(data))
    for _ in range(draws.pick(TIMES)):
        tree = mutate(tree, draws)
    return tree


# ---------------------------------------------------------------- snapshots


def make_snapshot(draws: Draws) -> Any:
    """A snapshot with something changed, mostly in its position."""
    snapshot = played(draws).snapshot()
    if draws.one_in(6):
        return _mutated(snapshot, draws)
    return snapshot | {"state": _mutated(snapshot["state"], draws)}


def admit_snapshot(given: Any) -> Game:
    """As `lazaretto.resume` takes it."""
    return lazaretto.resume(given)


# ---------------------------------------------------------------- records


def make_record(draws: Draws) -> str:
    """The text of a record with something changed; in some its digests fit the change."""
    if draws.one_in(8):
        return draws.rest().decode("utf-8", "replace")
    game = played(draws, SHORT)
    if draws.one_in(2):
        game = lazaretto.resume(game.snapshot())
    text = game.record().to_json()
    how = draws.below(3)
    if how == 0:
        return edit(text, draws)
    changed = _mutated(json.loads(text), draws)
    return json.dumps(changed if how == 1 else _with_digests(changed))


def _with_digests(data: Any) -> Any:
    """The record with the digests of its own states, as far as it plays at all."""
    try:
        read = Record.from_json(json.dumps(data))
        game = Game(
            rules_of(read.title), read_setup(rules_of(read.title), read.setup), start=read.start, first=read.first
        )
        for answer in read.answers:
            game.repeat(answer)
        data["answers"] = json.loads(game.record().to_json())["answers"]
    except Exception:  # what breaks here breaks again, and is named, when the record is admitted
        return data
    return data


def admit_record(given: str) -> Game:
    """As `lazaretto verify` takes it."""
    record = Record.from_json(given)
    game = lazaretto.replay(record)
    draws_that_differ(game.ruleset, record)
    record.keeps_commitment()
    return game


# ---------------------------------------------------------------- position lines


def make_position(draws: Draws) -> Any:
    """A line of notation with fields changed, exchanged and lent by another line."""
    game = played(draws)
    title = game.title
    if draws.one_in(12):
        return {"title": title, "line": draws.rest().decode("utf-8", "replace")}
    line = game.ruleset.write(game.state)
    other = played(draws)
    lent = other.ruleset.write(other.state)
    letters = "".join(colour[0] for colour in game.ruleset.seats) + "-x"
    for _ in range(draws.pick(TIMES)):
        line = mutate_line(line, lent, letters, draws)
    return {"title": title, "line": line}


def admit_position(given: Any) -> Game:
    """As `lazaretto.position` takes it."""
    return lazaretto.position(given["title"], given["line"])


# ---------------------------------------------------------------- views


def make_view(draws: Draws) -> Any:
    """A view of somebody with something changed, mostly in its position."""
    game = played(draws)
    view = game.view(draws.pick(seats(game))).to_json()
    changed = _mutated(view, draws) if draws.one_in(4) else view | {"position": _mutated(view["position"], draws)}
    return {"title": game.title, "setup": game.setup.to_json(), "view": changed}


def admit_view(given: Any) -> Sight:
    """As a bot in another process takes it."""
    ruleset = rules_of(given["title"])
    setup = read_setup(ruleset, given["setup"])
    return Sight(read_view(ruleset, setup, given["view"]), ruleset, setup)


# ---------------------------------------------------------------- component files


def make_components(draws: Draws) -> Any:
    """Component files with lines, words and numbers changed."""
    title = draws.pick(tuple(COMPONENTS))
    texts = {path.name: path.read_text(encoding="utf-8") for path in COMPONENTS[title]}
    name = draws.pick(sorted(texts))
    if draws.one_in(12):
        texts[name] = draws.rest().decode("latin-1")
    for _ in range(draws.pick(TIMES)):
        texts[name] = edit(texts[name], draws)
    return {"title": title, "players": draws.pick(rules_of(title).players), "files": texts}


def admit_components(given: Any) -> Game:
    """As `lazaretto.new` takes the folder of an owner."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in given["files"].items():
            (Path(folder) / name).write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            return lazaretto.new(given["title"], given["players"], seed=1, components=folder)
        except LazarettoError as error:
            error.args = (str(error).replace(folder, "FOLDER"),)  # the same in every process
            raise


# ---------------------------------------------------------------- sets in one file


def make_set(draws: Draws) -> Any:
    """A set as sites take it, its data or its text changed."""
    title = draws.pick(tuple(COMPONENTS))
    printed = rules_of(title).components
    text = json.dumps(_mutated(json.loads(printed.write(printed.own)), draws))
    if draws.one_in(4):
        text = edit(text, draws)
    return {"title": title, "players": draws.pick(rules_of(title).players), "text": text}


def admit_set(given: Any) -> Game:
    """As a site takes what an owner brings."""
    rules = rules_of(given["title"])
    data = rules.components.parse(given["text"])
    rules.components.name(data)
    return Game(rules, prepare(rules, given["players"], {}, data), Dealer(1))


# ---------------------------------------------------------------- set-ups


def make_setup(draws: Draws) -> Any:
    """The arguments of a new game, some of them odd."""
    ruleset = rules_of(draws.pick(tuple(TITLES)))
    players = draws.pick(ruleset.players)
    option = draws.pick(ruleset.options)
    options = {option.name: draws.pick(option.values(players))}
    setup = {"title": ruleset.name, "players": players, "seed": 1, "components": None, "options": options}
    return _mutated(setup, draws) if draws.one_in(2) else setup | {draws.pick(sorted(setup)): oddity_or_number(draws)}


def admit_setup(given: Any) -> Game:
    """As `lazaretto.new` takes it; what Python itself refuses as a call is no matter of the engine.

    Without a seed every process deals another game, so that here stands for the seed 1.
    """
    given = {"title": "rattus", "players": 3, "seed": 1, "components": None} | (given if type(given) is dict else {})
    options = given["options"] if type(given.get("options")) is dict else {}
    named = {name: value for name, value in options.items() if name not in given}
    seed = 1 if given["seed"] is None else given["seed"]
    return lazaretto.new(given["title"], given["players"], seed, given["components"], **named)


# ---------------------------------------------------------------- answers


def make_answer(draws: Draws) -> Any:
    """A position, an answer that may be open, closed, unknown or no answer at all, and a seat that may be one."""
    game = played(draws)
    choices = game.ruleset.choices
    asked = game.decision.options if game.decision is not None else ()
    choice: Any = draws.pick(asked or choices).text
    seat: Any = draws.pick((None, *game.asked, *seats(game)))
    how = draws.below(6)
    if how == 1:
        choice = draws.pick(choices).text
    elif how == 2:
        choice = draws.pick(choices).number
    elif how == 3:
        choice = edit(choice, draws)
    elif how == 4:
        choice = oddity_or_number(draws)
    elif how == 5:
        seat = oddity_or_number(draws)
    return {"snapshot": game.snapshot(), "choice": choice, "seat": seat, "dealt": draws.one_in(2)}


def admit_answer(given: Any) -> Game:
    """As `Game.apply` takes it; a refused one leaves the game as it was."""
    game = lazaretto.resume(given["snapshot"], seed=1 if given["dealt"] else None)
    before = canonical([game.snapshot(), game.past()])
    try:
        game.apply(given["choice"], given["seat"])
    except LazarettoError:
        assert canonical([game.snapshot(), game.past()]) == before, "a refused answer has changed the game"
        raise
    return game


TARGETS = {
    target.name: target
    for target in (
        Target("snapshots", make_snapshot, admit_snapshot),
        Target("records", make_record, admit_record),
        Target("positions", make_position, admit_position),
        Target("views", make_view, admit_view),
        Target("components", make_components, admit_components),
        Target("sets", make_set, admit_set),
        Target("setups", make_setup, admit_setup),
        Target("answers", make_answer, admit_answer),
    )
}
