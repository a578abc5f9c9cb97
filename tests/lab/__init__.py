"""Tests of the lab: what it plays, keeps, counts and draws."""
