"""What the options of several commands mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from lifeboat.cli.face import OPTIONS
from lifeboat.core.games import GAMES, game_of, setup_names
from lifeboat.lab.face import FACES as STUDIES
from lifeboat.players import players_of
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import read_text
from lifeboat.texts import Texts

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
"""What gives a function an option."""


def player_names() -> str:
    """The names of all players there are."""
    return ", ".join(dict.fromkeys(name for game in GAMES for name in players_of(game)))


def together(options: Sequence[Decorator]) -> Decorator:
    """Return what gives a function several options, in this order."""

    def decorated(function: Callable[..., Any]) -> Callable[..., Any]:
        for one in reversed(options):
            function = one(function)
        return function

    return decorated


def setup_options(texts: Texts) -> Decorator:
    """Return the options of the set-ups of all games."""
    return together(
        [
            click.option(f"--{name}", metavar=metavar, help=_help(texts, f"cli-play-{name}"))
            for name, metavar in _metavars().items()
        ]
    )


def swept_options(texts: Texts) -> Decorator:
    """Return the same for a study, which can try each value of some."""
    swept = {name for game in GAMES if game in STUDIES for name in STUDIES[game].sweeps}
    return together(
        [
            click.option(
                f"--{name}",
                metavar=f"{metavar}|each" if name in swept else metavar,
                help=_help(texts, f"cli-lab-{name}", f"cli-play-{name}"),
            )
            for name, metavar in _metavars().items()
        ]
    )


def setup_fields(game: str, given: dict[str, str]) -> dict[str, str]:
    """The fields of a set-up among the options."""
    fields: dict[str, str] = {name: given[name] for name in _metavars() if name in given}
    known = setup_names(game_of(game))
    for name in fields:
        if name not in known:
            raise UsageError("option-game", f"--{name}", [f"--{field}" for field in known])
    if "edition" in given:
        fields["edition"] = game_of(game).edition(read_text(Path(given["edition"]))).word
    return fields


def _metavars() -> dict[str, str]:
    """The options of the set-ups of all games, each with what is written behind it."""
    options: dict[str, str] = {}
    for game in sorted(GAMES, reverse=True):
        if game in OPTIONS:
            options |= OPTIONS[game]
    return options


def _help(texts: Texts, *messages: str) -> str:
    """The first of some messages that there is; an option of another package's may have none."""
    return next((texts.say(message) for message in messages if texts.knows(message)), "")
