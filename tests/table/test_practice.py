"""Practice tables: anybody who plays can undo anything, and nothing counts."""

from __future__ import annotations

import pytest
from msgspec import json, structs

from lifeboat.core.dice import dice
from lifeboat.table import entries
from lifeboat.table.commands import Undo
from lifeboat.table.creation import rematch_of
from lifeboat.table.stored import entry_text, read_entry
from lifeboat.table.table import Header, Table, table_of
from lifeboat.table.wire.gate import Viewer, table_info
from lifeboat.table.wire.rendering import update
from tests.table.tables import LEE_AND_SMITH, code, legal_text, obey, opened, started, step

GAMES = [("titanic", LEE_AND_SMITH, 2), ("septentrick", {"players": "3"}, 3)]


@pytest.mark.parametrize(("game", "fields", "players"), GAMES)
def test_every_step_of_a_game_can_be_undone_by_anybody_who_plays(
    game: str, fields: dict[str, str], players: int
) -> None:
    table = started(game, fields, list(range(1, players + 1)), practice=True)
    throws, states = dice(game), [str(table.state())]
    for _ in range(40):
        step(table, legal_text(table, throws))
        states.append(str(table.state()))
    for nth, before in enumerate(reversed(states[:-1])):
        obey(table, nth % players + 1, Undo(table.last_entry))
        assert str(table.state()) == before
    assert code(table, 1, Undo(table.last_entry)) == "undo-nothing"
    assert table.playthrough is not None
    assert (table.bot_steps, table.playthrough.deciders) == ([], [])


def test_what_bots_have_played_since_goes_back_along_with_a_persons_step() -> None:
    table = started(
        "septentrick", {"players": "3", "captain": "1"}, [1, "steady", "steady"], practice=True
    )
    step(table, "trump:star")
    before = str(table.state())
    for _ in range(3):
        step(table)
    assert table.deciding_seat() == 0
    changes = obey(table, 1, Undo(table.last_entry))
    assert [change.entry for change in changes] == [entries.Undone(seat, 1) for seat in (2, 1, 0)]
    assert str(table.state()) == before
    assert table.deciding_seat() == 0


def test_where_only_bots_have_played_there_is_nothing_to_undo() -> None:
    table = started("titanic", LEE_AND_SMITH | {"first": "1"}, ["steady", 1], practice=True)
    step(table)
    assert code(table, 1, Undo(table.last_entry)) == "undo-nothing"


def test_whoever_undoes_is_named_and_those_without_a_seat_undo_nothing() -> None:
    table = started("titanic", LEE_AND_SMITH | {"first": "1"}, [1, 2], practice=True)
    table.apply(entries.Joined(3, "P3"))
    step(table, "rescue:1")
    assert code(table, 3, Undo(table.last_entry)) == "not-seated"
    [change] = obey(table, 2, Undo(table.last_entry))
    told = [update(table, change, Viewer(person)).sentences for person in (1, 2)]
    assert told == [["P2 undoes the last step."], ["You undo the last step."]]


def test_a_practice_table_says_so_in_its_log_its_record_and_to_everybody() -> None:
    table = opened("titanic", {"crew": "lee"}, 1, practice=True)
    table.apply(entries.Sat(0, 1))
    told = update(table, table.apply(entries.Started()), Viewer(1)).sentences
    assert told[0] == "The game begins."
    assert told[1].startswith("This is practice: ")
    assert table_info(table).practice
    assert table.record().notes["Practice"] == "yes"
    step(table)
    assert rematch_of(table, same_deal=False, created=0)[0].practice


def test_a_stored_log_restores_an_undo_and_older_ones_can_still_be_read() -> None:
    table = started("titanic", {"crew": "lee"}, [1], practice=True)
    log = [entries.Joined(1, "P1"), entries.Sat(0, 1), entries.Started()]
    log += [step(table, "rescue:1").entry]
    log += [change.entry for change in obey(table, 1, Undo(table.last_entry))]
    assert read_entry(entry_text(log[-1])) == log[-1]
    assert str(table_of(table.header, log).state()) == str(table.state())
    assert read_entry('{"kind":"undone","seat":1}') == entries.Undone(1)
    assert entry_text(entries.Undone(1)) == '{"kind":"undone","seat":1}'


def test_the_header_of_an_older_table_is_not_for_practice() -> None:
    header = Table(structs.replace(started("titanic", {"crew": "lee"}, [1]).header)).header
    older = json.decode(json.encode(header))
    del older["practice"]
    assert not json.decode(json.encode(older), type=Header).practice
