"""Click commands whose help and errors come from our catalogues, in the user's language."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

import click
from rich.console import Console

from lifeboat.core.errors import LifeboatError
from lifeboat.terminal.screen import Screen
from lifeboat.texts import LANGUAGES, Texts, language_of

FAILED: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130
EXTRA_ARGUMENTS: Final = re.compile(r"unexpected extra arguments? \((.*)\)")
"""A pattern for click's message about extra arguments, an error without its own class."""


class UsageError(LifeboatError):
    """The command line can't be understood."""


class SpokenCommand(click.Command):
    """A command whose help is in the user's language."""

    def __init__(self, *arguments: Any, texts: Texts, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.texts = texts

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.texts.say("cli-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        prefix = self.texts.say("cli-usage") + " "
        formatter.write_usage(ctx.command_path, pieces, prefix)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [one for one in self.get_params(ctx) if isinstance(one, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(self.texts.say("cli-options")):
            formatter.write_dl([record for record in records if record is not None])


class SpokenGroup(SpokenCommand, click.Group):
    """The root command, which reports our errors and click's as messages, without a traceback."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [
            (name, self.commands[name].get_short_help_str(limit=200))
            for name in self.list_commands(ctx)
        ]
        with formatter.section(self.texts.say("cli-commands")):
            formatter.write_dl(rows)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands:
            raise UsageError("command", cmd_name, list(self.commands))
        return self.commands[cmd_name]

    def main(self, args: Sequence[str] | None = None, *others: Any, **settings: Any) -> Any:
        """Run the command, report any error, and exit with the resulting code."""
        sys.exit(self._run(args, settings.get("prog_name")))

    def _run(self, arguments: Sequence[str] | None, name: str | None) -> int:
        try:
            code = super().main(arguments, name, standalone_mode=False)
            sys.stdout.flush()
        except LifeboatError as error:
            self._complain(error)
            return MISUSED if isinstance(error, UsageError) else FAILED
        except ExceptionGroup as several:
            for one in several.exceptions:
                if not isinstance(one, LifeboatError):
                    raise
                self._complain(one)
            return FAILED
        except click.UsageError as error:
            self._complain(_usage_error(error))
            return MISUSED
        except click.Abort:
            return INTERRUPTED
        except BrokenPipeError:
            # Nobody is reading any more. Flushing what is left in the buffer must not fail again.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return FAILED
        return code if isinstance(code, int) else 0

    def _complain(self, error: LifeboatError) -> None:
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        Screen(console).complain(self.texts, error)


def find_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language that ``--lang`` or, failing that, the environment asks for.

    The option may be anywhere in the arguments. An unsupported language is ignored, as if it
    hadn't been given.
    """
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            language = value if equals else "".join(arguments[at + 1 : at + 2])
            return language if language in LANGUAGES else language_of(environment)
    return language_of(environment)


def check_language(ctx: click.Context, option: click.Parameter, value: str | None) -> None:
    """Raise `UsageError` if ``--lang`` names a language that we don't have.

    Its value isn't needed otherwise: `find_language` has already read it.
    """
    if value is not None and value not in LANGUAGES:
        raise UsageError("language", value, LANGUAGES)


def _usage_error(error: click.UsageError) -> UsageError:
    """Convert one of click's usage errors into one of ours, with a code."""
    command = error.ctx.command_path if error.ctx else "lifeboat"
    if isinstance(error, click.NoSuchOption):
        return UsageError("option", error.option_name, command)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return UsageError("argument-missing", error.param.human_readable_name, command)
    if isinstance(error, click.BadOptionUsage):
        return UsageError("option-value", error.option_name, command)
    if extra := EXTRA_ARGUMENTS.search(error.message):
        return UsageError("arguments-extra", extra[1], command)
    return UsageError("usage", error.format_message(), command)
