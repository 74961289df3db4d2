"""Draws the boards of the browser table: Europe for Rattus, Paris for Notre Dame, and the printed symbols."""
