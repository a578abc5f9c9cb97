"""Bots of other packages: each is named by an entry point of the group ``lifeboat.players``.

    [project.entry-points."lifeboat.players"]
    lookout = "crows_nest:Lookout"

`Lookout` is a class that fills the `Player` protocol, is made without arguments, has the name that
the entry point has, and says in `games` which games it plays. One that cannot be used is left out.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from logging import getLogger
from typing import Any, Final, NamedTuple, Protocol

from lifeboat.players.face import FACES
from lifeboat.players.player import Player

GROUP: Final = "lifeboat.players"
NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
"""How a bot can be called: in commands, in records and in addresses."""
RESERVED: Final = ("none", "solver")
"""What is said in place of a bot's name."""
LOG: Final = getLogger(GROUP)


class Guest(Player, Protocol):
    """A bot of another package."""

    @property
    def games(self) -> Collection[str]:
        """The names of the games that it plays."""


class Guests(NamedTuple):
    """The bots of all other packages."""

    found: dict[str, Guest]
    broken: dict[str, str]
    """Those that cannot be used, each with the reason."""


@cache
def guests() -> Guests:
    """Look for the bots of other packages, once; report those that cannot be used by name."""
    all_of_them = Guests({}, {})
    for entry in sorted(entry_points(group=GROUP), key=lambda one: (one.name, one.value)):
        if entry.name in all_of_them.found:
            reason = "another package has a bot of this name"
        else:
            try:
                all_of_them.found[entry.name] = _guest(entry)
                continue
            except Exception as error:  # whatever goes wrong in somebody else's package
                reason = f"{type(error).__name__}: {error}"
                all_of_them.broken[entry.name] = reason
        LOG.warning("the bot %s (%s) can't be used: %s", entry.name, entry.value, reason)
    return all_of_them


def _guest(entry: EntryPoint) -> Guest:
    """Make the bot of an entry point."""
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
