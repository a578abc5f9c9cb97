"""Requests: what somebody who is not at a table yet can ask for. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lifeboat.server.commands import Name

ShortText = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(max_length=100)]
SeatWish = Annotated[str, Meta(min_length=1, max_length=30)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: ShortText
    name: Name
    """What the host is called."""
    setup: Annotated[dict[ShortText, ShortText], Meta(max_length=20)] = {}
    """Fields of the set-up that are not the usual ones: players, crew, layout, captain ..."""
    edition: Annotated[str, Meta(max_length=20_000)] = ""
    """The TOML text of an edition of one's own."""
    deal: Literal["random", "seed", "day"] = "random"
    seed: ShortText = ""
    listed: bool = False
    patience: Annotated[int, Meta(ge=10, le=86_400)] = 120
    stand_in: ShortText = "steady"
    proposals: bool = False
    seats: Annotated[list[SeatWish], Meta(max_length=5)] = []
    """For each seat ``me``, ``open`` or the name of a bot; what is missing is open."""
    start: bool = False
    """Begin at once, if all seats are filled."""
    me: Key = ""
    """The key of the person's own statistics."""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes to a table."""

    name: Name
    invite: Key = ""
    """The key of an invitation to a seat."""
    me: Key = ""


class Welcomed(Struct, frozen=True):
    """The answer to both: the table, and the token of the person there."""

    table: str
    token: str
    person: int


class Inviting(Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to a seat, to be made by the host."""

    seat: Annotated[int, Meta(ge=0, le=4)]
