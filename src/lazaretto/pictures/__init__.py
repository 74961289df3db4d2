"""Positions as SVG and records as small pages, for notebooks: the art of the browser client, with the pieces on it."""
