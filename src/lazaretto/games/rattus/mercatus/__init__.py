"""Mercatus, an expansion of Rattus: goods, coins and twelve more class cards."""
