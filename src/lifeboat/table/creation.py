"""New tables and rematches: making a table's header and the first entries of its log."""

from __future__ import annotations

import secrets

from msgspec import structs

from lifeboat.core.errors import SetupError
from lifeboat.core.fate import checked_seed, secret_of
from lifeboat.core.games import game_of
from lifeboat.players import player_of, stand_in_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, CommandError, NameSeat, Start
from lifeboat.table.entries import Entry
from lifeboat.table.requests import NewTable
from lifeboat.table.table import HOST, STAND_IN, Header, Table

MINE = "me"
OPEN = "open"


def new_id() -> str:
    """Return a table id that nobody can guess, since it is all that protects an unlisted table."""
    return secrets.token_urlsafe(12)


def setup_of(wish: NewTable) -> dict[str, str]:
    """Return the complete set-up that a request asks for.

    Raise `SetupError` or `EditionError` if it is invalid.
    """
    rules = game_of(wish.game)
    fields = dict(wish.setup)
    if wish.edition:
        fields["edition"] = rules.edition(wish.edition).word
    return rules.setup_fields(fields)


def secret_for(wish: NewTable) -> bytes:
    """Return the secret for a new deal: derived from the seed if requested, otherwise random.

    Raise `SetupError` if the seed is missing or invalid.
    """
    if wish.deal != "seed":
        return secrets.token_bytes(32)
    if not wish.seed:
        raise SetupError("seed", wish.seed)
    return secret_of(checked_seed(wish.seed))


def stand_in_for(wish: NewTable) -> str:
    """Return the name of the bot that stands in at a new table for people who are away.

    If the request leaves this at the default, `STAND_IN`, it is the game's own stand-in. Raise
    `SetupError` if there is no such bot.
    """
    if wish.stand_in == STAND_IN:
        return stand_in_of(wish.game).name
    return player_of(wish.game, wish.stand_in).name


def check_day(wish: NewTable) -> None:
    """Raise `CommandError` if a request for a deal of the day also asks for what it rules out."""
    if wish.setup or wish.edition or wish.seed:
        raise CommandError("day-setup", wish.game)
    if wish.listed:
        raise CommandError("day-listed", wish.game)
    if wish.practice:
        raise CommandError("day-practice", wish.game)


def new_header(
    wish: NewTable, setup: dict[str, str], secret: bytes, created: int, day: str = ""
) -> Header:
    """Return the header of the table that a request asks for, with a new id.

    Raise `SetupError` if there is no such stand-in.
    """
    stand_in = stand_in_for(wish)
    return Header(
        id=new_id(),
        game=wish.game,
        setup=setup,
        secret=secret,
        seats=game_of(wish.game).deal(setup, secret).seats(),
        seed=wish.seed if wish.deal == "seed" else "",
        day=day,
        listed=wish.listed,
        patience=wish.patience,
        stand_in=stand_in,
        proposals=wish.proposals,
        thinking=wish.thinking,
        hints=wish.hints,
        practice=wish.practice,
        created=created,
    )


def first_entries(header: Header, wish: NewTable, me: str) -> list[Entry]:
    """Return the first entries of a new log.

    The host joins, seats are filled and, if requested, the game begins. `me` is the hash of the
    host's statistics key, or empty. Raise a `LifeboatError` if the host's name or what is
    requested for a seat is invalid, or if the game is to begin while a seat is free.
    """
    table = Table(header)
    log: list[Entry] = []

    def add(entry: Entry) -> None:
        table.apply(entry)
        log.append(entry)

    add(laws.join(table, wish.name, me))
    if (most := max(len(wish.seats), len(wish.names))) > header.seats:
        raise SetupError("seat", most, f"1-{header.seats}")
    for seat, wanted in enumerate(wish.seats):
        if wanted == MINE:
            add(entries.Sat(seat, HOST))
        elif wanted != OPEN:
            player_of(header.game, wanted)
            add(entries.BotSat(seat, wanted))
    wishes: list[Command] = [NameSeat(at, name) for at, name in enumerate(wish.names) if name]
    if wish.start:
        wishes.append(Start())
    for command in wishes:
        for entry in laws.answer(table, HOST, command):
            add(entry)
    return log


def rematch_of(old: Table, same_deal: bool, created: int) -> tuple[Header, list[Entry]]:
    """Return the header and the first entries of a rematch, with the game already begun.

    Everybody keeps their seats. People who have left keep their numbers, which tokens refer to,
    but their seats go to the stand-in. The old game must have begun.
    """
    header = old.header
    state = old.state()
    assert state is not None
    new = structs.replace(header, id=new_id(), created=created, again=same_deal)
    if not same_deal:
        setup = old.rules.next_setup(header.setup, state)
        secret = secrets.token_bytes(32)
        new = structs.replace(new, setup=setup, secret=secret, seed="", day="")
    log: list[Entry] = [
        entries.Joined(person, who.name, who.me) for person, who in enumerate(old.people, 1)
    ]
    log += [entries.Left(at) for at, who in enumerate(old.people, 1) if who.has_left]
    for at, seat in enumerate(old.seats):
        player = header.stand_in if old.has_left(seat.person) else seat.player
        log.append(entries.BotSat(at, player) if player else entries.Sat(at, seat.person))
        if seat.name and not player:
            log.append(entries.SeatNamed(at, seat.name))
    log.append(entries.Started())
    return new, log
