"""The migrations, one a file, oldest first."""
