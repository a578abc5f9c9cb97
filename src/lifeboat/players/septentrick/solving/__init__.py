"""Septentrick's solver. It sees all hands, so no bot may use it."""
