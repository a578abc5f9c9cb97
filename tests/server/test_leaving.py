"""Leaving: anyone who leaves, or is removed, gives up their token."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table.commands import Remove, Sit, Start
from lifeboat.table.requests import Joining, NewTable
from tests.server.house import House, until


@pytest.mark.parametrize("has_begun", [True, False])
async def test_anyone_who_leaves_gives_up_their_token(house: House, has_begun: bool) -> None:
    """Before the game the seat becomes free; afterwards the stand-in plays for it."""
    table = await house.set_up("titanic", ["me", "open"], patience=10)
    guest = await house.tables.join(table, Joining(name="Bea"))
    await house.command(table, 2, Sit(1))
    if has_begun:
        await house.command(table, 1, Start())
    async with house.hearing(table, 2) as ear, house.hearing(table, 1) as host:
        await house.tables.leave(table, 2)
        await until(lambda: ear.is_over)
        assert ear.goodbye() == "left"
        assert not host.is_over
    with pytest.raises(LifeboatError, match="token"):
        await house.tables.person_of(table, guest.token)
    here = await house.seen(table)
    assert here.seats_of(2) == ([1] if has_begun else [])
    assert here.seats[1].bot() == ("steady" if has_begun else "")
    assert (await house.tables.info(table)).left == [2]


async def test_a_table_goes_on_when_its_host_has_left(house: House) -> None:
    new = NewTable(game="titanic", name="Ada", seats=["me", "open"], setup={"players": "2"})
    table = (await house.tables.create(new)).table
    await house.tables.join(table, Joining(name="Bea"))
    await house.command(table, 2, Sit(1))
    await house.tables.leave(table, 1)
    await house.start_again()
    assert (await house.tables.info(table)).host == 2
    key = await house.tables.invite(table, 2, 0)
    await house.tables.join(table, Joining(name="Cleo", invite=key))
    await house.command(table, 2, Start())
    assert [seat.person for seat in (await house.seen(table)).seats] == [3, 2]


@pytest.mark.parametrize("has_begun", [True, False])
async def test_the_host_can_remove_somebody(house: House, has_begun: bool) -> None:
    """Their token is worthless from that entry on; their seat is treated as if they had left."""
    table = await house.set_up("titanic", ["me", "open"], patience=10)
    guest = await house.tables.join(table, Joining(name="Bea"))
    await house.command(table, 2, Sit(1))
    if has_begun:
        await house.command(table, 1, Start())
    async with house.hearing(table, 2) as ear, house.hearing(table, 1) as host:
        await house.command(table, 1, Remove(2))
        await until(lambda: ear.is_over)
        assert (ear.kinds()[-1], ear.goodbye()) == ("removed", "removed")
        assert not host.is_over
    with pytest.raises(LifeboatError, match="token"):
        await house.tables.person_of(table, guest.token)
    await house.start_again()
    here = await house.seen(table)
    assert here.has_left(2)
    assert here.seats_of(2) == ([1] if has_begun else [])
    assert here.seats[1].bot() == ("steady" if has_begun else "")
