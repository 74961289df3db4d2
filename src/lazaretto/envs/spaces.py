"""Observations and actions as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from lazaretto.envs.encoding import Encoding


def observation_space(encoding: Encoding, more: int = 0) -> Any:
    """What a seat knows, and which actions are open to it."""
    low, high = np.zeros(encoding.size, np.int16), np.zeros(encoding.size, np.int16)
    for plane in encoding.planes:
        low[plane.start : plane.start + plane.size] = plane.low
        high[plane.start : plane.start + plane.size] = plane.high
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (encoding.actions + more,), np.int8),
        }
    )


def action_space(encoding: Encoding, more: int = 0) -> Any:
    """The numbers of the choices, and what an environment adds to them."""
    return spaces.Discrete(encoding.actions + more)
