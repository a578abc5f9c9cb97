"""Tallies of life rings and people, and whether the two match (S14-S17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lifeboat.septentrick.cards import people_of
from lifeboat.septentrick.terms import Terms


class Tally(NamedTuple):
    """The numbers of life rings and people on some cards, or collected by a seat."""

    rings: int
    people: int

    def surplus(self) -> int:
        """Return the number of life rings minus the number of people."""
        return self.rings - self.people

    def with_cards(self, terms: Terms, kinds: Sequence[int]) -> Tally:
        """Return the tally that results from adding these cards."""
        more = tally_of(terms, kinds)
        return Tally(self.rings + more.rings, self.people + more.people)


def tally_of(terms: Terms, kinds: Sequence[int]) -> Tally:
    """Return the tally of these cards (S14, S15)."""
    rings = sum([terms.rings[kind] for kind in kinds])
    return Tally(rings, sum([people_of(kind) for kind in kinds]))


def is_blank(terms: Terms, kind: int) -> bool:
    """Return whether a card shows neither life rings nor people."""
    return terms.rings[kind] == 0 and people_of(kind) == 0


def is_matched(rings: int, people: int) -> bool:
    """Return whether there are exactly as many life rings as people."""
    return rings == people


def matched_seats(rings: list[int], people: list[int]) -> int:
    """Return the number of seats with exactly as many life rings as people (S17)."""
    return sum(is_matched(rings[seat], people[seat]) for seat in range(len(rings)))
