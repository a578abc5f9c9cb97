"""Tables that are played: actors, listeners, presence, bots and their processes."""
