"""SOS Titanic on the wire."""
