"""The edition of Septentrick: its printed numbers, checked (S1-S3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.editions import Numbers, numbers_of, read_numbers, standard_numbers
from lifeboat.septentrick.cards import MOST_PEOPLE, PASSENGER, RANKS, RESCUE, SUIT_COUNT

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
SEA_AND_RESCUE: Final = 10
"""Sea and Rescue cards in a hand (S3)."""
PASSENGERS_EACH: Final = 3
"""Passenger cards in a hand (S3)."""
HAND: Final = SEA_AND_RESCUE + PASSENGERS_EACH
"""Cards in a hand at the start (S3)."""
TRICKS: Final = HAND - 1
"""Tricks in a game: then everybody has one card left (S16)."""
MOST_RINGS: Final = 3
"""The most life rings on a Sea card (S1)."""
MOST_RESCUES: Final = 4
"""Rescue cards in the box (S1)."""
MOST_PASSENGERS: Final = 15
"""Passenger cards in the box (S1)."""


class CardSet(NamedTuple):
    """The cards for one number of players (S2)."""

    lowest: int
    highest: int
    rescues: int
    passengers: tuple[int, ...]
    """How many Passenger cards show 1, 2, 3 and 4 people."""

    def sea_and_rescue(self) -> list[int]:
        """The kinds of cards of which each hand gets ten, sorted."""
        sea = [RANKS * suit + rank - 1 for suit in range(SUIT_COUNT) for rank in self.ranks()]
        return sea + [RESCUE] * self.rescues

    def passenger_cards(self) -> list[int]:
        """The kinds of cards of which each hand gets three, sorted."""
        return [PASSENGER + at for at, count in enumerate(self.passengers) for _ in range(count)]

    def ranks(self) -> range:
        """The ranks in the game."""
        return range(self.lowest, self.highest + 1)


class Edition:
    """One print of the game."""

    def __init__(self, numbers: Numbers) -> None:
        """Read the numbers, and refuse those that no game can be played with."""
        self.numbers = numbers
        self.rings: list[int] = [
            numbers.number(f"rings.{rank}", 0, MOST_RINGS) for rank in range(1, RANKS + 1)
        ]
        """The life rings on the Sea cards of each rank."""
        self.sets: dict[int, CardSet] = {
            players: _card_set(numbers, players)
            for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        }
        for players in self.sets:
            self._check_totals(players)
        self._check_box()

    def _check_totals(self, players: int) -> None:
        """Hands of 10 and 3, and as many life rings as people (S2, S3)."""
        cards = self.sets[players]
        field = f"players.{players}"
        if SUIT_COUNT * len(cards.ranks()) + cards.rescues != SEA_AND_RESCUE * players:
            expected = f"{SEA_AND_RESCUE * players} Sea and Rescue cards"
            together = [f"{field}.ranks", f"{field}.rescues"]
            raise self.numbers.refuse_together(together, expected, "S3")
        if sum(cards.passengers) != PASSENGERS_EACH * players:
            expected = f"{PASSENGERS_EACH * players} Passenger cards"
            raise self.numbers.refuse(f"{field}.passengers", expected, "S3")
        people = sum((at + 1) * count for at, count in enumerate(cards.passengers))
        rings = SUIT_COUNT * sum(self.rings[rank - 1] for rank in cards.ranks())
        if people != rings:
            expected = f"as many rings as people with {players} players, not {rings} and {people}"
            together = [f"{field}.ranks", f"{field}.passengers"]
            together += [f"rings.{rank}" for rank in cards.ranks()]
            raise self.numbers.refuse_together(together, expected, "S2")

    def _check_box(self) -> None:
        """One box of cards serves every number of players: its Passenger cards are enough (S1)."""
        kinds = zip(*(cards.passengers for cards in self.sets.values()), strict=True)
        if sum(max(counts) for counts in kinds) > MOST_PASSENGERS:
            together = [f"players.{players}.passengers" for players in self.sets]
            expected = f"{MOST_PASSENGERS} Passenger cards"
            raise self.numbers.refuse_together(together, expected, "S1", "edition-box")

    def __str__(self) -> str:
        return self.numbers.word


def standard() -> Edition:
    """The edition that ships with the package."""
    return STANDARD


def read_edition(text: str) -> Edition:
    """The edition that a TOML text describes; what it leaves out is as in the standard one."""
    return Edition(read_numbers(text, STANDARD.numbers))


def edition_of(word: str) -> Edition:
    """The edition that a position or record names in one word."""
    return STANDARD if word == str(STANDARD) else Edition(numbers_of(word, STANDARD.numbers))


def _card_set(numbers: Numbers, players: int) -> CardSet:
    field = f"players.{players}"
    ends = numbers.numbers(f"{field}.ranks", 1, RANKS)
    if len(ends) != 2 or ends[0] > ends[1]:
        raise numbers.refuse(f"{field}.ranks", "[lowest, highest]", "S1")
    passengers = numbers.numbers(f"{field}.passengers", 0, MOST_PASSENGERS)
    if len(passengers) != MOST_PEOPLE:
        raise numbers.refuse(f"{field}.passengers", "4 numbers", "S1")
    rescues = numbers.number(f"{field}.rescues", 0, MOST_RESCUES)
    return CardSet(ends[0], ends[1], rescues, tuple(passengers))


STANDARD: Final = Edition(standard_numbers("lifeboat.septentrick"))
