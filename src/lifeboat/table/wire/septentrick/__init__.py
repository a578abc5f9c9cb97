"""Septentrick as it is sent."""
