"""The rules of what happens on the board: moves, rescues, pages, groups and mysteries."""
