"""Reasons for and against actions in Septentrick."""
