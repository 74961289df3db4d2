"""Games of PufferLib, built from its sdist: `python -m benchmarks.envs.ocean pufferlib-3.0.0.tar.gz`.

Its own set-up wants PyTorch and fetches libraries, for training and for pictures. The games need a C compiler only.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tools.engine.build import INCLUDES, LINKED, SUFFIX, compiler

BUILT = Path("build", "ocean")
FLAGS = ("-O2", "-flto", "-w", "-DPLATFORM_DESKTOP")  # as its own set-up has them


class Game(NamedTuple):
    """What the Python class of a game gives the C of it."""

    observation: int  # numbers
    kind: type[np.generic]
    actions: int
    arguments: Mapping[str, float]
    agents: int = 1  # that each game has; a step is one of an agent


GO = {
    "width": 950, "height": 800, "grid_size": 7, "board_width": 600, "board_height": 600, "grid_square_size": 600 / 9,
    "moves_made": 0, "komi": 7.5, "score": 0.0, "last_capture_position": -1, "reward_move_pass": -0.25,
    "reward_move_invalid": -0.1, "reward_move_valid": 0.1, "reward_player_capture": 0.25,
    "reward_opponent_capture": -0.25,
}  # fmt: skip
WORLD = {
    "width": 512, "height": 512, "num_players": 1024, "num_enemies": 2048, "num_resources": 2048, "num_weapons": 1024,
    "num_gems": 512, "tiers": 5, "levels": 40, "teleportitis_prob": 0.001, "enemy_respawn_ticks": 2,
    "item_respawn_ticks": 100, "x_window": 7, "y_window": 5, "reward_combat_level": 1.0, "reward_prof_level": 1.0,
    "reward_item_level": 0.5, "reward_market": 0.01, "reward_death": -1.0,
}  # fmt: skip
MAZE = {
    "randomize_starting_position": 0, "min_start_timeout": 0, "max_start_timeout": 49, "frightened_time": 35,
    "max_mode_changes": 6, "scatter_mode_length": 70, "chase_mode_length": 140,
}  # fmt: skip
GAMES = {
    "connect4": Game(42, np.float32, 7, {}),
    "checkers": Game(64, np.uint8, 512, {"size": 8}),
    "go": Game(100, np.float32, 50, GO),
    "tripletriad": Game(114, np.float32, 14, {"width": 990, "height": 690, "card_width": 192, "card_height": 224}),
    "tetris": Game(234, np.float32, 7, {"n_cols": 10, "n_rows": 20, "deck_size": 3}),
    "pacman": Game(291, np.float32, 4, MAZE),
    "nmmo3": Game(1707, np.uint8, 26, WORLD, agents=1024),
}


def load(name: str) -> Any:
    """A game that was built; ImportError where it was not."""
    library = BUILT / f"{name}{SUFFIX}"
    if not library.exists():
        raise ImportError(f"No {library}: see benchmarks/envs/ocean.py")
    loader = ExtensionFileLoader("binding", str(library))
    spec = spec_from_loader("binding", loader)
    assert spec is not None
    return module_from_spec(spec)


def build(sdist: Path) -> None:
    """Compile the games that lie in an sdist of PufferLib."""
    command = compiler()
    assert command is not None, "no C compiler"
    BUILT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, tarfile.open(sdist) as files:
        files.extractall(folder, filter="data")
        [root] = Path(folder).iterdir()
        [drawing] = root.glob("raylib-*linux*")
        for name in GAMES:
            source = root / "pufferlib" / "ocean" / name / "binding.c"
            includes = [f"-I{path}" for path in (INCLUDES, np.get_include(), drawing / "include", source.parent)]
            library = BUILT / f"{name}{SUFFIX}"
            linked = [str(drawing / "lib" / "libraylib.a"), "-lm", "-lpthread", "-ldl", *LINKED, "-o", str(library)]
            subprocess.run([*command, *FLAGS, *includes, str(source), *linked], check=True)
            print(f"built {library}")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
