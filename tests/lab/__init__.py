"""The lab: what it plays, keeps, counts and draws."""
