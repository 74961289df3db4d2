"""How much of a deal stays the same after one different answer: `python -m benchmarks.draws` prints a table.

A game is played by bots that answer the same in the same position; then once more, with one answer of its second fifth
exchanged for another. Of the draws that came after it: how many were the same, deck by deck, the k-th with the k-th?
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict

from lazaretto.bots.by_position import ByPosition
from lazaretto.bots.roster import bot
from lazaretto.games.rules import rules_of
from lazaretto.games.titles import TITLES
from lazaretto.kernel.dealer import DEALERS, dealer_of
from lazaretto.kernel.game import Game
from lazaretto.kernel.record import CHANCE
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.setup import prepare

BOT = "search:20"

Draws = dict[str, list[tuple[int, str]]]  # by deck: at which answer, and what was drawn


def play(title: str, seed: str, version: int, changed_at: int = -1, rng: Rng | None = None) -> Game:
    """A game to its end; with one answer, the first of a seat at or after `changed_at`, exchanged for another."""
    rules = rules_of(title)
    game = Game(rules, prepare(rules, 2, {}), dealer_of(seed, version))
    player = ByPosition(seed, lambda stream: bot(BOT, title, stream))
    while (decision := game.decision) is not None:
        choice = player.choose(game.view(decision.seat))
        if rng is not None and game.answered >= changed_at:
            others = [option for option in decision.options if option is not choice]
            choice, rng = others[rng.below(len(others))], None
        game.apply(choice, seat=decision.seat)
    return game


def draws(game: Game) -> Draws:
    """What was drawn from each deck."""
    found: Draws = defaultdict(list)
    again = Game(game.ruleset, game.setup)
    for n, answer in enumerate(game.past()):
        before = again.draws()
        again.repeat(answer)
        if answer.seat == CHANCE:
            deck = next(deck for deck, count in again.draws().items() if count != before.get(deck, 0))
            found[deck].append((n, answer.choice))
    return found


def compare(title: str, seed: str, version: int) -> tuple[int, int]:
    """How many draws came after the answer that was changed, and how many of them were the same in both games."""
    one = play(title, seed, version)
    rng = Rng(int(seed.rpartition(":")[2]))
    fork = len(one.past()) * (20 + rng.below(20)) // 100
    two = play(title, seed, version, fork, rng)
    first, second = draws(one), draws(two)
    later = same = 0
    for deck, drawn in first.items():
        for (n, choice), (n_too, choice_too) in zip(drawn, second.get(deck, ()), strict=False):
            if n > fork and n_too > fork:
                later += 1
                same += choice == choice_too
    return later, same


def main() -> None:
    """Play all pairs of games, and print the table."""
    parser = argparse.ArgumentParser(description="How much of a deal stays the same after one different answer.")
    parser.add_argument("--pairs", type=int, default=40, help="pairs of games of each title and dealer")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| draws that stay the same, " + f"{args.pairs} pairs | " + " | ".join(TITLES) + " |")
    print("|---" * (1 + len(TITLES)) + "|")
    for version, kind in DEALERS.items():
        cells = []
        for title in TITLES:
            pairs = [compare(title, f"{args.seed}:{k}", version) for k in range(args.pairs)]
            later, same = (sum(column) for column in zip(*pairs, strict=True))
            cells.append(f"{same / later:.0%} of {later}")
            print(f"{kind.__name__} {title}: {cells[-1]}", file=sys.stderr, flush=True)
        print(f"| dealer {version} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
