"""A table over the whole terminal, with keys and mouse; needs Textual, which the extra `screen` brings."""
