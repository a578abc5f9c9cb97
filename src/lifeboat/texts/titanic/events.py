"""What happened in a game of SOS Titanic, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from lifeboat.core.events import NO_SEAT, Event
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    action_card_name,
    at_place,
    brief_names,
    card_name,
    card_values,
    from_line,
    of_line,
    on_line,
    place_values,
    seat_name,
    the_cards,
    to_place,
    to_reader,
)
from lifeboat.texts.words import Story as GameStory
from lifeboat.texts.words import Told
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
from lifeboat.titanic.passengers import CLASSES, TOP_RANK, class_of, rank_of
from lifeboat.titanic.places import DISCARD, GROUPS, MYSTERY_PLACE, STACK
from lifeboat.titanic.view import View

JOINED = (Discarded, DiscardedAction)
"""What is told in one sentence if it happens several times in a row."""


class Story(GameStory):
    """Tells what happens after a view, step by step, leaving out the obvious."""

    def __init__(self, texts: Texts, before: View) -> None:
        self.texts = texts
        self.crew = before.terms.crew
        self.breaks = before.terms.edition.breaks
        self.playing = before.playing
        """The action card being resolved, whose discarding isn't worth a sentence."""

    def told(self, events: Sequence[Event]) -> list[Told]:
        """Return the events of the next step with a sentence about each, except the obvious."""
        told: list[Told] = []
        drawn: tuple[int, ...] = ()
        for event in _gathered(events):
            one = happening(event)
            sentence = self._sentence(one)
            match one:
                case Drew(_, drawn):
                    told.append(Told(event, sentence))
                case Failed():
                    reasons = [unplayable_words(self.texts, card) for card in drawn]
                    told.append(Told(event._replace(cards=drawn), sentence, reasons))
                case _:
                    told.append(Told(event, sentence))
        return told

    def _sentence(self, one: Happening) -> str:
        """Return a sentence that says what happened, or "" if it is obvious."""
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
                return self._say("discarded", cards=brief_names(texts, cards))
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
                names = brief_names(texts, cards)
                return self._say("drew", seat, count=len(cards), cards=names)
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
            case Failed():
                return self._say("failed")
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
        message = f"titanic-event-{message}"
        if seat != NO_SEAT:
            values["who"] = self._name(seat)
            message = to_reader(self.texts, message, seat)
        sentence = self.texts.say(message, **values)
        return sentence.replace("!.", "!")  # some card names end in an exclamation mark

    def _name(self, seat: int) -> str:
        return seat_name(self.texts, self.crew, seat)

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
        return self._say("looked-line", seat, of=of_line(self.texts, place), count=count)

    def _played(self, seat: int, card: int, owner: int) -> str:
        self.playing = card
        name = action_card_name(self.texts, card)
        if owner == seat:
            return self._say("played", seat, card=name)
        if self.texts.is_reader(owner):
            return self._say("played-for.yours", card=name, who=self._name(seat))
        return self._say("played-for", seat, card=name, owner=self._name(owner))

    def _discarded_action(self, cards: list[int]) -> str:
        if self.playing in cards:
            cards.remove(self.playing)
            self.playing = NO_CARD
        if not cards:
            return ""
        names = [action_card_name(self.texts, card) for card in cards]
        return self._say("discarded-action", count=len(names), cards=self.texts.listed(names))


def unplayable_words(texts: Texts, card: int) -> str:
    """Return what a passenger that can't be played would have needed (T8-T11)."""
    klass, rank = class_of(card), rank_of(card)
    ends = {1: "first", TOP_RANK[klass]: "last"}
    values: dict[str, str | int] = {"class": CLASSES[klass], "rank": ends.get(rank, "between")}
    return texts.say("titanic-unplayable", lower=rank - 1, higher=rank + 1, **values)


def _gathered(events: Sequence[Event]) -> list[Event]:
    """Return the events, with consecutive discards of the same kind joined into one."""
    gathered: list[Event] = []
    for event in events:
        last = gathered[-1] if gathered else None
        if last and last.name == event.name and isinstance(happening(event), JOINED):
            gathered[-1] = last._replace(cards=last.cards + event.cards)
        else:
            gathered.append(event)
    return gathered
