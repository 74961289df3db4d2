"""What reviews need to know of a title before they can speak: played, measured and written to the package's files."""
