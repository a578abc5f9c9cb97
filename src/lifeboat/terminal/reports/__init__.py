"""What commands and sessions show about games: hints, reviews, solutions, rules, editions."""
