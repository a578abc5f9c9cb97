"""The open-card solver of Septentrick: the one player that sees all hands, and no bot."""
