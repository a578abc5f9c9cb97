"""What happened in SOS Titanic, in sentences: the log of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from lifeboat.core.events import Event
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    action_card_name,
    at_place,
    card_name,
    card_names,
    card_values,
    crew_name,
    from_line,
    of_line,
    on_line,
    place_values,
    the_cards,
    the_line,
    to_place,
)
from lifeboat.titanic.cards.bundles import NO_CARD
from lifeboat.titanic.passengers import is_mystery, rank_of
from lifeboat.titanic.places import DISCARD, GROUPS, MYSTERY_PLACE, STACK
from lifeboat.titanic.view import View

Teller = Callable[["Story", Event], str]


class Story:
    """Tells what happens, step after step; some of it goes without saying."""

    def __init__(self, texts: Texts, before: View) -> None:
        self.texts = texts
        self.crew = before.terms.crew
        self.breaks = before.terms.edition.breaks
        self.playing = before.playing
        """The action card that is being resolved: that it is discarded is no news."""

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """The events of a step in sentences, one each."""
        told = [TELLERS[event.name](self, event) for event in _gathered(events)]
        return [sentence for sentence in told if sentence]

    def _say(self, message: str, event: Event, **values: str | int) -> str:
        if event.seat >= 0:
            values["who"] = crew_name(self.texts, self.crew, event.seat)
        sentence = self.texts.say(f"titanic-event-{message}", **values)
        return sentence.replace("!.", "!")  # some cards call out

    def moved(self, event: Event) -> str:
        line, place = event.places
        cards = the_cards(self.texts, event.cards)
        start = from_line(self.texts, line)
        if place == MYSTERY_PLACE:
            return ""
        if place >= GROUPS and rank_of(event.cards[0]) == 1:
            return self._say("moved-lower", event, cards=cards, **{"from": start})
        message = "moved-save" if place >= GROUPS else "moved"
        to = to_place(self.texts, place)
        return self._say(message, event, cards=cards, to=to, **{"from": start})

    def placed(self, event: Event) -> str:
        place = event.places[0]
        cards = the_cards(self.texts, event.cards)
        if place == MYSTERY_PLACE:
            return ""
        if place >= GROUPS and rank_of(event.cards[0]) == 1:
            return self._say("placed-lower", event, cards=cards)
        return self._say("placed", event, cards=cards, at=at_place(self.texts, place))

    def revealed(self, event: Event) -> str:
        card = card_name(self.texts, event.cards[0])
        return self._say("revealed", event, card=card, **place_values(event.places[0]))

    def rescue(self, event: Event) -> str:
        return "" if event.number else self._say("rescue-empty", event)

    def failed(self, event: Event) -> str:
        return self._say("failed", event)

    def drew(self, event: Event) -> str:
        return self._say("drew", event, cards=card_names(self.texts, event.cards))

    def discarded(self, event: Event) -> str:
        """The passengers among them; a mystery goes to the action discard."""
        cards = [card for card in event.cards if not is_mystery(card)]
        return self._say("discarded", event, cards=card_names(self.texts, cards)) if cards else ""

    def page(self, event: Event) -> str:
        message = "page-breaks" if event.number == self.breaks else "page"
        return self._say(message, event, page=event.number)

    def last_page(self, event: Event) -> str:
        return self._say("page-last", event)

    def flooded(self, event: Event) -> str:
        deck, following = event.places
        return self._say("flooded", event, number=deck + 1, next=following + 1, count=event.number)

    def looked(self, event: Event) -> str:
        place = event.places[0]
        if place == STACK:
            return self._say("looked-stack", event, count=event.number)
        if place == DISCARD:
            return self._say("looked-discard", event, count=event.number)
        line = the_line(self.texts, place)
        return self._say("looked-line", event, line=line, count=event.number)

    def arranged(self, event: Event) -> str:
        return self._say("arranged", event, count=len(event.cards), bottom=event.number)

    def fronted(self, event: Event) -> str:
        of = of_line(self.texts, event.places[0])
        return self._say("fronted", event, cards=the_cards(self.texts, event.cards), of=of)

    def mixed(self, event: Event) -> str:
        bow, stern = event.places
        return self._say("mixed", event, bow=bow + 1, stern=stern + 1)

    def shuffled(self, event: Event) -> str:
        pile = "stack" if event.places[0] == STACK else "actions"
        return self._say(f"shuffled-{pile}", event, count=event.number)

    def replaced(self, event: Event) -> str:
        return self._say("replaced", event, cards=the_cards(self.texts, event.cards))

    def named(self, event: Event) -> str:
        on = on_line(self.texts, event.places[0])
        return self._say("named", event, on=on, card=card_name(self.texts, event.cards[0]))

    def played(self, event: Event) -> str:
        self.playing = event.cards[0]
        card = action_card_name(self.texts, event.cards[0])
        if not event.number:
            return self._say("played", event, card=card)
        owner = crew_name(self.texts, self.crew, event.number - 1)
        return self._say("played-for", event, card=card, owner=owner)

    def action_card(self, event: Event) -> str:
        return self._say(event.name, event, card=action_card_name(self.texts, event.cards[0]))

    def discarded_action(self, event: Event) -> str:
        cards = list(event.cards)
        if self.playing in cards:
            cards.remove(self.playing)
            self.playing = NO_CARD
        if not cards:
            return ""
        names = [action_card_name(self.texts, card) for card in cards]
        return self._say("discarded-action", event, cards=self.texts.listed(names))

    def exchanged(self, event: Event) -> str:
        return self._say("exchanged", event, **card_values(event.cards[0]))

    def ability(self, event: Event) -> str:
        return self._say(f"ability-{self.crew[event.seat]}", event)

    def turn(self, event: Event) -> str:
        return self._say("turn", event) if len(self.crew) > 1 else ""

    def ended(self, event: Event) -> str:
        return self._say("ended", event)


TELLERS: Final[dict[str, Teller]] = {
    "moved": Story.moved,
    "placed": Story.placed,
    "revealed": Story.revealed,
    "rescue": Story.rescue,
    "drew": Story.drew,
    "failed": Story.failed,
    "discarded": Story.discarded,
    "page": Story.page,
    "last-page": Story.last_page,
    "flooded": Story.flooded,
    "looked": Story.looked,
    "arranged": Story.arranged,
    "fronted": Story.fronted,
    "mixed": Story.mixed,
    "shuffled": Story.shuffled,
    "replaced": Story.replaced,
    "named": Story.named,
    "played": Story.played,
    "drew-action": Story.action_card,
    "discarded-action": Story.discarded_action,
    "fetched": Story.action_card,
    "kept": Story.action_card,
    "given": Story.action_card,
    "exchanged": Story.exchanged,
    "ability": Story.ability,
    "turn": Story.turn,
    "ended": Story.ended,
}
"""How each event is told, by its name."""


def _gathered(events: Sequence[Event]) -> list[Event]:
    """Discards that follow each other as one event."""
    gathered: list[Event] = []
    for event in events:
        last = gathered[-1] if gathered else None
        same = last is not None and last.name == event.name
        if last is not None and same and event.name in ("discarded", "discarded-action"):
            gathered[-1] = last._replace(cards=last.cards + event.cards)
        else:
            gathered.append(event)
    return gathered
