"""A session at one screen: who sits there, what is typed, how it is kept and replayed."""
