"""Rattus: 2 to 4 players settle medieval Europe while the plague spreads."""
