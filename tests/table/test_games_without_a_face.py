"""A game that only has rules can't be played at a table, and doesn't disturb other games."""

from __future__ import annotations

import subprocess
import sys

from lifeboat.core.games import GAMES
from lifeboat.table.wire.face import WIRE, offered

PROGRAM = """
from lifeboat.core.games import GAMES
from lifeboat.titanic.game import Titanic
GAMES["bare"] = Titanic()
from lifeboat.table.wire.messages import Update
from lifeboat.table.wire.offers import offered
print(*offered())
"""


def test_every_game_of_this_package_is_offered() -> None:
    assert sorted(offered()) == sorted(game for game in GAMES if game in WIRE)
    assert {"titanic", "septentrick"} <= set(offered())


def test_a_game_without_a_wire_face_does_not_affect_the_others() -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout == "titanic septentrick\n", done.stderr
