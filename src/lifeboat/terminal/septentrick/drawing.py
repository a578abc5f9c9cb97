"""Septentrick's table drawn in text: everybody's tally, the trick, the viewer's hand.

A suit has a letter as well as a colour, so the drawing can also be read without colours.
Everything is drawn from a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from lifeboat.septentrick.cards import (
    RESCUE,
    SUITS,
    card_text,
    is_sea,
    kinds_of,
    suit_of,
)
from lifeboat.septentrick.questions import ASK_CAPTAIN, ASK_KEEP, ASK_PLAY
from lifeboat.septentrick.tally import is_matched
from lifeboat.septentrick.tricks import NO_SUIT, led_suit
from lifeboat.septentrick.view import View
from lifeboat.terminal.screen import BOLD, DIM, WARNING, wrapped
from lifeboat.texts import Texts
from lifeboat.texts.septentrick.names import (
    seat_beside,
    seat_name,
    seat_values,
    seat_within,
    suit_name,
)
from lifeboat.texts.septentrick.table import (
    moment_words,
)
from lifeboat.texts.septentrick.tally import balance_words
from lifeboat.texts.septentrick.warning import warning_words

SUIT_STYLES: Final = ("bold red", "bold green", "bold blue", "bold yellow")
"""The styles of diamond, triangle, circle and star."""
PASSENGER_STYLE: Final = "bold magenta"
RESCUE_STYLE: Final = "bold cyan"
MATCHED_STYLE: Final = "green"
SHORT_STYLE: Final = "yellow"


class Signs(NamedTuple):
    """The symbols used in the drawing."""

    diamond: str = "◆"
    triangle: str = "▲"
    circle: str = "●"
    star: str = "★"
    ring: str = "°"
    turn: str = "►"
    playable: str = "›"
    winning: str = "◄"
    between: str = "·"


ASCII_SIGNS: Final = Signs("", "", "", "", "*", ">", "+", "<", "|")
"""The symbols for terminals that have only ASCII."""


def draw(texts: Texts, view: View, signs: Signs, width: int) -> RenderableType:
    """Draw the whole table."""
    parts: list[RenderableType] = [
        Rule(_title(texts, view, signs), align="left", style="blue"),
        _seats(texts, view, signs),
    ]
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, row in _rows(texts, view, signs):
        grid.add_row(Text(texts.say("label", label=label), DIM), row)
    if grid.row_count:
        parts.append(grid)
    if warning := warning_words(texts, view):
        parts.append(Text("\n".join(wrapped(warning, width, "!! ", "!! ")), WARNING))
    return Group(*parts)


def _title(texts: Texts, view: View, signs: Signs) -> Text:
    """Draw the name of the game, how far along it is, and the trump and the Captain once known."""
    words = [Text(texts.say("septentrick-name")), Text(moment_words(texts, view))]
    if view.trump != NO_SUIT:
        trump = _suit(texts, view.trump, signs)
        words.append(_labelled(texts, texts.say("septentrick-trump"), trump))
    if view.asks != ASK_CAPTAIN:
        captain = Text(seat_beside(texts, view.seat, view.captain))
        words.append(_labelled(texts, texts.say("septentrick-captain"), captain))
    title = Text(f" {signs.between} ").join(words)
    title.stylize(BOLD)
    return title


def _labelled(texts: Texts, label: str, text: Text) -> Text:
    return Text.assemble(texts.say("label", label=label), " ", text)


def _suit(texts: Texts, suit: int, signs: Signs) -> Text:
    """Draw a suit: its symbol, its letter and its name."""
    return Text(f"{signs[suit]}{SUITS[suit]} {suit_name(texts, suit)}", SUIT_STYLES[suit])


def _card(view: View, kind: int, signs: Signs) -> Text:
    """Draw a card in notation, with its life rings, in the colour of its suit or kind."""
    if is_sea(kind):
        rings = signs.ring * view.terms.rings[kind]
        return Text(card_text(kind) + rings, SUIT_STYLES[suit_of(kind)])
    return Text(card_text(kind), RESCUE_STYLE if kind == RESCUE else PASSENGER_STYLE)


def _cards(view: View, kinds: Iterable[int], signs: Signs) -> Text:
    return Text(" ").join(_card(view, kind, signs) for kind in kinds)


def _seats(texts: Texts, view: View, signs: Signs) -> RenderableType:
    """Draw a row for each seat: what it has collected, what it holds, and what it can't hold."""
    grid = Table.grid(padding=(0, 2))
    for justify in ("left", "right", "right", "left", "left", "left"):
        grid.add_column(justify=justify, no_wrap=True)
    others = [voids if seat != view.seat else 0 for seat, voids in enumerate(view.voids)]
    hand, voids = "hand", "voids" if any(others) else ""
    if view.has_last_cards():
        hand, voids = "last", ""
    grid.add_row(*headings(texts, "", "rings", "people", "", hand, voids))
    for seat, (rings, people) in enumerate(zip(view.rings, view.people, strict=True)):
        decides = view.decision is not None and view.decision.seat == seat
        mark = signs.turn if decides else " " * len(signs.turn)
        grid.add_row(
            Text(f"{mark} {seat_name(texts, view.seat, seat)}", BOLD if decides else ""),
            str(rings),
            str(people),
            Text(
                balance_words(texts, rings, people),
                MATCHED_STYLE if is_matched(rings, people) else SHORT_STYLE,
            ),
            _hand_cell(view, seat, signs),
            _voids(others[seat], signs) if voids else "",
        )
    return grid


