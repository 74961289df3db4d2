"""The games, each a package with the same file names."""
