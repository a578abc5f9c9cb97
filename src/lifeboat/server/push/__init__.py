"""Notifications by Web Push: telling somebody whose page is closed that it is their turn."""
