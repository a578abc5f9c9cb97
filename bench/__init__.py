"""Benchmarks: our speed as a ratio to a named peer's, measured side by side in one process."""
