"""The recipes of CONTRIBUTING.md, followed on a copy of the sources."""
