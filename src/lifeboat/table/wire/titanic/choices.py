"""The legal actions of SOS Titanic as plain data, so that a client need not read notation."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from lifeboat.texts import Texts
from lifeboat.texts.titanic.actions import (
    action_words,
    boarding_run,
    chosen_card,
    heading_of,
    moved_run,
    mystery_at,
)
from lifeboat.titanic.actions import (
    ABILITY,
    BOTTOM,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    PLAY_STRIDE,
    RESCUE,
    STOP,
    TAKE,
    TOP,
)
from lifeboat.titanic.cards.bundles import (
    BOAT_CARD,
    MYSTERY_FIRST,
    NAMES,
    SAME_LINES,
    WAIT,
    YOUR_TURN,
    lowest,
)
from lifeboat.titanic.cards.line_cards import LONGEST_RUN, PAIRS
from lifeboat.titanic.cards.register import card_played
from lifeboat.titanic.passengers import CLASSES, PASSENGERS, card_text, rank_of
from lifeboat.titanic.places import PLACES, place_text
from lifeboat.titanic.text.notation import action_text
from lifeboat.titanic.view import View

Kind = Literal[
    "move",
    "rescue",
    "ability",
    "stop",
    "name",
    "take",
    "give",
    "first",
    "exchange",
    "choose",
    "top",
    "bottom",
    "place",
    "play",
]


class TitanicChoice(Struct, frozen=True):
    """A legal action: its text, its words, and what it is about."""

    action: str
    """What is sent back to take it."""
    words: str
    heading: str
    """Under which heading it belongs, in words; empty for an answer to a question."""
    kind: Kind
    card: str
    """The passenger, or the name of the action card."""
    cards: list[str]
    """The passengers who go along, the back of the run first."""
    source: str
    """The line that they leave, or the first of two lines."""
    target: str
    """The place that they go to, or the line that it happens to."""
    number: int
    """How many are drawn, or which rank is named."""
    seat: int
    """Whose card it is, who gets it, or who begins; else -1."""


class Meaning(NamedTuple):
    """What an action is about; what does not matter is empty."""

    kind: Kind
    card: str = ""
    cards: tuple[int, ...] = ()
    source: str = ""
    target: str = ""
    number: int = 0
    seat: int = -1


def choices_of(texts: Texts, view: View) -> list[TitanicChoice]:
    """All that the seat may do."""
    return [choice_of(texts, view, action) for action in view.legal]


def choice_of(texts: Texts, view: View, action: int) -> TitanicChoice:
    """A legal action as it is sent."""
    heading = f"titanic-heading-{heading_of(action)}"
    kind, card, cards, source, target, number, seat = meaning_of(view, action)
    return TitanicChoice(
        action_text(action),
        action_words(texts, view, action),
        texts.say(heading) if texts.knows(heading) else "",
        kind,
        card,
        [card_text(one) for one in cards],
        source,
        target,
        number,
        seat,
    )


def meaning_of(view: View, action: int) -> Meaning:
    """What a legal action is about."""
    if action < RESCUE:
        line, place = divmod(action - MOVE, PLACES)
        run = tuple(moved_run(view, line, place))
        return Meaning("move", cards=run, source=place_text(line), target=place_text(place))
    if action < ABILITY:
        return Meaning("rescue", number=action - RESCUE)
    if action <= STOP:
        return Meaning("ability" if action == ABILITY else "stop")
    if action < TAKE:
        return Meaning("name", number=action - NAME + 1)
    if action < GIVE:
        return Meaning("take", NAMES[action - TAKE])
    if action < FIRST_SEAT:
        seat = (view.active + action - GIVE) % len(view.hands)
        return Meaning("give", NAMES[lowest(view.offer)], seat=seat)
    if action < EXCHANGE:
        return Meaning("first", seat=action - FIRST_SEAT)
    if action < CHOOSE:
        klass, at = divmod(action - EXCHANGE, 17)
        return Meaning("exchange", f"{CLASSES[klass]}{at + 1}", number=at + 1)
    if action < TOP:
        return Meaning("choose", card_text(chosen_card(view, action)))
    if action < BOTTOM:
        return Meaning("top", card_text(PASSENGERS[action - TOP]))
    if action < PLACE:
        return Meaning("bottom", card_text(PASSENGERS[action - BOTTOM]))
    if action < PLAY:
        at, place = divmod(action - PLACE, PLACES)
        return Meaning("place", card_text(PASSENGERS[at]), target=place_text(place))
    return _meaning_of_card(view, action)


def _meaning_of_card(view: View, action: int) -> Meaning:
    """What playing an action card at its target is about."""
    card, target = card_played(action)
    owner = (view.active + (action - PLAY) // PLAY_STRIDE) % len(view.hands)
    played = Meaning("play", NAMES[card], seat=owner)
    if card in (YOUR_TURN, WAIT):
        return played._replace(target=place_text(target))
    if card == SAME_LINES:
        bow, stern = PAIRS[target]
        return played._replace(source=place_text(bow), target=place_text(stern))
    if card == BOAT_CARD:
        line = place_text(target // LONGEST_RUN)
        return played._replace(cards=tuple(boarding_run(view, target)), source=line, target="b")
    if card >= MYSTERY_FIRST:
        rank = rank_of(mystery_at(view, card - MYSTERY_FIRST, target))
        return played._replace(target=place_text(target), number=rank)
    return played
