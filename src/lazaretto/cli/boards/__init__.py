"""Boards drawn for terminals, one file for each game."""
