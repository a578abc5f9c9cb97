"""Writing, reading and checking the text forms of SOS Titanic: actions and positions."""
