"""Commands: all that somebody at a table can ask for. Unknown fields and types are refused."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct, json

from lifeboat.core.errors import LifeboatError

Seat = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60)]
Version = Annotated[int, Meta(ge=0)]


class CommandError(LifeboatError):
    """The command cannot be understood or obeyed; nothing has changed."""


class _Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something that a person wants."""


class Command(_Wish, frozen=True):
    """Something that a person at the table wants of the table."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Seat


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Put a bot on a free seat; the host's to do."""

    seat: Seat
    player: Annotated[str, Meta(max_length=30)]


class Free(Command, frozen=True, tag="free"):
    """Leave a seat, or as the host free any; only before the game begins."""

    seat: Seat


class Rename(Command, frozen=True, tag="rename"):
    """Go by another name."""

    name: Name


class Start(Command, frozen=True, tag="start"):
    """Begin the game; the host's to do."""


class Play(Command, frozen=True, tag="play"):
    """Take an action."""

    action: ActionText
    version: Version
    """The number of the last update that the sender has seen."""


class Undo(Command, frozen=True, tag="undo"):
    """Take the last own step back, by the undo law."""

    version: Version


class Propose(Command, frozen=True, tag="propose"):
    """Lay a proposed action face down."""

    seat: Seat
    action: ActionText
    version: Version


class TurnUp(Command, frozen=True, tag="turn-up"):
    """Turn the proposals up; for the seat that decides."""

    version: Version


class Remove(Command, frozen=True, tag="remove"):
    """Send somebody away for good; the host's to do. In a game the stand-in has their seats."""

    person: Annotated[int, Meta(ge=1)]


class NewToken(_Wish, frozen=True, tag="new-token"):
    """Get a fresh token; all earlier ones of this person at this table are worthless at once."""


class Say(Command, frozen=True, tag="say"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Claim(Command, frozen=True, tag="claim"):
    """Be back: play again where a bot has stood in."""


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up."""


class Rematch(_Wish, frozen=True, tag="rematch"):
    """Set up another game for the same people, with the same deal or a new one."""

    same_deal: bool = False


ServerCommand = NewToken | Rematch
"""What a person at the table wants of the server: a table alone has no tokens and no neighbours."""

ANY_COMMAND = (
    Sit
    | SeatBot
    | Free
    | Rename
    | Start
    | Play
    | Undo
    | Propose
    | TurnUp
    | Say
    | Claim
    | Resign
    | Rematch
    | Remove
    | NewToken
)

_DECODER: Final = json.Decoder(ANY_COMMAND)


def read_command(text: str | bytes) -> Command | ServerCommand:
    """The command that a text holds."""
    try:
        command: Command | ServerCommand = _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        raise CommandError("command-form", str(error)) from None
    return command
