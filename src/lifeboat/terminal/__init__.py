"""The games in a terminal, drawn or described in sentences."""
