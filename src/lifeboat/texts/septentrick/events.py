"""What happened in Septentrick, in sentences: the log of a game as one seat is told it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lifeboat.core.events import UNSEEN, Event
from lifeboat.septentrick.cards import people_of
from lifeboat.septentrick.tricks import winner
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import card_name, card_names, seat_values, suit_name
from lifeboat.texts.septentrick.tally import tally_words

Teller = Callable[["Story", Event], str]


class Story:
    """Tells what happens, step after step, and counts what everybody collects."""

    def __init__(self, texts: Texts, before: View) -> None:
        self.texts = texts
        self.reader = before.seat
        self.terms = before.terms
        self.trump = before.trump
        self.rings = before.rings.copy()
        self.people = before.people.copy()
        self.played_so_far = len(before.trick)
        """How many cards lie in the trick."""

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """The events of a step in sentences; all passes that the reader cannot see in one."""
        unseen = [event for event in events if _is_unseen(event)]
        told = [TELLERS[event.name](self, event) for event in events if not _is_unseen(event)]
        if unseen:
            passes = [self._unseen_pass(event) for event in unseen]
            told.append(
                self.texts.say("septentrick-event-passed-unseen", passes=self.texts.listed(passes))
            )
        return told

    def _say(self, message: str, event: Event, **values: str | int) -> str:
        if event.seat >= 0:
            values |= seat_values(self.reader, event.seat)
        return self.texts.say(f"septentrick-event-{message}", **values)

    def captain(self, event: Event) -> str:
        return self._say("captain", event)

    def trump_named(self, event: Event) -> str:
        self.trump = event.number
        return self._say("trump", event, suit=suit_name(self.texts, event.number))

    def chose(self, event: Event) -> str:
        return self._say("chose-pass" if event.number > 1 else "chose-keep", event)

    def passed(self, event: Event) -> str:
        """A pass that the reader takes part in."""
        message = "passed-given" if event.seat == self.reader else "passed-received"
        cards = card_names(self.texts, event.cards)
        return self._say(message, event, cards=cards, to=event.places[0] + 1)

    def _unseen_pass(self, event: Event) -> str:
        to, count = event.places[0] + 1, event.number
        return self.texts.say("septentrick-pass-unseen", count=count, seat=event.seat + 1, to=to)

    def played(self, event: Event) -> str:
        message = "played" if self.played_so_far else "led"
        self.played_so_far += 1
        return self._say(message, event, card=card_name(self.texts, event.cards[0]))

    def won(self, event: Event) -> str:
        """Who wins with which card, what the winner collects, and what that makes (S13, S14)."""
        self.played_so_far = 0
        trick = list(event.cards)
        card = card_name(self.texts, trick[winner(trick, self.trump)])
        collected = [kind for kind in trick if self.terms.rings[kind] or people_of(kind)]
        if not collected:
            return self._say("won-nothing", event, card=card)
        tally = self._tally(event.seat, collected)
        cards = card_names(self.texts, sorted(collected))
        return self._say("won", event, card=card, cards=cards, tally=tally)

    def revealed(self, event: Event) -> str:
        tally = self._tally(event.seat, event.cards)
        return self._say("revealed", event, card=card_name(self.texts, event.cards[0]), tally=tally)

    def _tally(self, seat: int, cards: Sequence[int]) -> str:
        """What a seat has with these cards added."""
        self.rings[seat] += sum(self.terms.rings[kind] for kind in cards)
        self.people[seat] += sum(people_of(kind) for kind in cards)
        return tally_words(self.texts, self.rings[seat], self.people[seat])

    def ended(self, event: Event) -> str:
        return self._say("ended", event)


TELLERS: Final[dict[str, Teller]] = {
    "captain": Story.captain,
    "trump": Story.trump_named,
    "chose": Story.chose,
    "passed": Story.passed,
    "played": Story.played,
    "won": Story.won,
    "revealed": Story.revealed,
    "ended": Story.ended,
}
"""How each event is told, by its name."""


def _is_unseen(event: Event) -> bool:
    return UNSEEN in event.cards
