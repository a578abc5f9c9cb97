"""SOS Titanic as text: actions and positions, written, read and checked."""
