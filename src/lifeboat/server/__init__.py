"""The server: tables that people and bots share, that lose no move and give nothing away."""
