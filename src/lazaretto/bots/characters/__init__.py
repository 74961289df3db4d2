"""What the characters of each title are like, a file each; cast.py reads them."""
