"""Requests other than commands, and the server's answers to requests.

Unknown fields in a request are refused.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from lifeboat.table.commands import Name, Seat, SeatName
from lifeboat.table.table import (
    HINTS,
    LEAST_PATIENCE,
    LEAST_THINKING,
    MOST_HINTS,
    MOST_PATIENCE,
    MOST_THINKING,
    PATIENCE,
    STAND_IN,
    THINKING,
)

ShortText = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(max_length=100)]
OwnKey = Annotated[str, Meta(pattern="^([ -~]{16,100})?$")]
MOST_PLACES: Final = 50
"""The most tables that can be asked about at once."""
SeatWish = Annotated[str, Meta(min_length=1, max_length=30)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to set up a table."""

    game: ShortText
    """`titanic` or `septentrick`; `GET /api/games` lists the games."""
    name: Name
    """The host's name."""
    setup: Annotated[dict[ShortText, ShortText], Meta(max_length=20)] = {}
    """Fields of the set-up that differ from the default; `GET /api/games` lists all of them."""
    edition: Annotated[str, Meta(max_length=20_000)] = ""
    """A custom edition, as TOML."""
    deal: Literal["random", "seed", "day"] = "random"
    """Where the cards come from.

    A deal of the day has the default set-up and edition, and its table can't be listed.
    """
    seed: ShortText = ""
    """The seed, if `deal` is `seed`."""
    listed: bool = False
    """Whether the lobby lists the table."""
    patience: Annotated[int, Meta(ge=LEAST_PATIENCE, le=MOST_PATIENCE)] | None = PATIENCE
    """How many seconds a person may be away before a bot stands in for them.

    If it is an hour or more, the time runs from the beginning of the person's turn. With null, no
    bot ever stands in.
    """
    stand_in: ShortText = STAND_IN
    """The bot that stands in for people who are away; `GET /api/games` lists the bots."""
    proposals: bool = False
    """Whether other players can make sealed proposals to the one who decides (SOS Titanic)."""
    thinking: Annotated[float, Meta(ge=LEAST_THINKING, le=MOST_THINKING)] = THINKING
    """How many seconds a bot that searches has per decision; a hint gets the same time."""
    hints: Annotated[int, Meta(ge=0, le=MOST_HINTS)] = HINTS
    """How many hints each person may ask for in the game; 0 for none."""
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []
    """`me`, `open` or the name of a bot for each seat; missing seats are open."""
    names: Annotated[list[SeatName], Meta(max_length=5)] = []
    """A name for each of your seats, if you have several, for whoever plays it at your screen.

    A seat whose name is empty or missing has none.
    """
    practice: bool = False
    """Whether anybody with a seat can undo anything; the result then doesn't count.

    This isn't possible with a deal of the day.
    """
    start: bool = False
    """Whether to begin the game immediately; if so, all seats must be filled."""
    me: OwnKey = ""
    """The key to your own statistics: a random string that you make up, or empty.

    It has 16 to 100 printable ASCII characters.
    """


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a table."""

    name: Name
    invite: Key = ""
    """The key of your invitation to a seat, if you have one."""
    me: OwnKey = ""
    """The key to your own statistics: a random string that you make up, or empty.

    It has 16 to 100 printable ASCII characters.
    """


class Welcomed(Struct, frozen=True):
    """The answer to setting up or joining a table: its id, your token and your number there."""

    table: str
    token: str
    person: int


class Accepted(Struct, frozen=True, omit_defaults=True):
    """The answer to a command that was accepted and has been stored."""

    number: int
    """The number of the table's last entry after the command."""
    token: str = ""
    """The new token, if one was asked for."""


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's request for an invitation to a seat."""

    seat: Seat


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a hint on your decision."""

    seat: Seat
    """Your own seat, which must be the one that decides."""


class HeldToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token of yours, and its table."""

    table: Key
    token: Key


class PlacesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for how things stand at your tables."""

    places: Annotated[list[HeldToken], Meta(max_length=MOST_PLACES)]
