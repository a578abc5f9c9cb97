"""Tensors: what a seat sees, as a row of bits, for programs that learn."""
