"""The nine action cards, one file each. What several of them ask is a step in `place.py`."""
