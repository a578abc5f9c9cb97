"""Actions of SOS Titanic in words, read with the table in view on which they are offered."""

from __future__ import annotations

from typing import Final

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    action_card_name,
    at_place,
    card_values,
    crew_name,
    from_line,
    of_line,
    the_cards,
    the_line,
    to_place,
)
from lifeboat.titanic.actions import (
    ABILITY,
    BOTTOM,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    PLAY_STRIDE,
    RESCUE,
    TAKE,
    TOP,
)
from lifeboat.titanic.cards.bundles import (
    BOAT_CARD,
    MYSTERY_FIRST,
    NAMES,
    SAME_LINES,
    WAIT,
    YOUR_TURN,
    lowest,
)
from lifeboat.titanic.cards.line_cards import LONGEST_RUN, PAIRS
from lifeboat.titanic.cards.register import card_played
from lifeboat.titanic.passengers import (
    PASSENGERS,
    TOP_RANK,
    card_text,
    class_of,
    is_mystery,
    kind_of,
    mystery,
    rank_of,
)
from lifeboat.titanic.places import GROUPS, LINES, MYSTERY_PLACE, PLACES
from lifeboat.titanic.view import View

SHARED: Final = (
    (RESCUE, ABILITY, "rescue"),
    (NAME, TAKE, "name"),
    (EXCHANGE, CHOOSE, "exchange"),
    (CHOOSE, TOP, "choose"),
    (TOP, BOTTOM, "top"),
    (BOTTOM, PLACE, "bottom"),
)
"""Actions whose words differ in the target alone: from, up to, and what they do."""
LONGEST_HINT: Final = 3
"""A run of more cards is hinted at by its ends."""


def action_words(texts: Texts, view: View, action: int) -> str:
    """What a legal action would do, in words."""
    if action < RESCUE:
        return _move_words(texts, view, *divmod(action - MOVE, PLACES))
    if action < ABILITY:
        return _rescue_words(texts, view, action - RESCUE)
    if action < NAME:
        return _choice_words(texts, view, action)
    if action < TAKE:
        return texts.say("titanic-action-name", rank=action - NAME + 1)
    if action < FIRST_SEAT:
        return _card_words(texts, view, action)
    if action < EXCHANGE:
        who = crew_name(texts, view.terms.crew, action - FIRST_SEAT)
        return texts.say("titanic-action-first", who=who)
    if action < CHOOSE:
        klass, at = divmod(action - EXCHANGE, 17)
        card = mystery(klass, at + 1)
        return texts.say("titanic-action-exchange", **card_values(card))
    if action < TOP:
        return texts.say(
            "titanic-action-choose", cards=the_cards(texts, [chosen_card(view, action)])
        )
    if action < BOTTOM:
        return texts.say("titanic-action-top", cards=the_cards(texts, [PASSENGERS[action - TOP]]))
    if action < PLACE:
        card = PASSENGERS[action - BOTTOM]
        return texts.say("titanic-action-bottom", cards=the_cards(texts, [card]))
    if action < PLAY:
        at, place = divmod(action - PLACE, PLACES)
        return _place_words(texts, PASSENGERS[at], place)
    return _play_words(texts, view, action)


def action_hint(view: View, action: int) -> str:
    """The cards that an action is about, in notation, where its own notation does not say."""
    if action < PLAY:
        return ""
    card, target = card_played(action)
    if card == WAIT:
        cards = view.lines[target][view.down[target] :]
    elif card == BOAT_CARD:
        cards = boarding_run(view, target)
    elif card >= MYSTERY_FIRST:
        cards = [mystery_at(view, card - MYSTERY_FIRST, target)]
    else:
        cards = []
    names = [card_text(one) for one in cards]
    return f"{names[0]}..{names[-1]}" if len(names) > LONGEST_HINT else " ".join(names)


def moved_run(view: View, line: int, place: int) -> list[int]:
    """The cards that a legal move takes along (T8, T9, T11, T37)."""
    cards = view.lines[line]
    front = kind_of(cards[-1])
    if place == MYSTERY_PLACE:
        count = (view.standing[front & 1] - front >> 1) + 1
    elif place >= GROUPS:
        count = 1
    elif view.lines[place]:
        count = kind_of(view.lines[place][-1]) - front >> 1
    else:
        count = len(cards) - view.down[line]
    return cards[len(cards) - count :]


def _move_words(texts: Texts, view: View, line: int, place: int) -> str:
    run = moved_run(view, line, place)
    cards = the_cards(texts, run)
    start = from_line(texts, line)
    if place == MYSTERY_PLACE:
        return texts.say("titanic-action-replace", cards=cards, **{"from": start})
    if place >= GROUPS and rank_of(run[0]) == 1:
        return texts.say("titanic-action-lower", cards=cards, **{"from": start})
    message = "titanic-action-save" if place >= GROUPS else "titanic-action-move"
    return texts.say(message, cards=cards, to=to_place(texts, place), **{"from": start})


