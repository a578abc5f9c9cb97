"""Septentrick on the wire."""
