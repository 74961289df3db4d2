"""Opponents that owe nothing to the judges and the tree: what somebody else would write in an afternoon."""
