"""How fast the engine is beside others, and beside what the processor could do."""
