"""Live connections: what a client says over one, and what it is answered.

A client begins with a hello. After that it sends numbered commands, gets an answer to each, and
hears everything that happens at the table. It may also say whether it is in the background, and
ping to find out whether the host is still there. An invalid message is refused but doesn't end
the connection.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from lifeboat.core.errors import LifeboatError
from lifeboat.table.api.asking import Language, decoded
from lifeboat.table.commands import Command, ServerCommand, read_command
from lifeboat.table.kinds import kind_of
from lifeboat.table.requests import Accepted, Key
from lifeboat.table.wire.messages import Done, Message
from lifeboat.table.wire.refusals import RequestError
from lifeboat.table.wire.rendering import refused
from lifeboat.texts import DEFAULT_LANGUAGE

log = logging.getLogger(__name__)

Obey = Callable[[Command | ServerCommand], Awaitable[Accepted]]
"""A function that carries out a command."""


class Hello(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hello", kw_only=True
):
    """The client's first message: who it is and what it has seen."""

    token: Key = ""
    """The token of a person at the table; empty for a spectator."""
    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The number of the last update you have seen; if you leave it out, you get a welcome."""
    lang: Language = DEFAULT_LANGUAGE
    """The language of the texts."""
    shown: bool = True
    """Whether the person can see the table now; see `Shown`."""


class Shown(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="shown"):
    """The client came to the front or went to the background; there is no answer.

    A person who asked for it is notified of their turn if none of their clients is shown.
    """

    shown: bool


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="ping"):
    """The client asks whether the server is still there; the answer is a `Pong`.

    A network that was cut, or a server that hangs, leaves a connection open but silent. If a client
    hears nothing for a while, it can ping, and connect again if it still hears nothing.
    """


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a `Ping`, which comes after the answers to all messages sent before it."""


class Numbered(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with a number that the client chooses and that the answer repeats."""

    id: Annotated[int, Meta(ge=1, le=2**53)]
    command: Raw
    """A command, as in plain HTTP."""


class Tagged(Struct, frozen=True):
    """As much of a message as tells its kind; a numbered command has none."""

    kind: str = ""


SHOWN: Final = kind_of(Shown(True))
PING: Final = kind_of(Ping())


async def answer(
    text: str, table: str, language: str, obey: Obey, show: Callable[[bool], None]
) -> Message | None:
    """Do what a client's message asks for, and return the answer, if it gets one.

    `show` is called when the client has come to the front or gone to the background.
    """
    number = 0
    try:
        tagged: Tagged = decoded(text, Tagged)
        if tagged.kind == SHOWN:
            showing: Shown = decoded(text, Shown)
            show(showing.shown)
            return None
        if tagged.kind == PING:
            decoded(text, Ping)
            return Pong()
        numbered: Numbered = decoded(text, Numbered)
        number = numbered.id
        accepted = await obey(read_command(bytes(numbered.command)))
    except LifeboatError as error:
        return refused(error, number, language)
    except Exception:
        log.exception("command failed", extra={"table": table})
        return refused(RequestError("fault", "-"), number, language)
    return Done(number, accepted.number, accepted.token)
