"""Other engines and ours, random play in turn: `python -m benchmarks.peers` (they are the extra `peers`)."""
