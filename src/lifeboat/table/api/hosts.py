"""The protocol of a host: what requests need from whoever keeps the tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from lifeboat.table.commands import Command, ServerCommand
from lifeboat.table.past.progress import Progress
from lifeboat.table.past.results import Result
from lifeboat.table.past.tallies import Tally
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.table import Table
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Places, TableInfo

T = TypeVar("T")


class Past(Protocol):
    """What a host knows of finished games. `me` is the hash of a person's own key."""

    async def results_of_deal(self, deal: str) -> Sequence[Result]:
        """Return the results on a deal, best first."""

    async def results_of_day(self, game: str, date: str) -> Sequence[Result]:
        """Return the results that count for the deal of the day, best first."""

    async def results_of_person(self, me: str) -> Sequence[Result]:
        """Return a person's results, latest first."""

    async def has_result(self, deal: str, me: str) -> bool:
        """Return whether a person has played this deal to the end."""

    async def has_result_of_day(self, game: str, date: str, me: str) -> bool:
        """Return whether a person has finished the deal of the day."""

    async def tallies(self, me: str = "") -> list[Tally]:
        """Return totals by game, layout and players, of a person or, without `me`, of everybody."""

    async def crew_tallies(self, me: str = "") -> list[Tally]:
        """Return the same totals, but also by crew member."""


class Host(Protocol):
    """A home of tables, as whoever asks sees it.

    All methods raise a `LifeboatError` if something is refused; nothing has changed then.
    """

    @property
    def past(self) -> Past:
        """What the host knows of finished games."""

    def today(self) -> str:
        """Return today's date in UTC, in ISO format."""

    def charge(self, price: float) -> None:
        """Charge whoever asks for expensive work."""

    async def work(self, work: Callable[..., T], *given: object) -> T:
        """Call something that takes more than a moment, and return its result."""

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table."""

    async def lobby(self) -> list[TableInfo]:
        """Return the tables that everybody may find."""

    async def info(self, table: str) -> TableInfo:
        """Return the public information about a table."""

    async def join(self, table: str, joining: Joining) -> Welcomed:
        """Add a person to a table."""

    async def leave(self, table: str, person: int) -> None:
        """Remove a person from a table for good."""

    async def invite(self, table: str, person: int, seat: int) -> str:
        """Return the key of a new invitation to a seat."""

    async def places(self, tokens: Mapping[str, str]) -> Places:
        """Return how things stand at tables, given a token for each."""

    async def person_of(self, table: str, token: str) -> int:
        """Return the person who holds a token, or `NO_PERSON` if the token is empty."""

    async def command(self, table: str, person: int, command: Command | ServerCommand) -> Accepted:
        """Carry out a command; by the time this returns, its effect has been stored for good."""

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """Return a hint for a decision that a person has to make."""

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """Return the encoded updates after number `since`, waiting for some if there are none."""

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        """Return what happened after entry `since`, as encoded lines of text."""

    async def read(self, table: str, answer: Callable[[Table], T]) -> T:
        """Call `answer` with a table while nothing is being written, and return its result."""

    async def start_review(self, table: str, record: str) -> None:
        """Queue a review of a finished game, unless there is one."""

    async def review_progress(self, table: str) -> Progress:
        """Return how far along a review is, with its findings once it is ready."""
