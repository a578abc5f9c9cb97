"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from lifeboat.cli.face import OPTIONS
from lifeboat.core.games import GAMES, game_of, setup_names
from lifeboat.lab.face import FACES as STUDIES
from lifeboat.players import levels_of, players_of
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import read_text
from lifeboat.texts import Texts

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]
"""A decorator that adds options to a function."""


def player_names() -> str:
    """Return the names of all games' players, weakest first, separated by commas."""
    return ", ".join(dict.fromkeys(name for game in GAMES for name in players_of(game)))


def level_names(texts: Texts) -> str:
    """Return the names of the players that people choose among, each with a word on its strength,
    if it has one.
    """
    names = dict.fromkeys(name for game in GAMES for name in levels_of(game))
    return ", ".join(_with_strength(texts, name) for name in names)


def _with_strength(texts: Texts, name: str) -> str:
    strength = f"web-bot-{name}.strength"
    if not texts.knows(strength):
        return name
    return texts.say("web-bot-choice", bot=name, strength=texts.say(strength))


def together(options: Sequence[Decorator]) -> Decorator:
    """Return a decorator that adds several options in this order."""

    def decorated(function: Callable[..., Any]) -> Callable[..., Any]:
        for one in reversed(options):
            function = one(function)
        return function

    return decorated


def setup_options(texts: Texts) -> Decorator:
    """Return a decorator that adds the set-up options of all games."""
    return together(
        [
            click.option(f"--{name}", metavar=metavar, help=_help(texts, f"cli-play-{name}"))
            for name, metavar in _metavars().items()
        ]
    )


def swept_options(texts: Texts) -> Decorator:
    """Return a decorator that adds the set-up options of all games, for a study.

    For some of these options the word "each" makes the study try every value.
    """
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
    """Return the set-up fields among the given options, with the edition read from its file.

    Raise `UsageError` if the game doesn't have one of these fields.
    """
    fields: dict[str, str] = {name: given[name] for name in _metavars() if name in given}
    known = setup_names(game_of(game))
    for name in fields:
        if name not in known:
            raise UsageError("option-game", f"--{name}", [f"--{field}" for field in known])
    if "edition" in given:
        fields["edition"] = game_of(game).edition(read_text(Path(given["edition"]))).word
    return fields


def _metavars() -> dict[str, str]:
    """Return the set-up options of all games, each with its metavar."""
    options: dict[str, str] = {}
    for game in sorted(GAMES, reverse=True):
        if game in OPTIONS:
            options |= OPTIONS[game]
    return options


def _help(texts: Texts, *messages: str) -> str:
    """Return the text of the first message that exists, or "" if none does.

    Options from other packages may have no message.
    """
    return next((texts.say(message) for message in messages if texts.knows(message)), "")
