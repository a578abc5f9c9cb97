"""Faces for the tests."""
