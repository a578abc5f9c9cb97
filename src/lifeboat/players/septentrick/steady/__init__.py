"""The steady player of Septentrick: its thoughts, and its playouts."""
