"""The editions of Septentrick: sets of printed numbers that a game can be played with (S1-S3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.editions import Numbers, numbers_of, read_numbers, standard_numbers
from lifeboat.septentrick.cards import MOST_PEOPLE, PASSENGER, RANKS, RESCUE, SUIT_COUNT

FEWEST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
SEA_AND_RESCUE: Final = 10
"""The number of Sea and Rescue cards that each player is dealt (S3)."""
PASSENGERS_EACH: Final = 3
"""The number of Passenger cards that each player is dealt (S3)."""
HAND: Final = SEA_AND_RESCUE + PASSENGERS_EACH
"""The number of cards that each player is dealt (S3)."""
TRICKS: Final = HAND - 1
"""The number of tricks in a game that is played out; everybody then has one card left (S16)."""
MOST_RINGS: Final = 3
"""The most life rings on a Sea card (S1)."""
MOST_RESCUES: Final = 4
"""The number of Rescue cards in the box (S1)."""
MOST_PASSENGERS: Final = 15
"""The number of Passenger cards in the box (S1)."""


class CardSet(NamedTuple):
    """The cards in a game with a certain number of players (S2)."""

    lowest: int
    highest: int
    rescues: int
    passengers: tuple[int, ...]
    """How many Passenger cards show 1, 2, 3 and 4 people."""

    def sea_and_rescue(self) -> list[int]:
        """Return the Sea and Rescue cards in the game, sorted; each hand is dealt ten of them."""
        sea = [RANKS * suit + rank - 1 for suit in range(SUIT_COUNT) for rank in self.ranks()]
        return sea + [RESCUE] * self.rescues

    def passenger_cards(self) -> list[int]:
        """Return the Passenger cards in the game, sorted; each hand is dealt three of them."""
        return [PASSENGER + at for at, count in enumerate(self.passengers) for _ in range(count)]

    def ranks(self) -> range:
        """Return the ranks of the Sea cards in the game."""
        return range(self.lowest, self.highest + 1)


class Edition:
    """An edition: the life rings on the cards, and the cards for each number of players."""

    def __init__(self, numbers: Numbers) -> None:
        """Read the numbers; raise `EditionError` unless 3, 4 and 5 players can play with them."""
        self.numbers = numbers
        self.rings: list[int] = [
            numbers.number(f"rings.{rank}", 0, MOST_RINGS) for rank in range(1, RANKS + 1)
        ]
        """The number of life rings on the Sea cards of each rank, from rank 1."""
        self.sets: dict[int, CardSet] = {
            players: _card_set(numbers, players)
            for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        }
        for players in self.sets:
            self._check_totals(players)
        self._check_box()

    def _check_totals(self, players: int) -> None:
        """Raise `EditionError` if the cards for this number of players don't add up (S2, S3).

        There must be 10 Sea and Rescue cards and 3 Passenger cards for each player, and as many
        life rings as people.
        """
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
        """Raise `EditionError` if one box has too few Passenger cards for all card sets (S1)."""
        kinds = zip(*(cards.passengers for cards in self.sets.values()), strict=True)
        if sum(max(counts) for counts in kinds) > MOST_PASSENGERS:
            together = [f"players.{players}.passengers" for players in self.sets]
            expected = f"{MOST_PASSENGERS} Passenger cards"
            raise self.numbers.refuse_together(together, expected, "S1", "edition-box")

    def __str__(self) -> str:
        return self.numbers.word


def standard() -> Edition:
    """Return the standard edition, which ships with the package."""
    return STANDARD


def read_edition(text: str) -> Edition:
    """Read an edition from TOML; anything left out is taken from the standard edition.

    Raise `EditionError` if the text can't be read or the edition isn't playable.
    """
    return Edition(read_numbers(text, STANDARD.numbers))


def edition_of(word: str) -> Edition:
    """Return the edition that a word in a position or a record stands for.

    Raise `EditionError` if the word can't be read or the edition isn't playable.
    """
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
