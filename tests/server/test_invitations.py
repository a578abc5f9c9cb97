"""Invitations: each one leads to one seat, once."""

from __future__ import annotations

import asyncio

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table.requests import Joining
from tests.server.house import House


async def test_an_invitation_leads_to_its_seat_once(house: House) -> None:
    table = await house.set_up("titanic", ["me", "open", "open"])
    key = await house.tables.invite(table, 1, 2)
    both = await asyncio.gather(
        *(house.tables.join(table, Joining(name=name, invite=key)) for name in ("Bea", "Cleo")),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, LifeboatError) for one in both) == [False, True]
    here = await house.seen(table)
    assert [seat.person for seat in here.seats] == [1, 0, 2]
    assert len(here.people) == 2
    with pytest.raises(LifeboatError, match="invite"):
        await house.tables.join(table, Joining(name="Dora", invite=key))


async def test_an_invitation_is_only_good_for_its_table_and_the_last_one_counts(
    house: House,
) -> None:
    table = await house.set_up("titanic", ["me", "open"])
    other = await house.set_up("titanic", ["me", "open"])
    earlier = await house.tables.invite(table, 1, 1)
    key = await house.tables.invite(table, 1, 1)
    for wrong_table, wrong_key in ((other, key), (table, earlier), (table, "made up")):
        with pytest.raises(LifeboatError) as refused:
            await house.tables.join(wrong_table, Joining(name="Bea", invite=wrong_key))
        assert refused.value.code == "invite"
    with pytest.raises(LifeboatError, match="host-only"):
        await house.tables.invite(table, 2, 1)
    await house.tables.join(table, Joining(name="Bea", invite=key))
    assert (await house.seen(table)).seats_of(2) == [1]
