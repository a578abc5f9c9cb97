"""The recipes of CONTRIBUTING.md, followed in a copy of the sources."""
