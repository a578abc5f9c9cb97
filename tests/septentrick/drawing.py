"""Situations drawn in notation, filled up to whole positions, and examined field by field.

A drawing names the cards that matter, and the other cards are dealt out around them. An ending is
reached by playing the other cards from the hands, so that every card played was legal. Seats are
counted from 1, as in the notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from lifeboat.core.events import Event
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.septentrick import Setup, State, action_text, deal, read_action, read_position

RANKS = {3: 7, 4: 10, 5: 12}
RESCUES = {3: 2, 4: 0, 5: 2}
PASSENGERS = {3: (2, 4, 2, 1), 4: (3, 4, 3, 2), 5: (4, 4, 4, 3)}
RINGS = {2: 1, 4: 1, 6: 3, 10: 2, 12: 2}
"""The numbers of the standard edition (S2), written out separately from the rules."""

SUITS = {"d": "diamond", "t": "triangle", "c": "circle", "s": "star"}
Hands = list[list[str]]


def sea_and_rescue(players: int) -> list[str]:
    """Return the cards that everybody is dealt ten of."""
    sea = [f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS[players] + 1)]
    return sea + ["r"] * RESCUES[players]


def passengers(players: int) -> list[str]:
    """Return the cards that everybody is dealt three of."""
    return [f"p{people}" for people in range(1, 5) for _ in range(PASSENGERS[players][people - 1])]


def is_passenger(card: str) -> bool:
    return card[0] == "p"


def is_sea(card: str) -> bool:
    return card[0] in SUITS


def rings_on(card: str) -> int:
    """Return the number of life rings on a card."""
    return RINGS.get(int(card[1:]), 0) if is_sea(card) else 0


def people_on(card: str) -> int:
    """Return the number of passengers on a card."""
    return int(card[1:]) if is_passenger(card) else 0


def listed(text: str) -> list[str]:
    """Return the cards of a list in notation."""
    return [] if text == "-" else text.split(",")


def joined(cards: Iterable[str]) -> str:
    """Return cards as the notation lists them."""
    return ",".join(cards) or "-"


def filled(hands: Iterable[str], without: Iterable[str] = (), seed: int = 0) -> Hands:
    """Return whole hands of thirteen that contain the cards given.

    ``without`` names for each seat the suits, or ``r``, that it mustn't be given.
    """
    drawn = [listed(hand) for hand in hands]
    players = len(drawn)
    barred = [*without, *("" for _ in drawn)]
    chance = Random(seed)
    for pool, size in ((passengers(players), 3), (sea_and_rescue(players), 10)):
        rest = list(pool)
        for hand in drawn:
            for card in [card for card in hand if card in pool]:
                rest.remove(card)
        room = [size - sum(card in pool for card in hand) for hand in drawn]
        _fill(drawn, rest, room, barred, chance)
    return drawn


def _fill(
    hands: Hands, rest: list[str], room: list[int], barred: list[str], chance: Random
) -> None:
    """Deal the rest at random, starting with cards that few seats can take, until all fits."""
    seats = range(len(hands))
    for _ in range(500):
        chance.shuffle(rest)
        free, given = room.copy(), [[] for _ in seats]  # type: list[int], Hands
        takers = {card: [at for at in seats if card[0] not in barred[at]] for card in rest}
        for card in sorted(rest, key=lambda card: len(takers[card])):
            able = [at for at in takers[card] if free[at]]
            if not able:
                break
            at = max(able, key=lambda at: (free[at], chance.random()))
            free[at] -= 1
            given[at].append(card)
        if not any(free):
            for at in seats:
                hands[at] += given[at]
            return
    raise AssertionError("these hands cannot be filled")


def drawn(
    *hands: str, without: Iterable[str] = (), captain: int = 1, trump: str = "star", more: str = ""
) -> State:
    """Return a position before the first trick in which the seats hold these cards and others."""
    return read_position(
        f"players={len(hands)} captain={captain} trump={trump} seat={captain} {more} "
        f"hands={'/'.join(joined(hand) for hand in filled(hands, without))}"
    )


@cache
def _ending(hands: tuple[str, ...], leader: int, trump: str) -> str:
    kept = [listed(hand) for hand in hands]
    assert len({len(hand) for hand in kept}) == 1
    for seed in range(20000):
        chance = Random(seed)
        text = f"players={len(hands)} trump={trump} hands="
        text += "/".join(joined(hand) for hand in filled(hands, seed=seed))
        state = read_position(text)
        if _played_down(state, kept, chance) and asked(state) == f"play@{leader}":
            return str(state)
    raise AssertionError("no such ending found")


def _played_down(state: State, kept: Hands, chance: Random) -> bool:
    """Play at random until the hands hold what they are to keep; return whether they do."""
    hands = hands_of(state)
    while any(len(hand) > len(cards) for hand, cards in zip(hands, kept, strict=True)):
        decision = state.decision()
        if decision is None:
            return False
        spare = hands[decision.seat].copy()
        for card in kept[decision.seat]:
            spare.remove(card)
        choices = sorted(legal(state) & set(spare))
        if not choices:
            return False
        guests = [card for card in choices if is_passenger(card)]
        card = chance.choice(guests or choices)
        play(state, card)
        hands[decision.seat].remove(card)
    return True


def ending(*hands: str, leader: int = 1, trump: str = "star") -> State:
    """Return a position after some tricks in which the seats hold exactly these cards."""
    return read_position(_ending(hands, leader, trump))


def dealt(players: int, seed: str = "iceberg", captain: str = "1") -> State:
    """Return a new deal, before the trump is named."""
    return deal(Setup(players, captain), secret_of(seed))


def play(state: State, words: str) -> list[Event]:
    """Play the actions in a text one after the other, and return all events."""
    return [event for word in words.split() for event in state.play(read_action(word))]


def legal(state: State) -> set[str]:
    """Return the legal actions as text."""
    return {action_text(action) for action in state.legal()}


def asked(state: State) -> str:
    """Return the question and the seat it is asked of, such as ``play@1``, or ``over``."""
    decision = state.decision()
    return f"{decision.kind}@{decision.seat + 1}" if decision else "over"


def story(events: Iterable[Event]) -> list[str]:
    """Return the events in notation, such as ``played @1 d7``."""
    rules = game_of("septentrick")
    return [rules.event_text(event) for event in events]


def told(events: Iterable[Event], seat: int) -> list[str]:
    """Return the events as a seat is told them; seat 0 is a spectator."""
    return story(event.seen_by(seat - 1) for event in events)


def field(table: object, name: str) -> str:
    """Return a field from the text of a position or view, or ``-`` if it isn't there."""
    return fields(table, name)[0]


def fields(table: object, *names: str) -> list[str]:
    """Return several fields of one text."""
    values = dict(word.split("=", 1) for word in str(table).split())
    return [values.get(name, "-") for name in names]


def hands_of(table: object, name: str = "hands") -> Hands:
    """Return a field that has a list of cards for each seat."""
    return [listed(part) for part in field(table, name).split("/")]


def hand(table: object, seat: int) -> list[str]:
    """Return the cards that a seat holds, sorted as in the notation."""
    return hands_of(table)[seat - 1]
