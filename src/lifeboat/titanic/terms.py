"""The terms of a table: what stays the same from the deal to the end."""

from __future__ import annotations

from functools import lru_cache

from lifeboat.titanic.crew import CREW, CrewMember
from lifeboat.titanic.edition import Edition, edition_of


class Terms:
    """The crew of a table by seat, its edition, and its options."""

    def __init__(
        self, crew: tuple[str, ...], murdoch: str, latimer: str, ability: str, edition: Edition
    ) -> None:
        self.crew = crew
        self.murdoch = murdoch
        self.latimer = latimer
        self.ability = ability
        self.edition = edition
        self.members: list[CrewMember] = [CREW[name] for name in crew]
        self.moves_matter: bool = ability == "turn" and any(one.acts for one in self.members)
        """Whether a crew member has an ability that is legal only before any move (T44, T46)."""
        self.may_exchange: bool = any(one.may_exchange for one in self.members)
        """Whether a crew member can swap survivors (T44)."""
        self.minds_rows: bool = any(one.minds_rows for one in self.members)
        """Whether a crew member can draw cards for rows of anchors in a group (T45)."""
        self.most_draws: list[int] = [edition.crew[name].draws for name in crew]
        self.consolations: list[int] = [
            sum(other.consolation for other in self.members) - member.consolation
            for member in self.members
        ]
        """How many action cards the others draw when a seat's rescue fails, by seat (T48)."""
        self.last_page = sum(edition.compartments)
        self.flooded: list[int] = _flooded_decks(edition.compartments)
        """The number of flooded decks, by the number of pages turned (T22)."""


@lru_cache(maxsize=1000)
def terms_of(
    crew: tuple[str, ...], murdoch: str, latimer: str, ability: str, edition: str
) -> Terms:
    """Return the terms that these words describe.

    Terms never change, so tables with the same terms share one object. Raise `EditionError` if the
    edition is invalid.
    """
    return Terms(crew, murdoch, latimer, ability, edition_of(edition))


def _flooded_decks(compartments: list[int]) -> list[int]:
    flooded = [0]
    for deck, count in enumerate(compartments):
        flooded += [deck] * (count - 1) + [deck + 1] * min(count, 1)
    return flooded
