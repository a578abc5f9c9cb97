"""Places: who may act at a table, by the hashes of tokens and invitations."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Final

from sqlalchemy import Connection, insert, literal, select, tuple_, update

from lifeboat.server.store.access import Access, is_key
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.rows import Invite, KeptPlace
from lifeboat.server.store.schema import INVITES, TABLES, TOKENS
from lifeboat.table.table import NO_PERSON

_ADD_TOKENS: Final = insert(TOKENS)  # building a statement costs more than running it


class Places(Access):
    """People's places at tables, and invitations to seats."""

    async def places(self, tokens: Mapping[str, str]) -> list[KeptPlace]:
        """Return what is stored about tables, given the hash of a token for each.

        Tables that don't exist are left out.
        """
        tables = [table for table in tokens if is_key(table)]
        summaries = select(TABLES.c.id, TABLES.c.summary).where(TABLES.c.id.in_(tables))
        held = tuple_(TOKENS.c.table_id, TOKENS.c.hash).in_([(one, tokens[one]) for one in tables])
        holders = select(TOKENS.c.table_id, TOKENS.c.person).where(held, ~TOKENS.c.revoked)

        def work(connection: Connection) -> list[KeptPlace]:
            people = {row.table_id: row.person for row in connection.execute(holders)}
            return [
                KeptPlace(row.id, row.summary, people.get(row.id, NO_PERSON))
                for row in connection.execute(summaries)
            ]

        return await self._read(work)

    async def tokens(self, table: str) -> dict[str, int]:
        """Return the numbers of the people at a table, by the hashes of their valid tokens."""
        query = select(TOKENS.c.hash, TOKENS.c.person).where(
            TOKENS.c.table_id == table, ~TOKENS.c.revoked
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        return {row.hash: row.person for row in rows}

    async def person_of(self, table: str, token_hash: str) -> int:
        """Return the person whose token has this hash, or `NO_PERSON` if no valid token has it."""
        if not is_key(table) or not is_key(token_hash):
            return NO_PERSON
        query = select(TOKENS.c.person).where(
            TOKENS.c.table_id == table, TOKENS.c.hash == token_hash, ~TOKENS.c.revoked
        )
        person = await self._read(lambda connection: connection.scalar(query))
        return NO_PERSON if person is None else person

    async def add_token(self, table: str, token_hash: str, person: int) -> None:
        """Store the hash of an additional token for a person at a table."""
        await self._write(partial(add_tokens, table=table, tokens={token_hash: person}))

    async def revoke_tokens(self, table: str, person: int, but: Collection[str] = ()) -> None:
        """Revoke all of a person's tokens at a table except those whose hashes are in `but`."""
        await self._write(partial(revoke_tokens, table=table, person=person, but=but))

    # Invitations

    async def add_invite(self, table: str, invite_hash: str, seat: int) -> None:
        """Store the hash of an invitation to a seat; :func:`use_invite` marks it as used."""
        row = {
            "hash": invite_hash,
            "table_id": table,
            "seat": seat,
            "used": False,
            "revoked": False,
        }
        await self._change(insert(INVITES).values(row))

    async def invite(self, invite_hash: str) -> Invite | None:
        """Return the invitation with this hash, or None if there is none."""
        if not is_key(invite_hash):
            return None
        query = select(INVITES).where(INVITES.c.hash == invite_hash)
        row = await self._read(lambda connection: connection.execute(query).first())
        return Invite(row.table_id, row.seat, row.used, row.revoked) if row else None

    async def revoke_invites(self, table: str, seat: int) -> None:
        """Revoke all invitations to a seat of a table."""
        change = (
            update(INVITES)
            .where(INVITES.c.table_id == table, INVITES.c.seat == seat)
            .values(revoked=True)
        )
        await self._change(change)


def add_tokens(connection: Connection, table: str, tokens: Mapping[str, int]) -> None:
    """Store people's tokens at a table, given by their hashes."""
    rows = [
        {"table_id": table, "hash": token, "person": person, "revoked": False}
        for token, person in tokens.items()
    ]
    if rows:
        connection.execute(_ADD_TOKENS, rows)


def copy_tokens(connection: Connection, table: str, to: str) -> None:
    """Make the tokens that are valid at a table valid at another one too, for the same people."""
    valid = select(literal(to), TOKENS.c.hash, TOKENS.c.person, TOKENS.c.revoked).where(
        TOKENS.c.table_id == table, ~TOKENS.c.revoked
    )
    connection.execute(insert(TOKENS).from_select(["table_id", "hash", "person", "revoked"], valid))


def revoke_tokens(
    connection: Connection, table: str, person: int, but: Collection[str] = ()
) -> None:
    """Revoke all of a person's tokens at a table except those whose hashes are in `but`."""
    own = (TOKENS.c.table_id == table) & (TOKENS.c.person == person)
    connection.execute(update(TOKENS).where(own, TOKENS.c.hash.not_in(but)).values(revoked=True))


def use_invite(connection: Connection, table: str, invite: str) -> None:
    """Mark an invitation as used; raise `StoreError` if it isn't open."""
    change = (
        update(INVITES)
        .where(INVITES.c.hash == invite, INVITES.c.table_id == table)
        .where(~INVITES.c.used, ~INVITES.c.revoked)
        .values(used=True)
    )
    if connection.execute(change).rowcount != 1:
        raise StoreError("store-invite", table)
