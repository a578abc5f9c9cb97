"""The players of SOS Titanic."""
