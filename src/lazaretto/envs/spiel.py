"""The titles as games of OpenSpiel: `pyspiel.load_game("lazaretto_rattus(players=3)")` once this module is imported."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import numpy as np
import pyspiel

from lazaretto.envs.encoding import Encoding, encoding
from lazaretto.envs.recall import ROWS, Recall
from lazaretto.envs.rewards import reward_of
from lazaretto.envs.table import LONGEST
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import Rng

MOST_POINTS = 1000.0  # more than any seat ever has


def short_name(title: str) -> str:
    """What OpenSpiel calls a title."""
    return "lazaretto_" + "".join(letter if letter.isalnum() else "_" for letter in title)


def game_type(title: str) -> Any:
    """What OpenSpiel must know of a title before there is a game."""
    kinds = pyspiel.GameType
    players = rules_of(title).players
    return kinds(
        short_name=short_name(title),
        long_name=f"Lazaretto: {title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(players), "reward": "win"},
    )


@cache
def _encoding(title: str, players: int) -> Encoding:
    return encoding(title, players)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title for so many players. Each title has a class of its own, because that is what OpenSpiel registers."""

    title: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", min(rules_of(self.title).players))
        self.players = players
        self.rewards = reward_of(given.get("reward", "win"))
        size = self.encoding.actions
        bounds = {"points": (0.0, MOST_POINTS), "margin": (-MOST_POINTS, MOST_POINTS)}
        low, high = bounds.get(given.get("reward", "win"), (0.0, 1.0))
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=players,
            min_utility=low,
            max_utility=high,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.title), info, given)

    @property
    def encoding(self) -> Encoding:
        """What its tensors consist of."""
        return _encoding(self.title, self.players)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, with chance as a player of its own. Seats that are asked at once come one after the other."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._play = Play(game.encoding)
        self._rewards = game.rewards

    @property
    def position(self) -> Game:
        """The game itself."""
        return self._play.recall.game

    @property
    def recall(self) -> Recall:
        """What each seat has seen of it."""
        return self._play.recall

    def current_player(self) -> int:
        decision = self.position.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if decision.is_chance else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.position.decision
        return [] if decision is None else sorted(option.number for option in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.position.decision
        assert decision is not None
        assert decision.weights is not None
        total = sum(decision.weights)
        numbers = [option.number for option in decision.options]
        return sorted((number, weight / total) for number, weight in zip(numbers, decision.weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self._play.recall.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.find(action).text

    def is_terminal(self) -> bool:
        return self.position.decision is None

    def returns(self) -> list[float]:
        outcome = self.position.outcome
        return [0.0] * self.position.players if outcome is None else self._rewards(outcome)

    def __str__(self) -> str:
        return self.position.ruleset.write(self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that may be the real one as far as a player knows, without a history: the real one would tell."""
        game = self.position
        world = game.view(player).imagine(Rng(int(sampler() * 2**30)))
        twin: SpielState = self.get_game().new_initial_state()
        twin._play.recall = Recall(
            self.recall.encoding, Game(game.ruleset, game.setup, None, world.save(), game.answered)
        )
        return twin


class Play:
    """What OpenSpiel copies with a state."""

    def __init__(self, encoding: Encoding) -> None:
        self.recall = Recall(encoding, Game(encoding.ruleset, encoding.setup))

    def __deepcopy__(self, memo: Any) -> Play:
        twin = Play.__new__(Play)
        twin.recall = self.recall.fork()
        return twin

    def __reduce__(self) -> Any:
        game = self.recall.game
        return _played, (game.title, game.players, [answer.choice for answer in game.past()])


def _played(title: str, players: int, choices: list[str]) -> Play:
    play = Play(_encoding(title, players))
    for choice in choices:
        play.recall.apply(choice)
    return play


class Observer:
    """What a player knows now or, with perfect recall, whatever he has seen: the last row is the newest."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        planes, size = game.encoding.planes, game.encoding.size
        self._encoding = game.encoding
        shape = (ROWS, size) if perfect_recall else (size,)
        self.tensor = np.zeros(shape, np.float32).reshape(-1)
        whole = self.tensor.reshape(shape)
        if perfect_recall:
            self.dict = {"seen": whole}
        else:
            self.dict = {plane.name: whole[plane.start : plane.start + plane.size] for plane in planes}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor`, and with it `dict`."""
        self.tensor.fill(0)
        rows = state.recall.rows(player)
        if self.perfect_recall:
            kept = rows[-ROWS:]
            self.dict["seen"][: len(kept)] = kept
        else:
            self.tensor[:] = rows[-1]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        if self.perfect_recall:
            return state.recall.text(player)
        return str(self._encoding.decode(state.recall.rows(player)[-1]))


for _title in TITLES:
    pyspiel.register_game(game_type(_title), type(short_name(_title), (SpielGame,), {"title": _title}))


def open_spiel(title: str, players: int, *, reward: str = "win") -> Any:
    """A title as a game of OpenSpiel."""
    return pyspiel.load_game(short_name(title), {"players": players, "reward": reward})
