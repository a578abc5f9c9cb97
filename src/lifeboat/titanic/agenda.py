"""The agenda: the question for the active player, and the steps still to be taken.

The board keeps the question and the steps after it as numbers, not on a call stack. So a game can
be written down at any moment, even in the middle of a card's effect.
"""

from __future__ import annotations

from typing import Final

# The questions for the active player, as numbers in Board.asks.
ASKS: Final = (
    "proceed",
    "over",
    "first",
    "turn",
    "number",
    "place",
    "name",
    "arrange",
    "search",
    "front",
    "fetch",
    "exchange",
    "give",
    "keep",
    "encore",
)
NOTHING: Final = 0
OVER: Final = 1
ASK_FIRST: Final = 2
ASK_TURN: Final = 3
ASK_NUMBER: Final = 4
ASK_PLACE: Final = 5
ASK_NAME: Final = 6
ASK_ARRANGE: Final = 7
ASK_SEARCH: Final = 8
ASK_FRONT: Final = 9
ASK_FETCH: Final = 10
ASK_EXCHANGE: Final = 11
ASK_GIVE: Final = 12
ASK_KEEP: Final = 13
ASK_ENCORE: Final = 14

# The steps still to be taken, as numbers in Board.agenda.
STEPS: Final = (
    "end-turn",
    "finish-card",
    "turn-page",
    "ask-number",
    "name-mysteries",
    "compensate",
    "console",
    "encore",
)
END_TURN: Final = 0
FINISH_CARD: Final = 1
TURN_PAGE: Final = 2
NUMBER_STEP: Final = 3
NAME_MYSTERIES: Final = 4
COMPENSATE: Final = 5
CONSOLE: Final = 6
ENCORE: Final = 7

# The piles that fate shuffles; lines are piles 0 to 6.
PILES: Final[tuple[bytes, ...]] = (
    b"line-1",
    b"line-2",
    b"line-3",
    b"line-4",
    b"line-5",
    b"line-6",
    b"boat",
    b"passengers",
    b"actions",
)
PASSENGER_PILE: Final = 7
ACTION_PILE: Final = 8

NO_LINE: Final = -1
