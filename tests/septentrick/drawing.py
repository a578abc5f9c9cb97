"""Situations drawn in notation, filled up to whole positions, and looked at field by field.

A drawing names the cards that matter; the rest of the set is dealt out around them. An ending is
reached by playing the other cards of the hands away, so that every card played was legal.
Seats are counted from 1, as in the notation.
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
"""S2 and the numbers of the editions page, written out once more on their own."""

SUITS = {"d": "diamond", "t": "triangle", "c": "circle", "s": "star"}
Hands = list[list[str]]


def sea_and_rescue(players: int) -> list[str]:
    """The cards of which everybody gets ten."""
    sea = [f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS[players] + 1)]
    return sea + ["r"] * RESCUES[players]


def passengers(players: int) -> list[str]:
    """The cards of which everybody gets three."""
    return [f"p{people}" for people in range(1, 5) for _ in range(PASSENGERS[players][people - 1])]


def is_passenger(card: str) -> bool:
    return card[0] == "p"


def is_sea(card: str) -> bool:
    return card[0] in SUITS


def rings_on(card: str) -> int:
    """The life rings that a card shows."""
    return RINGS.get(int(card[1:]), 0) if is_sea(card) else 0


def people_on(card: str) -> int:
    """The passengers that a card shows."""
    return int(card[1:]) if is_passenger(card) else 0


def listed(text: str) -> list[str]:
    """The cards of a list in notation."""
    return [] if text == "-" else text.split(",")


def joined(cards: Iterable[str]) -> str:
    """Cards as the notation lists them."""
    return ",".join(cards) or "-"


def filled(hands: Iterable[str], without: Iterable[str] = (), seed: int = 0) -> Hands:
    """Whole hands of thirteen around the cards drawn.

    ``without`` names for each seat the suits, or ``r``, that the filling must not give it.
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
    """Deal the rest at random, the cards with the fewest takers first, until it comes out even."""
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
    """A position before the first trick, in which the seats hold these cards and others."""
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
    """Play at random until every hand holds what it is to keep; whether that went well."""
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
    """A position after some tricks, in which the seats hold exactly these cards."""
    return read_position(_ending(hands, leader, trump))


def dealt(players: int, seed: str = "iceberg", captain: str = "1") -> State:
    """A new deal, before the trump is named."""
    return deal(Setup(players, captain), secret_of(seed))


def play(state: State, words: str) -> list[Event]:
    """Play the actions of a text one after the other and tell all that happened."""
    return [event for word in words.split() for event in state.play(read_action(word))]


def legal(state: State) -> set[str]:
    """The legal actions as texts."""
    return {action_text(action) for action in state.legal()}


def asked(state: State) -> str:
    """The question and the seat that has to answer it, such as ``play@1``; ``over`` at the end."""
    decision = state.decision()
    return f"{decision.kind}@{decision.seat + 1}" if decision else "over"


def story(events: Iterable[Event]) -> list[str]:
    """The events in notation, such as ``played @1 d7``."""
    rules = game_of("septentrick")
    return [rules.event_text(event) for event in events]


def told(events: Iterable[Event], seat: int) -> list[str]:
    """The events as a seat is told them; seat 0 is a spectator."""
    return story(event.seen_by(seat - 1) for event in events)


def field(table: object, name: str) -> str:
    """A field of the text of a position or view; ``-`` where it says nothing."""
    return fields(table, name)[0]


def fields(table: object, *names: str) -> list[str]:
    """Several fields of one text."""
    values = dict(word.split("=", 1) for word in str(table).split())
    return [values.get(name, "-") for name in names]


def hands_of(table: object, name: str = "hands") -> Hands:
    """A field with a list for each seat."""
    return [listed(part) for part in field(table, name).split("/")]


def hand(table: object, seat: int) -> list[str]:
    """The cards that a seat holds, sorted as the notation sorts them."""
    return hands_of(table)[seat - 1]
