"""Positions drawn in notation, played word by word, and examined field by field.

Nothing here knows a rule: a position is read from text, and so is what becomes of it. Seats are
counted from 1, as in the notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from lifeboat.core.events import Event
from lifeboat.core.games import game_of
from lifeboat.titanic import State, action_text, read_action, read_position

EVERY_PASSENGER = [
    f"{letter}{rank}{anchor}"
    for letter, ranks in (("f", 13), ("s", 17))
    for rank in range(1, ranks + 1)
    for anchor in ("", "+")
]
"""All passengers (T1), written out separately from the rules."""

EVERY_ACTION_CARD = (
    ["get-ready"] * 2
    + ["come-on"] * 3
    + ["come-back"] * 3
    + ["your-turn"] * 2
    + ["same-lines"] * 2
    + ["wait"] * 2
    + ["save-time", "plan-a", "plan-b", "boat", "mystery-f", "mystery-s"]
)
"""All action cards (T2), written out separately from the rules."""

PASSENGER = re.compile(r"[fs]\d+\+?(?![\d?+])")


def position(text: str) -> State:
    """Return the position that a text describes.

    ``{rest}`` stands for all passengers and ``{cards}`` for all action cards not named elsewhere.
    """
    named = set(PASSENGER.findall(text))
    text = text.replace("{rest}", joined(card for card in EVERY_PASSENGER if card not in named))
    if "{cards}" in text:
        text = text.replace("{cards}", joined(_other_action_cards(text)))
    return read_position(text)


def joined(cards: Iterable[str]) -> str:
    """Return cards as the notation lists them."""
    return ",".join(cards) or "-"


def _other_action_cards(text: str) -> list[str]:
    values = dict(word.split("=", 1) for word in text.split())
    others = list(EVERY_ACTION_CARD)
    for name in ("hands", "actions", "used", "playing", "offer"):
        for card in re.split("[/,]", values.get(name, "-")):
            if card in others:
                others.remove(card)
    if values.get("boat", "-") != "-":
        others.remove("boat")
    table = [values.get(name, "-") for name in ("decks", "boat", "groups")]
    for letter in re.findall(r"([fs])\d*\?", " ".join(table)):
        others.remove(f"mystery-{letter}")
    return others


def play(state: State, words: str) -> list[Event]:
    """Play the actions in a text one after the other, and return all events."""
    return [event for word in words.split() for event in state.play(read_action(word))]


def legal(state: State) -> set[str]:
    """Return the legal actions as text."""
    return {action_text(action) for action in state.legal()}


def moves(state: State) -> set[str]:
    """Return the legal moves of a turn, or the places for drawn or found cards."""
    return {text for text in legal(state) if ">" in text}


def asked(state: State) -> str:
    """Return the question and the seat it is asked of, such as ``turn@1``, or ``over``."""
    decision = state.decision()
    return f"{decision.kind}@{decision.seat + 1}" if decision else "over"


def names(events: list[Event]) -> list[str]:
    """Return the names of the events in order."""
    return [event.name for event in events]


def story(events: list[Event]) -> list[str]:
    """Return the events in notation, such as ``revealed f7 2``."""
    rules = game_of("titanic")
    return [rules.event_text(event) for event in events]


def field(state: State, name: str) -> str:
    """Return a field of the position's text, or ``-`` if it isn't there."""
    values = dict(word.split("=", 1) for word in str(state).split())
    return values.get(name, "-")


def listed(text: str) -> list[str]:
    """Return the cards of a list in notation."""
    return [] if text == "-" else text.split(",")


def line(state: State, place: str) -> str:
    """Return the line at a deck 1-6 or on the boat b, such as ``s9,f3|f7,f6``."""
    if place == "b":
        return field(state, "boat")
    return field(state, "decks").split("/")[int(place) - 1]


def hidden(state: State, place: str) -> list[str]:
    """Return the face-down cards of a line, back to front."""
    back, bar, _ = line(state, place).partition("|")
    return listed(back) if bar else []


def run(state: State, place: str) -> list[str]:
    """Return the face-up cards of a line, back to front."""
    return listed(line(state, place).rpartition("|")[2])


def group(state: State, number: int) -> str:
    """Return a group of survivors."""
    return field(state, "groups").split("/")[number - 1]


def stack(state: State) -> list[str]:
    """Return the stack, top card first."""
    return listed(field(state, "stack"))


def discard(state: State) -> set[str]:
    """Return the discard pile, whose order doesn't matter."""
    return set(listed(field(state, "discard")))


def hand(state: State, seat: int = 1) -> list[str]:
    """Return the action cards in front of a player, sorted by name."""
    return sorted(listed(field(state, "hands").split("/")[seat - 1]))


def actions(state: State) -> list[str]:
    """Return the action stack, top card first."""
    return listed(field(state, "actions"))


def used(state: State) -> list[str]:
    """Return the action discard pile, sorted by name."""
    return sorted(listed(field(state, "used")))


def turned(state: State) -> int:
    """Return the number of pages that have been turned."""
    return int(field(state, "turned"))


def leaves(state: State) -> list[State]:
    """Return every state that the answers to the open questions lead to, up to the next turn."""
    if asked(state).startswith(("turn", "over")):
        return [state]
    found = []
    for action in state.legal():
        branch = state.copy()
        branch.play(action)
        found += leaves(branch)
    return found
