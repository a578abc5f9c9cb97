"""Subscriptions to notifications in the database, and the key that signs notifications."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from msgspec import structs
from sqlalchemy import Connection, Delete, delete, insert, select

from lifeboat.server.store.access import Access
from lifeboat.server.store.databases import INSERTS
from lifeboat.server.store.rows import Subscription
from lifeboat.server.store.schema import PUSH_KEYS, SUBSCRIPTIONS

OWN = SUBSCRIPTIONS.c


class Subscriptions(Access):
    """People's subscriptions to notifications, and the server's key."""

    async def push_key(self, make: Callable[[], bytes]) -> bytes:
        """Return the private key that signs notifications, made by `make` the first time."""
        return await self._write(partial(_kept_key, make=make))

    async def subscribe(
        self, table: str, person: int, made: Subscription, at: int, most: int
    ) -> None:
        """Store a person's subscription at a table; of more than `most`, the oldest are deleted."""
        await self._write(
            partial(_subscribe, table=table, person=person, made=made, at=at, most=most)
        )

    async def unsubscribe(self, table: str, person: int, endpoint: str) -> None:
        """Delete one of a person's subscriptions at a table."""
        await self._change(_deletion(table, person, endpoint))

    async def forget_endpoint(self, endpoint: str) -> None:
        """Delete all subscriptions with an endpoint that can't be used, at any table."""
        await self._change(delete(SUBSCRIPTIONS).where(OWN.endpoint == endpoint))

    async def subscriptions(self, table: str, person: int) -> list[Subscription]:
        """Return a person's subscriptions at a table."""
        columns = [OWN[name] for name in Subscription.__struct_fields__]
        query = select(*columns).where(OWN.table_id == table, OWN.person == person)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [Subscription(*row) for row in rows]


def _subscribe(
    connection: Connection, table: str, person: int, made: Subscription, at: int, most: int
) -> None:
    """Store a person's subscription, or renew it; of more than `most`, the oldest are deleted."""
    connection.execute(_deletion(table, person, made.endpoint))
    row = {"table_id": table, "person": person, "made": at, **structs.asdict(made)}
    connection.execute(insert(SUBSCRIPTIONS), row)
    of_person = select(OWN.endpoint).where(OWN.table_id == table, OWN.person == person)
    latest_first = of_person.order_by(OWN.made.desc(), OWN.endpoint != made.endpoint)
    for endpoint in connection.scalars(latest_first).all()[most:]:
        connection.execute(_deletion(table, person, endpoint))


def _deletion(table: str, person: int, endpoint: str) -> Delete:
    """Return a statement that deletes one of a person's subscriptions at a table."""
    return delete(SUBSCRIPTIONS).where(
        OWN.table_id == table, OWN.person == person, OWN.endpoint == endpoint
    )


def unsubscribe_people(connection: Connection, table: str, people: Collection[int] | None) -> None:
    """Delete all subscriptions of these people at a table; with None, everybody's."""
    statement = delete(SUBSCRIPTIONS).where(OWN.table_id == table)
    if people is not None:
        statement = statement.where(OWN.person.in_(people))
    connection.execute(statement)


def _kept_key(connection: Connection, make: Callable[[], bytes]) -> bytes:
    """Return the private key that is stored; if there is none, call `make` and store its key."""
    query = select(PUSH_KEYS.c.private)
    found: bytes | None = connection.scalar(query)
    if found is None:
        statement = INSERTS[connection.dialect.name](PUSH_KEYS).on_conflict_do_nothing()
        connection.execute(statement, {"id": 1, "private": make()})
        found = connection.scalar(query)
        assert found is not None
    return found
