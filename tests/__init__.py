"""The tests: a mirror of the package, and what every game must keep."""
