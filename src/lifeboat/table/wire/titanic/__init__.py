"""SOS Titanic as it is sent."""
