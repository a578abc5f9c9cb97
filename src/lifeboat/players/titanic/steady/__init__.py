"""SOS Titanic's steady player: how it answers each question."""
