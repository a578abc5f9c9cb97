"""The legal actions of SOS Titanic as plain data, so that a client need not read notation."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct

from lifeboat.texts import Texts
from lifeboat.texts.titanic.actions import heading_of, meaning_words
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.meaning import (
    Begin,
    BringToFront,
    Exchange,
    GiveCard,
    Meaning,
    Move,
    NameMystery,
    Nothing,
    Place,
    PlayCard,
    PutAtBottom,
    PutOnTop,
    Rescue,
    Stop,
    TakeCard,
    UseAbility,
    meaning,
)
from lifeboat.titanic.passengers import CLASSES, UNKNOWN, card_text, rank_of
from lifeboat.titanic.places import NO_PLACE, place_text
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


class About(NamedTuple):
    """What an action is about, as it is sent; what does not matter is empty."""

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
    meant = meaning(view, action)
    heading = f"titanic-heading-{heading_of(meant)}"
    about = about_of(meant)
    return TitanicChoice(
        action_text(action),
        meaning_words(texts, view, meant),
        texts.say(heading) if texts.knows(heading) else "",
        about.kind,
        about.card,
        [card_text(card) for card in about.cards],
        about.source,
        about.target,
        about.number,
        about.seat,
    )


def about_of(meant: Meaning) -> About:
    """Return what a legal action is about."""
    match meant:
        case Move(source, target, run):
            return About("move", "", run, place_text(source), place_text(target))
        case PlayCard(card, _, _, aim, owner, run, stand_in):
            rank = 0 if stand_in == UNKNOWN else int(rank_of(stand_in))
            places = _sent_place(aim.source), _sent_place(aim.place)
            return About("play", NAMES[card], run, *places, rank, owner)
        case Rescue(number):
            return About("rescue", number=number)
        case UseAbility():
            return About("ability")
        case Stop():
            return About("stop")
        case NameMystery(rank):
            return About("name", number=rank)
        case TakeCard(card):
            return About("take", NAMES[card])
        case GiveCard(_, card, seat):
            return About("give", NAMES[card], seat=seat)
        case Begin(seat):
            return About("first", seat=seat)
        case Exchange(klass, rank):
            return About("exchange", f"{CLASSES[klass]}{rank}", number=rank)
        case BringToFront(card):
            return About("choose", card_text(card))
        case PutOnTop(card):
            return About("top", card_text(card))
        case PutAtBottom(card):
            return About("bottom", card_text(card))
        case Place(card, target):
            return About("place", card_text(card), target=place_text(target))
        case Nothing(number):
            raise ValueError(f"{number} means nothing")


def _sent_place(place: int) -> str:
    return "" if place == NO_PLACE else place_text(place)
