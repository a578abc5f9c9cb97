"""A face for the tests."""

FACE = "a face of SOS Titanic"
