"""Hunts for inputs that break the engine: `python -m tests.fuzz snapshots --inputs 10000 --seed 1`.

With atheris the hunt is led by coverage and its corpus stays in build/fuzz; without it, or with --random, inputs come
from a seeded random source. --engines compares the pure and the compiled engine instead.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import sys
import time
from pathlib import Path

KINDS = ("snapshots", "records", "positions", "views", "components", "sets", "setups", "answers")
FIRST = 50  # random inputs that a hunt led by coverage begins with


def main() -> int:
    """1 if a breach was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("target", choices=(*KINDS, "all"))
    parser.add_argument("--inputs", type=int, default=1000, help="how many, of each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", action="store_true", help="not led by coverage")
    parser.add_argument("--engines", action="store_true", help="compare the pure and the compiled engine")
    parser.add_argument("--again", type=Path, help="only the input in this file, as a hunt has written it")
    args = parser.parse_args()
    if args.again is not None:
        return again(args.target, args.again)
    kinds = KINDS if args.target == "all" else (args.target,)
    if args.engines:
        return max(compared(kind, args.inputs, args.seed) for kind in kinds)
    if not args.random and len(kinds) == 1 and importlib.util.find_spec("atheris") is not None:
        return guided(args.target, args.inputs, args.seed)
    return max(hunted(kind, args.inputs, args.seed) for kind in kinds)


def hunted(kind: str, inputs: int, seed: int) -> int:
    """A hunt through random inputs."""
    from tests.fuzz.hunt import Hunt, random_bytes
    from tests.fuzz.targets import TARGETS

    hunt = Hunt(TARGETS[kind])
    begin = time.process_time()
    for data in random_bytes(inputs, seed):
        hunt.meet(data)
    return told(hunt, time.process_time() - begin, "not measured")


def guided(kind: str, inputs: int, seed: int) -> int:
    """A hunt led by coverage; it ends the process."""
    from tests.fuzz import guided

    guided.instrumented()
    from tests.fuzz.hunt import FOLDER, Hunt, random_bytes
    from tests.fuzz.targets import TARGETS

    hunt = Hunt(TARGETS[kind])
    corpus = FOLDER / kind / "corpus"
    before = sum(not path.name.startswith("first-") for path in corpus.glob("*"))
    begin = time.process_time()

    def done() -> None:
        seconds = time.process_time() - begin
        kept = [path for path in corpus.glob("*") if not path.name.startswith("first-")]
        found = told(hunt, seconds, f"{len(kept) - before} inputs that reach something new")
        os._exit(found)  # any other end would be taken for a crash of the target

    guided.run(hunt.meet, corpus, random_bytes(FIRST, seed), inputs, seed, done)
    return 0


def told(hunt: object, seconds: float, coverage: str) -> int:
    """Print what came of a hunt."""
    from tests.fuzz.hunt import Hunt

    assert isinstance(hunt, Hunt)
    print(
        f"{hunt.target.name}: {hunt.inputs} inputs, {hunt.inputs / seconds:.0f} per CPU second,"
        f" {hunt.accepted} accepted, {hunt.refused} refused, {hunt.broken} broke the contract; coverage: {coverage}",
        flush=True,
    )
    for path, breach in hunt.keep():
        print(f"  {path}: {str(breach).partition(chr(10))[0]}", flush=True)
    return 1 if hunt.breaches else 0


def compared(kind: str, inputs: int, seed: int) -> int:
    """The same random inputs to both engines."""
    from tests.fuzz.engines import both_engines, differences
    from tests.fuzz.hunt import FOLDER, random_bytes
    from tests.fuzz.targets import TARGETS

    folder = FOLDER / kind
    folder.mkdir(parents=True, exist_ok=True)
    found = 0
    with both_engines() as engines:
        for given, pure, compiled in differences(engines, TARGETS[kind], random_bytes(inputs, seed)):
            path = folder / f"difference-{found}.json"
            path.write_text(json.dumps({"target": kind, "pure": pure, "compiled": compiled, "input": given}, indent=1))
            print(f"  {path}:\n    pure     {pure[:300]}\n    compiled {compiled[:300]}", flush=True)
            found += 1
    print(f"{kind}: {inputs} inputs to both engines, {found} differences")
    return min(found, 1)


def again(kind: str, path: Path) -> int:
    """The verdict on an input that was kept."""
    from tests.fuzz.targets import TARGETS

    print(TARGETS[kind].judge(json.loads(path.read_text(encoding="utf-8"))["input"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
