"""The `play` command, for games on a single screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from lifeboat.cli.options import level_names, setup_fields, setup_options
from lifeboat.cli.spoken import spoken
from lifeboat.core.errors import RecordError
from lifeboat.core.games import game_of
from lifeboat.core.records import Record, read_record
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import read_text
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.seats import Seats, chosen_seats, recorded_seats
from lifeboat.terminal.session.deals import new_record
from lifeboat.terminal.session.session import Session
from lifeboat.texts import Texts


def play_command(texts: Texts) -> click.Command:
    """Return the command `lifeboat play`."""

    @spoken(texts, "play")
    @click.argument("game")
    @setup_options(texts)
    @click.option("--seed", metavar="S", help=texts.say("cli-play-seed"))
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
    """Return the help text for `--bot`, with the names of the bots to choose among."""
    return texts.say("cli-play-bot", names=level_names(texts))


def _seats(record: Record, is_loaded: bool, bots: Sequence[str], own: str | None) -> Seats:
    """Return who has which seat, from the options, or else a loaded record, or else the default."""
    if is_loaded and not bots and own is None:
        return recorded_seats(record)
    return chosen_seats(record.game, record.begin().seats(), bots, own)


def _check_beginning(given: dict[str, str]) -> None:
    """Raise `UsageError` if `--load` or `--position` is combined with another way to start."""
    for way in ("load", "position"):
        others = [f"--{name}" for name in given if name != way]
        if way in given and others:
            raise UsageError("options", f"--{way}", others)


def _loaded_record(game: str, file: str) -> Record:
    """Return the record in a file; raise `RecordError` if it is a record of another game."""
    record = read_record(read_text(Path(file)))
    if record.game != game:
        raise RecordError("record-game", file, record.game)
    return record


def _new_record(game: str, given: dict[str, str]) -> Record:
    """Return the record of a new game, from a position or a new deal."""
    if "position" in given:
        start = str(game_of(game).read_position(given["position"]))
        return Record(game, {}, b"", [], start=start)
    return new_record(game, setup_fields(game, given), given.get("seed"))
