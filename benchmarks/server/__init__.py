"""How much a site carries: `python -m benchmarks.server`."""
