"""The weights of Septentrick's steady player, which differ with the number of players.

They are data: ``weights.toml`` has a table for each number of players, found by playing many games
with different values (see docs/strength.md). A weight is one number, or two if it changes in the
course of a game: its value in the first trick, and what would be added by the end of the last one.
Values are in hundredths of a point.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from lifeboat.septentrick.edition import TRICKS

SIXTEENTHS: Final = 16
"""The denominator of the weight of the last card."""
SIXTEENTHS_BITS: Final = 4
Table = dict[str, list[float]]
"""The weights for a number of players, by name."""


class Weights:
    """The weights for a certain number of players and a certain trick."""

    def __init__(self, table: Table, tricks: int) -> None:
        def weight(name: str) -> int:
            value, *change = table[name]
            return round(value + sum(change) * tricks / TRICKS)

        # What it costs when a seat is off balance.
        self.unbalanced: i64 = weight("unbalanced")
        """The basic cost of a surplus, whatever its size."""
        self.per_ring: i64 = weight("per-ring")
        """The additional cost of each surplus ring."""
        self.per_person: i64 = weight("per-person")
        """The additional cost of each surplus person."""
        self.per_awaited_ring: i64 = weight("per-awaited-ring")
        """The cost of each surplus ring that one of the Captain's Passenger cards may match."""

        # What a trick is worth.
        self.ring_home: i64 = weight("ring-home")
        """The worth of each ring that the Captain collects."""
        self.person_home: i64 = weight("person-home")
        """The worth of each person that the Captain collects."""
        self.passenger_home: i64 = weight("passenger-home")
        """The worth of a Passenger card that is played to a trick the Captain collects."""
        self.more_home: i64 = weight("more-home")
        """The worth of each further Passenger card that may follow if the Captain collects."""
        self.more_away: i64 = weight("more-away")
        """The worth of each further Passenger card that may follow if another seat collects."""
        self.mate_wins: i64 = weight("mate-wins")
        """The bonus if the deciding seat isn't Captain and wins: its lead lets the Captain use a
        void.
        """
        self.last_card: i64 = round(SIXTEENTHS * table["last-card"][0])
        """The weight of what the best last card would cost, in all tricks but the last; in
        sixteenths.
        """

        # What it is worth to the Captain to get rid of a card.
        self.captain_trump: i64 = weight("captain-trump")
        self.captain_trump_strength: i64 = weight("captain-trump-strength")
        """For a trump, and per point of its strength."""
        self.captain_lead_trump: i64 = weight("captain-lead-trump")
        self.captain_draw: i64 = weight("captain-draw")
        """For leading a trump, and per trump that the other seats hold."""
        self.captain_suit: i64 = weight("captain-suit")
        """Per card held in its suit: short suits are emptied first."""
        self.captain_lead_strength: i64 = weight("captain-lead-strength")
        """For leading another card, per point of its strength."""
        self.captain_master: i64 = weight("captain-master")
        self.captain_lead_master: i64 = weight("captain-lead-master")
        """For a card that no other of its suit can beat, when following and when leading."""
        self.captain_passenger: i64 = weight("captain-passenger")
        self.captain_person: i64 = weight("captain-person")
        """For a Passenger card, since there are few chances to play one, and per person on it."""

        # What it is worth to the other seats to get rid of a card.
        self.mate_trump: i64 = weight("mate-trump")
        self.mate_trump_strength: i64 = weight("mate-trump-strength")
        """For a trump, and per point of its strength: winning with trumps is left to the Captain.
        """
        self.mate_lead_trump: i64 = weight("mate-lead-trump")
        self.mate_ruff: i64 = weight("mate-ruff")
        """For leading a trump, and for playing one to another suit."""
        self.mate_strength: i64 = weight("mate-strength")
        self.mate_lead_strength: i64 = weight("mate-lead-strength")
        """Per point of another card's strength, when following and when leading."""
        self.mate_suit: i64 = weight("mate-suit")
        self.mate_lead_suit: i64 = weight("mate-lead-suit")
        """Per card held in its suit, when following and when leading."""
        self.mate_master: i64 = weight("mate-master")
        self.mate_lead_master: i64 = weight("mate-lead-master")
        """For a card that no other of its suit can beat, when following and when leading."""
        self.mate_lead_void: i64 = weight("mate-lead-void")
        """For leading a suit that the Captain is known to be out of."""
        self.mate_blank: i64 = weight("mate-blank")
        """For a card without rings, which makes a good last card."""
        self.mate_ring: i64 = weight("mate-ring")
        """Per ring on the card."""
        self.mate_passenger: i64 = weight("mate-passenger")
        self.mate_person: i64 = weight("mate-person")
        """For a Passenger card, and per person on it."""
        self.mate_rescue: i64 = weight("mate-rescue")
        """For a Rescue card, which needn't follow suit."""

        self.captain_trumps: i64 = weight("captain-trumps")
        """How many times likelier than another seat the Captain is to hold an unseen trump."""


@cache
def table_of(players: int) -> Table:
    """Return all weights for this number of players."""
    text = files("lifeboat.players.septentrick.steady").joinpath("weights.toml").read_text("utf-8")
    tables: dict[str, dict[str, Table]] = tomllib.loads(text)
    return tables["players"][str(players)]


@cache
def weights_of(players: int) -> list[Weights]:
    """Return the weights for this number of players in each trick."""
    return [Weights(table_of(players), tricks) for tricks in range(TRICKS)]
