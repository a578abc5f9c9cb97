"""The command line: the `lifeboat` program and its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

import click

from lifeboat.cli.looking_back import (
    replay_command,
    review_command,
    score_command,
    verify_command,
)
from lifeboat.cli.playing import play_command
from lifeboat.cli.reference import edition_command, rules_command
from lifeboat.cli.serving import serve_command
from lifeboat.cli.spoken import language_option
from lifeboat.cli.studies import simulate_command, tournament_command
from lifeboat.cli.thinking import hint_command, solve_command
from lifeboat.core import games as engine
from lifeboat.lab.versions import lifeboat_version
from lifeboat.terminal.command_line import SpokenGroup, find_language
from lifeboat.texts import Texts

COMMANDS: Final = (
    play_command,
    hint_command,
    solve_command,
    replay_command,
    score_command,
    verify_command,
    review_command,
    edition_command,
    rules_command,
    serve_command,
    simulate_command,
    tournament_command,
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line in the user's language, then exit."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else list(arguments)
    commands(Texts(find_language(given, os.environ)))(given, prog_name="lifeboat")


def commands(texts: Texts) -> SpokenGroup:
    """Return the `lifeboat` command with all its subcommands, in the language of these texts."""
    root = _root(texts)
    for command in COMMANDS:
        root.add_command(command(texts))
    return root


def _root(texts: Texts) -> SpokenGroup:
    @click.group(
        "lifeboat",
        cls=SpokenGroup,
        texts=texts,
        help=texts.say("cli-about"),
        invoke_without_command=True,
    )
    @click.option("--version", "asked", is_flag=True, help=texts.say("cli-version"))
    @language_option(texts)
    @click.pass_context
    def lifeboat(ctx: click.Context, asked: bool) -> None:
        if asked:
            click.echo(_version_text(texts))
            ctx.exit()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    assert isinstance(lifeboat, SpokenGroup)
    return lifeboat


def _version_text(texts: Texts) -> str:
    """Return the version, and whether the rules are compiled, as text."""
    number = lifeboat_version() or texts.say("cli-version-source")
    kind = "plain" if engine.__file__.endswith(".py") else "compiled"
    return texts.say("cli-version-text", version=number, engine=kind)
