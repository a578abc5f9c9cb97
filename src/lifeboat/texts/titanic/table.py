"""The table of SOS Titanic told in sentences, for ears and for screen readers."""

from __future__ import annotations

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.titanic.names import (
    action_card_name,
    card_names,
    place_name,
    seat_name,
)
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.edition import DECKS, Edition
from lifeboat.titanic.passengers import ANCHOR, rank_of
from lifeboat.titanic.places import BOAT, GROUPS
from lifeboat.titanic.view import View

MINUTES_A_DAY = 24 * 60


def table_sentences(texts: Texts, view: View) -> list[str]:
    """All that lies on the table, from the bow to the stern, then what has left the ship."""
    safe = sum(len(group) for group in view.groups)
    clock = ship_clock(view.terms.edition, view.turned)
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
    return [sentence.replace("!.", "!") for sentence in sentences]  # some cards call out


def open_cards(view: View) -> list[tuple[str, list[int]]]:
    """The passengers that lie open outside lines and groups, each row with its label."""
    top_first = view.stack[::-1]
    arranging = view.decision is not None and view.decision.kind == "arrange"
    rows = [
        ("to-arrange" if arranging else "drawn", view.drawn),
        ("arranged", view.arranged),
        ("looked-at", view.looked_at),
        ("top", top_first[: view.known_top]),
        ("bottom", top_first[len(top_first) - view.known_bottom :]),
    ]
    return [(label, cards) for label, cards in rows if cards]


def dry_compartments(view: View) -> list[int]:
    """How many compartments of each deck are still dry; they flood from bow to stern (T22)."""
    water = view.turned
    dry = []
    for compartments in view.terms.edition.compartments:
        flooded = min(compartments, water)
        water -= flooded
        dry.append(compartments - flooded)
    return dry


def flooded_decks(view: View) -> int:
    """How many decks, from the bow, are flooded."""
    return view.terms.flooded[view.turned]


def ship_clock(edition: Edition, turned: int) -> str:
    """The time on an open page: the clock runs evenly, in steps of five minutes."""
    ends = edition.numbers.values["booklet.clock"]
    assert isinstance(ends, list)
    begins, stops = (_minutes(str(end)) for end in ends)
    night = (stops - begins) % MINUTES_A_DAY
    passed = 5 * round(night * turned / sum(edition.compartments) / 5)
    hours, minutes = divmod((begins + passed) % MINUTES_A_DAY, 60)
    return f"{hours:02}:{minutes:02}"


def _minutes(clock: str) -> int:
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def _line_sentence(texts: Texts, view: View, line: int) -> str:
    name = place_name(texts, line)
    if line < flooded_decks(view):
        return texts.say("titanic-told-flooded", name=name)
    dry = dry_compartments(view)[line] if line < DECKS else 0
    cards = view.lines[line][view.down[line] :]
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
