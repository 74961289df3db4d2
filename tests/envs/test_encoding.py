"""An observation holds what the seat knows, all of it and nothing else, at places that stay."""

from __future__ import annotations

from array import array
from pathlib import Path

import numpy as np
import pytest

import lazaretto
from lazaretto.envs.encoding import Encoding
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.game import Game
from lazaretto.kernel.view import View
from tests.conformance.cases import Case, every_case
from tests.conformance.plays import Play, every_play, glances, imagined, seats

LAYOUTS = Path(__file__).parent.parent / "golden" / "encodings"
TABLES = [(title, players) for title in TITLES for players in rules_of(title).players]

every_table = pytest.mark.parametrize(("title", "players"), TABLES)


def described(encoding: Encoding) -> list[str]:
    """A layout in lines: whatever a trained program relies on."""
    lines = [f"version {encoding.version}: {encoding.size} numbers, {encoding.actions} actions"]
    for plane in encoding.planes:
        shape = "×".join(map(str, plane.shape))
        lines.append(f"{plane.start:4} {plane.name} {shape} {plane.kind} {plane.low}..{plane.high}: {plane.meaning}")
    return [*lines, "steps: " + " ".join(encoding.steps[1:])]


@every_table
def test_a_layout_changes_only_with_its_version(title: str, players: int, regenerate: bool) -> None:
    now = described(lazaretto.encoding(title, players))
    path = LAYOUTS / f"{title}-{players}p.txt"
    if regenerate:
        LAYOUTS.mkdir(exist_ok=True)
        path.write_text("\n".join(now) + "\n", encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == now, "raise VERSION in envs/encoding.py, then --regenerate"


def encoding_of(case: Case) -> Encoding:
    return Encoding(case.ruleset, case.setup)


def but_for_what_is_left_out(view: View) -> dict[str, object]:
    data = view.to_json()
    data["position"]["learned"] = 0
    return data


@every_case
@every_play
def test_a_view_can_be_read_from_its_observation(case: Case, play: Play) -> None:
    encoding = encoding_of(case)
    for game in glances(case, play):
        for seat in seats(game):
            view = game.view(seat)
            assert but_for_what_is_left_out(encoding.read(encoding.observe(view))) == but_for_what_is_left_out(view)


@every_case
@every_play
def test_every_number_is_within_the_bounds_of_its_plane(case: Case, play: Play) -> None:
    encoding = encoding_of(case)
    for game in glances(case, play):
        numbers = encoding.decode(encoding.observe(game.view(0)))
        for plane in encoding.planes:
            assert plane.low <= min(numbers[plane.name]) <= max(numbers[plane.name]) <= plane.high, plane


@every_case
@every_play
def test_worlds_that_differ_in_secrets_give_the_same_bytes_and_a_known_difference_shows(case: Case, play: Play) -> None:
    """Which is the same as: two observations are equal if and only if the views are."""
    encoding = encoding_of(case)
    before: dict[int | None, tuple[View, bytes]] = {}
    for game in glances(case, play):
        for seat in seats(game):
            view = game.view(seat)
            other = imagined(game, view, game.answered).view(seat)
            assert encoding.observe(other).tobytes() == encoding.observe(view).tobytes()
            assert encoding.mask(other) == encoding.mask(view)
            if seat in before:
                seen, bytes_ = before[seat]
                same = but_for_what_is_left_out(seen) == but_for_what_is_left_out(view)
                assert (bytes_ == encoding.observe(view).tobytes()) == same
            before[seat] = view, encoding.observe(view).tobytes()


def table(title: str = "rattus", players: int = 3) -> Game:
    return lazaretto.new(title, players=players, seed=1)


def test_numpy_arrays_can_be_written_to() -> None:
    encoding, game = lazaretto.encoding("rattus", 3), table()
    assert game.decision is not None
    view = game.view(game.decision.seat)
    out, mask = np.zeros(encoding.size, np.int16), np.zeros(encoding.actions, np.bool_)
    assert encoding.observe(view, out) is out
    assert encoding.mask(view, mask) is mask
    assert out.tolist() == encoding.observe(view).tolist()
    assert np.flatnonzero(mask).tolist() == [option.number for option in game.decision.options]


def test_a_plane_is_found_by_its_name() -> None:
    encoding, game = lazaretto.encoding("rattus", 3), table()
    numbers = encoding.observe(game.view(0))
    assert list(encoding["plague"].of(numbers)) == [game.state.plague]  # type: ignore[attr-defined]
    with pytest.raises(KeyError, match=r"expected one of observer, stack\.step"):
        encoding["plaque"]


@pytest.mark.parametrize(
    "out",
    [
        array("h", bytes(10)),
        bytearray(2),
        "text",
        5,
        np.zeros((800, 2), np.int16)[:, 0],
        array("f", [1.0]),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(out: object) -> None:
    encoding = lazaretto.encoding("rattus", 3)
    with pytest.raises(LazarettoError, match="out: expected a buffer of"):
        encoding.observe(table().view(0), out)


@pytest.mark.parametrize("view", [table("notre-dame").view(0), table(players=4).view(0), None])
def test_a_view_of_another_table_is_refused(view: View) -> None:
    with pytest.raises(LazarettoError, match="expected a view"):
        lazaretto.encoding("rattus", 3).observe(view)


def test_an_observation_that_nobody_can_make_is_refused() -> None:
    encoding = lazaretto.encoding("rattus", 3)
    numbers = encoding.observe(table().view(0))
    for place, number in ((0, 9), (encoding["stack.step"].start, 99), (encoding["plague"].start, 12)):
        wrong = array("h", numbers)
        wrong[place] = number
        with pytest.raises(LazarettoError, match="expected"):
            encoding.read(wrong)
