"""What is sent: messages, views, hints and refusals, each for one viewer."""
