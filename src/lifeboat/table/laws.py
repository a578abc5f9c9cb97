"""The laws of a table: what its people and bots may do, and which entries that leads to.

Whatever is against the law is refused, and the table stays as it is.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.playthrough import Playthrough
from lifeboat.players import player_of
from lifeboat.table import entries
from lifeboat.table.commands import (
    Claim,
    Command,
    CommandError,
    Free,
    NewToken,
    Play,
    Propose,
    Rematch,
    Remove,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    TurnUp,
    Undo,
)
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.names import checked_name, checked_talk, is_same_name
from lifeboat.table.table import NOBODY, SILENCE, Table

MOST_OF_A_KIND: Final = 1_000
"""So many times a person can do each thing beside the game at a table, and people can come."""
MOST_PEOPLE: Final = 50
"""So many people come to a table without an invitation."""
HINT: Final = "hint"
BESIDE_THE_GAME: Final = (
    entries.Joined,
    entries.Renamed,
    entries.Said,
    entries.Proposed,
    entries.Undone,
    entries.Sat,
    entries.BotSat,
    entries.Freed,
)
"""What people could do without end."""


def answer(table: Table, person: int, command: Command) -> list[Entry]:
    """The entries that a person's command leads to; whatever is against the law is refused.

    Whoever is obeyed is back, if a bot has stood in.
    """
    _check_presence(table, person, kind_of(command))
    answered = [_with_room(table, entry) for entry in _answer(table, person, command)]
    return [*_claim(table, person), *answered]


def _check_presence(table: Table, person: int, tried: str) -> None:
    """Who only watches, or has left, can do nothing."""
    if person == NOBODY or table.has_left(person):
        raise CommandError("not-at-table", tried)


def _with_room(table: Table, entry: Entry) -> Entry:
    """An entry, if the log has room for one more of its kind by this person."""
    is_beside = isinstance(entry, BESIDE_THE_GAME)
    if is_beside and table.counts[table.counted_as(entry)] >= MOST_OF_A_KIND:
        raise CommandError("table-full", kind_of(entry), MOST_OF_A_KIND)
    return entry


def _answer(table: Table, person: int, command: Command) -> list[Entry]:
    if isinstance(command, Play):
        return [_play(table, person, command)]
    if isinstance(command, Remove):
        return _remove(table, person, command)
    if isinstance(command, Undo):
        return [_undo(table, person, command)]
    if isinstance(command, Propose):
        return _propose(table, person, command)
    if isinstance(command, TurnUp):
        return [_turn_up(table, person, command)]
    if isinstance(command, Say):
        return [_say(table, person, command)]
    if isinstance(command, Claim | NewToken):
        return []  # a token is nothing of the table's
    if isinstance(command, Resign):
        return _resign(table, person)
    if isinstance(command, Rename):
        return [_rename(table, person, command)]
    if isinstance(command, Rematch):
        raise CommandError("rematch", kind_of(command))  # a rematch is another table's beginning
    return [_prepare(table, person, command)]


def hint(table: Table, person: int, seat: int) -> list[Entry]:
    """A person is given a hint for their own seat, if it decides; who asks for one is back."""
    _check_presence(table, person, HINT)
    deciding = _own_decision(table, person, HINT)
    if seat != deciding:
        raise CommandError("not-your-turn", HINT, f"seat {deciding + 1}")
    most = table.header.hints
    if not most:
        raise CommandError("hints-off", HINT)
    if table.hints_given(person) >= most:
        raise CommandError("hints-used-up", HINT, most)
    return [*_claim(table, person), entries.Hinted(seat, person)]


def join(table: Table, name: str, me: str = "", is_invited: bool = False) -> Entry:
    """Somebody comes to the table; for whoever is invited to a seat there is always a place."""
    here = sum(not who.has_left for who in table.people)
    if here >= MOST_PEOPLE and not is_invited:
        raise CommandError("people", name, f"at most {MOST_PEOPLE} people")
    _check_silence(table, "join")
    name = _own_name(table, name, NOBODY)
    return _with_room(table, entries.Joined(len(table.people) + 1, name, me))


def bot_step(table: Table, seat: int, player: str, action: str, decider: str = "") -> Entry:
    """A bot takes an action, if it is still the one to decide; another may have chosen it."""
    if seat != table.deciding_seat() or table.seats[seat].bot() != player:
        raise CommandError("bot-late", action, f"seat {seat + 1}")
    return entries.Played(seat, _check_action(table, action), decider or player)


def take_over(table: Table, seat: int) -> Entry:
    """A bot stands in for a person who is away too long."""
    if table.status() != "playing" or not table.seats[seat].person or table.seats[seat].stand_in:
        raise CommandError("take-over", seat + 1)
    return entries.TakenOver(seat, table.header.stand_in)


def _prepare(table: Table, person: int, command: Command) -> Entry:
    """Before the game begins: seats are taken, filled and left, and the host starts it."""
    if table.playthrough:
        raise CommandError("game-begun", kind_of(command))
    if isinstance(command, Start):
        _check_host(table, person, command)
        free = [str(at) for at, seat in enumerate(table.seats, 1) if seat.is_free()]
        if free:
            raise CommandError("seats-free", ", ".join(free))
        return entries.Started()
    assert isinstance(command, Sit | SeatBot | Free)
    if command.seat >= len(table.seats):
        raise CommandError("seat", command.seat + 1, f"1-{len(table.seats)}")
    seat = table.seats[command.seat]
    if isinstance(command, Free):
        if seat.is_free():
            raise CommandError("seat-free", command.seat + 1)
        if seat.person != person:
            _check_host(table, person, command)
        return entries.Freed(command.seat)
    if not seat.is_free():
        raise CommandError("seat-occupied", command.seat + 1)
    if isinstance(command, Sit):
        return entries.Sat(command.seat, person)
    _check_host(table, person, command)
    player_of(table.header.game, command.player)
    return entries.BotSat(command.seat, command.player)


def _check_host(table: Table, person: int, command: Command) -> None:
    if person != table.host():
        raise CommandError("host-only", kind_of(command))


def _play(table: Table, person: int, command: Play) -> Entry:
    _check_version(table, command.version)
    seat = _own_decision(table, person, kind_of(command))
    return entries.Played(seat, _check_action(table, command.action))


def _undo(table: Table, person: int, command: Undo) -> Entry:
    """Only the last step, only by the person who made it, and only by the undo law."""
    _check_version(table, command.version)
    playthrough = _running(table, kind_of(command))
    if not playthrough.steps:
        raise CommandError("undo-nothing", "undo")
    seat = playthrough.deciders[-1]
    if table.seats[seat].person != person or table.bot_steps[-1]:
        raise CommandError("undo-not-yours", "undo")
    if not playthrough.can_undo():
        raise CommandError("undo-law", "undo")
    return entries.Undone(seat)


def may_undo(table: Table, person: int) -> bool:
    """Whether a person can take the last step back now."""
    try:
        _undo(table, person, Undo(table.version))
    except CommandError:
        return False
    return True


def _propose(table: Table, person: int, command: Propose) -> list[Entry]:
    """A sealed proposal; the last of the other people's turns all of them up."""
    _check_proposals(table, command)
    _check_version(table, command.version)
    deciding = table.deciding_seat()
    assert deciding is not None
    own = table.seats_of(person)
    if command.seat not in own or deciding in own:
        raise CommandError("propose-seat", command.seat + 1)
    proposed: list[Entry] = [entries.Proposed(command.seat, _check_action(table, command.action))]
    if _awaited_proposals(table, deciding, person) <= table.proposals.keys() | {command.seat}:
        proposed.append(entries.TurnedUp())
    return proposed


