"""The past: results of finished games, totals, and the deals of the days."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec import json
from sqlalchemy import Connection, select

from lifeboat.server.store import statistics
from lifeboat.server.store.access import Access, is_key
from lifeboat.server.store.databases import INSERTS
from lifeboat.server.store.rows import DayDeal
from lifeboat.server.store.schema import DAYS
from lifeboat.table.deals import deal_key
from lifeboat.table.past.results import Result
from lifeboat.table.past.tallies import Tally

_SETUP: Final = json.Decoder(dict[str, str])


class Past(Access):
    """What is known of finished games; :meth:`Logs.append` stores each result with its game."""

    async def results_of_deal(self, deal: str, limit: int = 100) -> list[Result]:
        """Return up to `limit` results on a deal, best first."""
        if not is_key(deal):
            return []
        return await self._count(partial(statistics.results_of_deal, deal=deal, limit=limit))

    async def results_of_person(self, me: str, limit: int = 100) -> list[Result]:
        """Return up to `limit` results of the person whose key has the hash `me`, latest first."""
        if not is_key(me):
            return []
        return await self._count(partial(statistics.results_of_person, me=me, limit=limit))

    async def has_result(self, deal: str, me: str) -> bool:
        """Return whether the person whose key has the hash `me` has played this deal to the end."""
        return await self._count(partial(statistics.has_result, deal=deal, me=me))

    async def tallies(self, me: str = "") -> list[Tally]:
        """Return totals by game, layout and number of players, for the standard edition.

        If `me`, the hash of a person's key, is given, only that person's games are counted,
        otherwise everybody's.
        """
        if me:
            return await self._count(partial(statistics.tallies_of, me=me))
        return await self._count(partial(statistics.totals, of_crew=False))

    async def crew_tallies(self, me: str = "") -> list[Tally]:
        """Return totals by game, layout, players and crew member, for the standard edition.

        If `me`, the hash of a person's key, is given, only the crew members that this person had
        are counted, otherwise everybody's, including those of bots.
        """
        if me:
            return await self._count(partial(statistics.crew_tallies_of, me=me))
        return await self._count(partial(statistics.totals, of_crew=True))

    # Deals of the days

    async def day(self, game: str, date: str, make: Callable[[], DayDeal]) -> DayDeal:
        """Return a game's deal of the day; if there is none yet, call `make` and store its deal."""
        find = partial(_day, game=game, date=date)
        found = await self._read(find)
        if found:
            return found
        made = make()
        row = {
            "game": game,
            "date": date,
            "setup": json.encode(made.setup).decode(),
            "secret": made.secret,
        }

        def work(connection: Connection) -> DayDeal:
            connection.execute(INSERTS[connection.dialect.name](DAYS).on_conflict_do_nothing(), row)
            stored = find(connection)
            assert stored is not None
            return stored

        return await self._write(work)

    async def results_of_day(self, game: str, date: str, limit: int = 100) -> list[Result]:
        """Return up to `limit` results that count for the deal of the day, best first."""
        deal = await self._deal_of_day(game, date)
        query = partial(statistics.results_of_day, deal=deal, date=date, limit=limit)
        return await self._count(query) if deal else []

    async def has_result_of_day(self, game: str, date: str, me: str) -> bool:
        """Return whether a person has finished the deal of the day; `me` is their key's hash."""
        deal = await self._deal_of_day(game, date)
        return bool(deal) and await self.has_result(deal, me)

    async def _deal_of_day(self, game: str, date: str) -> str:
        """Return the key of the deal of the day, or "" if nobody has asked for that deal yet."""
        found = await self._count(partial(_day, game=game, date=date))
        return deal_key(game, found.setup, found.secret) if found else ""


def _day(connection: Connection, game: str, date: str) -> DayDeal | None:
    query = select(DAYS.c.setup, DAYS.c.secret).where(DAYS.c.game == game, DAYS.c.date == date)
    row = connection.execute(query).first()
    return DayDeal(_SETUP.decode(row.setup), row.secret) if row else None
