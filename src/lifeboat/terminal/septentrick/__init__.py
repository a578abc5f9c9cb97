"""Septentrick in the terminal."""
