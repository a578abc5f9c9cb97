"""The games in a terminal: drawn or told, line by line, without cursor tricks."""