def headings(texts: Texts, *names: str) -> list[Text]:
    """Return column headings; an empty name gives an empty heading."""
    return [Text(texts.say(f"septentrick-table-{name}") if name else "", DIM) for name in names]


def _hand_cell(view: View, seat: int, signs: Signs) -> Text:
    """Draw how many cards and Passenger cards a seat holds or, at the end, its last card."""
    if view.has_last_cards():
        return _cards(view, kinds_of(view.hands[seat]), signs)
    return Text.assemble(str(view.sizes[seat]), (f" ({view.passengers[seat]}p)", PASSENGER_STYLE))


def _voids(voids: int, signs: Signs) -> Text:
    """Draw the suits that a hand can no longer contain."""
    suits = [suit for suit in range(len(SUITS)) if voids >> suit & 1]
    return Text(" ").join(Text(f"{signs[suit]}{SUITS[suit]}", SUIT_STYLES[suit]) for suit in suits)


def _rows(texts: Texts, view: View, signs: Signs) -> Iterator[tuple[str, Text]]:
    """Yield what is on the table and in the viewer's hand, each row with its label."""
    say = texts.say
    if view.trick or view.asks == ASK_PLAY:
        yield say("septentrick-table-in-trick"), _trick(texts, view, signs)
    if view.trick and view.asks == ASK_PLAY:
        yield say("septentrick-table-follow"), _follow(texts, view, signs)
    if view.seat < 0:
        return
    if not view.has_last_cards():
        yield say("septentrick-table-own-hand"), _hand(view, signs)
    if view.passing:
        label = "kept" if view.asks == ASK_KEEP else "chosen"
        yield say(f"septentrick-table-{label}"), _cards(view, kinds_of(view.passing), signs)
    if view.passed:
        left = seat_within(texts, view.seat, view.left_of(view.seat))
        right = seat_within(texts, view.seat, view.right_of(view.seat))
        given = _passes(texts, view, view.passed, view.passed_on, signs)
        yield say("septentrick-table-given", to=left), given
        received = _passes(texts, view, view.received, view.got, signs)
        yield say("septentrick-table-received", **{"from": right}), received


def _trick(texts: Texts, view: View, signs: Signs) -> Text:
    """Draw the trick in order of play, marking the winning card; if it is empty, say who leads."""
    if not view.trick:
        leader = seat_values(texts, view.seat, view.leader)
        return Text(texts.say("septentrick-table-leads", **leader))
    trick = view.this_trick()
    played: list[Text] = []
    for seat, kind in zip(trick.seats, trick.cards, strict=True):
        words = Text.assemble(seat_name(texts, view.seat, seat), " ", _card(view, kind, signs))
        if seat == trick.winner:
            words.append(f" {signs.winning}", BOLD)
        played.append(words)
    return Text(f" {signs.between} ").join(played)


def _follow(texts: Texts, view: View, signs: Signs) -> Text:
    """Draw the suit to follow, or say that there is none."""
    suit = led_suit(view.trick)
    if suit == NO_SUIT:
        return Text(texts.say("septentrick-table-no-suit"))
    return _suit(texts, suit, signs)


def _hand(view: View, signs: Signs) -> Text:
    """Draw the viewer's hand by suit, with a symbol before each card that may be played."""
    playable = view.legal if view.asks == ASK_PLAY else []
    suits: list[Text] = []
    for _, kinds in groupby(kinds_of(view.hands[view.seat]), lambda kind: card_text(kind)[0]):
        cards: list[Text] = []
        for kind in kinds:
            mark = signs.playable if kind in playable else ""
            cards.append(Text.assemble((mark, BOLD), _card(view, kind, signs)))
        suits.append(Text(" ").join(cards))
    return Text("   ").join(suits)


def _passes(texts: Texts, view: View, first: int, second: int, signs: Signs) -> Text:
    """Draw the cards of the first pass, then the card of the second, if there was one."""
    row = _cards(view, kinds_of(first), signs)
    if second:
        then = texts.say("septentrick-table-then")
        row = Text.assemble(row, f", {then} ", _cards(view, kinds_of(second), signs))
    return row
