"""The recipe *Write a bot*: all it needs is its class, its line among the players and its name.

It takes 5 files: two, and one in each of the three languages. Somebody else's bot takes none of
our files: its module and its entry point are 2 files of theirs (see `tests.players.guests`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes.copied_house import CopiedHouse

BOT = '''
"""The hasty player of SOS Titanic: it does whatever comes first."""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.players.player import Budget
from lifeboat.titanic.view import View


class HastyTitanic:
    """Takes the first legal action."""

    name = "hasty"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """The first legal action."""
        return view.legal[0]
'''
NAME = """
web-bot-hasty = Hasty
    .about = Does whatever comes first.
    .strength = unpredictable
"""
FACE = "lifeboat/players/titanic/face.py"


@pytest.fixture
def house(tmp_path: Path) -> CopiedHouse:
    """A copy of the sources in which the recipe was followed."""
    house = CopiedHouse(tmp_path)
    house.write("lifeboat/players/titanic/hasty.py", BOT.lstrip())
    imported = "from lifeboat.players.titanic.hasty import HastyTitanic\n"
    house.insert(FACE, "from lifeboat.players.titanic.race", imported)
    house.insert(FACE, "            Beginner(steady)", "            HastyTitanic(),\n")
    house.translate("web-seats", NAME)
    return house


def test_a_bot_takes_two_files_and_a_name_in_every_language(house: CopiedHouse) -> None:
    assert len([file for file in house.changed if not file.endswith(".ftl")]) == 2
    assert len(house.changed) == 5


def test_a_bot_is_found_on_every_floor(house: CopiedHouse) -> None:
    assert house.run("bot_played.py") == "played\n"
