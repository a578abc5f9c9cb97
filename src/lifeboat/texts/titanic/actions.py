"""SOS Titanic's actions in words, given the view in which they are offered."""

from __future__ import annotations

from typing import Final

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    Values,
    action_card_name,
    at_place,
    card_values,
    from_line,
    of_line,
    seat_name,
    the_cards,
    the_line,
    to_place,
    to_reader,
)
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
    decoded,
    meaning,
)
from lifeboat.titanic.passengers import UNKNOWN, card_text, mystery, rank_of
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE, NO_PLACE
from lifeboat.titanic.view import View

LONGEST_HINT: Final = 3
"""The most cards that a hint lists; if there are more, it names only the first and the last."""


def action_words(texts: Texts, view: View, action: int) -> str:
    """Describe what a legal action would do."""
    return meaning_words(texts, view, meaning(view, action))


def meaning_words(texts: Texts, view: View, meant: Meaning) -> str:
    """Describe what an action with this meaning would do.

    Raise `ValueError` for `Nothing`.
    """
    match meant:
        case Move():
            return _move_words(texts, meant)
        case PlayCard():
            return _play_words(texts, view, meant)
        case Rescue(0):
            return texts.say(f"titanic-action-rescue.{'refill' if view.discard else 'nothing'}")
        case Rescue(number):
            return texts.say("titanic-action-rescue", number=number)
        case UseAbility(member):
            return texts.say(f"titanic-action-ability-{member}")
        case Stop(asks):
            return texts.say(f"titanic-action-stop-{asks}")
        case NameMystery(rank):
            return texts.say("titanic-action-name", rank=rank)
        case TakeCard(card):
            assert view.decision is not None
            verb = "keep" if view.decision.kind == "keep" else "take"
            return texts.say(f"titanic-action-{verb}", card=action_card_name(texts, card))
        case GiveCard(_, card, seat):
            message = to_reader(texts, "titanic-action-give", seat)
            who = seat_name(texts, view.terms.crew, seat)
            return texts.say(message, card=action_card_name(texts, card), who=who)
        case Begin(seat):
            message = to_reader(texts, "titanic-action-first", seat)
            return texts.say(message, who=seat_name(texts, view.terms.crew, seat))
        case Exchange(klass, rank):
            return texts.say("titanic-action-exchange", **card_values(mystery(klass, rank)))
        case BringToFront(card):
            return texts.say("titanic-action-choose", cards=the_cards(texts, [card]))
        case PutOnTop(card):
            return texts.say("titanic-action-top", cards=the_cards(texts, [card]))
        case PutAtBottom(card):
            return texts.say("titanic-action-bottom", cards=the_cards(texts, [card]))
        case Place(card, target):
            return _place_words(texts, card, target)
        case Nothing(number):
            raise ValueError(f"{number} means nothing")


def _move_words(texts: Texts, move: Move) -> str:
    cards = the_cards(texts, move.run)
    start = from_line(texts, move.source)
    if move.target == MYSTERY_PLACE:
        return texts.say("titanic-action-replace", cards=cards, **{"from": start})
    if move.target >= GROUPS and rank_of(move.run[0]) == 1:
        return texts.say("titanic-action-lower", cards=cards, **{"from": start})
    message = "titanic-action-save" if move.target >= GROUPS else "titanic-action-move"
    return texts.say(message, cards=cards, to=to_place(texts, move.target), **{"from": start})


def _place_words(texts: Texts, card: int, place: int) -> str:
    cards = the_cards(texts, [card])
    if place == MYSTERY_PLACE:
        return texts.say("titanic-action-place-replace", cards=cards)
    if place >= GROUPS and rank_of(card) == 1:
        return texts.say("titanic-action-place-lower", cards=cards)
    return texts.say("titanic-action-place", cards=cards, at=at_place(texts, place))


def _play_words(texts: Texts, view: View, play: PlayCard) -> str:
    """Describe what playing an action card would do, and name its owner if necessary."""
    place, source = play.aim.place, play.aim.source
    values: Values = {}
    if play.stand_in != UNKNOWN:
        values = {"rank": rank_of(play.stand_in), "at": at_place(texts, place)}
    elif play.run:
        values = {"cards": the_cards(texts, play.run), "from": from_line(texts, source)}
    elif source != NO_PLACE:
        values = {"bow": source + 1, "stern": place + 1}
    elif place != NO_PLACE:
        values = {"line": the_line(texts, place), "of": of_line(texts, place)}
    words = texts.say(f"titanic-play-{NAMES[play.card]}", **values)
    return _with_owner(texts, view, play, words)


def _with_owner(texts: Texts, view: View, play: PlayCard, words: str) -> str:
    """Return a sentence about playing a card, naming its owner if that is another player (T47)."""
    if not play.left:
        return words
    who = seat_name(texts, view.terms.crew, play.owner)
    message = to_reader(texts, "titanic-play-for", play.owner)
    return texts.say(message, words=words, who=who)


def action_hint(view: View, action: int) -> str:
    """Return, in notation, the cards that playing an action card affects; "" for other actions."""
    match meaning(view, action):
        case PlayCard() as play:
            stands_in = [] if play.stand_in == UNKNOWN else [play.stand_in]
            names = [card_text(card) for card in [*play.run, *play.discards, *stands_in]]
            return f"{names[0]}..{names[-1]}" if len(names) > LONGEST_HINT else " ".join(names)
        case _:
            return ""


def heading_of(meant: Meaning) -> str:
    """Return which heading an action is listed under, as the last part of a message id."""
    match meant:
        case Move():
            return "moves"
        case PlayCard():
            return "cards"
        case Rescue():
            return "rescue"
        case UseAbility():
            return "ability"
        case _:
            return "answers"


def family_of(action: int) -> str:
    """Return the id of the message that an action shares with the same action on other targets.

    It is "" for actions that aren't grouped in this way.
    """
    match decoded(action):
        case PlayCard(card):
            return f"titanic-play-{NAMES[card]}"
        case Rescue():
            return "titanic-action-rescue"
        case NameMystery():
            return "titanic-action-name"
        case Exchange():
            return "titanic-action-exchange"
        case BringToFront():
            return "titanic-action-choose"
        case PutOnTop():
            return "titanic-action-top"
        case PutAtBottom():
            return "titanic-action-bottom"
        case _:
            return ""


def family_words(texts: Texts, view: View, action: int) -> str:
    """Describe what an action does, regardless of its target; return "" if there is no message."""
    message = f"{family_of(action)}.any"
    if not texts.knows(message):
        return ""
    words = texts.say(message)
    match meaning(view, action):
        case PlayCard() as play:
            return _with_owner(texts, view, play, words)
        case _:
            return words
