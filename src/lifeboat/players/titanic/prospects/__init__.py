"""Prospects: the score to expect from a position, without playing it out."""
