"""What happened in SOS Titanic, in sentences: the log of a game."""

from __future__ import annotations

from collections.abc import Sequence

from lifeboat.core.events import NO_SEAT, Event
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
from lifeboat.titanic.events import (
    Arranged,
    Discarded,
    DiscardedAction,
    Drew,
    Ended,
    Exchanged,
    Failed,
    Flooded,
    Fronted,
    GotCard,
    Happening,
    Looked,
    Mixed,
    Moved,
    Named,
    PageTurned,
    Placed,
    Played,
    Replaced,
    Revealed,
    Shuffled,
    StackWasEmpty,
    TurnBegan,
    UsedAbility,
    happening,
)
from lifeboat.titanic.passengers import rank_of
from lifeboat.titanic.places import DISCARD, GROUPS, MYSTERY_PLACE, STACK
from lifeboat.titanic.view import View


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
        told = [self._sentence(one) for one in _gathered(events)]
        return [sentence for sentence in told if sentence]

    def _sentence(self, one: Happening) -> str:
        """What happened in a sentence; nothing if it goes without saying."""
        texts = self.texts
        match one:
            case Moved(seat, run, source, target):
                return self._moved(seat, run, source, target)
            case Placed(seat, card, place):
                return self._placed(seat, card, place)
            case Replaced(seat, cards):
                return self._say("replaced", seat, cards=the_cards(texts, cards))
            case Exchanged(seat, cards):
                return self._say("exchanged", seat, **card_values(cards[0]))
            case Discarded(cards):
                return self._say("discarded", cards=card_names(texts, cards))
            case Revealed(card, line):
                return self._say(
                    "revealed", NO_SEAT, card=card_name(texts, card), **place_values(line)
                )
            case Named(seat, card, line):
                on = on_line(texts, line)
                return self._say("named", seat, on=on, card=card_name(texts, card))
            case Fronted(seat, card, line):
                of = of_line(texts, line)
                return self._say("fronted", seat, cards=the_cards(texts, [card]), of=of)
            case Mixed(seat, bow, stern):
                return self._say("mixed", seat, bow=bow + 1, stern=stern + 1)
            case Flooded(deck, refuge, passengers):
                number, following = deck + 1, refuge + 1
                return self._say("flooded", number=number, next=following, count=passengers)
            case Drew(seat, cards):
                return self._say("drew", seat, cards=card_names(texts, cards))
            case Looked(seat, place, count):
                return self._looked(seat, place, count)
            case Arranged(seat, top, bottom):
                return self._say("arranged", seat, count=top, bottom=bottom)
            case Shuffled(pile, count):
                return self._say(f"shuffled-{'stack' if pile == STACK else 'actions'}", count=count)
            case Played(seat, card, owner):
                return self._played(seat, card, owner)
            case GotCard(seat, card, how):
                return self._say(how, seat, card=action_card_name(texts, card))
            case DiscardedAction(cards):
                return self._discarded_action(list(cards))
            case StackWasEmpty(seat):
                return self._say("rescue-empty", seat)
            case Failed(seat):
                return self._say("failed", seat)
            case UsedAbility(seat):
                return self._say(f"ability-{self.crew[seat]}", seat)
            case TurnBegan(seat):
                return self._say("turn", seat) if len(self.crew) > 1 else ""
            case PageTurned(page, is_last):
                if is_last:
                    return self._say("page-last")
                return self._say("page-breaks" if page == self.breaks else "page", page=page)
            case Ended():
                return self._say("ended")

    def _say(self, message: str, seat: int = NO_SEAT, **values: str | int) -> str:
        if seat != NO_SEAT:
            values["who"] = crew_name(self.texts, self.crew, seat)
        sentence = self.texts.say(f"titanic-event-{message}", **values)
        return sentence.replace("!.", "!")  # some cards call out

    def _moved(self, seat: int, run: Sequence[int], source: int, target: int) -> str:
        cards = the_cards(self.texts, run)
        start = from_line(self.texts, source)
        if target == MYSTERY_PLACE:
            return ""
        if target >= GROUPS and rank_of(run[0]) == 1:
            return self._say("moved-lower", seat, cards=cards, **{"from": start})
        message = "moved-save" if target >= GROUPS else "moved"
        to = to_place(self.texts, target)
        return self._say(message, seat, cards=cards, to=to, **{"from": start})

    def _placed(self, seat: int, card: int, place: int) -> str:
        cards = the_cards(self.texts, [card])
        if place == MYSTERY_PLACE:
            return ""
        if place >= GROUPS and rank_of(card) == 1:
            return self._say("placed-lower", seat, cards=cards)
        return self._say("placed", seat, cards=cards, at=at_place(self.texts, place))

    def _looked(self, seat: int, place: int, count: int) -> str:
        if place == STACK:
            return self._say("looked-stack", seat, count=count)
        if place == DISCARD:
            return self._say("looked-discard", seat, count=count)
        return self._say("looked-line", seat, line=the_line(self.texts, place), count=count)

    def _played(self, seat: int, card: int, owner: int) -> str:
        self.playing = card
        name = action_card_name(self.texts, card)
        if owner == seat:
            return self._say("played", seat, card=name)
        return self._say(
            "played-for", seat, card=name, owner=crew_name(self.texts, self.crew, owner)
        )

    def _discarded_action(self, cards: list[int]) -> str:
        if self.playing in cards:
            cards.remove(self.playing)
            self.playing = NO_CARD
        if not cards:
            return ""
        names = [action_card_name(self.texts, card) for card in cards]
        return self._say("discarded-action", cards=self.texts.listed(names))


def _gathered(events: Sequence[Event]) -> list[Happening]:
    """What happened, with discards that follow each other as one."""
    gathered: list[Happening] = []
    for event in events:
        match gathered[-1:], happening(event):
            case [Discarded(before)], Discarded(cards):
                gathered[-1] = Discarded(before + cards)
            case [DiscardedAction(before)], DiscardedAction(cards):
                gathered[-1] = DiscardedAction(before + cards)
            case _, other:
                gathered.append(other)
    return gathered
