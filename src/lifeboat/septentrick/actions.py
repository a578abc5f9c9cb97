"""Actions as integers: stable, sorted, the same everywhere.

=========  =====================================================================
from       meaning
=========  =====================================================================
PLAY       kind of the card that is played to the trick, or laid down (S7-S11)
PASS       kind of a card passed to the left, chosen one after the other (S5)
KEEP       kind of the card that is kept of the two received (S5)
TRUMP      suit that the Captain names (S4)
CAPTAIN    seat that becomes Captain (S4)
=========  =====================================================================
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.septentrick.cards import KINDS, SUIT_NAMES, card_text

PLAY: Final = 0
PASS: Final = KINDS
KEEP: Final = PASS + KINDS
TRUMP: Final = KEEP + KINDS
CAPTAIN: Final = TRUMP + 4
ACTIONS: Final = CAPTAIN + 5
"""How many actions there are in all."""


def action_text(action: int) -> str:
    """The action as text."""
    if action < 0 or action >= ACTIONS:
        return f"#{action}"
    if action < PASS:
        return card_text(action)
    if action < KEEP:
        return f"pass:{card_text(action - PASS)}"
    if action < TRUMP:
        return f"keep:{card_text(action - KEEP)}"
    if action < CAPTAIN:
        return f"trump:{SUIT_NAMES[action - TRUMP]}"
    return f"captain:{action - CAPTAIN + 1}"


ACTION_BY_TEXT: Final[dict[str, int]] = {action_text(action): action for action in range(ACTIONS)}


def read_action(text: str) -> int:
    """The action that a text stands for; spaces, capitals and a missing colon are forgiven."""
    word = ":".join(text.lower().replace(":", " ").split())
    action = ACTION_BY_TEXT.get(word)
    if action is None:
        raise NotationError("action", text, "such as d7, p2, r, pass:c4, keep:s9, trump:star")
    return action
