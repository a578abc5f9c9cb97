"""The command-line options for setting up Septentrick."""

from __future__ import annotations

from typing import Final

from lifeboat.cli.face import Options

FACE: Final[Options] = {"players": "N", "captain": "drawn|table|N"}
