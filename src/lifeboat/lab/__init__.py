"""The lab: studies that play many games in parallel, to measure players and rules."""
