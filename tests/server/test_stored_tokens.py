"""Tokens and invitations in the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.rows import Invite
from lifeboat.server.store.store import Store
from lifeboat.table.entries import Joined, Sat
from lifeboat.table.table import NO_PERSON
from tests.server.stored import BEGINNING, HEADER, header, log_of


async def test_a_token_stands_for_a_person_at_one_table_until_it_is_revoked(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {"one": 1, "two": 2})
    await store.create(header("second"), BEGINNING, {"else": 1})
    await store.add_token("first", "again", 1)
    people = [await store.person_of("first", token) for token in ("one", "two", "again")]
    assert people == [1, 2, 1]
    assert await store.person_of("second", "one") == NO_PERSON
    await store.revoke_tokens("first", 1, but=["again"])
    people = [await store.person_of("first", token) for token in ("one", "two", "again")]
    assert people == [NO_PERSON, 2, 1]
    assert await store.tokens("first") == {"two": 2, "again": 1}
    await store.revoke_tokens("first", 1)
    assert await store.person_of("first", "again") == NO_PERSON
    assert await store.person_of("second", "else") == 1


async def test_an_invitation_lets_one_person_in(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {})
    await store.create(header("second"), BEGINNING, {})
    await store.add_invite("first", "key", 1)
    assert await store.invite("key") == Invite("first", 1, used=False, revoked=False)
    assert await store.invite("no key") is None
    with pytest.raises(StoreError, match="store-invite"):
        await store.append("second", 3, [Joined(2, "Bea")], at=1, invite="key")
    outcomes = await asyncio.gather(
        store.append("first", 3, [Joined(2, "Bea"), Sat(1, 2)], at=1, invite="key"),
        store.append("first", 5, [Joined(3, "Cy"), Sat(1, 3)], at=1, invite="key"),
        return_exceptions=True,
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], StoreError)
    assert outcomes[1].code == "store-invite"
    assert log_of(await store.load("first")) == [*BEGINNING, Joined(2, "Bea"), Sat(1, 2)]
    assert log_of(await store.load("second")) == BEGINNING
    invite = await store.invite("key")
    assert invite is not None
    assert not invite.is_open()


async def test_a_revoked_invitation_lets_nobody_in(store: Store) -> None:
    await store.create(HEADER, BEGINNING, {})
    await store.add_invite("first", "key", 1)
    await store.add_invite("first", "other", 0)
    await store.revoke_invites("first", 1)
    with pytest.raises(StoreError, match="store-invite"):
        await store.append("first", 3, [Joined(2, "Bea")], at=1, invite="key")
    other = await store.invite("other")
    assert other is not None
    assert other.is_open()
