"""The twelve class cards of Mercatus, one file each."""
