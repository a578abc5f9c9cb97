"""Benchmarks: our speed as a ratio to that of a named peer, measured in the same process."""
