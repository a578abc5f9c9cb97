"""What is sent to clients: messages, views, hints and refusals, each made for one viewer."""
