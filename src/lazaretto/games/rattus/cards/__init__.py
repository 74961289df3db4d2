"""The six class cards, one file each. A card is a small class; what it asks is a step beside it."""
