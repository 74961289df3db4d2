"""Every title by a name of Gymnasium's: once this is imported, `gymnasium.make` and `make_vec` find them."""

from __future__ import annotations

from gymnasium.envs.registration import register

from lazaretto.envs.encoding import VERSION
from lazaretto.games.titles import TITLES

for title in TITLES:
    register(
        id=f"lazaretto/{title.replace('+', '-')}-v{VERSION}",
        entry_point="lazaretto.envs.alone:Alone",
        vector_entry_point="lazaretto.envs.abreast:Abreast",
        kwargs={"title": title, "players": 2},
    )
