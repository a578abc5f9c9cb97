"""What `steady` thinks things are worth in SOS Titanic, in hundredths of a saved passenger.

The values were found by playing some thousand deals with each crew member; most are not sharp.
"""

from __future__ import annotations

from typing import Final

SAVED: Final = 100
"""A passenger in a group,"""
FOLLOWER: Final = 30
"""and each that can follow at once."""
REPLACED: Final = 50
"""A real passenger in the place of a mystery."""
STARTED: Final = 36
"""A top rank in an empty line."""
LAID: Final = 50
"""A passenger laid on a line,"""
BURIED: Final = 4
"""less this for each face-down card behind it,"""
NEAR_STERN: Final = 6
"""more this for each deck that will be flooded earlier."""
REVEALED: Final = 60
"""A face-down card turned up."""
MIXED: Final = 75
"""Two lines shuffled together,"""
EVENED: Final = 8
"""more this for each card by which one was longer."""
TURNED_DOWN: Final = 15
"""A face-up card that is turned over or discarded."""
RESCUED: Final = 60
"""A successful rescue, whoever it brings."""
PAGE: Final = 120
"""A page that does not turn."""
COMPENSATION: Final = 40
"""An action card drawn after a failed rescue."""
READY: Final = 25
"""A playable passenger that Get Ready! can bring to the top."""
PLAN: Final = 20
"""An action card of one's choice."""
UNKNOWN_CARD: Final = 20
"""An action card of which nothing is known; it is played when little else promises as much."""
HORIZON: Final = 2
"""With fewer pages to come, a card is less worth keeping."""
NEVER: Final = -1000
"""What nobody would do."""
