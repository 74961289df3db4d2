"""Notre Dame: 2 to 5 citizens of Paris gather prestige in the shadow of the cathedral, and keep the rats away."""
