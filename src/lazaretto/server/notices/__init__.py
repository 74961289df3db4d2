"""Telling people who are not looking that it is their turn: by push, mail or webhook, once for each question."""
