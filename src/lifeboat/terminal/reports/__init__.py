"""What a command or a session shows of a game: hints, reviews, solutions, rules, editions."""
