"""Bots against bots: matches, ladders, and the runners that play many games at once."""
