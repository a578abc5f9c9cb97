"""Tests of the bots, and of hints, solvers and reviews."""
