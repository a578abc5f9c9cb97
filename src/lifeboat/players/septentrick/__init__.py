"""The players of Septentrick."""
