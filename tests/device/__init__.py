"""Tests of the device: its shelf, its searches, and several tabs."""
