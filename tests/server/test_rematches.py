"""Rematches: another table for the same people."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.server.store.errors import StoreError
from lifeboat.table.commands import Rematch, Resign, Sit, Start
from lifeboat.table.requests import Joining, NewTable
from tests.server.house import House, until


async def finished(house: House, game: str, **wish: Any) -> tuple[str, list[str]]:
    """Set up a table for two people who give up their game; return its id and their tokens."""
    seats = ["me", "open"] if game == "titanic" else ["me", "open", "random"]
    new = NewTable(game=game, name="Ada", seats=seats, setup={"players": str(len(seats))}, **wish)
    host = await house.tables.create(new)
    guest = await house.tables.join(host.table, Joining(name="Bea"))
    await house.command(host.table, 2, Sit(1))
    await house.command(host.table, 1, Start())
    for person in (1, 2):
        await house.command(host.table, person, Resign())
    return host.table, [host.token, guest.token]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
@pytest.mark.parametrize("same_deal", [True, False])
async def test_a_rematch_is_for_the_same_people(house: House, game: str, same_deal: bool) -> None:
    old, tokens = await finished(house, game)
    async with house.hearing(old, 2) as ear:
        await house.command(old, 1, Rematch(same_deal))
        await until(lambda: "rematched" in ear.kinds())
        new = ear.updates()[-1]["table"]["rematch"]
    number = (await house.seen(old)).last_entry
    assert await house.command(old, 2, Rematch(not same_deal)) == number
    first, second = await house.seen(old), await house.seen(new)
    assert first.rematch == new
    assert second.status() == "playing"
    assert [seat.person for seat in second.seats] == [seat.person for seat in first.seats]
    assert [person.name for person in second.people] == ["Ada", "Bea"]
    assert (second.header.secret == first.header.secret) == same_deal
    for table in (old, new):
        people = [await house.tables.person_of(table, token) for token in tokens]
        assert people == [1, 2]
    assert (await house.play_out(new)).outcome() is not None


@pytest.mark.rule("S18")
@pytest.mark.parametrize("same_deal", [True, False])
async def test_the_captain_is_passed_on_with_a_new_deal(house: House, same_deal: bool) -> None:
    old, _ = await finished(house, "septentrick")
    first = await house.seen(old)
    await house.command(old, 1, Rematch(same_deal))
    second = await house.seen((await house.seen(old)).rematch)
    state = first.state()
    assert state is not None
    expected = first.rules.next_setup(first.header.setup, state)
    assert expected["captain"] != first.header.setup["captain"]
    assert second.header.setup == (first.header.setup if same_deal else expected)


async def test_a_rematch_that_the_old_table_cannot_note_is_not_set_up(
    house: House, tmp_path: Path
) -> None:
    """Both are written in one step, so that a crash can't leave a table that nobody finds."""
    old, _ = await finished(house, "titanic")
    with sqlite3.connect(tmp_path / "lifeboat.db") as connection:
        connection.execute(
            "CREATE TRIGGER full BEFORE UPDATE OF number ON tables BEGIN "
            "SELECT RAISE(ABORT, 'no room'); END"
        )
        connection.commit()
        with pytest.raises(StoreError, match="store-failed"):
            await house.command(old, 1, Rematch())
        found = connection.execute("SELECT id FROM tables").fetchall()
        connection.execute("DROP TRIGGER full")
    connection.close()
    assert found == [(old,)]
    await house.command(old, 1, Rematch())
    assert (await house.tables.info((await house.seen(old)).rematch)).status == "playing"


async def test_a_rematch_is_for_those_who_sit_and_after_the_end(house: House) -> None:
    table = await house.for_two()
    with pytest.raises(LifeboatError, match="rematch"):
        await house.command(table, 1, Rematch())
    onlooker = await house.tables.join(table, Joining(name="Cleo"))
    with pytest.raises(LifeboatError, match="not-seated"):
        await house.command(table, onlooker.person, Rematch())


async def test_a_rematch_seats_a_bot_for_anyone_who_left(house: House) -> None:
    old, tokens = await finished(house, "titanic", stand_in="random")
    await house.tables.leave(old, 1)
    await house.command(old, 2, Rematch())
    new = await house.seen((await house.seen(old)).rematch)
    assert [(seat.person, seat.player) for seat in new.seats] == [(0, "random"), (2, "")]
    assert new.host() == 2
    assert await house.tables.person_of(new.header.id, tokens[1]) == 2
