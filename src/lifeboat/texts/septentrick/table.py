"""Septentrick's table described in sentences, for screen readers and plain terminals."""

from __future__ import annotations

from lifeboat.core.events import NO_SEAT
from lifeboat.septentrick.cards import SUIT_NAMES, kinds_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.questions import ASK_KEEP, ASK_PLAY, OVER
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.tricks import NO_SUIT
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import (
    card_name,
    card_names,
    cards_with_rings,
    people_count,
    ring_count,
    seat_beside,
    seat_values,
    seat_within,
    suit_name,
    suit_names,
)
from lifeboat.texts.septentrick.questions import suit_words
from lifeboat.texts.septentrick.tally import seat_tally
from lifeboat.texts.septentrick.warning import warning_words


def table_sentences(texts: Texts, view: View) -> list[str]:
    """Describe what the seat may see: the game, the seats, the trick and its own cards.

    The last sentence is a warning if one is needed.
    """
    sentences = [
        texts.say(
            "septentrick-told-game",
            moment=moment_words(texts, view),
            trump=trump_words(texts, view),
            captain=captain_words(texts, view),
        )
    ]
    sentences += [_seat_sentence(texts, view, seat) for seat in range(len(view.sizes))]
    if view.trick:
        sentences.append(_trick_sentence(texts, view))
    if view.seat >= 0:
        sentences += _own_sentences(texts, view)
    if warning := warning_words(texts, view):
        sentences.append(warning)
    return sentences


def moment_words(texts: Texts, view: View) -> str:
    """Return a phrase that says how far along the game is."""
    if view.asks == OVER:
        return texts.say("septentrick-table-over", tricks=view.tricks)
    if view.asks == ASK_PLAY:
        return texts.say("septentrick-table-trick", trick=view.tricks + 1, tricks=TRICKS)
    return texts.say("septentrick-table-deal")


def trump_words(texts: Texts, view: View) -> str:
    """Return the name of the trump suit, or words that say it isn't chosen yet."""
    if view.trump == NO_SUIT:
        return texts.say("septentrick-table-open")
    return suit_name(texts, view.trump)


def captain_words(texts: Texts, view: View) -> str:
    """Return what the Captain is called, or words saying that none has been chosen yet."""
    captain = view.known_captain()
    if captain == NO_SEAT:
        return texts.say("septentrick-table-open")
    return seat_beside(texts, view.seat, captain)


def card_list_sentences(texts: Texts, terms: Terms) -> list[str]:
    """Return sentences that list the cards in the game and what is on them (S1, S2)."""
    cards, rings = terms.cards, terms.edition.rings
    suits = texts.listed([suit_name(texts, suit) for suit in range(len(SUIT_NAMES))])
    ranks = [
        texts.say("septentrick-cards-rank", count=rings[rank - 1], rank=rank)
        for rank in cards.ranks()
        if rings[rank - 1]
    ]
    kinds = [
        texts.say("septentrick-cards-people", count=count, people=people)
        for people, count in enumerate(cards.passengers, 1)
        if count
    ]
    everybody = sum(people * count for people, count in enumerate(cards.passengers, 1))
    # In every edition there are as many life rings as people (S2).
    total = {"rings": ring_count(texts, everybody), "people": people_count(texts, everybody)}
    return [
        texts.say("septentrick-cards-sea", suits=suits, low=cards.lowest, high=cards.highest),
        texts.say("septentrick-cards-rings", ranks=texts.listed(ranks)),
        texts.say("septentrick-cards-passengers", kinds=texts.listed(kinds)),
        texts.say("septentrick-cards-rescues", count=cards.rescues),
        texts.say("septentrick-cards-total", **total),
    ]


def seats_words(texts: Texts, view: View) -> str:
    """Say how many people play and, unless the reader is a spectator, where the reader sits."""
    players = len(view.sizes)
    if view.seat < 0:
        return texts.say("septentrick-seats-watching", players=players)
    return texts.say(
        "septentrick-seats-own",
        players=players,
        seat=view.seat + 1,
        left=seat_within(texts, view.seat, view.left_of(view.seat)),
        right=seat_within(texts, view.seat, view.right_of(view.seat)),
    )


def _seat_sentence(texts: Texts, view: View, seat: int) -> str:
    """Describe what a seat has collected, and what it holds or, at the end, its last card."""
    words = [seat_tally(texts, view, seat)]
    if view.has_last_cards():
        card = card_names(texts, kinds_of(view.hands[seat]))
        last = texts.say("septentrick-told-last", card=card, **seat_values(texts, view.seat, seat))
        return " ".join([*words, last])
    held = view.passengers[seat]
    words.append(texts.say("septentrick-told-holds", cards=view.sizes[seat], held=held))
    if seat != view.seat and (voids := suit_names(texts, view.voids[seat])):
        words.append(texts.say("septentrick-told-voids", suits=texts.listed(voids)))
    return " ".join(words)


def _trick_sentence(texts: Texts, view: View) -> str:
    """Say who played which cards to the trick, which suit to follow, and which card is winning."""
    trick = view.this_trick()
    played = [
        _play_words(texts, view, seat, kind)
        for seat, kind in zip(trick.seats, trick.cards, strict=True)
    ]
    words = [texts.say("septentrick-told-trick", cards=texts.listed(played))]
    if view.asks == ASK_PLAY:
        words.append(suit_words(texts, view))
    if trick.winner != NO_SEAT:
        card = played[trick.seats.index(trick.winner)]
        words.append(texts.say("septentrick-told-winning", card=card))
    return " ".join(words)


def _play_words(texts: Texts, view: View, seat: int, kind: int) -> str:
    card = card_name(texts, kind)
    return texts.say("septentrick-told-play", card=card, **seat_values(texts, view.seat, seat))


def _own_sentences(texts: Texts, view: View) -> list[str]:
    """Return sentences on the reader's hand, and on what they have passed and received."""
    sentences: list[str] = []
    if not view.has_last_cards():
        cards = cards_with_rings(texts, view.terms, kinds_of(view.hands[view.seat]))
        sentences.append(texts.say("septentrick-told-hand", cards=cards))
    if view.passing:
        message = "kept" if view.asks == ASK_KEEP else "chosen"
        cards = card_names(texts, kinds_of(view.passing))
        sentences.append(texts.say(f"septentrick-told-{message}", cards=cards))
    if not view.passed:
        return sentences
    sentences.append(
        texts.say(
            "septentrick-told-given",
            cards=card_names(texts, kinds_of(view.passed)),
            on=card_names(texts, kinds_of(view.passed_on)) or "none",
            to=seat_within(texts, view.seat, view.left_of(view.seat)),
        )
    )
    values = {"from": seat_within(texts, view.seat, view.right_of(view.seat))}
    sentences.append(
        texts.say(
            "septentrick-told-received",
            cards=card_names(texts, kinds_of(view.received)),
            on=card_names(texts, kinds_of(view.got)) or "none",
            **values,
        )
    )
    return sentences
