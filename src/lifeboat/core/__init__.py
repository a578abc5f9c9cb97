"""What both games share: fate, dice, decisions, events, outcomes, records and more."""
