"""Reasons for and against actions in SOS Titanic."""
