"""Bots from other packages, found through entry points in the group ``lifeboat.players``.

A package declares its bot like this:

    [project.entry-points."lifeboat.players"]
    lookout = "crows_nest:Lookout"

`Lookout` is a class that implements the `Player` protocol and can be created without arguments.
Its `name` is that of the entry point, and its `games` lists the games it plays. A bot that can't
be used is left out.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from functools import cache
from logging import getLogger
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from lifeboat.players.face import FACES
from lifeboat.players.player import Player

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "lifeboat.players"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
"""What a bot's name must look like, since it appears in commands, records and addresses."""
RESERVED: Final = ("none", "solver")
"""Names that a bot can't have, because they mean something else where a bot's name is expected."""
LOG: Final = getLogger(GROUP)


class Guest(Player, Protocol):
    """A bot from another package."""

    @property
    def games(self) -> Collection[str]:
        """The names of the games it plays."""


class Guests(NamedTuple):
    """The bots from other packages, by name: those that can be used, and those that can't."""

    found: dict[str, Guest]
    broken: dict[str, str]
    """The names of the bots that can't be used, each with the reason."""


@cache
def guests() -> Guests:
    """Return the bots from other packages.

    The first call loads them, and logs a warning for each one that can't be used.
    """
    all_of_them = Guests({}, {})
    if sys.platform == "emscripten":  # in a browser there are no other packages
        return all_of_them
    from importlib.metadata import entry_points  # noqa: PLC0415 (it loads a lot)

    for entry in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        if entry.name in all_of_them.found:
            reason = "another package has a bot of this name"
        else:
            try:
                all_of_them.found[entry.name] = _guest(entry)
                continue
            except Exception as error:  # other people's code can raise anything
                reason = f"{type(error).__name__}: {error}"
                all_of_them.broken[entry.name] = reason
        LOG.warning("the bot %s (%s) can't be used: %s", entry.name, entry.value, reason)
    return all_of_them


def _guest(entry: EntryPoint) -> Guest:
    """Create the bot that an entry point names; raise `ValueError` or `TypeError` if it is
    unsuitable.

    Errors from the bot's own code are passed on.
    """
    if not NAME.fullmatch(entry.name) or entry.name in RESERVED:
        raise ValueError("a bot can't have this name")
    guest: Any = entry.load()()
    if guest.name != entry.name:
        raise ValueError(f"it calls itself {guest.name}")
    if isinstance(guest.games, str) or not all(isinstance(game, str) for game in guest.games):
        raise TypeError("its games must be a collection of names")
    for game in guest.games:
        if game in FACES and entry.name in [player.name for player in FACES[game].players]:
            raise ValueError("Lifeboat has a bot of this name")
    if not isinstance(guest.searches, bool) or not callable(guest.choose):
        raise TypeError("it doesn't fill the protocol lifeboat.players.Player")
    found: Guest = guest
    return found
