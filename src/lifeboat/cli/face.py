"""The face of a game on the command line: its set-up options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lifeboat.core.faces import Faces

Options = Mapping[str, str]
"""A game's set-up options: the names of fields and presets, each with its metavar.

The help text of an option is the message `cli-play-` plus its name. In a study it is the message
`cli-lab-` plus its name, if there is one.
"""

OPTIONS: Final = Faces[Options]("options", "lifeboat.cli.{game}")
"""Each game's set-up options."""
