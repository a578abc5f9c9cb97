"""The vocabulary that both games share: fate, dice, decisions, events, outcomes, records."""
