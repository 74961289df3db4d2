"""Words: one folder of Fluent files for each language."""
