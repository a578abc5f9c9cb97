"""The migrations, one per file, oldest first."""
