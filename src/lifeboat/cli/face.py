"""The face of a game at the command line: the options of its set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lifeboat.core.faces import Faces

Options = Mapping[str, str]
"""The fields of a set-up and what presets them, each with what is written behind it.

The help of an option is the message `cli-play-` and its name, in a study perhaps `cli-lab-`.
"""

OPTIONS: Final = Faces[Options]("options", "lifeboat.cli.{game}")
"""The options of each game."""
