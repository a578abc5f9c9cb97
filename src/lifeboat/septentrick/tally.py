"""The tally: what a seat has collected, and whether rings and people match (S14-S17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lifeboat.septentrick.cards import people_of
from lifeboat.septentrick.terms import Terms


class Tally(NamedTuple):
    """Life rings and people, on cards or at a seat."""

    rings: int
    people: int

    def surplus(self) -> int:
        """Return the life rings less the people."""
        return self.rings - self.people

    def with_cards(self, terms: Terms, kinds: Sequence[int]) -> Tally:
        """Return what this comes to with these cards."""
        more = tally_of(terms, kinds)
        return Tally(self.rings + more.rings, self.people + more.people)


def tally_of(terms: Terms, kinds: Sequence[int]) -> Tally:
    """Return what these cards show (S14, S15)."""
    rings = sum([terms.rings[kind] for kind in kinds])
    return Tally(rings, sum([people_of(kind) for kind in kinds]))


def is_blank(terms: Terms, kind: int) -> bool:
    """Whether a card shows neither life rings nor people."""
    return terms.rings[kind] == 0 and people_of(kind) == 0


def is_matched(rings: int, people: int) -> bool:
    """Whether every passenger has a life ring, and every life ring a passenger."""
    return rings == people


def matched_seats(rings: list[int], people: list[int]) -> int:
    """At how many seats life rings and passengers match."""
    return sum(is_matched(rings[seat], people[seat]) for seat in range(len(rings)))
