"""The command-line options for setting up SOS Titanic."""

from __future__ import annotations

from typing import Final

from lifeboat.cli.face import Options
from lifeboat.titanic.rulebooks import RULEBOOKS

FACE: Final[Options] = {
    "players": "N",
    "crew": "A,B",
    "layout": "L",
    "rulebook": "|".join(RULEBOOKS),
    "murdoch": "may|all",
    "latimer": "en|fr",
    "ability": "action|turn",
    "first": "drawn|table|N",
}
