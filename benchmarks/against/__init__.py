"""The engine before and after a change, measured in one run."""
