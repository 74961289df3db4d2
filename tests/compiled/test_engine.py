"""What the compiled engine owes to those who write Python: edits count, rows are lists, errors name their lines."""

from __future__ import annotations

import inspect
import os
import pydoc
import shutil
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

import lazaretto
from lazaretto import compiled
from lazaretto.games.rattus.cards.king import King
from lazaretto.games.rattus.state import Rattus
from lazaretto.games.rattus.verbs import copy_slot
from lazaretto.kernel import drive
from lazaretto.kernel.errors import IllegalChoice, RecordError
from lazaretto.kernel.rng import Rng
from tools.engine.build import NATIVE, build_expansion

PACKAGE = Path(lazaretto.__file__).parent
is_compiled = lazaretto.engine == "compiled"


def table() -> Rattus:
    s = lazaretto.new("rattus", players=3, seed=1).state
    assert isinstance(s, Rattus)
    return s


@pytest.mark.slow
@pytest.mark.parametrize("module", ["rattus.state", "rattus.picture", "rattus.ruleset", "notre_dame.notation"])
def test_any_module_of_a_game_may_be_imported_first(module: str) -> None:
    done = subprocess.run([sys.executable, "-c", f"import lazaretto.games.{module}"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.skipif(not compiled.MANIFEST.exists(), reason="this machine has no C compiler")
def test_an_edited_source_is_used_in_the_place_of_what_was_compiled(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "lazaretto")
    with (tmp_path / "lazaretto" / "games" / "rattus" / "turn.py").open("a") as file:
        file.write("\nEDITED = True\n")
    run = "import lazaretto; print(lazaretto.engine); from lazaretto.games.rattus import turn; print(turn.EDITED)"
    kept = {name: value for name, value in os.environ.items() if name != "LAZARETTO_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", run], env=kept | {"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert done.stdout == "pure Python: lazaretto.games.rattus.turn has changed since it was compiled\nTrue\n"


def test_a_row_of_numbers_can_be_read_like_a_list() -> None:
    s = table()
    assert (s.reserve[0], s.reserve[-1], s.reserve[:3], len(s.reserve)) == (20, 0, [20, 20, 20], 4)
    assert s.reserve == [20, 20, 20, 0]
    assert (list(s.reserve), max(s.reserve), 20 in s.reserve) == ([20, 20, 20, 0], 20, True)


def test_a_row_of_numbers_can_be_written_like_a_list() -> None:
    s = table()
    s.reserve[1] = 7
    s.palace[:] = [1, 2, 3, 4]
    s.palace[-1] += 1
    assert (list(s.reserve), list(s.palace)) == ([20, 7, 20, 0], [1, 2, 3, 5])


def test_a_row_of_rows_can_be_read_and_written_like_lists() -> None:
    s = table()
    s.cubes[2][1] = 5
    s.cubes[11][:] = [1, 2, 3, 4]
    assert (s.cubes[2][1], list(s.cubes[2]), sum(s.cubes[11]), len(s.cubes)) == (5, [0, 5, 0, 0], 10, 12)


def test_a_place_outside_a_row_is_refused() -> None:
    s = table()
    with pytest.raises(IndexError):
        s.reserve[4]
    with pytest.raises(IndexError):
        s.reserve[-5] = 1


def test_an_answer_that_is_not_open_is_refused_by_the_driver() -> None:
    s = table()
    for i in (-1, 11, 62, 63, 5000):
        with pytest.raises(IllegalChoice):
            drive.choose(s, i)


@pytest.mark.parametrize(
    ("title", "field", "value"),
    [("rattus", "plague", 100), ("rattus", "drawn", -1), ("rattus", "me", 9), ("notre-dame", "bell", 5)],
)
def test_a_position_from_outside_that_names_no_place_is_refused(title: str, field: str, value: int) -> None:
    snapshot = lazaretto.new(title, players=3, seed=1).snapshot()
    snapshot["state"][field] = value
    with pytest.raises(RecordError, match=f"{field}: expected a number from 0"):
        lazaretto.resume(snapshot)


def test_nothing_is_written_outside_a_row() -> None:
    s = table()
    with pytest.raises((IndexError, SystemError)):  # compiled, the error is found when C gives back to Python
        copy_slot(s, 0, 500)


def test_more_steps_in_progress_than_there_is_room_for_are_refused() -> None:
    snapshot = lazaretto.new("rattus", players=3, seed=1).snapshot()
    snapshot["state"]["stack"] *= 10
    with pytest.raises(RecordError, match="expected a list of 40 steps at most"):
        lazaretto.resume(snapshot)


def test_an_error_in_the_rules_names_its_file_and_line() -> None:
    s = table()
    s.stack[s.depth - 1] = 255  # no step has this number
    with pytest.raises(IndexError) as raised:
        drive.choose(s, 0)
    last = traceback.extract_tb(raised.tb)[-1]
    assert Path(last.filename).name == "drive.py"
    assert last.name.endswith("give")
    source = (PACKAGE / "kernel" / "drive.py").read_text(encoding="utf-8").splitlines()
    assert "layout.steps[" in source[(last.lineno or 0) - 1]


def test_help_shows_what_the_sources_say() -> None:
    assert drive.__doc__ is not None
    assert drive.__doc__.startswith("The driver: runs steps")
    assert (drive.choose.__doc__ or "").startswith("Give answer i to the waiting step, where it is open")
    assert list(inspect.signature(drive.choose).parameters) == ["s", "i"]
    assert (drive.choose.__module__, Rattus.__module__) == ("lazaretto.kernel.drive", "lazaretto.games.rattus.state")
    assert (Rattus.__doc__ or "").startswith("A position.")
    assert "Play on at random to the end" in pydoc.render_doc(drive)


def test_help_shows_what_an_object_is_made_from() -> None:
    assert list(inspect.signature(Rng).parameters) == ["seed"]
    assert (Rng.__doc__ or "").startswith("Multiply-with-carry")


def test_compiled_rules_refuse_a_class_that_they_could_not_see() -> None:
    if is_compiled:
        with pytest.raises(TypeError, match="LAZARETTO_PURE=1"):
            type("Extra", (King,), {})
    else:
        assert issubclass(type("Extra", (King,), {}), King)


def test_an_expansion_is_not_compiled_before_the_engine(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="expected the engine to have been compiled before"):
        build_expansion("tests.expansion", tmp_path, tmp_path / "out", NATIVE)