def _awaited_proposals(table: Table, deciding: int, person: int) -> set[int]:
    """The seats of all people who are here, as the person is, but for whoever decides."""
    decider = table.seats[deciding].person
    return {
        at
        for at, seat in enumerate(table.seats)
        if at != deciding
        and seat.person not in (NOBODY, decider)
        and (not seat.stand_in or seat.person == person)
    }


def _turn_up(table: Table, person: int, command: TurnUp) -> Entry:
    _check_proposals(table, command)
    _check_version(table, command.version)
    _own_decision(table, person, kind_of(command))
    if not table.proposals:
        raise CommandError("proposals-none", "turn-up")
    return entries.TurnedUp()


def _check_proposals(table: Table, command: Command) -> None:
    """Proposals are for tables that agreed on them, and only face down until turned up."""
    _running(table, kind_of(command))
    if not table.header.proposals or table.rules.has_secrets:
        raise CommandError("proposals-off", kind_of(command))
    if table.are_turned_up:
        raise CommandError("proposals-up", kind_of(command))


def _say(table: Table, person: int, command: Say) -> Entry:
    _check_silence(table, "say")
    return entries.Said(person, checked_talk(command.text))


def _rename(table: Table, person: int, command: Rename) -> Entry:
    _check_silence(table, "rename")
    return entries.Renamed(person, _own_name(table, command.name, person))


