"""Decorators that make commands in the user's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from lifeboat.terminal.command_line import SpokenCommand, check_language
from lifeboat.texts import LANGUAGES, Texts

Function = TypeVar("Function", bound=Callable[..., Any])


def spoken(texts: Texts, name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Return a decorator that turns a function into a command with help and a language option."""

    def decorated(function: Callable[..., Any]) -> click.Command:
        function = language_option(texts)(function)
        command: click.Command = click.command(
            name, cls=SpokenCommand, texts=texts, help=texts.say(f"cli-{name}")
        )(function)
        return command

    return decorated


def language_option(texts: Texts) -> Callable[[Function], Function]:
    """Return a decorator that adds the language option."""
    words = texts.say("cli-lang", languages=texts.either(LANGUAGES))
    return click.option("--lang", expose_value=False, callback=check_language, help=words)
