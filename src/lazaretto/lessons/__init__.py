"""Lessons: positions in which a learner has one thing to do. They are data; this ring reads and plays them."""
