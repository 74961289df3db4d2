"""Trains a title's judge: `python -m tools.train rattus --seed 1` writes its file of weights anew.

Generation after generation: bots that look a little ahead play against each other with the weights found so far (see
self_play.py), a network is fitted to how all games so far ended (fit.py), and it plays a duplicate match against the
weights it is to replace. It replaces them only if it wins. Everything follows from the seed. Games, weights and the
log are kept in a folder: a command that was interrupted goes on where it was when it is given again.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import Progress

from lazaretto.arena.deals import contests
from lazaretto.arena.kept import played
from lazaretto.arena.match import standings
from lazaretto.arena.runners import RUNNERS, Runner, runner
from lazaretto.bots.judge import FEATURES
from lazaretto.bots.judges import weights_of
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.setup import prepare
from tools.train import fit, self_play, weights_file
from tools.train.fit import Pairs
from tools.train.self_play import Trial
from tools.train.weights_file import Network

GENERATIONS = 2
GAMES = 600  # of two players in a generation
GAMES_OF_MORE = 6  # of so many games of two there is one of every other number of players
HIDDEN = 8
MATCH = 200  # games between a network and what it is to replace
VISITS = 24  # in that match
SELDOM = 0.4  # what counts less than this on average is taken for as much, for want of knowing better


class Plan(NamedTuple):
    """What is trained, and how."""

    title: str
    seed: int
    games: int
    hidden: int
    folder: Path
    run: Runner

    def file(self, generation: int) -> Path:
        """The weights of a generation; 0 are those it begins with."""
        return self.folder / f"generation-{generation}.toml"

    def log(self, **what: Any) -> None:
        """Write down what came of something, and print it."""
        line = json.dumps(what)
        print(line, flush=True)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def begin(plan: Plan, start: Path | None) -> None:
    """The weights of the first games: those of a file as far as it has them, or what a player would guess."""
    network = weights_file.guessed(plan.title) if start is None else weights_file.network(plan.title, start)
    write(plan, network, plan.file(0), "What training began with.")


def write(plan: Plan, network: Network, file: Path, comment: str) -> None:
    """Write weights; how a search uses them is as in the title's file."""
    kept = weights_file.read(weights_of(plan.title))
    file.write_text(weights_file.text(plan.title, network, kept, comment), encoding="utf-8")


def trials(plan: Plan, generation: int, weights: Path, tastes: tuple[float, ...]) -> Iterator[Trial]:
    """The games of a generation, for every number of players."""
    for players in rules_of(plan.title).players:
        games = plan.games if players == 2 else plan.games // GAMES_OF_MORE
        for n in range(games):
            seed = f"train:{plan.title}:{plan.seed}:{generation}:{players}:{n}"
            yield Trial(plan.title, players, seed, weights, tastes)


def games(plan: Plan, generation: int, weights: Path, tastes: tuple[float, ...]) -> Pairs:
    """Play the games of a generation, or those that are missing, and see what can be learned from them."""
    file = self_play_file(plan, generation)
    wanted = list(trials(plan, generation, weights, tastes))
    done = len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0
    with file.open("a", encoding="utf-8") as lines:
        results = plan.run.map(self_play.play, islice(wanted, done, None))
        for game in shown(results, f"{plan.title}, games of generation {generation}", len(wanted), done):
            lines.write(game.to_line() + "\n")
            lines.flush()
    return fit.pairs(plan.title, [self_play.from_line(line) for line in file.read_text(encoding="utf-8").splitlines()])


def self_play_file(plan: Plan, generation: int) -> Path:
    """Where the games played for a generation are kept."""
    return plan.folder / f"games-{generation}.jsonl"


def shown(results: Iterable[Any], what: str, total: int, done: int) -> Iterator[Any]:
    """The results, with a progress bar where somebody looks."""
    with Progress(transient=True) as progress:
        bar = progress.add_task(what, total=total, completed=done)
        for result in results:
            yield result
            progress.advance(bar)


def train(plan: Plan, generations: int, start: Path | None) -> Path:
    """The weights after so many generations."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    begin(plan, start)
    best = plan.file(0)
    lessons: list[Pairs] = []
    tastes = (0.0,) * FEATURES
    for generation in range(1, generations + 1):
        lessons.append(games(plan, generation, best, tastes))
        lesson = fit.joined(lessons)
        usual = fit.sizes(lesson)
        tastes = tuple(self_play.TASTE / max(float(size), SELDOM) if size else 0.0 for size in usual)
        fresh = plan.file(generation)
        if not fresh.exists():
            learn(plan, generation, lesson, fresh)
        if better(plan, generation, fresh, best):
            best = fresh
    return best


def learn(plan: Plan, generation: int, lesson: Pairs, file: Path) -> None:
    """Fit a network and write its weights."""
    guess = weights_file.guessed(plan.title).direct
    network: Network | None = None
    for epoch, learned, held_back, found in fit.fit(lesson, guess, plan.hidden, plan.seed):
        told = [round(learned, 4), round(held_back, 4)]
        plan.log(generation=generation, epoch=epoch, pairs=len(lesson.ahead), told=told)
        network = found
    assert network is not None
    write(plan, network, file, f"Generation {generation}.")


def better(plan: Plan, generation: int, fresh: Path, old: Path) -> bool:
    """Whether the weights of one file win against those of another, with as many visits."""
    bots = [f"search:{VISITS}:{fresh}", f"search:{VISITS}:{old}"]
    setup = prepare(rules_of(plan.title), 2, {})
    matches = contests(plan.title, setup, bots, plan.seed, MATCH)
    games = played(matches, plan.run, plan.folder / f"match-{generation}.jsonl")
    results = list(shown(games, f"{plan.title}, match {generation}", len(matches), 0))
    won = standings(results)[0].win_rate
    kept = won.mean > 0.5
    plan.log(generation=generation, against=old.stem, games=len(results), won=[round(n, 4) for n in won], kept=kept)
    return kept


def main() -> None:
    """Train one title."""
    parser = argparse.ArgumentParser(description="Train the judge of a title by self-play.")
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=GENERATIONS, help="(%(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, help="of two players in each generation (%(default)s)")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the network (%(default)s)")
    parser.add_argument("--start", type=Path, help="weights to begin with; without: what a player would guess")
    parser.add_argument("--folder", type=Path, help="where games, weights and log are kept (build/train/TITLE)")
    parser.add_argument("--runner", default=RUNNERS[0], choices=RUNNERS)
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    folder = args.folder or Path("build", "train", args.title)
    plan = Plan(args.title, args.seed, args.games, args.hidden, folder, runner(args.runner, args.workers))
    best = train(plan, args.generations, args.start)
    made = f"python -m tools.train {args.title} --seed {args.seed} --generations {args.generations}"
    made += f" --games {args.games} --hidden {args.hidden}" + (
        f" --start {args.start.as_posix()}" if args.start else ""
    )
    text = best.read_text(encoding="utf-8").partition("\n")[2]
    weights_of(args.title).write_text(f"# Made by: {made}\n{text}", encoding="utf-8")


if __name__ == "__main__":
    main()
