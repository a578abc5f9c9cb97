"""Requests: what somebody who is not at a table yet can ask for. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lifeboat.table.commands import Name, Seat
from lifeboat.table.table import (
    HINTS,
    LEAST_THINKING,
    MOST_HINTS,
    MOST_THINKING,
    PATIENCE,
    STAND_IN,
    THINKING,
)

ShortText = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(max_length=100)]
OwnKey = Annotated[str, Meta(pattern="^([ -~]{16,100})?$")]
SeatWish = Annotated[str, Meta(min_length=1, max_length=30)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: ShortText
    """`titanic` or `septentrick`; `GET /api/games` lists the games."""
    name: Name
    """What the host is called."""
    setup: Annotated[dict[ShortText, ShortText], Meta(max_length=20)] = {}
    """Fields of the set-up that are not the usual ones; `GET /api/games` lists all."""
    edition: Annotated[str, Meta(max_length=20_000)] = ""
    """The TOML text of an edition of one's own."""
    deal: Literal["random", "seed", "day"] = "random"
    """Where the cards come from; the deal of the day takes no set-up."""
    seed: ShortText = ""
    """The seed, for a deal by seed."""
    listed: bool = False
    """Whether the lobby shows the table."""
    patience: Annotated[int, Meta(ge=10, le=86_400)] = PATIENCE
    """After so many seconds away a bot plays for a seat."""
    stand_in: ShortText = STAND_IN
    """Which bot that is; `GET /api/games` lists the bots."""
    proposals: bool = False
    """Whether proposals are laid face down (SOS Titanic)."""
    thinking: Annotated[float, Meta(ge=LEAST_THINKING, le=MOST_THINKING)] = THINKING
    """How many seconds a bot that searches has for a decision, and a hint too."""
    hints: Annotated[int, Meta(ge=0, le=MOST_HINTS)] = HINTS
    """How many hints each person may ask for in the game; with 0 there are none."""
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []
    """For each seat `me`, `open` or the name of a bot; what is missing is open."""
    start: bool = False
    """Begin at once, if all seats are filled."""
    me: OwnKey = ""
    """The key of the person's own statistics, of at least 16 characters; make it up by chance."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes to a table."""

    name: Name
    invite: Key = ""
    """The key of an invitation to a seat."""
    me: OwnKey = ""
    """The key of the person's own statistics, as for a new table."""


class Welcomed(Struct, frozen=True):
    """The answer to both: the table, and the token of the person there."""

    table: str
    token: str
    person: int


class Accepted(Struct, frozen=True, omit_defaults=True):
    """A command was accepted and is stored."""

    number: int
    """The number of its last entry."""
    token: str = ""
    """The fresh token, where one was asked for."""


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat, to be made by the host."""

    seat: Seat


class HintRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A hint that somebody asks for."""

    seat: Seat
    """Their own seat, which decides now."""
