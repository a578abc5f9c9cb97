"""Tables in play: actors, listeners, presence, bots and their processes."""
