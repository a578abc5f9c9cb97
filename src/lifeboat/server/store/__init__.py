"""What lasts: the database."""
