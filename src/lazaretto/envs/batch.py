"""Many games side by side: positions, masks and rewards in NumPy buffers that are used again and again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lazaretto.envs import loop
from lazaretto.envs.encoding import Encoding, encoding, flat
from lazaretto.envs.rewards import reward_of
from lazaretto.kernel import drive, saved
from lazaretto.kernel.errors import LazarettoError, RecordError
from lazaretto.kernel.outside import shown, whole
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.state import State

SEEDS = 0x3FFFFFFF  # an Rng tells seeds apart by so many bits
MOST = 1_000_000  # games in a batch
CHANCES = ("dealt", "asked")


class Batch:
    """`n` games of a title, each at a decision of its own. Every call overwrites the buffers:

    `obs[k]` what the asked seat of game k knows (see `encoding`), `mask[k]` which actions are open to it, `seat[k]`
    which seat that is, `reward[k]` what the last step has brought each seat, `done[k]` whether it has ended the game.
    A game that has ended begins anew at once: `obs`, `mask` and `seat` are then those of the next one.
    """

    def __init__(
        self,
        title: str,
        players: int,
        n: int,
        seed: int = 0,
        *,
        reward: str = "win",
        chance: str = "dealt",
        **options: object,
    ) -> None:
        """`chance="asked"`: chance is asked like a seat, which is then -1, and observed is what a spectator knows."""
        count = whole(n)
        if count is None or not 1 <= count <= MOST:
            raise LazarettoError(f"n: expected 1 to {MOST} games; got {shown(n)}")
        if chance not in CHANCES:
            raise LazarettoError(f"chance: expected one of {', '.join(CHANCES)}; got {shown(chance)}")
        self.encoding: Encoding = encoding(title, players, **options)
        self.n = count
        self.chance = chance
        self.obs: NDArray[np.int16] = np.zeros((count, self.encoding.size), np.int16)
        self.mask: NDArray[np.bool_] = np.zeros((count, self.encoding.actions), np.bool_)
        self.seat: NDArray[np.int8] = np.zeros(count, np.int8)
        self.reward: NDArray[np.float32] = np.zeros((count, self.encoding.players), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self._made = {"title": title, "players": players, "n": count, "reward": reward, "chance": chance, **options}
        self._rewards = reward_of(reward)
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<Batch of {self.n} games of {self.encoding.title}, {self.encoding.players} players>"

    def reset(self, seed: int = 0) -> None:
        """Begin every game anew. The same seed and actions give the same games, in whatever company."""
        first = whole(seed)
        if first is None:
            raise LazarettoError(f"seed: expected a whole number; got {shown(seed)}")
        streams = Rng(first & SEEDS)
        seeds = [streams.below(SEEDS + 1) for _ in range(self.n)]
        self._picks = Rng(streams.below(SEEDS + 1))
        start = self.encoding.start.fork()
        drive.advance(start)
        code: Any = loop if self.encoding.c is None else self.encoding.c
        self._loop = code.Loop(start, self.encoding.plan, seeds, self._rewarded, self.chance == "dealt")
        self._loop.attach(*(buffer.view(kind).reshape(-1).data for buffer, kind in self._buffers()))
        self._loop.reset()

    def _buffers(self) -> list[tuple[NDArray[Any], Any]]:
        """The buffers, and what each is to whoever writes into it: a truth value is a byte."""
        return [(self.obs, np.int16), (self.mask, np.uint8), (self.seat, np.int8), (self.reward, np.float32),
                (self.done, np.uint8)]  # fmt: skip

    def step(self, actions: Any, where: Any = None) -> None:
        """Give an answer in every game. If one of them is not open, it is named, and nothing changes in any game.

        `where`, a truth value for each game, leaves the others as they are; their actions are not looked at.
        """
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.n,):
            found = f"{given.dtype} of shape {given.shape}"
            raise LazarettoError(f"actions: expected {self.n} whole numbers; got {found}")
        self._loop.step(np.ascontiguousarray(given, np.int64).data, self._where(where))

    def _where(self, where: Any) -> memoryview | None:
        if where is None:
            return None
        chosen = np.asarray(where)
        if chosen.dtype != np.bool_ or chosen.shape != (self.n,):
            found = f"{chosen.dtype} of shape {chosen.shape}"
            raise LazarettoError(f"where: expected {self.n} truth values; got {found}")
        return np.ascontiguousarray(chosen).view(np.uint8).data

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """An open action of every game, at random; where chance is asked, by its weights."""
        out = np.zeros(self.n, np.int64) if out is None else out
        self._loop.sample(flat("out", out, "lq", self.n), self._picks)
        return out

    def observe(self, k: int, seat: int | None, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What any seat, or a spectator (None), knows in game k."""
        out = np.zeros(self.encoding.size, np.int16) if out is None else out
        players = self.encoding.players
        wanted = players if seat is None else whole(seat)
        if wanted is None or wanted not in range(players + 1):
            raise LazarettoError(f"expected a seat from 0 to {players - 1}, or None; got {shown(seat)}")
        self._loop.observe(self._game(k), wanted, flat("out", out, "h", self.encoding.size))
        return out

    def weights(self, k: int) -> dict[int, int]:
        """How likely each action is, beside the others, where chance is asked in game k; else nothing."""
        s = self.state(k)
        if not s.chance:
            return {}
        f = s.top()
        step = s.step(f)
        meanings = step.meanings(s)
        found = {meanings[i].number: step.weight(s, f, i) for i in drive.open_answers(s)}
        return found if all(found.values()) else dict.fromkeys(found, 1)

    def state(self, k: int) -> State:
        """A copy of the position of game k, with all its secrets: for pictures and tests, not for players."""
        state: State = self._loop.state(self._game(k))
        return state

    # ---------------------------------------------------------------- keeping

    def save(self) -> dict[str, Any]:
        """All games as plain data, from which `load` goes on with the same draws of chance."""
        games = [{"position": self._loop.state(k).save(), "stream": self._loop.stream(k)} for k in range(self.n)]
        setup = self.encoding.setup.to_json()
        return {"title": self.encoding.title, "setup": setup, "games": games, "picks": self._picks.x}

    def load(self, kept: object) -> None:
        """Go on from what `save` gave, in a batch of the same kind; what it did not give is refused."""
        if not isinstance(kept, Mapping) or not isinstance(kept.get("games"), list):
            raise RecordError(f"expected what a batch has saved; got {shown(kept)}")
        own = (self.encoding.title, self.encoding.setup.to_json(), self.n)
        found = (kept.get("title"), kept.get("setup"), len(kept["games"]))
        if own != found:
            raise RecordError(f"expected games of {own}; got {shown(found)}")
        positions = [self._read(game) for game in kept["games"]]
        picks = _stream(kept.get("picks"))
        for k, (state, stream) in enumerate(positions):
            self._loop.put(k, state, stream)
        self._picks.x = picks
        self.reward[:] = 0
        self.done[:] = False
        self._loop.show()

    def __getstate__(self) -> dict[str, Any]:
        return {"made": self._made, "kept": self.save(), "reward": self.reward, "done": self.done}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(**state["made"])  # type: ignore[misc]
        self.load(state["kept"])
        self.reward[:], self.done[:] = state["reward"], state["done"]

    def _read(self, game: object) -> tuple[State, int]:
        if not isinstance(game, Mapping):
            raise RecordError(f"expected a game with position and stream; got {shown(game)}")
        state = self.encoding.start.fork()
        state.load(game.get("position"))
        saved.check(state, whole=True)
        drive.advance(state)
        if not state.options or (state.chance and self.chance == "dealt"):
            raise RecordError("position: expected one in which a player is asked")
        return state, _stream(game.get("stream"))

    def _game(self, k: int) -> int:
        number = whole(k)
        if number is None or number not in range(self.n):
            raise LazarettoError(f"expected a game from 0 to {self.n - 1}; got {shown(k)}")
        return number

    def _rewarded(self, s: State) -> list[float]:
        return self._rewards(s.outcome())


def _stream(x: object) -> int:
    if type(x) is not int or not 0 <= x < 1 << 63:
        raise RecordError(f"stream: expected a number of 63 bits; got {shown(x)}")
    return x
