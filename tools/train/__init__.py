"""Trains the judge of a title by self-play."""
