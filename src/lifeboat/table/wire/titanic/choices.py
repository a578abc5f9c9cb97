"""SOS Titanic's legal actions as plain data, so that clients needn't parse notation."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, NamedTuple

from msgspec import Struct

from lifeboat.players.titanic.reasons.rescues import chance_of_failing
from lifeboat.players.titanic.reasons.situation import Situation
from lifeboat.texts import Texts
from lifeboat.texts.titanic.actions import heading_of, meaning_words
from lifeboat.titanic.bringing import is_free
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
    """A legal action: its notation, its words, and what it is about."""

    action: str
    """The text to send back to choose this action."""
    words: str
    heading: str
    """The heading to list the action under; empty for an answer to a question within a turn."""
    kind: Kind
    card: str
    """The passenger, or the name of the action card; otherwise empty."""
    cards: list[str]
    """The passengers that move, the one at the back of the run first."""
    source: str
    """The line that cards leave, or the first of two lines; otherwise empty."""
    target: str
    """The place that cards go to, the line affected, or the second of two lines; else empty."""
    number: int
    """How many passengers are drawn, or the rank that is named or swapped; otherwise 0."""
    seat: int
    """The seat that owns the action card, gets it or begins; otherwise -1."""
    fits: list[str]
    """The places that a mystery could join with the rank it is given; otherwise empty."""
    fails: float | None
    """The chance that the rescue fails, as far as the players can know.

    Null for anything else, with an empty stack, and at tables without hints.
    """
    is_free: bool
    """Whether it brings a passenger to a group, can be undone, and gives nothing up."""


class About(NamedTuple):
    """What an action is about, as plain data; fields that don't apply have their defaults."""

    kind: Kind
    card: str = ""
    cards: tuple[int, ...] = ()
    source: str = ""
    target: str = ""
    number: int = 0
    seat: int = -1


class Odds:
    """How likely rescues are to fail, as far as the seat that decides can know."""

    def __init__(self, view: View) -> None:
        self.view = view

    @cached_property
    def situation(self) -> Situation:
        """What the seat knows; it takes a while to work out, and only rescues need it."""
        return Situation(self.view)

    def of_failing(self, meant: Meaning) -> float | None:
        """Return the chance that a rescue fails, or None: for another action, and with an empty
        stack, where the number to draw is named later (T18).
        """
        if not isinstance(meant, Rescue) or meant.number == 0:
            return None
        return chance_of_failing(self.situation, meant.number)


def choices_of(texts: Texts, view: View, with_odds: bool) -> list[TitanicChoice]:
    """Return all legal actions in a view, in the form sent to clients.

    `with_odds` is whether rescues may say how likely they are to fail.
    """
    odds = Odds(view) if with_odds else None
    return [choice_of(texts, view, action, odds) for action in view.legal]


def choice_of(texts: Texts, view: View, action: int, odds: Odds | None) -> TitanicChoice:
    """Return a legal action in the form sent to clients.

    `view` is the view of the seat that decides; `odds` are None where rescues may not say how
    likely they are to fail.
    """
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
        [place_text(place) for place in _fitting(view, meant)],
        odds.of_failing(meant) if odds else None,
        is_free(view, action),
    )


def about_of(meant: Meaning) -> About:
    """Return what an action is about; raise `ValueError` for `Nothing`."""
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


def _fitting(view: View, meant: Meaning) -> list[int]:
    return view.openings[meant.rank - 1] if isinstance(meant, NameMystery) else []


def _sent_place(place: int) -> str:
    return "" if place == NO_PLACE else place_text(place)
