"""Positions changed by hand: `setting.py` what a change is, a file for each game what can be changed in it."""
