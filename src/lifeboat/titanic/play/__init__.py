"""What happens on the board: moves, rescues, pages, groups and mysteries."""