def _check_silence(table: Table, what: str) -> None:
    """Where nobody may talk, nothing that all would read is let through: no name either."""
    if not table.may_talk():
        raise CommandError("silence", what, "", SILENCE)


def _own_name(table: Table, name: str, person: int) -> str:
    """A name for a person, if nobody else who is here or has a seat has it."""
    name = checked_name(name)
    others = [
        who.name
        for at, who in enumerate(table.people, 1)
        if at != person and (not who.has_left or table.seats_of(at))
    ]
    if any(is_same_name(name, other) for other in others):
        raise CommandError("name-taken", name)
    return name


def _claim(table: Table, person: int) -> list[Entry]:
    """Whoever is back plays again at once; what was given up meanwhile stays given up."""
    if table.is_over():
        return []
    return [entries.ClaimedBack(at) for at in table.seats_of(person) if table.seats[at].stand_in]


def _resign(table: Table, person: int) -> list[Entry]:
    _running(table, "resign")
    if not table.seats_of(person):
        raise CommandError("not-seated", "resign")
    # Whoever has resigned says so again when those whom that was up to are away by now.
    if person in table.resigned and not table.all_resigned({person}, or_are_away=True):
        return []
    return [entries.Resigned(person)]


def leave(table: Table, person: int) -> list[Entry]:
    """A person goes for good; before the game their seats are free again."""
    if table.has_left(person):
        return []
    freed = [] if table.playthrough else table.seats_of(person)
    return [*(entries.Freed(at) for at in freed), entries.Left(person)]


def _remove(table: Table, person: int, command: Remove) -> list[Entry]:
    """The host sends somebody away: they leave, whether they want to or not."""
    _check_host(table, person, command)
    if command.person == person:
        raise CommandError("remove-self", kind_of(command))
    if command.person > len(table.people) or table.has_left(command.person):
        raise CommandError("person", command.person)
    *freed, _ = leave(table, command.person)
    return [*freed, entries.Removed(command.person)]


def _running(table: Table, tried: str) -> Playthrough:
    """The game that is going on."""
    if table.playthrough is None:
        raise CommandError("game-not-begun", tried)
    if table.is_over():
        raise CommandError("game-ended", tried)
    return table.playthrough


def _own_decision(table: Table, person: int, tried: str) -> int:
    """The seat that decides, if it is this person's."""
    _running(table, tried)
    seat = table.deciding_seat()
    assert seat is not None
    if table.seats[seat].person != person:
        raise CommandError("not-your-turn", tried, f"seat {seat + 1}")
    return seat


def _check_version(table: Table, version: int) -> None:
    """A command that was made against an earlier moment is stale."""
    if version < table.version:
        raise CommandError("stale", version, table.version)
    if version > table.number:
        raise CommandError("version", version, f"at most {table.number}")


def _check_action(table: Table, text: str) -> str:
    """The action in its strict form, if it is legal."""
    state = table.state()
    assert state is not None
    action = table.rules.read_action(text)
    if action not in state.legal():
        # The refusal comes from the rules, with the rule that stands against the action.
        state.copy().play(action)
    return table.rules.action_text(action)
