"""The view of Septentrick as it is sent: plain data and finished sentences, from a view alone.

Cards and suits are in notation; seats are counted from 0.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lifeboat.core.events import NO_SEAT
from lifeboat.septentrick.actions import play_of
from lifeboat.septentrick.cards import SUIT_NAMES, card_text, kinds_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.meaning import (
    Keep,
    MakeCaptain,
    NameTrump,
    Pass,
    Play,
    cards_in,
    meaning,
)
from lifeboat.septentrick.notation import action_text
from lifeboat.septentrick.questions import ASK_PLAY
from lifeboat.septentrick.tricks import NO_SUIT, Trick
from lifeboat.septentrick.view import View
from lifeboat.texts import Texts
from lifeboat.texts.septentrick.actions import action_words
from lifeboat.texts.septentrick.questions import question_words
from lifeboat.texts.septentrick.tally import balance_words, score_words
from lifeboat.texts.septentrick.warning import warning_words
from lifeboat.texts.words import outcome_words

Kind = Literal["play", "pass", "keep", "trump", "captain"]


class SeptentrickChoice(Struct, frozen=True):
    """A legal action: its text, its words, and what it is about."""

    action: str
    """What is sent back to take it."""
    words: str
    kind: Kind
    cards: list[str]
    """The card that is played or kept, or the two that are passed."""
    suit: str
    """The suit that becomes trump."""
    seat: int
    """Who becomes Captain; else -1."""


class SeptentrickCard(Struct, frozen=True):
    """A card of the own hand."""

    card: str
    rings: int
    playable: bool
    """Whether it may be played to the trick now."""


class SeptentrickPlay(Struct, frozen=True):
    """A card in a trick, and who played it."""

    seat: int
    card: str
    rings: int


class SeptentrickTrick(Struct, frozen=True):
    """A trick, or as much of it as has been played."""

    leader: int
    suit: str
    """The suit that is led; empty while there is none."""
    plays: list[SeptentrickPlay]
    winner: int
    """Who wins it, so far; -1 for nobody."""


class SeptentrickSeat(Struct, frozen=True):
    """What everybody knows of a seat."""

    rings: int
    people: int
    difference: int
    """Life rings less people."""
    balance: str
    """Whether they match, or what is short, in words."""
    size: int
    """How many cards it holds."""
    passengers: int
    """How many of them are Passenger cards."""
    voids: list[str]
    """The suits of which it can hold no card any more."""
    last: list[str]
    """The last cards, when they lie open at the end."""


class SeptentrickEnding(Struct, frozen=True):
    """How the game ended."""

    reason: str
    won: bool
    score: int
    words: str
    verdict: str
    """At how many players life rings and passengers match, in words."""


class SeptentrickView(Struct, frozen=True, tag="septentrick", tag_field="game"):
    """What a seat sees."""

    seat: int
    """Whose view it is; -1 for a spectator."""
    hand: list[SeptentrickCard]
    """The own hand, sorted."""
    rings: dict[str, int]
    """How many life rings each Sea card shows that shows any; all know the list of cards."""
    seats: list[SeptentrickSeat]
    captain: int
    """Who is Captain; -1 before one is picked."""
    trump: str
    """The trump suit; empty before it is named."""
    trick: SeptentrickTrick
    last_trick: SeptentrickTrick | None
    """The trick before."""
    tricks: int
    """How many tricks have been played."""
    all_tricks: int
    """How many there will be."""
    pass_count: int
    """How many cards each seat gives to the left in the pass that is going on (S5); else 0."""
    passing: list[str]
    """What this seat has chosen in the pass that is going on, or what it keeps."""
    passed: list[str]
    """The cards that this seat gave to the left."""
    received: list[str]
    """The cards that it got from the right."""
    passed_on: list[str]
    got: list[str]
    """The card that came last."""
    active: int
    asks: str
    """What is asked, a word of the rules; empty at the end."""
    question: str
    """What is asked of whom, or how the game ended, in words."""
    warning: str
    """That a trick will be, or can become, nothing but Passenger cards (S12)."""
    outcome: SeptentrickEnding | None
    legal: list[SeptentrickChoice]
    """The legal actions, for the seat that decides."""


def septentrick_view(texts: Texts, view: View) -> SeptentrickView:
    """A view as it is sent."""
    last = view.last_trick()
    return SeptentrickView(
        seat=view.seat,
        hand=_hand(view),
        rings={card_text(kind): rings for kind, rings in enumerate(view.terms.rings) if rings},
        seats=[_seat(texts, view, seat) for seat in range(len(view.sizes))],
        captain=view.known_captain(),
        trump=_suit(view.trump),
        trick=_trick(view, view.this_trick()),
        last_trick=_trick(view, last) if last else None,
        tricks=view.tricks,
        all_tricks=TRICKS,
        pass_count=view.to_choose(),
        passing=_cards(view.passing),
        passed=_cards(view.passed),
        received=_cards(view.received),
        passed_on=_cards(view.passed_on),
        got=_cards(view.got),
        active=view.active,
        asks=view.decision.kind if view.decision else "",
        question=question_words(texts, view),
        warning=warning_words(texts, view),
        outcome=_ending(texts, view),
        legal=[choice_of(texts, view, action) for action in view.legal],
    )


def choice_of(texts: Texts, view: View, action: int) -> SeptentrickChoice:
    """Return a legal action as it is sent."""
    cards = [card_text(kind) for kind in cards_in(action)]
    suit, seat = "", NO_SEAT
    kind: Kind
    match meaning(view, action):
        case Play():
            kind = "play"
        case Pass():
            kind = "pass"
        case Keep():
            kind = "keep"
        case NameTrump(named):
            kind, suit = "trump", SUIT_NAMES[named]
        case MakeCaptain(made):
            kind, seat = "captain", made
    words = action_words(texts, view, action)
    return SeptentrickChoice(action_text(action), words, kind, cards, suit, seat)


def _cards(hand: int) -> list[str]:
    return [card_text(kind) for kind in kinds_of(hand)] if hand else []


def _suit(suit: int) -> str:
    return "" if suit == NO_SUIT else SUIT_NAMES[suit]


def _hand(view: View) -> list[SeptentrickCard]:
    if view.seat < 0:
        return []
    playable = view.legal if view.asks == ASK_PLAY else []
    return [
        SeptentrickCard(card_text(kind), view.terms.rings[kind], play_of(kind) in playable)
        for kind in kinds_of(view.hands[view.seat])
    ]


def _seat(texts: Texts, view: View, seat: int) -> SeptentrickSeat:
    tally = view.tally(seat)
    return SeptentrickSeat(
        rings=tally.rings,
        people=tally.people,
        difference=tally.surplus(),
        balance=balance_words(texts, tally.rings, tally.people),
        size=view.sizes[seat],
        passengers=view.passengers[seat],
        voids=[name for suit, name in enumerate(SUIT_NAMES) if view.is_void(seat, suit)],
        last=_cards(view.hands[seat]) if view.has_last_cards() else [],
    )


def _trick(view: View, trick: Trick) -> SeptentrickTrick:
    return SeptentrickTrick(
        leader=trick.leader,
        suit=_suit(trick.suit),
        plays=[
            SeptentrickPlay(seat, card_text(kind), view.terms.rings[kind])
            for seat, kind in zip(trick.seats, trick.cards, strict=True)
        ],
        winner=trick.winner,
    )


def _ending(texts: Texts, view: View) -> SeptentrickEnding | None:
    if view.outcome is None:
        return None
    words, verdict = outcome_words(texts, view), score_words(texts, view)
    return SeptentrickEnding(
        view.outcome.reason, view.outcome.won, view.outcome.score, words, verdict
    )
