"""The rules of the action cards."""
