"""The fifteen characters. Those that ask something have a file each; the others are together by what they give."""
