"""Actions as integers: stable, sorted, the same everywhere.

==========  =====================================================================
from        meaning
==========  =====================================================================
MOVE        line * 12 + place: the run at the front of a line goes to a place.
            How much of it follows from the place (T8, T9, T11, T37).
RESCUE      number of passengers to draw; 0 with an empty stack (T15, T18)
ABILITY     the turn's ability of Lowe or Smith (T44, T46)
STOP        no further placement, exchange or card (T40, T44, T49)
NAME        rank - 1, for a mystery (T38)
TAKE        action card, out of those on offer (T33, T34, T43)
GIVE        seats to the left of Smith, who get the next card (T46)
FIRST_SEAT  seat that begins (T7)
EXCHANGE    class * 17 + rank - 1: the two change places (T44)
CHOOSE      index of a passenger, or 60 + class of a mystery, for the front (T29)
TOP         index of a passenger: the next one to be drawn (T26)
BOTTOM      index of a passenger: the next one at the bottom (T26)
PLACE       index * 12 + place: a passenger drawn or found goes there (T16, T27)
PLAY        seats to the left * 160 + card and target (T20, T47)
==========  =====================================================================
"""

from __future__ import annotations

from typing import Final

from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.edition import LARGEST_DRAW
from lifeboat.titanic.places import LINES, PLACES

MOVE: Final = 0
RESCUE: Final = LINES * PLACES
ABILITY: Final = RESCUE + LARGEST_DRAW + 1
STOP: Final = ABILITY + 1
NAME: Final = STOP + 1
TAKE: Final = NAME + 17
GIVE: Final = TAKE + len(NAMES)
FIRST_SEAT: Final = GIVE + 5
EXCHANGE: Final = FIRST_SEAT + 5
CHOOSE: Final = EXCHANGE + 34
TOP: Final = CHOOSE + 62
BOTTOM: Final = TOP + 60
PLACE: Final = BOTTOM + 60
PLAY: Final = PLACE + 60 * PLACES
PLAY_STRIDE: Final = 160
ACTIONS: Final = PLAY + 5 * PLAY_STRIDE
"""How many actions there are in all."""
