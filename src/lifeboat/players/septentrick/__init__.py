"""Septentrick's players, the reasons that its hints give, and its solver."""
