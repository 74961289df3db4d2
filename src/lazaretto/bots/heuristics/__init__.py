"""What a position is worth to a seat: one small readable file for each game."""
