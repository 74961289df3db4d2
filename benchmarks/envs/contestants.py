"""Each environment as a function that takes some random steps and says how many. Not all need be installed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any

from lazaretto.games.titles import TITLES

GAMES = 64  # of ours, side by side
ROUND = 50  # steps of all of them between two looks at the clock

Contestant = Callable[[], float]


def batch(title: str) -> Contestant:
    """Ours for four, the open actions drawn by the loop itself."""
    from lazaretto.envs import Batch

    games = Batch(title, 4, GAMES, seed=1)
    actions = games.sample()

    def run() -> float:
        for _ in range(ROUND):
            games.step(actions)
            games.sample(actions)
        return ROUND * GAMES

    return run


def masked_argmax(title: str) -> Contestant:
    """The same, with what a policy in NumPy does besides: the greatest of some random logits among the open actions."""
    import numpy as np

    from lazaretto.envs import Batch

    games = Batch(title, 4, GAMES, seed=1)
    rng = np.random.default_rng(1)
    logits = [rng.random(games.mask.shape, np.float32) + 1 for _ in range(16)]
    masked = np.empty(games.mask.shape, np.float32)

    def run() -> float:
        for k in range(ROUND):
            np.multiply(logits[k % 16], games.mask, out=masked)
            games.step(masked.argmax(axis=1))
        return ROUND * GAMES

    return run


def in_turn(title: str) -> Contestant:
    """Ours as an environment of PettingZoo."""
    from lazaretto.envs import aec

    return pettingzoo_loop(aec(title, 4))


def pettingzoo(name: str) -> Contestant:
    """A classic game of PettingZoo."""
    from importlib import import_module

    return pettingzoo_loop(import_module(f"pettingzoo.classic.{name}").env())


def pettingzoo_loop(env: Any) -> Contestant:
    """A game at random, by the loop that PettingZoo documents."""
    import numpy as np

    rng = random.Random(1)

    def run() -> float:
        env.reset(seed=1 + rng.randrange(10**6))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return run


def pgx(name: str, games: int) -> Contestant:
    """A game of pgx, so many side by side in one compiled function with auto-reset, on the processor."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make(name)
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        choose, chance = jax.random.split(key)
        return step(state, jax.random.categorical(choose, logits), chance)

    @jax.jit  # type: ignore[untyped-decorator]
    def some(states: Any, key: Any) -> Any:
        def body(states: Any, key: Any) -> tuple[Any, Any]:
            states = jax.vmap(one)(states, jax.random.split(key, games))
            return states, states.observation.sum()

        return jax.lax.scan(body, states, jax.random.split(key, 20))

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    keys = iter(jax.random.split(jax.random.PRNGKey(2), 100_000))
    states, _ = some(states, next(keys))
    kept = [states]

    def run() -> float:
        kept[0], seen = some(kept[0], next(keys))
        seen.block_until_ready()
        return 20 * games

    return run


def ocean(name: str, agents: int) -> Contestant:
    """A game of PufferLib, with so many agents in its C. It has no masks: actions are any, drawn beforehand."""
    import numpy as np

    from benchmarks.envs.ocean import GAMES, load

    library, game = load(name), GAMES[name]
    kinds = {"observations": game.kind, "actions": np.int32, "rewards": np.float32, "ended": bool, "cut": bool}
    buffers: dict[str, Any] = {name: np.zeros(agents, kind) for name, kind in kinds.items()}
    buffers["observations"] = np.zeros((agents, game.observation), game.kind)
    each = [[buffer[k : k + game.agents] for buffer in buffers.values()] for k in range(0, agents, game.agents)]
    envs = library.vectorize(*[library.env_init(*own, k, **game.arguments) for k, own in enumerate(each)])
    library.vec_reset(envs, 1)
    drawn = np.random.default_rng(1).integers(game.actions, size=(1000, agents), dtype=np.int32)
    rows = cycle(drawn)

    def run() -> float:
        for _ in range(ROUND):
            buffers["actions"][:] = next(rows)  # C writes into all of them: they must live as long as this function
            library.vec_step(envs)
        return ROUND * agents

    return run


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    **{title: partial(batch, title) for title in TITLES},
    **{f"{title}, masked argmax": partial(masked_argmax, title) for title in TITLES},
    **{f"{title}, AEC": partial(in_turn, title) for title in TITLES},
    "PettingZoo connect four": partial(pettingzoo, "connect_four_v3"),
    "PettingZoo tic-tac-toe": partial(pettingzoo, "tictactoe_v3"),
    "pgx backgammon, 64": partial(pgx, "backgammon", 64),
    "pgx leduc hold'em, 1024": partial(pgx, "leduc_holdem", 1024),
    "pgx connect four, 1024": partial(pgx, "connect_four", 1024),
    "PufferLib connect four, 1024": partial(ocean, "connect4", 1024),
    "PufferLib checkers, 1024": partial(ocean, "checkers", 1024),
    "PufferLib Go 7x7, 1024": partial(ocean, "go", 1024),
    "PufferLib triple triad, 1024": partial(ocean, "tripletriad", 1024),
    "PufferLib Tetris, 1024": partial(ocean, "tetris", 1024),
    "PufferLib Pacman, 1024": partial(ocean, "pacman", 1024),
    "PufferLib Neural MMO 3, 1024": partial(ocean, "nmmo3", 1024),
}
