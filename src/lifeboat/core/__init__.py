"""The vocabulary that both games share: seats, fate, decisions, events, outcomes, records."""
