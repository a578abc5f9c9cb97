"""The command line: one function a command."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from lifeboat.core.errors import RecordError
from lifeboat.core.games import GAMES, game_of
from lifeboat.core.records import Record, read_record
from lifeboat.players import PLAYERS
from lifeboat.terminal.command_line import (
    SpokenCommand,
    SpokenGroup,
    UsageError,
    check_language,
    find_language,
)
from lifeboat.terminal.deals import new_record
from lifeboat.terminal.editions import show_edition
from lifeboat.terminal.files import read_text
from lifeboat.terminal.replay import Replay, show_score
from lifeboat.terminal.rulebook import show_rule, show_titles
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.terminal.seats import Seats, chosen_seats, recorded_seats
from lifeboat.terminal.session import Session
from lifeboat.terminal.verification import show_verification
from lifeboat.texts import Texts
from lifeboat.texts.rules import GAMES_BY_LETTER, read_rule
from lifeboat.titanic import state as engine

PLAY_OPTIONS: Final = ("players", "crew", "layout", "murdoch", "latimer", "first", "captain")
"""The options of `play` that are fields of a set-up."""

Function = TypeVar("Function", bound=Callable[..., Any])


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line in the user's language."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else list(arguments)
    commands(Texts(find_language(given, os.environ)))(given, prog_name="lifeboat")


def commands(texts: Texts) -> SpokenGroup:
    """All commands, with their help in one language."""
    root = _root(texts)
    for make in (_play, _replay, _score, _verify, _edition, _rules, _serve):
        root.add_command(make(texts))
    return root


def _spoken(texts: Texts, name: str) -> Callable[[Callable[..., Any]], click.Command]:
    """Make a command of a function, with its help and the option for the language."""

    def decorated(function: Callable[..., Any]) -> click.Command:
        function = _language_option(texts)(function)
        command: click.Command = click.command(
            name, cls=SpokenCommand, texts=texts, help=texts.say(f"cli-{name}")
        )(function)
        return command

    return decorated


def _language_option(texts: Texts) -> Callable[[Function], Function]:
    return click.option(
        "--lang", expose_value=False, callback=check_language, help=texts.say("cli-lang")
    )


def _root(texts: Texts) -> SpokenGroup:
    @click.group(
        "lifeboat",
        cls=SpokenGroup,
        texts=texts,
        help=texts.say("cli-about"),
        invoke_without_command=True,
    )
    @click.option("--version", "asked", is_flag=True, help=texts.say("cli-version"))
    @_language_option(texts)
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
    """The version, and whether the rules run compiled."""
    try:
        number = version("lifeboat")
    except PackageNotFoundError:
        number = texts.say("cli-version-source")
    kind = "plain" if engine.__file__.endswith(".py") else "compiled"
    return texts.say("cli-version-text", version=number, engine=kind)


def _play(texts: Texts) -> click.Command:
    @_spoken(texts, "play")
    @click.argument("game")
    @click.option("--players", metavar="N", help=texts.say("cli-play-players"))
    @click.option("--crew", metavar="A,B", help=texts.say("cli-play-crew"))
    @click.option("--layout", metavar="L", help=texts.say("cli-play-layout"))
    @click.option("--seed", metavar="S", help=texts.say("cli-play-seed"))
    @click.option("--murdoch", metavar="may|all", help=texts.say("cli-play-murdoch"))
    @click.option("--latimer", metavar="en|fr", help=texts.say("cli-play-latimer"))
    @click.option("--first", metavar="drawn|table|N", help=texts.say("cli-play-first"))
    @click.option("--captain", metavar="drawn|table|N", help=texts.say("cli-play-captain"))
    @click.option("--bot", metavar="NAME|N=NAME|none", multiple=True, help=_bot_help(texts))
    @click.option("--seat", metavar="N", help=texts.say("cli-play-seat"))
    @click.option("--edition", metavar="FILE", help=texts.say("cli-play-edition"))
    @click.option("--load", metavar="FILE", help=texts.say("cli-play-load"))
    @click.option("--position", metavar="TEXT", help=texts.say("cli-play-position"))
    @click.option("--plain", is_flag=True, help=texts.say("cli-play-plain"))
    def play(
        game: str, plain: bool, bot: tuple[str, ...], seat: str | None, **options: str | None
    ) -> None:
        given = {name: value for name, value in options.items() if value is not None}
        game_of(game)
        load = given.get("load")
        _check_beginning(given)
        record = _new_record(game, given) if load is None else _loaded_record(game, load)
        seats = _seats(record, load is not None, bot, seat)
        session = Session(record, seats, texts, Screen(), plain)
        if load is not None:
            session.go_on(record, seats, Path(load))
        session.run()

    return play


def _bot_help(texts: Texts) -> str:
    """How bots are seated, with the names of all there are."""
    names = dict.fromkeys(name for players in PLAYERS.values() for name in players)
    return texts.say("cli-play-bot", names=", ".join(names))


def _seats(record: Record, is_loaded: bool, bots: Sequence[str], own: str | None) -> Seats:
    """Who sits where: as the options say; else in a game from a file as it did, or as is usual."""
    if is_loaded and not bots and own is None:
        return recorded_seats(record)
    return chosen_seats(record.game, record.begin().seats(), bots, own)


def _check_beginning(given: dict[str, str]) -> None:
    """A game begins in one way: by a deal, from a position or from a file."""
    for way in ("load", "position"):
        others = [f"--{name}" for name in given if name != way]
        if way in given and others:
            raise UsageError("options", f"--{way}", others)


def _loaded_record(game: str, file: str) -> Record:
    """The game that a file holds, if it is the one that is asked for."""
    record = read_record(read_text(Path(file)))
    if record.game != game:
        raise RecordError("record-game", file, record.game)
    return record


def _new_record(game: str, given: dict[str, str]) -> Record:
    """A game from a position, or a new deal."""
    if "position" in given:
        start = str(game_of(game).read_position(given["position"]))
        return Record(game, {}, b"", [], start=start)
    fields: dict[str, str] = {name: given[name] for name in PLAY_OPTIONS if name in given}
    known = game_of(game).setup_fields({})
    for name in fields:
        if name not in known:
            raise UsageError("option-game", f"--{name}", [f"--{field}" for field in known])
    if "edition" in given:
        fields["edition"] = game_of(game).edition(read_text(Path(given["edition"]))).word
    return new_record(game, fields, given.get("seed"))


def _replay(texts: Texts) -> click.Command:
    @_spoken(texts, "replay")
    @click.argument("file")
    @click.option("--to", metavar="N", help=texts.say("cli-replay-to"))
    @click.option("--seat", metavar="N", help=texts.say("cli-replay-seat"))
    @click.option("--plain", is_flag=True, help=texts.say("cli-play-plain"))
    def replay(file: str, to: str | None, seat: str | None, plain: bool) -> None:
        record = read_record(read_text(Path(file)))
        broken = Replay(record, texts, Screen(), plain, seat).run(to)
        if broken:
            raise broken

    return replay


def _score(texts: Texts) -> click.Command:
    @_spoken(texts, "score")
    @click.argument("file")
    def score(file: str) -> None:
        broken = show_score(read_record(read_text(Path(file))), texts, Screen())
        if broken:
            raise broken

    return score


def _verify(texts: Texts) -> click.Command:
    @_spoken(texts, "verify")
    @click.argument("file")
    @click.option("--commitment", metavar="HEX", help=texts.say("cli-verify-commitment"))
    def verify(file: str, commitment: str | None) -> None:
        record = read_record(read_text(Path(file)))
        errors = show_verification(record, commitment or "", texts, Screen())
        if errors:
            raise ExceptionGroup("verify", errors)

    return verify


def _edition(texts: Texts) -> click.Command:
    @_spoken(texts, "edition")
    @click.argument("game")
    @click.option("--edition", metavar="FILE", help=texts.say("cli-play-edition"))
    def edition(game: str, edition: str | None) -> None:
        text = None if edition is None else read_text(Path(edition))
        show_edition(texts, Screen(), game_of(game).edition(text))

    return edition


def _rules(texts: Texts) -> click.Command:
    @_spoken(texts, "rules")
    @click.argument("rule", required=False)
    def rules(rule: str | None) -> None:
        screen = Screen()
        if rule:
            game = GAMES_BY_LETTER.get(rule[0].upper(), next(iter(GAMES)))
            show_rule(texts, screen, read_rule(texts, game, rule))
            return
        example = ""
        for game in GAMES:
            screen.say(texts.say(f"{game}-name"), BOLD)
            example = show_titles(texts, screen, game)
        screen.say(texts.say("cli-rules-hint", rule=example), DIM)

    return rules


def _serve(texts: Texts) -> click.Command:
    @_spoken(texts, "serve")
    @click.option("--host", metavar="ADDRESS", help=texts.say("cli-serve-host"))
    @click.option("--port", metavar="N", help=texts.say("cli-serve-port"))
    @click.option("--database", metavar="FILE|URL", help=texts.say("cli-serve-database"))
    @click.option("--log-level", metavar="LEVEL", help=texts.say("cli-serve-log"))
    @click.option("--open", "shown", is_flag=True, help=texts.say("cli-serve-open"))
    def serve(shown: bool, **flags: str | None) -> None:
        # Here and not above: the other commands need no web server, and start without one.
        from lifeboat.server.serving import run  # noqa: PLC0415
        from lifeboat.server.settings import settings_of, unknown_variables  # noqa: PLC0415

        def announce(address: str) -> None:
            click.echo(texts.say("cli-serve-listening", address=address))
            if shown and not webbrowser.open(address):
                click.echo(texts.say("cli-serve-no-browser", address=address))
            sys.stdout.flush()

        for name in unknown_variables(os.environ):
            click.echo(texts.say("cli-serve-unknown", name=name), err=True)
        run(settings_of(os.environ, **flags), announce)

    return serve
