"""Looking back on a game: replays, reviews, results, and updates for people who missed them."""
