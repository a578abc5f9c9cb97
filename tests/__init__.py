"""The tests: they mirror the package, and check what every game must comply with."""
