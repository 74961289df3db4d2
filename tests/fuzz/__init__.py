"""What comes from outside into the engine, made up by the thousand: see targets.py."""
