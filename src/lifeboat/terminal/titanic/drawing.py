"""SOS Titanic's table drawn in text: the ship, the groups, the piles and the crew.

A class has a letter as well as a colour, so the drawing can also be read without colours.
Everything is drawn from a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lifeboat.terminal.screen import NO_BREAK, wrapped
from lifeboat.texts import Texts
from lifeboat.texts.titanic.names import action_card_name, crew_name, place_name
from lifeboat.texts.titanic.table import open_cards
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.edition import DECKS
from lifeboat.titanic.passengers import (
    ANCHOR,
    CLASSES,
    TOP_RANK,
    UNKNOWN,
    card_text,
    class_of,
    is_mystery,
)
from lifeboat.titanic.places import BOAT, LINES
from lifeboat.titanic.view import View

CLASS_STYLES: Final = ("bold white on purple4", "black on yellow3")
"""The styles of first class, which is purple, and of second class, which is yellow."""
STRIP_STYLES: Final = ("bold magenta", "bold yellow")
BACK_STYLE: Final = "blue"
WATER_STYLE: Final = "bold blue"


class Signs(NamedTuple):
    """The symbols used in the drawing."""

    back: str = "▒"
    water: str = "≈"
    dry: str = "□"
    plain: str = "o"
    missing: str = "·"
    turn: str = "►"
    times: str = "×"


ASCII_SIGNS: Final = Signs("#", "~", "_", "o", ".", ">", "x")
"""The symbols for terminals that have only ASCII."""


def draw(texts: Texts, view: View, signs: Signs, width: int) -> RenderableType:
    """Draw the whole table."""
    clock = view.terms.edition.clock(view.turned)
    title = [texts.say("titanic-name"), texts.say("titanic-table-page", page=view.page), clock]
    parts: list[RenderableType] = [
        Rule(Text(" · ".join(title), "bold"), align="left", style="blue"),
        _ship(texts, view, signs),
        _groups(texts, view, signs),
        _piles(texts, view),
    ]
    for label, cards in open_cards(view):
        parts.append(_labelled(texts, label, card_row(cards)))
    if view.offer:
        offered = Text(", ".join(_action_cards(texts, view.offer, signs)))
        parts.append(_labelled(texts, "offer", offered))
    parts.append(_crew(texts, view, signs, width))
    return Group(*parts)


def card_row(cards: Sequence[int]) -> Text:
    """Draw cards in notation, each in the colour of its class."""
    return Text(" ").join(_card(card) for card in cards)


def _card(card: int) -> Text:
    if card == UNKNOWN:
        return Text(card_text(card), BACK_STYLE)
    return Text.assemble((card_text(card), CLASS_STYLES[class_of(card)]))


def _labelled(texts: Texts, label: str, row: Text) -> RenderableType:
    words = texts.say("label", label=texts.say(f"titanic-table-{label}"))
    return Text.assemble((f"{words} ", "dim"), row)


def _ship(texts: Texts, view: View, signs: Signs) -> RenderableType:
    """Draw a row for each deck, with its compartments and its line, and one for the boat."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column()
    dry = view.dry_compartments()
    for line in range(LINES if view.lines[BOAT] else DECKS):
        compartments = Text()
        if line < DECKS:
            wet = view.terms.edition.compartments[line] - dry[line]
            compartments.append(signs.water * wet, WATER_STYLE)
            compartments.append(signs.dry * dry[line])
        down = 0 if line < view.flooded_decks() else view.down[line]
        hidden = Text(str(down), BACK_STYLE) if down else Text()
        row = _line(texts, view, line, signs)
        grid.add_row(_line_label(texts, line), compartments, hidden, row)
    return grid


def _line_label(texts: Texts, line: int) -> Text:
    if line == BOAT:
        return Text.assemble("b ", place_name(texts, line))
    if line == 0:
        return Text(texts.say("titanic-table-bow", number=1))
    if line == DECKS - 1:
        return Text(texts.say("titanic-table-stern", number=DECKS))
    return Text(place_name(texts, line))


def _line(texts: Texts, view: View, line: int, signs: Signs) -> Text:
    if line < view.flooded_decks():
        return Text(texts.say("titanic-table-flooded"), WATER_STYLE)
    cards = view.lines[line]
    if not cards:
        return Text(texts.say("titanic-table-empty"), "dim")
    down = view.down[line]
    row = Text(signs.back * down, BACK_STYLE)
    row.append(" " if down else "")
    return row + card_row(cards[down:])


def _groups(texts: Texts, view: View, signs: Signs) -> RenderableType:
    """Draw each group: its last passenger and a symbol per rank, so rows of anchors stand out."""
    grid = Table.grid(padding=(0, 2))
    for numbers in ((0, 2), (1, 3)):
        cells: list[Text] = []
        for group in numbers:
            klass = group >> 1
            cards = view.groups[group]
            nobody = Text.assemble((CLASSES[klass], CLASS_STYLES[klass]))
            last = _card(cards[-1]) if cards else nobody
            strip = Text("".join(_sign(card, signs) for card in cards), STRIP_STYLES[klass])
            strip.append(signs.missing * (TOP_RANK[klass] - len(cards)), "dim")
            cells += [Text(f"g{group + 1}"), last, strip]
        label = texts.say("titanic-table-groups") if numbers[0] == 0 else ""
        grid.add_row(Text(label, "dim"), *cells)
    return grid


def _sign(card: int, signs: Signs) -> str:
    if is_mystery(card):
        return "?"
    return "+" if card & ANCHOR else signs.plain


def _piles(texts: Texts, view: View) -> RenderableType:
    sizes = {
        "stack": len(view.stack),
        "discard": len(view.discard),
        "action-stack": len(cards_of(view.actions)),
        "action-discard": len(cards_of(view.used)),
    }
    row = Text()
    for pile, size in sizes.items():
        row.append("  " if row else "")
        row.append(texts.say(f"titanic-place-{pile}") + " ", "dim")
        row.append(str(size), "bold")
    return row


def _crew(texts: Texts, view: View, signs: Signs, width: int) -> RenderableType:
    """Draw a row for each seat: its crew member, its range and its action cards."""
    crew = view.terms.crew
    active = view.decision.seat if view.decision else -1
    seats = range(len(crew))
    names = [crew_name(texts, member) for member in crew]
    if len(crew) > 1:
        names = [f"{seat} {name}" for seat, name in enumerate(names, 1)]
    longest = max(len(name) for name in names)
    rows: list[Text] = []
    for seat in seats:
        draws = texts.say("titanic-table-draws", low=1, high=view.terms.most_draws[seat])
        mark = signs.turn if seat == active else " "
        head = f"{mark} {names[seat]:<{longest}}  {draws}  "
        cards = _action_cards(texts, view.hands[seat], signs)
        hand = ", ".join(cards) or texts.say("titanic-table-no-cards")
        lines = wrapped(head + hand, width, hanging=" " * len(head))
        row = Text("\n".join(lines))
        row.stylize("bold" if seat == active else "", 0, len(head))
        rows.append(row)
    return Group(*rows)


def _action_cards(texts: Texts, bundle: int, signs: Signs) -> list[str]:
    """Return the names of a bundle's cards, each with its number of copies if there are several.

    The names contain no-break spaces, so that lines don't break inside them.
    """
    names: list[str] = []
    for card, same in groupby(cards_of(bundle)):
        count = len(list(same))
        name = action_card_name(texts, card)
        name = name if count == 1 else f"{count}{signs.times} {name}"
        names.append(name.replace(" ", NO_BREAK))
    return names
