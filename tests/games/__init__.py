"""Games made up for tests, and tests with them."""
