"""The server as the web sees it: HTTP and WebSocket."""
