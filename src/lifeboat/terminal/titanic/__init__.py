"""SOS Titanic in the terminal."""
