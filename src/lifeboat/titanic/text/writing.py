"""Writing positions and views as one line of text; docs/notation.md has the grammar."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from lifeboat.core.fields import NONE
from lifeboat.titanic.agenda import ASK_TURN, ASKS, NO_LINE, STEPS
from lifeboat.titanic.cards.bundles import NAMES, NO_CARD, cards_of
from lifeboat.titanic.knowledge import CARDS, STACK_POCKET, whereabouts
from lifeboat.titanic.passengers import (
    ANCHOR,
    PASSENGERS,
    UNKNOWN,
    card_of_index,
    card_text,
    is_mystery,
)
from lifeboat.titanic.places import BOAT, LINES, place_text

if TYPE_CHECKING:
    from lifeboat.titanic.state import State
    from lifeboat.titanic.view import View

POCKET_TEXTS: Final = "123456bs"


def position_text(state: State) -> str:
    """Return the whole position as text, including hidden cards and fate."""
    fields = _open_fields(state)
    fields["actions"] = _joined([NAMES[card] for card in reversed(state.actions)])
    fields["known"] = _known(state, state.hidden)
    fields["shuffles"] = ",".join(str(count) for count in state.shuffles)
    fields["fate"] = state.fate.secret.hex() or NONE
    return _line(fields)


def view_text(view: View) -> str:
    """Return a view as text: what may be seen and known of a position."""
    fields = _open_fields(view)
    fields["actions"] = _bundle(view.actions)
    fields["known"] = _known(view, view.hidden)
    return _line(fields)


def _line(fields: dict[str, str]) -> str:
    """Return the fields on one line, without the empty ones unless they must always be written."""
    always = ("decks", "groups", "stack", "hands", "actions")
    return " ".join(
        f"{name}={value}" for name, value in fields.items() if name in always or value != NONE
    )


def _open_fields(table: State | View) -> dict[str, str]:
    """Return the fields that positions and views share; a view has UNKNOWN for a hidden card."""
    terms = table.terms
    lines = [
        _line_of_cards(cards, down) for cards, down in zip(table.lines, table.down, strict=True)
    ]
    edition = str(terms.edition)
    return {
        "crew": ",".join(terms.crew),
        "murdoch": NONE if terms.murdoch == "may" else terms.murdoch,
        "latimer": NONE if terms.latimer == "en" else terms.latimer,
        "ability": NONE if terms.ability == "action" else terms.ability,
        "edition": NONE if edition == "standard" else edition,
        "turned": str(table.turned),
        "seat": str(table.active + 1),
        "asks": NONE if table.asks == ASK_TURN else ASKS[table.asks],
        "agenda": _joined([STEPS[step] for step in reversed(table.agenda)]),
        "decks": "/".join(lines[:BOAT]),
        "boat": lines[BOAT],
        "groups": "/".join(_cards(group) for group in table.groups),
        "stack": _cards(table.stack[::-1]),
        "discard": _cards(sorted(table.discard)),
        "drawn": _cards(table.drawn),
        "arranged": _cards(table.arranged),
        "placed": _number(table.placed),
        "hands": "/".join(_bundle(hand) for hand in table.hands),
        "used": _bundle(table.used),
        "playing": NONE if table.playing == NO_CARD else NAMES[table.playing],
        "offer": _bundle(table.offer),
        "before": "/".join(_bundle(hand) for hand in table.before) or NONE,
        "line": NONE if table.chosen_line == NO_LINE else place_text(table.chosen_line),
        "quiet": _number(table.quiet),
        "moved": _number(int(table.moved)),
        "paid": _cards([card for card in PASSENGERS if is_paid(table.paid, card)]),
        "known": NONE,
        "top": _number(table.known_top),
        "bottom": _number(table.known_bottom),
    }


def is_paid(paid: int, card: int) -> bool:
    """Return whether this passenger's anchor has already earned Latimer a card (T45)."""
    return bool(card & ANCHOR and paid >> (card >> 1) & 1)


def pockets_in_use(lines: list[list[int]], down: list[int], stack: list[int]) -> int:
    """Return a bit mask of the pockets that have hidden cards."""
    pockets = 1 << STACK_POCKET if stack else 0
    for line in range(LINES):
        if down[line]:
            pockets |= 1 << line
    return pockets


def _known(table: State | View, hidden: int) -> str:
    """Return, as text, the hidden cards that can only be in certain pockets, with those pockets.

    A hidden mystery is always listed, because everybody saw it being hidden.
    """
    everywhere = pockets_in_use(table.lines, table.down, table.stack)
    cards: dict[int, list[int]] = {}
    for index in range(CARDS):
        if hidden >> index & 1:
            card = card_of_index(index)
            pockets = whereabouts(table.pockets, index)
            if pockets != everywhere or is_mystery(card):
                cards.setdefault(pockets, []).append(card)
    parts = [f"{pockets_text(pockets)}:{_cards(cards[pockets])}" for pockets in sorted(cards)]
    return "/".join(parts) or NONE


def pockets_text(pockets: int) -> str:
    """Return pockets as text: ``1`` to ``6`` are decks, ``b`` is the boat, ``s`` is the stack."""
    return "".join(text for at, text in enumerate(POCKET_TEXTS) if pockets >> at & 1)


def _line_of_cards(cards: list[int], down: int) -> str:
    if not down:
        return _cards(cards)
    return f"{_cards(cards[:down])}|{_cards(cards[down:])}"


def _cards(cards: list[int]) -> str:
    """Return cards separated by commas; several unknown cards in a row become one ``?x5``."""
    texts: list[str] = []
    for card, same in groupby(cards):
        count = len(list(same))
        texts.append(card_text(card) if card != UNKNOWN or count == 1 else f"?x{count}")
    return _joined(texts)


def _bundle(bundle: int) -> str:
    return _joined([NAMES[card] for card in cards_of(bundle)])


def _joined(texts: list[str]) -> str:
    return ",".join(texts) or NONE


def _number(number: int) -> str:
    return str(number) if number else NONE
