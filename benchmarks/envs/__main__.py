"""All that are installed in turn, round after round; ratios are taken within rounds, since machines have moods."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time

# One core for everybody; to be said before any of the libraries is imported.
os.environ |= {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1", "OMP_NUM_THREADS": "1"}
os.environ |= {"OPENBLAS_NUM_THREADS": "1"}

import lazaretto
from benchmarks.envs.contestants import CONTESTANTS, Contestant
from lazaretto.games.titles import TITLES

OTHERS = ("PettingZoo", "pgx", "PufferLib")
BARS = {
    "rattus": 2_000_000,
    "rattus+mercatus": 1_200_000,
    "notre-dame": 1_200_000,
    "rattus, masked argmax": 800_000,
    "rattus+mercatus, masked argmax": 800_000,
    "notre-dame, masked argmax": 800_000,
    "rattus, AEC": 50_000,
    "rattus+mercatus, AEC": 50_000,
    "notre-dame, AEC": 50_000,
}


def steps_in_a_second(run: Contestant, seconds: float) -> float:
    """Of CPU time, all threads together."""
    began = time.process_time()
    steps = 0.0
    while time.process_time() - began < seconds:
        steps += run()
    return steps / (time.process_time() - began)


def main() -> None:
    """Print steps in a second, what is asked of ours, and who is not installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--only", default="", help="those whose name begins like this")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    runs, absent = {}, []
    for name, make in CONTESTANTS.items():
        if name.startswith(args.only):
            try:
                runs[name] = make()
            except ImportError as error:
                absent.append(f"{name}: {error}")
    rounds = [{name: steps_in_a_second(run, args.seconds) for name, run in runs.items()} for _ in range(args.rounds)]
    rates = {name: statistics.median(figures[name] for figures in rounds) for name in runs}
    ours = [title for title in TITLES if title in runs]
    ratios = {
        name: {title: statistics.median(figures[title] / figures[name] for figures in rounds) for title in ours}
        for name in runs
        if name.startswith(OTHERS)
    }
    if args.json:
        print(json.dumps({"engine": lazaretto.engine, "steps": rates, "ratios": ratios, "absent": absent}))
        return
    print(f"steps in a CPU second, median of {args.rounds} rounds; ours: {lazaretto.engine}")
    for name, figure in rates.items():
        bar = f"   asked {BARS[name]:,}: {'met' if figure >= BARS[name] else 'missed'}" if name in BARS else ""
        print(f"{name:36}{figure:14,.0f}{bar}")
    for name, times in ratios.items():
        print(f"times {name}: " + ", ".join(f"{title} {ratio:,.2f}" for title, ratio in times.items()))
    for line in absent:
        print(f"not installed: {line}")


if __name__ == "__main__":
    main()
