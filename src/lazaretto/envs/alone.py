"""A game for one learning program, the other seats played by bots: Gymnasium's interface."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from lazaretto.bots import roster
from lazaretto.bots.bot import Bot
from lazaretto.envs.in_turn import RENDER_MODES
from lazaretto.envs.spaces import action_space, observation_space
from lazaretto.envs.table import LONGEST, SEEDS, Table
from lazaretto.kernel.errors import IllegalChoice, LazarettoError
from lazaretto.kernel.outside import shown, whole


class Alone(gymnasium.Env[Any, Any]):
    """The program has one seat; the reward is that of its seat and comes at the end.

    An action that is not open changes nothing, and `info["illegal"]` says what was offered. A program that gives such
    answers for too long finds its game cut off.
    """

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(
        self,
        title: str,
        players: int,
        *,
        bot: str = "random",
        seat: int = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = Table(title, players, reward, **options)
        own = whole(seat)
        if own is None or own not in range(self.table.players):
            raise LazarettoError(f"expected a seat from 0 to {self.table.players - 1}; got {shown(seat)}")
        self.seat = own
        self.bot = bot
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.encoding)
        self.action_space = action_space(self.table.encoding)
        self._bots: list[Bot] = []
        self._answers = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        draws = [int(draw) for draw in self.np_random.integers(SEEDS, size=1 + self.table.players)]
        self.table.reset(draws[0])
        self._bots = [roster.bot(self.bot, self.table.encoding.title, draw) for draw in draws[1:]]
        self._answers = 0
        self._until_asked()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._answers += 1
        info = {}
        try:
            self.table.apply(int(action), self.seat)
        except IllegalChoice as refusal:
            info["illegal"] = str(refusal)
        self._until_asked()
        over = self.table.over
        reward = self.table.rewards()[self.seat] if over else 0.0
        return self._observation(), reward, over, not over and self._answers >= LONGEST, info

    def render(self) -> Any:
        return self.table.render(self.render_mode)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are open, as algorithms that mask them ask for it (`MaskablePPO` of sb3-contrib)."""
        return self.table.mask(self.seat).view(np.bool_)

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.table.observe(self.seat), "action_mask": self.table.mask(self.seat)}

    def _until_asked(self) -> None:
        """Let the bots play until the program is asked or the game is over."""
        while not self.table.over and self.seat not in self.table.asked:
            seat = self.table.asked[0]
            self.table.apply(self._bots[seat].choose(self.table.view(seat)).number, seat)


solo = Alone  # as it is called in `lazaretto.envs`
