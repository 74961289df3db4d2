"""What a site keeps whatever befalls it: `python -m benchmarks.faults`."""
