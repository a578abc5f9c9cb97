"""The server's database."""
