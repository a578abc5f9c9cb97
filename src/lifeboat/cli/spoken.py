"""Commands that speak the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lifeboat.terminal.command_line import SpokenCommand, check_language
from lifeboat.texts import LANGUAGES, Texts

Function = TypeVar("Function", bound=Callable[..., Any])


def spoken(texts: Texts, name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a command of a function, with its help and the option for the language."""

    def decorated(function: Callable[..., Any]) -> click.Command:
        function = language_option(texts)(function)
        command: click.Command = click.command(
            name, cls=SpokenCommand, texts=texts, help=texts.say(f"cli-{name}")
        )(function)
        return command

    return decorated


def language_option(texts: Texts) -> Callable[[Function], Function]:
    """The option for the language."""
    words = texts.say("cli-lang", languages=texts.either(LANGUAGES))
    return click.option("--lang", expose_value=False, callback=check_language, help=words)
