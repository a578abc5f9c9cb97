"""Looking back on a game: replays, findings, the log told again."""
