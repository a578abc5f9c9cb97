"""The reasons for the actions of Septentrick."""
