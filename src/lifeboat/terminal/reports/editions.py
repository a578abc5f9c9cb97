"""An edition on a screen: every number with its standing, which says what it is based on."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from lifeboat.core.editions import STANDINGS, Numbers
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.texts import Texts


def show_edition(texts: Texts, screen: Screen, numbers: Numbers) -> None:
    """Show an edition's numbers, named as in its file, and a legend for their standings."""
    screen.say(texts.say("edition-heading", name=numbers.name), BOLD)
    grid = Grid.grid(padding=(0, 2))
    for number in numbers.listed():
        grid.add_row(f"  {number.field}", Text(number.value, BOLD), number.standing)
    screen.show(grid)
    screen.blank()
    screen.say(texts.say("edition-legend"), BOLD)
    for standing in STANDINGS:
        screen.say(f"{standing:<9} {texts.say(f'standing-{standing}')}", DIM, indent="  ")
