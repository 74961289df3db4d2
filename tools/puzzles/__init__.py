"""Finds positions with one best answer, and proves or measures it: see `__main__`."""