def _place_words(texts: Texts, card: int, place: int) -> str:
    cards = the_cards(texts, [card])
    if place == MYSTERY_PLACE:
        return texts.say("titanic-action-place-replace", cards=cards)
    if place >= GROUPS and rank_of(card) == 1:
        return texts.say("titanic-action-place-lower", cards=cards)
    return texts.say("titanic-action-place", cards=cards, at=at_place(texts, place))


def _rescue_words(texts: Texts, view: View, number: int) -> str:
    if number:
        return texts.say("titanic-action-rescue", number=number)
    return texts.say(f"titanic-action-rescue.{'refill' if view.discard else 'nothing'}")


def _choice_words(texts: Texts, view: View, action: int) -> str:
    """The ability of a crew member, or stopping what is asked."""
    if action == ABILITY:
        return texts.say(f"titanic-action-ability-{view.terms.crew[view.active]}")
    assert view.decision is not None
    return texts.say(f"titanic-action-stop-{view.decision.kind}")


def _card_words(texts: Texts, view: View, action: int) -> str:
    """Taking, keeping or giving an action card."""
    assert view.decision is not None
    if action < GIVE:
        verb = "keep" if view.decision.kind == "keep" else "take"
        return texts.say(f"titanic-action-{verb}", card=action_card_name(texts, action - TAKE))
    crew = view.terms.crew
    who = crew_name(texts, crew, (view.active + action - GIVE) % len(crew))
    card = action_card_name(texts, lowest(view.offer))
    return texts.say("titanic-action-give", card=card, who=who)


def _play_words(texts: Texts, view: View, action: int) -> str:
    """Playing an action card at its target."""
    card, target = card_played(action)
    message = f"titanic-play-{NAMES[card]}"
    if card in (YOUR_TURN, WAIT):
        words = texts.say(message, line=the_line(texts, target), of=of_line(texts, target))
    elif card == SAME_LINES:
        bow, stern = PAIRS[target]
        words = texts.say(message, bow=bow + 1, stern=stern + 1)
    elif card == BOAT_CARD:
        start = from_line(texts, target // LONGEST_RUN)
        cards = the_cards(texts, boarding_run(view, target))
        words = texts.say(message, cards=cards, **{"from": start})
    elif card >= MYSTERY_FIRST:
        rank = rank_of(mystery_at(view, card - MYSTERY_FIRST, target))
        words = texts.say(message, rank=rank, at=at_place(texts, target))
    else:
        words = texts.say(message)
    return _with_owner(texts, view, action, words)


def boarding_run(view: View, target: int) -> list[int]:
    """The cards that go on the boat (T35)."""
    line, fewer = divmod(target, LONGEST_RUN)
    return view.lines[line][-fewer - 1 :]


def mystery_at(view: View, klass: int, place: int) -> int:
    """The mystery with the rank that a place gives it (T36)."""
    if place >= GROUPS:
        return mystery(klass, len(view.groups[place - GROUPS]) + 1)
    if place < LINES and view.lines[place]:
        return mystery(klass, rank_of(view.lines[place][-1]) - 1)
    return mystery(klass, TOP_RANK[klass])


def chosen_card(view: View, action: int) -> int:
    """The card that comes to the front: a passenger, or the mystery of that line (T29)."""
    at = action - CHOOSE
    if at < len(PASSENGERS):
        return PASSENGERS[at]
    return next(card for card in view.looked_at if is_mystery(card) and class_of(card) == at - 60)


def heading_of(action: int) -> str:
    """The part of a turn that an action belongs to."""
    if action < RESCUE:
        return "moves"
    if action < ABILITY:
        return "rescue"
    if action == ABILITY:
        return "ability"
    return "cards" if action >= PLAY else "answers"


def family_of(action: int) -> str:
    """The message that an action shares with those that differ in their target alone, if any."""
    if action >= PLAY:
        return f"titanic-play-{NAMES[card_played(action)[0]]}"
    for beginning, end, name in SHARED:
        if beginning <= action < end:
            return f"titanic-action-{name}"
    return ""


def family_words(texts: Texts, view: View, action: int) -> str:
    """What all actions of a family do, whatever their target; nothing if it is plain anyway."""
    message = f"{family_of(action)}.any"
    if not texts.knows(message):
        return ""
    return _with_owner(texts, view, action, texts.say(message))


def _with_owner(texts: Texts, view: View, action: int, words: str) -> str:
    """The words of a played card, with its owner if that is another player (T47)."""
    left = max(action - PLAY, 0) // PLAY_STRIDE
    if not left:
        return words
    crew = view.terms.crew
    who = crew_name(texts, crew, (view.active + left) % len(crew))
    return texts.say("titanic-play-for", words=words, who=who)
