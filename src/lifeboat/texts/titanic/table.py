"""SOS Titanic's table described in sentences, for screen readers and plain terminals."""

from __future__ import annotations

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    action_card_name,
    card_names,
    place_name,
    seat_name,
)
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.edition import DECKS
from lifeboat.titanic.passengers import ANCHOR, rank_of
from lifeboat.titanic.places import BOAT, GROUPS
from lifeboat.titanic.view import View


def table_sentences(texts: Texts, view: View) -> list[str]:
    """Describe what is on the table: from bow to stern, then off the ship."""
    safe = sum(len(group) for group in view.groups)
    clock = view.terms.edition.clock(view.turned)
    sentences = [texts.say("titanic-told-page", page=view.page, clock=clock, safe=safe)]
    sentences += [_line_sentence(texts, view, deck) for deck in range(DECKS)]
    if view.lines[BOAT]:
        sentences.append(_line_sentence(texts, view, BOAT))
    sentences += [_group_sentence(texts, view, group) for group in range(4)]
    sentences.append(
        texts.say(
            "titanic-told-piles",
            stack=len(view.stack),
            discard=len(view.discard),
            actions=len(cards_of(view.actions)),
            used=len(cards_of(view.used)),
        )
    )
    for label, cards in open_cards(view):
        sentences.append(
            texts.say(
                "titanic-told-cards",
                label=texts.say(f"titanic-table-{label}"),
                cards=card_names(texts, cards),
            )
        )
    if view.offer:
        offered = [action_card_name(texts, card) for card in cards_of(view.offer)]
        label = texts.say("titanic-table-offer")
        sentences.append(texts.say("titanic-told-cards", label=label, cards=texts.listed(offered)))
    sentences += [_hand_sentence(texts, view, seat) for seat in range(len(view.hands))]
    return [sentence.replace("!.", "!") for sentence in sentences]  # some card names end with "!"


def open_cards(view: View) -> list[tuple[str, list[int]]]:
    """Return labelled rows of the known passengers that aren't in lines or groups."""
    arranging = view.decision is not None and view.decision.kind == "arrange"
    rows = [
        ("to-arrange" if arranging else "drawn", view.drawn),
        ("arranged", view.arranged),
        ("looked-at", view.looked_at),
        ("top", view.stack_top()),
        ("bottom", view.stack_bottom()),
    ]
    return [(label, cards) for label, cards in rows if cards]


def _line_sentence(texts: Texts, view: View, line: int) -> str:
    name = place_name(texts, line)
    if line < view.flooded_decks():
        return texts.say("titanic-told-flooded", name=name)
    dry = view.dry_compartments()[line] if line < DECKS else 0
    cards = view.showing(line)
    if not cards:
        return texts.say("titanic-told-empty", name=name, dry=dry)
    names = card_names(texts, cards)
    down = view.down[line]
    return texts.say("titanic-told-line", name=name, dry=dry, down=down, cards=names)


def _group_sentence(texts: Texts, view: View, group: int) -> str:
    cards = view.groups[group]
    anchors = [str(rank_of(card)) for card in cards if card & ANCHOR]
    return texts.say(
        "titanic-told-group",
        name=place_name(texts, GROUPS + group),
        last=len(cards),
        anchors=texts.listed(anchors) or "none",
    )


def _hand_sentence(texts: Texts, view: View, seat: int) -> str:
    who = seat_name(texts, view.terms.crew, seat)
    high = view.terms.most_draws[seat]
    cards = [action_card_name(texts, card) for card in cards_of(view.hands[seat])]
    if not cards:
        return texts.say("titanic-told-no-hand", who=who, low=1, high=high)
    return texts.say("titanic-told-hand", who=who, low=1, high=high, cards=texts.listed(cards))
