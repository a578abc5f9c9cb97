"""Septentrick's steady player: how it decides, and its playouts."""
