"""Steps in a second of our environments and of others, observation and mask included: `python -m benchmarks.envs`."""
