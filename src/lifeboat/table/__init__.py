"""Tables, with or without a server: what people and bots do there, and what they are shown."""
