"""SOS Titanic in words."""
