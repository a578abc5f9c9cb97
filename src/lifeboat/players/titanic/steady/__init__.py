"""The steady player of SOS Titanic: its thoughts, one after the other."""
