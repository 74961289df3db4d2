"""Compiles kernel and games from their Python files: `python -m tools.engine`."""
