"""The server's web interface: HTTP and WebSocket."""
