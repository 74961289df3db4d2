"""All contestants in turn, round after round; ratios are taken within rounds, since machines have moods."""

from __future__ import annotations

import argparse
import json
import statistics
import time

import lazaretto
from benchmarks.peers.contestants import CONTESTANTS, Contestant
from lazaretto.games.titles import TITLES

OURS = tuple(TITLES)
AGAINST = ("catanatron", "OpenSpiel hearts, C++", "OpenSpiel backgammon, C++")


def decisions_in_a_second(play: Contestant, seconds: float) -> float:
    """Of CPU time."""
    began = time.process_time()
    decisions = 0.0
    while time.process_time() - began < seconds:
        decisions += play()
    return decisions / (time.process_time() - began)


def main() -> None:
    """Print decisions in a second and the ratios of ours to those that matter."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    players = {name: make() for name, make in CONTESTANTS.items()}
    rounds = [
        {name: decisions_in_a_second(play, args.seconds) for name, play in players.items()} for _ in range(args.rounds)
    ]
    rates = {name: statistics.median(figures[name] for figures in rounds) for name in players}
    ratios = {
        peer: {name: statistics.median(figures[name] / figures[peer] for figures in rounds) for name in OURS}
        for peer in AGAINST
    }
    if args.json:
        print(json.dumps({"engine": lazaretto.engine, "decisions": rates, "ratios": ratios}))
        return
    print(f"decisions in a second of one core, median of {args.rounds} rounds; ours: {lazaretto.engine}")
    for name, figure in rates.items():
        print(f"{name:36}{figure:14,.0f}")
    for peer, own in ratios.items():
        print(f"times {peer}: " + ", ".join(f"{name} {ratio:,.1f}" for name, ratio in own.items()))


if __name__ == "__main__":
    main()
