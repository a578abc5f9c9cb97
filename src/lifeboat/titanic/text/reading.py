"""Reading positions from text, for dealt games as well as puzzles set up by hand.

Fields may come in any order and may be left out. A ``*`` in a pile stands for all passengers that
lie nowhere else, in sorted order; in the action stack it stands for all such action cards. A
missing action stack is read as ``*``, and so is a missing stack unless another pile has a ``*``. A
position that can't occur in a game is refused, with an error that says why.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError, PositionError, SetupError
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
from lifeboat.titanic.agenda import ASKS, NO_LINE, PILES, STEPS
from lifeboat.titanic.cards.bundles import COPIES, NAMES, NO_CARD, bundle_of, read_action_card
from lifeboat.titanic.edition import DECKS, LARGEST_DRAW, edition_of
from lifeboat.titanic.knowledge import POCKETS, STACK_POCKET, hidden_set, went_under
from lifeboat.titanic.passengers import (
    ANCHOR,
    PASSENGER_COUNT,
    PASSENGERS,
    card_text,
    class_of,
    index_of,
    is_mystery,
    kind_of,
    read_card,
)
from lifeboat.titanic.places import read_line
from lifeboat.titanic.rulebooks import HOUSE, RULEBOOKS
from lifeboat.titanic.setup import MOST_PLAYERS, OPTIONS, check_crew
from lifeboat.titanic.state import State
from lifeboat.titanic.terms import Terms, terms_of
from lifeboat.titanic.text.checking import check_position, hidden_cards, table_cards
from lifeboat.titanic.text.writing import POCKET_TEXTS, pockets_in_use

DEFAULTS: Final[dict[str, str]] = {
    "crew": "lee",
    **RULEBOOKS[HOUSE],
    "edition": "standard",
    "turned": "0",
    "seat": "1",
    "asks": "turn",
    "agenda": NONE,
    "decks": "/".join([NONE] * DECKS),
    "boat": NONE,
    "groups": "-/-/-/-",
    "stack": "*",
    "discard": NONE,
    "drawn": NONE,
    "arranged": NONE,
    "placed": "0",
    "hands": "",
    "actions": "*",
    "used": NONE,
    "playing": NONE,
    "offer": NONE,
    "before": NONE,
    "line": NONE,
    "quiet": "0",
    "moved": "0",
    "paid": NONE,
    "known": NONE,
    "top": "0",
    "bottom": "0",
    "shuffles": ",".join(["0"] * len(PILES)),
    "fate": NONE,
}
REST: Final = "*"


def read_position(text: str) -> State:
    """Read a position from a line of text.

    Raise `NotationError` if it can't be read, `PositionError` if it can't occur in a game, and
    `SetupError` or `EditionError` if its crew or edition is invalid.
    """
    fields = read_fields(text, DEFAULTS)
    terms = _terms(fields)
    split = [_line(part) for part in [*parts_of(fields, "decks", DECKS), fields["boat"]]]
    lines = [back + run for back, run in split]
    down = [len(back) for back, _ in split]
    groups = [_cards(part) for part in parts_of(fields, "groups", 4)]
    _complete_passengers(fields, [card for pile in [*lines, *groups] for card in pile])
    stack = _cards(fields["stack"])[::-1]
    players = len(terms.crew)
    fields["hands"] = fields["hands"] or "/".join([NONE] * players)
    hands = [_bundle(part) for part in parts_of(fields, "hands", players)]
    before = fields["before"] != NONE
    state = State(
        terms=terms,
        fate=Fate(secret_from(fields["fate"])),
        active=number_of(fields, "seat", 1, players) - 1,
        asks=choice_of("asks", fields["asks"], ASKS),
        agenda=[choice_of("agenda", step, STEPS) for step in listed(fields["agenda"])[::-1]],
        turned=number_of(fields, "turned", 0, terms.last_page),
        lines=lines,
        down=down,
        groups=groups,
        stack=stack,
        discard=_cards(fields["discard"]),
        drawn=_cards(fields["drawn"]),
        arranged=_cards(fields["arranged"]),
        placed=number_of(fields, "placed", 0, LARGEST_DRAW),
        hands=hands,
        actions=[],
        used=_bundle(fields["used"]),
        playing=NO_CARD if fields["playing"] == NONE else read_action_card(fields["playing"]),
        offer=_bundle(fields["offer"]),
        before=[_bundle(part) for part in parts_of(fields, "before", players)] if before else [],
        chosen_line=NO_LINE if fields["line"] == NONE else read_line(fields["line"]),
        standing=_standing(lines, down, groups),
        quiet=number_of(fields, "quiet", 0, 20),
        moved=number_of(fields, "moved", 0, 1) > 0,
        paid=_paid(_cards(fields["paid"])),
        hidden=hidden_set(lines, down, stack),
        pockets=[0] * POCKETS,
        known_top=number_of(fields, "top", 0, PASSENGER_COUNT),
        known_bottom=number_of(fields, "bottom", 0, PASSENGER_COUNT),
        shuffles=_shuffles(fields["shuffles"]),
    )
    _lay_action_stack(state, fields["actions"])
    _read_known(state, fields["known"])
    check_position(state)
    return state


def _terms(fields: dict[str, str]) -> Terms:
    edition = edition_of(fields["edition"])
    crew = tuple(fields["crew"].lower().split(","))
    if len(crew) > MOST_PLAYERS:
        raise SetupError("setup-players", len(crew), f"1-{MOST_PLAYERS}", "T3")
    check_crew(crew, len(crew), edition)
    for name in RULEBOOKS[HOUSE]:
        choice_of(name, fields[name], OPTIONS[name])
    return terms_of(
        crew, fields["murdoch"], fields["latimer"], fields["ability"], fields["edition"]
    )


def _line(text: str) -> tuple[list[int], list[int]]:
    """Return the face-down and the face-up cards of a line."""
    back, bar, run = text.partition("|")
    return (_cards(back), _cards(run)) if bar else ([], _cards(text))


def _cards(text: str) -> list[int]:
    return [read_card(part) for part in listed(text)]


def _bundle(text: str) -> int:
    cards = [read_action_card(part) for part in listed(text)]
    for card in cards:
        if cards.count(card) > COPIES[card]:
            raise PositionError("position-action-cards", text, f"{NAMES[card]} x{COPIES[card]}")
    return bundle_of(cards)


def _complete_passengers(fields: dict[str, str], seen: list[int]) -> None:
    """Replace the star in the fields, if there is one, with all passengers that lie nowhere else.

    `seen` holds the passengers in lines and groups.
    """
    piles = ("stack", "discard", "drawn", "arranged")
    if fields["stack"] == REST and any(REST in listed(fields[name]) for name in piles[1:]):
        fields["stack"] = NONE
    for name in piles:
        named = [part for part in listed(fields[name]) if part != REST]
        seen = seen + [read_card(part) for part in named]
    rest = ",".join(card_text(card) for card in PASSENGERS if card not in seen)
    for name in piles:
        parts = listed(fields[name])
        if REST in parts:
            parts[parts.index(REST)] = rest
            fields[name] = ",".join(part for part in parts if part) or NONE
            rest = ""


def _lay_action_stack(state: State, text: str) -> None:
    """Set the action stack from its text, which begins with the top card.

    A star stands for every action card that lies nowhere else.
    """
    on_table = table_cards(state)
    cards: list[int] = []
    for part in listed(text):
        if part != REST:
            cards.append(read_action_card(part))
            continue
        named = on_table + [read_action_card(other) for other in listed(text) if other != REST]
        for card, count in enumerate(COPIES):
            cards += [card] * (count - named.count(card))
    state.actions = cards[::-1]


def _standing(lines: list[list[int]], down: list[int], groups: list[list[int]]) -> list[int]:
    """Return the kind that the face-up mystery of each class stands for, or 0."""
    standing = [0, 0]
    showing = [line[back:] for line, back in zip(lines, down, strict=True)]
    for cards in showing + groups:
        for card in cards:
            if is_mystery(card) and kind_of(card) > 1:
                standing[class_of(card)] = kind_of(card)
    return standing


def _paid(cards: list[int]) -> int:
    paid = 0
    for card in cards:
        if not card & ANCHOR:
            raise PositionError("position-paid", card_text(card), "cards with an anchor", "T45")
        kind: int = kind_of(card)  # an i64 would shift the literal 1 in 32 bits: see decision 0005
        paid |= 1 << kind
    return paid


def _read_known(state: State, text: str) -> None:
    """Set what is known about hidden cards, from text that gives their possible pockets.

    Hidden cards that the text doesn't mention may be in any pocket in use, but mysteries only in
    lines. Raise `NotationError` if the text can't be read, and `PositionError` if it names a card
    that isn't hidden.
    """
    everywhere = pockets_in_use(state.lines, state.down, state.stack)
    lines_only = everywhere & ~(1 << STACK_POCKET)
    for card, _ in hidden_cards(state):
        went_under(state, [card], lines_only if is_mystery(card) else everywhere)
    if text == NONE:
        return
    for part in text.split("/"):
        pockets, colon, cards_text = part.partition(":")
        if not colon or not pockets or not set(pockets) <= set(POCKET_TEXTS):
            raise NotationError("position-known", part, "pockets:cards, pockets of 1-6, b, s")
        mask = sum(1 << POCKET_TEXTS.index(pocket) for pocket in sorted(set(pockets)))
        cards = _cards(cards_text)
        for card in cards:
            if not state.hidden >> index_of(card) & 1:
                raise PositionError("position-known", part, "hidden cards")
        went_under(state, cards, mask)


def _shuffles(text: str) -> list[int]:
    parts = text.split(",")
    if len(parts) != len(PILES) or not all(
        part.isascii() and part.isdecimal() and len(part) < 5 for part in parts
    ):
        raise NotationError("position-shuffles", text, f"{len(PILES)} numbers")
    return [int(part) for part in parts]
