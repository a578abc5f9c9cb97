"""The questions that a game of Septentrick asks, as numbers and as words."""

from __future__ import annotations

from typing import Final

OVER: Final = 0
"""No question, because the game is over."""
ASK_CAPTAIN: Final = 1
ASK_TRUMP: Final = 2
ASK_PASS: Final = 3
ASK_KEEP: Final = 4
ASK_PLAY: Final = 5

ASKS: Final = ("over", "captain", "trump", "pass", "keep", "play")
"""The word for each question; its index is the question's number."""

TWO_PASSED: Final = 2
ONE_KEPT: Final = 1
ONE_PASSED_ON: Final = 1
TO_CHOOSE: Final = {ASK_PASS: TWO_PASSED, ASK_KEEP: ONE_KEPT}
"""How many cards a seat has to choose in each of the two passes, by question (S5)."""
