"""Septentrick in words."""
