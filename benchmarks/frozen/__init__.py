"""Opponents that stay as they are, so that strength can be measured against the same bots for ever.

`bots.py` has `expert` as it was before judges learned: its judges, its tree and its weights are copies that nobody
changes. `python -m tools.engine benchmarks.frozen build/frozen` compiles them, so that they think as fast as they did.
"""
