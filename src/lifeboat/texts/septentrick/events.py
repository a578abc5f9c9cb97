"""What happened in Septentrick, in sentences: the log of a game as one seat is told it."""

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
from lifeboat.texts.septentrick.names import card_name, card_names, seat_values, suit_name
from lifeboat.texts.septentrick.tally import tally_words


class Story:
    """Tells what happens, step after step, and counts what everybody collects."""

    def __init__(self, texts: Texts, before: View) -> None:
        self.texts = texts
        self.reader = before.seat
        self.terms = before.terms
        self.trump = before.trump
        self.tallies = [before.tally(seat) for seat in range(len(before.sizes))]
        self.is_leading = not before.trick
        """Whether the next card begins a trick."""

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """The events of a step in sentences; all passes that the reader cannot see in one."""
        told: list[str] = []
        unseen: list[str] = []
        for event in events:
            one = happening(event)
            if isinstance(one, Passed) and one.is_unseen():
                unseen.append(self._unseen_pass(one))
            else:
                told.append(self._sentence(one))
        if unseen:
            passes = self.texts.listed(unseen)
            told.append(self.texts.say("septentrick-event-passed-unseen", passes=passes))
        return told

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
                return self._say(message, seat, cards=card_names(self.texts, kinds), to=to + 1)
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
        values |= seat_values(self.reader, seat)
        return self.texts.say(f"septentrick-event-{message}", **values)

    def _unseen_pass(self, one: Passed) -> str:
        """A pass that the reader takes no part in."""
        return self.texts.say(
            "septentrick-pass-unseen", count=len(one.cards), seat=one.seat + 1, to=one.to + 1
        )

    def _won(self, seat: int, trick: list[int]) -> str:
        """Who wins with which card, what the winner collects, and what that makes (S13, S14)."""
        self.is_leading = True
        card = card_name(self.texts, trick[winner(trick, self.trump)])
        collected = [kind for kind in trick if not is_blank(self.terms, kind)]
        if not collected:
            return self._say("won-nothing", seat, card=card)
        tally = self._tally(seat, collected)
        cards = card_names(self.texts, sorted(collected))
        return self._say("won", seat, card=card, cards=cards, tally=tally)

    def _tally(self, seat: int, cards: Sequence[int]) -> str:
        """What a seat has with these cards added."""
        self.tallies[seat] = self.tallies[seat].with_cards(self.terms, cards)
        return tally_words(self.texts, *self.tallies[seat])
