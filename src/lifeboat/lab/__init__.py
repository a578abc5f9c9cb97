"""The lab: many games over all cores, and what they say about players and rules."""
