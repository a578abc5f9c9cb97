"""What a device knows of finished games: their results, and their totals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Final

from lifeboat.device.library import Library
from lifeboat.device.limits import refuse
from lifeboat.table.past.comparison import is_of
from lifeboat.table.past.results import Result
from lifeboat.table.past.tallies import STANDARD, Tally

MOST: Final = 100
"""The most results that are shown at once."""


class Past:
    """The finished games on a shelf; see :class:`lifeboat.table.api.hosts.Past`."""

    def __init__(self, library: Library) -> None:
        self._library = library

    async def results_of_deal(self, deal: str) -> list[Result]:
        """Return the results on a deal, best first."""
        found = await self._found(lambda result: result.deal == deal)
        return sorted(found, key=_best_first)[:MOST]

    async def results_of_person(self, me: str) -> list[Result]:
        """Return a person's results, latest first."""
        found = await self._found(lambda result: is_of(result, me))
        return sorted(found, key=lambda result: (-result.finished, result.table))[:MOST]

    async def has_result(self, deal: str, me: str) -> bool:
        """Return whether a person has played this deal to the end."""
        return bool(await self._found(lambda result: result.deal == deal and is_of(result, me)))

    async def results_of_day(self, game: str, date: str) -> list[Result]:
        """Refuse: everybody has the same deal on the same day, so a server has to make it."""
        refuse("day")

    async def has_result_of_day(self, game: str, date: str, me: str) -> bool:
        """Refuse: only a server has deals of the day."""
        refuse("day")

    async def tallies(self, me: str = "") -> list[Tally]:
        """Return totals by game, layout and players, of a person or, without `me`, of everybody."""
        found = await self._found(lambda result: not me or is_of(result, me))
        return _tallies((result, "") for result in found)

    async def crew_tallies(self, me: str = "") -> list[Tally]:
        """Return the same totals, but also by crew member."""
        return _tallies(
            (result, seat.crew)
            for result in await self._library.results()
            for seat in result.seats
            if seat.crew and (not me or seat.me == me)
        )

    async def _found(self, is_wanted: Callable[[Result], bool]) -> list[Result]:
        return [result for result in await self._library.results() if is_wanted(result)]


def _best_first(result: Result) -> tuple[int, int, str]:
    return -result.score, result.finished, result.table


def _tallies(games: Iterable[tuple[Result, str]]) -> list[Tally]:
    """Return the totals of games, each with the crew member it counts for; see `Tally`."""
    counted = [(_kind(result, crew), result) for result, crew in games if _counts(result)]
    counted.sort(key=lambda one: one[0])
    made = []
    for kind, group in groupby(counted, key=lambda one: one[0]):
        results = [result for _, result in group]
        scores = [result.score for result in results]
        game, layout, players, crew = kind
        made.append(
            Tally(
                game,
                layout,
                players,
                crew,
                games=len(results),
                won=sum(result.won for result in results),
                score=sum(scores),
                best=max(scores),
                pages=sum(result.pages for result in results),
            )
        )
    return made


def _counts(result: Result) -> bool:
    return result.edition == STANDARD


def _kind(result: Result, crew: str) -> tuple[str, str, int, str]:
    return result.game, result.layout, result.players, crew
