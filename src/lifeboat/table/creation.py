"""New tables: from a wish to a header and the first entries."""

from __future__ import annotations

import secrets

from msgspec import structs

from lifeboat.core.errors import SetupError
from lifeboat.core.fate import checked_seed, secret_of
from lifeboat.core.games import game_of
from lifeboat.players import player_of, stand_in_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Start
from lifeboat.table.entries import Entry
from lifeboat.table.requests import NewTable
from lifeboat.table.table import HOST, STAND_IN, Header, Table

MINE = "me"
OPEN = "open"


def new_id() -> str:
    """An id that nobody can guess: the address of a table that is not listed is its only key."""
    return secrets.token_urlsafe(12)


def setup_of(wish: NewTable) -> dict[str, str]:
    """The set-up that a wish describes, complete."""
    rules = game_of(wish.game)
    fields = dict(wish.setup)
    if wish.edition:
        fields["edition"] = rules.edition(wish.edition).word
    return rules.setup_fields(fields)


def secret_for(wish: NewTable) -> bytes:
    """The secret of a new deal."""
    if wish.deal != "seed":
        return secrets.token_bytes(32)
    if not wish.seed:
        raise SetupError("seed", wish.seed)
    return secret_of(checked_seed(wish.seed))


def stand_in_for(wish: NewTable) -> str:
    """The bot that plays for anyone who is away; the usual one is the game's own."""
    if wish.stand_in == STAND_IN:
        return stand_in_of(wish.game).name
    return player_of(wish.game, wish.stand_in).name


def new_header(
    wish: NewTable, setup: dict[str, str], secret: bytes, created: int, day: str = ""
) -> Header:
    """The header of the table that somebody wishes for."""
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
        created=created,
    )


def first_entries(header: Header, wish: NewTable, me: str) -> list[Entry]:
    """The host comes, the seats are filled as wished, and the game begins if that is wished."""
    table = Table(header)
    log: list[Entry] = []

    def add(entry: Entry) -> None:
        table.apply(entry)
        log.append(entry)

    add(laws.join(table, wish.name, me))
    if len(wish.seats) > header.seats:
        raise SetupError("seat", len(wish.seats), f"1-{header.seats}")
    for seat, wanted in enumerate(wish.seats):
        if wanted == MINE:
            add(entries.Sat(seat, HOST))
        elif wanted != OPEN:
            player_of(header.game, wanted)
            add(entries.BotSat(seat, wanted))
    if wish.start:
        for entry in laws.answer(table, HOST, Start()):
            add(entry)
    return log


def rematch_of(old: Table, same_deal: bool, created: int) -> tuple[Header, list[Entry]]:
    """Another game for the same people in the same seats; it begins at once.

    Those who have left keep their numbers, which tokens name, but a bot gets their seats.
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
    log.append(entries.Started())
    return new, log
