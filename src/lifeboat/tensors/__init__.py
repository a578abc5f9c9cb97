"""What a seat sees as bits in a row, for programs that learn."""
