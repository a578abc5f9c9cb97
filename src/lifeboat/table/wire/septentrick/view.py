"""Septentrick's views in the form sent to clients: plain data and finished sentences.

Everything is made from a view alone. Cards and suits are in notation; seats are numbered from 0.
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
    """A legal action: its notation, its words, and what it is about."""

    action: str
    """The text to send back to choose this action."""
    words: str
    kind: Kind
    cards: list[str]
    """The card that is played or kept, or the two cards that are passed; otherwise empty."""
    suit: str
    """The suit that becomes trump; otherwise empty."""
    seat: int
    """The seat that becomes Captain; otherwise -1."""


class SeptentrickCard(Struct, frozen=True):
    """A card in the seat's own hand."""

    card: str
    rings: int
    playable: bool
    """Whether this seat can play the card to the trick now."""


class SeptentrickPlay(Struct, frozen=True):
    """A card in a trick, and who played it."""

    seat: int
    card: str
    rings: int


class SeptentrickTrick(Struct, frozen=True):
    """A trick, as far as it has been played."""

    leader: int
    suit: str
    """The suit that was led; empty if none has been led yet."""
    plays: list[SeptentrickPlay]
    winner: int
    """The seat that has won the trick, or is winning it so far; -1 if there is none."""


class SeptentrickSeat(Struct, frozen=True):
    """What the viewing seat knows about a seat, which may be itself."""

    rings: int
    people: int
    difference: int
    """The number of life rings minus the number of passengers."""
    balance: str
    """Whether life rings and passengers match, or what is missing, in words."""
    size: int
    """The number of cards this seat holds."""
    passengers: int
    """The number of Passenger cards this seat holds."""
    voids: list[str]
    """The suits that this seat can't hold any more, as far as the viewing seat knows."""
    last: list[str]
    """This seat's last cards, once they have been revealed at the end; empty until then."""


class SeptentrickEnding(Struct, frozen=True):
    """How the game ended."""

    reason: str
    won: bool
    score: int
    words: str
    verdict: str
    """How many players have as many life rings as passengers, in words."""


class SeptentrickView(Struct, frozen=True, tag="septentrick", tag_field="game"):
    """What a seat sees."""

    seat: int
    """The seat whose view it is; -1 for a spectator."""
    hand: list[SeptentrickCard]
    """The seat's own hand, sorted; empty for a spectator."""
    rings: dict[str, int]
    """The number of life rings on each Sea card that has any; this is public knowledge."""
    seats: list[SeptentrickSeat]
    captain: int
    """The Captain's seat; -1 before one is chosen."""
    trump: str
    """The trump suit; empty before it is named."""
    trick: SeptentrickTrick
    last_trick: SeptentrickTrick | None
    """The previous trick; null before the first one is complete."""
    tricks: int
    """The number of tricks that are complete."""
    all_tricks: int
    """The number of tricks in the game."""
    pass_count: int
    """The number of cards each seat chooses now: two to pass, or one to keep (S5); otherwise 0."""
    passing: list[str]
    """The cards this seat has chosen so far: the two to pass, or the one to keep."""
    passed: list[str]
    """The two cards this seat passed to the left."""
    received: list[str]
    """The two cards this seat received from the right."""
    passed_on: list[str]
    got: list[str]
    """The card this seat received in the second pass."""
    active: int
    asks: str
    """The question, as a keyword from the rules; empty at the end."""
    question: str
    """What is being asked, and of whom, or how the game ended, in words."""
    warning: str
    """A warning that this trick will be, or the next may be, all Passenger cards (S12).

    It is empty if no warning is needed.
    """
    outcome: SeptentrickEnding | None
    legal: list[SeptentrickChoice]
    """The legal actions if this seat decides; otherwise empty."""


def septentrick_view(texts: Texts, view: View) -> SeptentrickView:
    """Return a view in the form sent to clients."""
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
    """Return a legal action in the form sent to clients.

    `view` is the view of the seat that decides.
    """
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
