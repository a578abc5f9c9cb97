"""Positions drawn in notation, played word by word, and looked at field by field.

Nothing here knows a rule: a position is read from text, and what became of it is read off its text.
Seats are counted from 1, as in the notation.
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
"""T1, written out once more on its own."""

EVERY_ACTION_CARD = (
    ["get-ready"] * 2
    + ["come-on"] * 3
    + ["come-back"] * 3
    + ["your-turn"] * 2
    + ["same-lines"] * 2
    + ["wait"] * 2
    + ["save-time", "plan-a", "plan-b", "boat", "mystery-f", "mystery-s"]
)
"""T2, written out once more on its own."""

PASSENGER = re.compile(r"[fs]\d+\+?(?![\d?+])")


def position(text: str) -> State:
    """The position of a text in notation.

    ``{rest}`` stands for all passengers and ``{cards}`` for all action cards not named elsewhere.
    """
    named = set(PASSENGER.findall(text))
    text = text.replace("{rest}", joined(card for card in EVERY_PASSENGER if card not in named))
    if "{cards}" in text:
        text = text.replace("{cards}", joined(_other_action_cards(text)))
    return read_position(text)


def joined(cards: Iterable[str]) -> str:
    """Cards as the notation lists them."""
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
    """Play the actions of a text one after the other and tell all that happened."""
    return [event for word in words.split() for event in state.play(read_action(word))]


def legal(state: State) -> set[str]:
    """The legal actions as texts."""
    return {action_text(action) for action in state.legal()}


def moves(state: State) -> set[str]:
    """The legal moves of a turn, or placements of a drawn or found card."""
    return {text for text in legal(state) if ">" in text}


def asked(state: State) -> str:
    """The question and the seat that has to answer it, such as ``turn@1``; ``over`` at the end."""
    decision = state.decision()
    return f"{decision.kind}@{decision.seat + 1}" if decision else "over"


def names(events: list[Event]) -> list[str]:
    """The names of the events in order."""
    return [event.name for event in events]


def story(events: list[Event]) -> list[str]:
    """The events in notation, such as ``revealed f7 2``."""
    rules = game_of("titanic")
    return [rules.event_text(event) for event in events]


def field(state: State, name: str) -> str:
    """A field of the position's text; ``-`` where it says nothing."""
    values = dict(word.split("=", 1) for word in str(state).split())
    return values.get(name, "-")


def listed(text: str) -> list[str]:
    """The cards of a list in notation."""
    return [] if text == "-" else text.split(",")


def line(state: State, place: str) -> str:
    """The line at a deck 1-6 or on the boat b, such as ``s9,f3|f7,f6``."""
    if place == "b":
        return field(state, "boat")
    return field(state, "decks").split("/")[int(place) - 1]


def hidden(state: State, place: str) -> list[str]:
    """The face-down cards of a line, back to front."""
    back, bar, _ = line(state, place).partition("|")
    return listed(back) if bar else []


def run(state: State, place: str) -> list[str]:
    """The face-up cards of a line, back to front."""
    return listed(line(state, place).rpartition("|")[2])


def group(state: State, number: int) -> str:
    """A group of survivors."""
    return field(state, "groups").split("/")[number - 1]


def stack(state: State) -> list[str]:
    """The stack, top first."""
    return listed(field(state, "stack"))


def discard(state: State) -> set[str]:
    """The discard, whose order means nothing."""
    return set(listed(field(state, "discard")))


def hand(state: State, seat: int = 1) -> list[str]:
    """The action cards before a player, sorted by name."""
    return sorted(listed(field(state, "hands").split("/")[seat - 1]))


def actions(state: State) -> list[str]:
    """The action stack, top first."""
    return listed(field(state, "actions"))


def used(state: State) -> list[str]:
    """The action discard, sorted by name."""
    return sorted(listed(field(state, "used")))


def turned(state: State) -> int:
    """How many pages have been turned."""
    return int(field(state, "turned"))


def leaves(state: State) -> list[State]:
    """Where every way of answering the questions that are open now ends, up to the next turn."""
    if asked(state).startswith(("turn", "over")):
        return [state]
    found = []
    for action in state.legal():
        branch = state.copy()
        branch.play(action)
        found += leaves(branch)
    return found
