"""Reading positions from text, whether they come from a game or were written by hand.

The text leaves out what follows from the cards played: the trick, who leads, what everybody has
collected, and the suits that each seat is known to be out of. To work this out, the cards are
played again.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import PositionError
from lifeboat.core.fate import Fate
from lifeboat.core.fields import (
    NONE,
    choice_of,
    listed,
    number_of,
    parts_of,
    read_fields,
    secret_from,
)
from lifeboat.septentrick.cards import (
    RESCUE,
    SUIT_NAMES,
    card_count,
    card_text,
    hand_of,
    is_passenger,
    read_card,
    unit_of,
)
from lifeboat.septentrick.checking import check_position, next_to_choose
from lifeboat.septentrick.edition import FEWEST_PLAYERS, HAND, MOST_PLAYERS, MOST_RESCUES
from lifeboat.septentrick.questions import ASK_CAPTAIN, ASK_KEEP, ASK_PASS, ASK_PLAY, ASKS, OVER
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import terms_of
from lifeboat.septentrick.tricks import NO_SUIT, seats_of_plays

DEFAULTS: Final[dict[str, str]] = {
    "players": "4",
    "edition": "standard",
    "captain": "1",
    "trump": NONE,
    "asks": "play",
    "seat": NONE,
    "played": NONE,
    "hands": NONE,
    "passing": NONE,
    "passed": NONE,
    "on": NONE,
    "fate": NONE,
}
MOST_PASSENGERS_OF_A_KIND: Final = 3


def read_position(text: str) -> State:
    """Read a position from a line of text.

    Raise `NotationError` if it can't be read, `PositionError` if it can't occur in a game, and
    `EditionError` if its edition is invalid.
    """
    fields = read_fields(text, DEFAULTS)
    players = number_of(fields, "players", FEWEST_PLAYERS, MOST_PLAYERS)
    captain = number_of(fields, "captain", 1, players) - 1
    unnamed = fields["trump"] == NONE
    state = State(
        terms=terms_of(players, fields["edition"]),
        fate=Fate(secret_from(fields["fate"])),
        captain=captain,
        asks=choice_of("asks", fields["asks"], ASKS),
        active=captain,
        trump=NO_SUIT if unnamed else choice_of("trump", fields["trump"], SUIT_NAMES),
        hands=_hands(fields, "hands", players),
        passing=_hands(fields, "passing", players),
        passed=_hands(fields, "passed", players),
        passed_on=_hands(fields, "on", players),
        leader=captain,
    )
    _replay(state, [read_card(part) for part in listed(fields["played"])])
    if ASKS[state.asks] != fields["asks"] or (state.asks == OVER and not state.history):
        raise PositionError("position-question", f"asks={fields['asks']}", "another played", "S16")
    if state.asks in (ASK_PASS, ASK_KEEP):
        state.active = next_to_choose(state)
    elif state.asks == ASK_CAPTAIN:
        state.active = 0
    if fields["seat"] != NONE and number_of(fields, "seat", 1, players) - 1 != state.active:
        raise PositionError("position-question", f"seat={fields['seat']}", state.active + 1, "S6")
    check_position(state)
    return state


def _most_of(kind: int) -> int:
    """Return the largest number of cards of this kind that a hand can hold."""
    if is_passenger(kind):
        return MOST_PASSENGERS_OF_A_KIND
    return MOST_RESCUES if kind == RESCUE else 1


def _replay(state: State, played: list[int]) -> None:
    """Put the cards that were played back into the hands, and play them again.

    Raise `PositionError` if a hand doesn't begin with 13 cards, or if one of the plays isn't
    legal.
    """
    if not played:
        return
    seats = seats_of_plays(played, state.captain, state.trump, len(state.hands))
    for seat, kind in zip(seats, played, strict=True):
        state.hands[seat] += unit_of(kind)
    for seat, hand in enumerate(state.hands):
        if card_count(hand) != HAND:
            tried = f"{card_count(hand)} cards at seat {seat + 1}"
            raise PositionError("position-hand", tried, HAND, "S3")
    state.asks = ASK_PLAY
    state.active = state.captain
    for at, kind in enumerate(played):
        if kind not in state.legal():
            tried = f"{at + 1}. {card_text(kind)}"
            expected = [card_text(legal) for legal in state.legal()]
            raise PositionError("position-played", tried, expected, "S8")
        state.advance(kind)


def _hands(fields: dict[str, str], name: str, players: int) -> list[int]:
    """Return the hands in a field, one for each seat; all are empty if the field isn't given.

    Raise `NotationError` if they can't be read, and `PositionError` if a hand has too many copies
    of a card.
    """
    if fields[name] == NONE:
        return [0] * players
    hands: list[int] = []
    for part in parts_of(fields, name, players):
        kinds = [read_card(card) for card in listed(part)]
        for kind in kinds:
            if kinds.count(kind) > _most_of(kind):
                raise PositionError("position-hand", card_text(kind), "fewer of them", "S3")
        hands.append(hand_of(kinds))
    return hands
