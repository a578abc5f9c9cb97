"""The options of Septentrick."""

from __future__ import annotations

from typing import Final

from lifeboat.cli.face import Options

FACE: Final[Options] = {"players": "N", "captain": "drawn|table|N"}
