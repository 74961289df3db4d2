"""A game for several learning programs that are asked one after the other: PettingZoo's AEC interface."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from lazaretto.envs.spaces import action_space, observation_space
from lazaretto.envs.table import Table

RENDER_MODES = ("ansi", "svg")


class InTurn(AECEnv):  # type: ignore[misc]
    """Agents are `seat_0`, `seat_1` …; of seats that are asked at once, one comes after the other and sees no more."""

    metadata = {"name": "lazaretto", "render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, title: str, players: int, *, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        super().__init__()
        self.table = Table(title, players, reward, **options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.agents, observation_space(self.table.encoding))
        self.action_spaces = {agent: action_space(self.table.encoding) for agent in self.agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Any:
        seat = self._seats[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self.table.apply(int(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self._asked()

    def render(self) -> str | None:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        pass

    def _asked(self) -> str:
        return self.possible_agents[self.table.asked[0]]


aec = InTurn  # as it is called in `lazaretto.envs`
