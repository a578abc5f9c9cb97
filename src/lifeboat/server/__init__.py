"""The server, which hosts tables for people and bots over HTTP and WebSocket."""
