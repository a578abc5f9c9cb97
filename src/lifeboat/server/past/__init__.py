"""Comparisons and reviews of finished games."""
