"""What things are worth to SOS Titanic's steady player, in hundredths of a saved passenger.

The values were found by playing thousands of deals with each crew member; most aren't critical.
"""

from __future__ import annotations

from typing import Final

SAVED: Final = 100
"""The worth of a passenger in a group."""
FOLLOWER: Final = 30
"""The worth of each passenger who can immediately follow into the group."""
REPLACED: Final = 50
"""The worth of replacing a mystery with a real passenger."""
STARTED: Final = 36
"""The worth of a passenger of the highest rank in an empty line."""
LAID: Final = 50
"""The worth of a passenger laid on a line."""
BURIED: Final = 4
"""The deduction from LAID for each face-down card in the line."""
NEAR_STERN: Final = 6
"""The addition to LAID for each deck that floods before the line's own deck."""
REVEALED: Final = 60
"""The worth of revealing a face-down card."""
MIXED: Final = 75
"""The worth of shuffling two lines together."""
EVENED: Final = 8
"""The addition to MIXED for each card by which one line is longer than the other."""
TURNED_DOWN: Final = 15
"""The deduction for a face-up card that is turned over or discarded."""
RESCUED: Final = 60
"""The worth of a successful rescue, whichever passenger is played."""
PAGE: Final = 120
"""The worth of a page that isn't turned."""
COMPENSATION: Final = 40
"""The worth of an action card drawn after a failed rescue."""
READY: Final = 25
"""The worth of a playable passenger that Get Ready! can bring to the top."""
PLAN: Final = 20
"""The worth of an action card of the player's choice."""
UNKNOWN_CARD: Final = 20
"""The worth of the effect of an action card that `card_worth` doesn't list."""
HORIZON: Final = 2
"""With fewer than this many pages left before the last one, keeping a card is worth less."""
NEVER: Final = -1000
"""The worth of something that should never be done."""
