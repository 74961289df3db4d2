"""A game for several learning programs that are all heard in every round: PettingZoo's parallel interface."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from lazaretto.envs.in_turn import RENDER_MODES
from lazaretto.envs.spaces import action_space, observation_space
from lazaretto.envs.table import Table
from lazaretto.kernel.errors import NotYourDecision


class AtOnce(ParallelEnv):  # type: ignore[misc]
    """Seats that are asked at once answer at once, as in the draft; whoever is not asked must wait.

    To wait is the action after all others, open to those and to nobody else.
    """

    metadata = {"name": "lazaretto", "render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(
        self, title: str, players: int, *, reward: str = "win", render_mode: str | None = None, **options: object
    ) -> None:
        self.table = Table(title, players, reward, **options)
        self.render_mode = render_mode
        self.wait = self.table.encoding.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = dict.fromkeys(self.agents, observation_space(self.table.encoding, 1))
        self.action_spaces = {agent: action_space(self.table.encoding, 1) for agent in self.agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        asked = self.table.asked
        for seat, agent in enumerate(self.possible_agents):
            if (int(actions[agent]) == self.wait) == (seat in asked):
                raise NotYourDecision(f"asked are {asked}; {agent} answered {actions[agent]}; to wait is {self.wait}")
        masks = [self.table.mask(seat) for seat in asked]
        for seat, mask in zip(asked, masks, strict=True):
            action = int(actions[self.possible_agents[seat]])
            if not (0 <= action < self.wait and mask[action]):
                self.table.apply(action, seat)  # which says why not
        for seat in asked:
            self.table.apply(int(actions[self.possible_agents[seat]]), seat)
        over = self.table.over
        observations = self._observations()
        rewards = self.table.rewards() if over else [0.0] * len(self.possible_agents)
        told: Any = (
            observations,
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, False),
            {agent: {} for agent in self.possible_agents},
        )
        if over:
            self.agents = []
        return told

    def render(self) -> Any:
        return self.table.render(self.render_mode)

    def close(self) -> None:
        pass

    def _observations(self) -> dict[str, Any]:
        asked = self.table.asked
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.table.mask(seat, room=1)
            mask[self.wait] = seat not in asked
            found[agent] = {"observation": self.table.observe(seat), "action_mask": mask}
        return found


parallel = AtOnce  # as it is called in `lazaretto.envs`
