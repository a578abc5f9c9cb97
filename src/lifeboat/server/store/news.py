"""News: what one node tells the others through the database.

News is sent in the transaction that it is about, so no node hears of anything that isn't stored.
PostgreSQL delivers it in the order of the commits, and keeps none of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from msgspec import DecodeError, Raw, Struct, json

LARGEST: Final = 7_900
"""The maximum size of a bulletin, in bytes; PostgreSQL refuses more than 8,000."""


class Wrote(Struct, frozen=True, array_like=True, tag="wrote"):
    """Entries of a table were written; `number` is the last one's."""

    table: str
    number: int


class Present(Struct, frozen=True, array_like=True, tag="present"):
    """Who is at a table, on the node that tells it."""

    table: str
    here: list[int]
    """The people who are connected to the node or asked it a moment ago."""
    watching: list[int]
    """Those of them who can see the table now."""


class WhoIsThere(Struct, frozen=True, array_like=True, tag="who"):
    """A node wants to know who is at a table on the other nodes."""

    table: str


class Renewed(Struct, frozen=True, array_like=True, tag="renewed"):
    """Somebody at a table got a new token, so their earlier ones are invalid."""

    table: str


class SetUp(Struct, frozen=True, array_like=True, tag="set-up"):
    """An address set up a table, which counts towards its limit."""

    address: str
    table: str


class Admitted(Struct, frozen=True, array_like=True, tag="admitted"):
    """Somebody joined a table without an invitation, which counts towards the address's limit."""

    address: str
    table: str


class Beat(Struct, frozen=True, array_like=True, tag="beat"):
    """A node lives, and hears this itself if it hears anything."""

    at: float = 0.0
    """When the beat began, by a clock that only this node knows."""


class Leaving(Struct, frozen=True, array_like=True, tag="leaving"):
    """A node is stopping, so others take over what it owned."""


News = Wrote | Present | WhoIsThere | Renewed | SetUp | Admitted | Beat | Leaving


class Bulletin(Struct, frozen=True, array_like=True):
    """Several pieces of news from one node."""

    node: str
    news: list[News]


class _Sealed(Struct, frozen=True, array_like=True):
    """A bulletin whose news hasn't been read yet."""

    node: str
    news: list[Raw]


_SEALED: Final = json.Decoder(_Sealed)
_NEWS: Final = json.Decoder(News)


def bulletins(node: str, news: Sequence[News]) -> Iterator[str]:
    """Yield the news of a node as text, in as few bulletins as possible, the latest last."""
    text = json.encode(Bulletin(node, list(news)))
    if len(text) <= LARGEST or len(news) == 1:
        yield text.decode()
        return
    half = len(news) // 2
    yield from bulletins(node, news[:half])
    yield from bulletins(node, news[half:])


def read_bulletin(text: str) -> Bulletin:
    """Return a bulletin, without the news of kinds that only a later version knows.

    Raise `DecodeError` if the text isn't a bulletin at all.
    """
    sealed, news = _SEALED.decode(text), []
    for piece in sealed.news:
        with suppress(DecodeError):
            news.append(_NEWS.decode(piece))
    return Bulletin(sealed.node, news)
