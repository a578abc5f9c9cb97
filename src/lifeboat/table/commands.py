"""Commands that a person at a table can give, and how they are read from JSON.

Commands of an unknown kind or with unknown fields are refused.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct, json

from lifeboat.core.errors import LifeboatError

Seat = Annotated[int, Meta(ge=0, le=4)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
SeatName = Annotated[str, Meta(max_length=30)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60)]
Version = Annotated[int, Meta(ge=0)]


class CommandError(LifeboatError):
    """A command is invalid or not allowed; nothing has changed."""


class _Wish(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A command of any kind, to the table or to the server."""


class Command(_Wish, frozen=True):
    """A command that the table itself carries out."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat."""

    seat: Seat


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """Give a free seat to a bot; only the host can do this."""

    seat: Seat
    player: Annotated[str, Meta(max_length=30)]


class Free(Command, frozen=True, tag="free"):
    """Leave your seat or, as the host, free any seat; this works only before the game begins."""

    seat: Seat


class NameSeat(Command, frozen=True, tag="name-seat"):
    """Name one of your seats after whoever plays it at your screen, before the game begins.

    This works only if you have several seats. An empty name removes the name.
    """

    seat: Seat
    name: SeatName


class Rename(Command, frozen=True, tag="rename"):
    """Change your name."""

    name: Name


class Start(Command, frozen=True, tag="start"):
    """Begin the game, once all seats are filled; only the host can do this."""


class Play(Command, frozen=True, tag="play"):
    """Take an action, when it is your turn to decide."""

    action: ActionText
    version: Version
    """The number of the last update you have seen."""


class Undo(Command, frozen=True, tag="undo"):
    """Undo the last step, if it was yours and the rules allow that.

    At a practice table anybody with a seat can undo any step, along with whatever bots have played
    since.
    """

    version: Version


class Propose(Command, frozen=True, tag="propose"):
    """Make a sealed proposal to the seat that decides."""

    seat: Seat
    action: ActionText
    version: Version


class TurnUp(Command, frozen=True, tag="turn-up"):
    """Reveal the proposals; only the person whose seat decides can do this."""

    version: Version


class Remove(Command, frozen=True, tag="remove"):
    """Remove somebody from the table for good; only the host can do this.

    If a game is being played, the stand-in takes over their seats.
    """

    person: Annotated[int, Meta(ge=1)]


class NewToken(_Wish, frozen=True, tag="new-token"):
    """Get a new token; all your earlier tokens for this table immediately stop working."""


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Claim(Command, frozen=True, tag="claim"):
    """Come back, and take your seats back from the bot that stood in for you."""


class Resign(Command, frozen=True, tag="resign"):
    """Resign; if everybody else with a seat has resigned or is away, the game is abandoned."""


class Rematch(_Wish, frozen=True, tag="rematch"):
    """Set up another game for the same people, with the same deal or a new one.

    Only people with a seat can do this, and only once the game is over.
    """

    same_deal: bool = False


ServerCommand = NewToken | Rematch
"""The commands that only the server can carry out, since they involve tokens or other tables."""

ANY_COMMAND = (
    Sit
    | SeatBot
    | Free
    | NameSeat
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
    """Read a command from JSON; raise `CommandError` if it isn't a valid one."""
    try:
        command: Command | ServerCommand = _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        raise CommandError("command-form", str(error)) from None
    return command
