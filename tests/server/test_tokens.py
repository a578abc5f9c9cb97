"""Tokens: a new one makes the old one worthless."""

from __future__ import annotations

from pathlib import Path

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table.commands import NewToken
from lifeboat.table.requests import Joining
from tests.server.house import House, until


async def test_a_fresh_token_makes_the_old_one_worthless_at_once(
    house: House, tmp_path: Path
) -> None:
    """Listeners with the old token are sent away, except the one who asked; nobody else is."""
    table = await house.set_up("titanic", ["me", "open"])
    guest = await house.tables.join(table, Joining(name="Bea"))
    async with (
        house.tables.listen(table, 2, "en", None) as asker,
        house.hearing(table, 2) as thief,
        house.hearing(table, 1) as host,
    ):
        obeyed = await house.tables.command(table, 2, NewToken(), asker)
        await until(lambda: thief.is_over)
        assert thief.goodbye() == "token"
        assert not asker.is_closed
        assert not host.is_over
    with pytest.raises(LifeboatError, match="token"):
        await house.tables.person_of(table, guest.token)
    await house.start_again()
    assert obeyed.number == (await house.seen(table)).last_entry
    assert await house.tables.person_of(table, obeyed.token) == 2
    kept = (tmp_path / "lifeboat.db").read_bytes()
    assert obeyed.token.encode() not in kept


async def test_anyone_who_is_not_at_the_table_gets_no_fresh_token(house: House) -> None:
    table = await house.set_up("titanic", ["me", "open"])
    with pytest.raises(LifeboatError, match="not-at-table"):
        await house.tables.command(table, 0, NewToken())
