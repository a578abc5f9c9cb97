"""The reasons for the actions of SOS Titanic."""
