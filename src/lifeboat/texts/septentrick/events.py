"""What happened in a game of Septentrick, in sentences for one seat."""

from __future__ import annotations

from collections.abc import Sequence

from lifeboat.core.events import Event
from lifeboat.septentrick.events import (
    CaptainMade,
    Chose,
    Ended,
    Happening,
    Passed,
    Played,
    Revealed,
    TrumpNamed,
    Won,
    happening,
)
from lifeboat.septentrick.questions import TWO_PASSED
from lifeboat.septentrick.tally import is_blank
from lifeboat.septentrick.tricks import winner
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import (
    card_name,
    card_names,
    seat_values,
    seat_within,
    suit_name,
)
from lifeboat.texts.septentrick.tally import tally_words
from lifeboat.texts.words import Story as GameStory
from lifeboat.texts.words import Told


class Story(GameStory):
    """Tells what happens after a view, step by step, and counts what everybody collects."""

    def __init__(self, texts: Texts, before: View) -> None:
        self.texts = texts
        self.reader = before.seat
        self.terms = before.terms
        self.trump = before.trump
        self.tallies = [before.tally(seat) for seat in range(len(before.sizes))]
        self.is_leading = not before.trick
        """Whether the next card begins a trick."""

    def told(self, events: Sequence[Event]) -> list[Told]:
        """Return the events of the next step with what is said about them.

        Passes whose cards the reader can't see come last and share one sentence.
        """
        told: list[Told] = []
        unseen: list[Told] = []
        passes: list[str] = []
        for event in events:
            one = happening(event)
            if isinstance(one, Passed) and one.is_unseen():
                unseen.append(Told(event))
                passes.append(self._unseen_pass(one))
            else:
                told.append(Told(event, self._sentence(one)))
        if unseen:
            sentence = self.texts.say(
                "septentrick-event-passed-unseen", passes=self.texts.listed(passes)
            )
            unseen[-1] = unseen[-1]._replace(sentence=sentence)
        return told + unseen

    def _sentence(self, one: Happening) -> str:
        match one:
            case CaptainMade(seat):
                return self._say("captain", seat)
            case TrumpNamed(seat, suit):
                self.trump = suit
                return self._say("trump", seat, suit=suit_name(self.texts, suit))
            case Chose(seat, cards):
                return self._say("chose-pass" if cards == TWO_PASSED else "chose-keep", seat)
            case Passed(seat, to, kinds):
                message = "passed-given" if seat == self.reader else "passed-received"
                return self._say(
                    message, seat, cards=card_names(self.texts, kinds), to=self._person(to)
                )
            case Played(seat, card):
                message = "led" if self.is_leading else "played"
                self.is_leading = False
                return self._say(message, seat, card=card_name(self.texts, card))
            case Won(seat, kinds):
                return self._won(seat, list(kinds))
            case Revealed(seat, card):
                tally = self._tally(seat, [card])
                return self._say("revealed", seat, card=card_name(self.texts, card), tally=tally)
            case Ended():
                return self.texts.say("septentrick-event-ended")

    def _say(self, message: str, seat: int, **values: str | int) -> str:
        values |= seat_values(self.texts, self.reader, seat)
        return self.texts.say(f"septentrick-event-{message}", **values)

    def _unseen_pass(self, one: Passed) -> str:
        """Return the part of a sentence that describes a pass not involving the reader."""
        values = {"from": self._person(one.seat), "to": self._person(one.to)}
        return self.texts.say("septentrick-pass-unseen", count=len(one.cards), **values)

    def _person(self, seat: int) -> str:
        return seat_within(self.texts, self.reader, seat)

    def _won(self, seat: int, trick: list[int]) -> str:
        """Count what the winner of a trick collects, and return a sentence about it (S13, S14).

        The next card begins a new trick.
        """
        self.is_leading = True
        card = card_name(self.texts, trick[winner(trick, self.trump)])
        collected = [kind for kind in trick if not is_blank(self.terms, kind)]
        if not collected:
            return self._say("won-nothing", seat, card=card)
        tally = self._tally(seat, collected)
        cards = card_names(self.texts, sorted(collected))
        return self._say("won", seat, card=card, cards=cards, tally=tally)

    def _tally(self, seat: int, cards: Sequence[int]) -> str:
        """Add these cards to what a seat has collected, and return its new tally in words."""
        self.tallies[seat] = self.tallies[seat].with_cards(self.terms, cards)
        return tally_words(self.texts, *self.tallies[seat])
