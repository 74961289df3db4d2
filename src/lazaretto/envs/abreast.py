"""Many games for one learning program at once, the other seats played beside it: Gymnasium's vector interface."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lazaretto.envs.batch import Batch
from lazaretto.envs.spaces import action_space, observation_space
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.outside import shown, whole

Opponent = Callable[[Batch], NDArray[np.int64]]  # an open action for every game of a batch
Observations = dict[str, NDArray[Any]]


class Abreast(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """The program has the same seat in every game; `opponent` answers for all others, at random if nothing is said.

    A game that is over begins anew in the same step. Its last observation is not given (`final_obs`): games end by
    their rules alone, so that nobody must guess what would have come.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int,
        num_envs: int,
        *,
        opponent: Opponent = Batch.sample,
        seat: int = 0,
        reward: str = "win",
        **options: Any,
    ) -> None:
        self.batch = Batch(title, players, num_envs, reward=reward, **options)
        own = whole(seat)
        if own is None or own not in range(self.batch.encoding.players):
            raise LazarettoError(f"expected a seat from 0 to {self.batch.encoding.players - 1}; got {shown(seat)}")
        self.seat = own
        self.opponent = opponent
        self.num_envs = self.batch.n
        self.single_observation_space = observation_space(self.batch.encoding)
        self.single_action_space = action_space(self.batch.encoding)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin every game anew; without a seed as nobody can foresee."""
        self.batch.reset(secrets.randbits(30) if seed is None else seed)
        self._until_asked(np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_))
        return self._observations(), {}

    def step(self, actions: Any) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Give an answer in every game. If one of them is not open, it is named, and nothing changes in any game."""
        self.batch.step(actions)
        rewards, over = self.batch.reward[:, self.seat].copy(), self.batch.done.copy()
        self._until_asked(rewards, over)
        return self._observations(), rewards.astype(np.float64), over, np.zeros(self.num_envs, np.bool_), {}

    def _until_asked(self, rewards: NDArray[np.float32], over: NDArray[np.bool_]) -> None:
        """Let the others play until the program is asked in every game."""
        batch = self.batch
        while (others := batch.seat != self.seat).any():
            batch.step(self.opponent(batch), where=others)
            rewards += batch.reward[:, self.seat]
            over |= batch.done

    def _observations(self) -> Observations:
        return {"action_mask": self.batch.mask.astype(np.int8), "observation": self.batch.obs.copy()}


vector = Abreast  # as it is called in `lazaretto.envs`
