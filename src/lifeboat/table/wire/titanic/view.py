"""SOS Titanic's views in the form sent to clients: plain data and finished sentences.

Everything is made from a view alone. Cards and places are in notation: ``1`` to ``6`` are the
decks, ``b`` is the boat, ``g1`` to ``g4`` are the groups. Seats are numbered from 0.
"""

from __future__ import annotations

from msgspec import Struct

from lifeboat.table.wire.titanic.choices import TitanicChoice, choices_of
from lifeboat.texts import Texts
from lifeboat.texts.titanic.questions import question_words, score_comment
from lifeboat.texts.words import outcome_words
from lifeboat.titanic.bringing import brought_in_a_row, moves_to_finish
from lifeboat.titanic.cards.bundles import NAMES, NO_CARD, cards_of
from lifeboat.titanic.edition import DECKS
from lifeboat.titanic.passengers import card_text
from lifeboat.titanic.places import NO_PLACE, place_text
from lifeboat.titanic.score import HISTORICAL
from lifeboat.titanic.text.notation import action_text
from lifeboat.titanic.view import View


class TitanicLine(Struct, frozen=True):
    """The line in front of a deck, or on the boat."""

    place: str
    down: int
    """The number of face-down cards, behind the others."""
    cards: list[str]
    """The face-up cards, the front one last."""
    compartments: int
    """The number of compartments in the deck; 0 for the boat."""
    dry: int
    """The number of compartments that are dry."""
    flooded: bool


class TitanicCrew(Struct, frozen=True):
    """A seat's crew member."""

    member: str
    draws: int
    """The most passengers this crew member can draw in a rescue."""
    hand: list[str]
    """The names of this crew member's action cards, with duplicates; they lie face up."""
    before: list[str]
    """The action cards held before all were taken up to be redistributed; otherwise empty (T46)."""


class TitanicScore(Struct, frozen=True):
    """The score if the game ended now."""

    groups: list[int]
    page: int
    rows: list[int]
    total: int
    historical: int
    """What the crew of 1912 would have scored (T53)."""
    best: int
    """The highest possible score."""


class TitanicEnding(Struct, frozen=True):
    """How the game ended."""

    reason: str
    won: bool
    score: int
    words: str
    comment: str
    """The score compared with that of the crew of 1912, in words."""


class TitanicView(Struct, frozen=True, tag="titanic", tag_field="game"):
    """What a seat sees: the same for all, except that only the decider gets legal actions."""

    seat: int
    """The seat whose view it is; -1 for a spectator."""
    page: int
    """The number on the open page."""
    turned: int
    """The number of pages that have been turned."""
    pages: int
    """The total number of pages that can be turned."""
    clock: str
    breaks: int
    """The number of the page on which the ship breaks."""
    flooded: int
    """The number of flooded decks, from the bow."""
    lines: list[TitanicLine]
    """The lines of the six decks, from the bow, then that of the boat."""
    groups: list[list[str]]
    """Two groups of first class, then two of second class."""
    highest: list[int]
    """The highest rank that each group can hold (T1)."""
    stack: int
    top: list[str]
    """The known cards on top of the stack, beginning with the next to be drawn."""
    bottom: list[str]
    """The known cards at the bottom of the stack, the lowest one last."""
    discard: int
    drawn: list[str]
    arranged: list[str]
    placed: int
    """The number of drawn cards that a rescue has placed, or Get Ready! put at the bottom."""
    looked_at: list[str]
    """The cards revealed for the current question, sorted."""
    chosen_line: str
    """The line that is being looked at, or whose mystery is to be named; otherwise empty."""
    playing: str
    """The action card that is being resolved; otherwise empty."""
    offer: list[str]
    """The action cards that the current decision is about."""
    crew: list[TitanicCrew]
    action_stack: int
    action_discard: int
    active: int
    """The seat whose turn it is."""
    asks: str
    """The question, as a keyword from the rules; empty at the end."""
    question: str
    """What is being asked, and of whom, or how the game ended, in words."""
    score: TitanicScore
    outcome: TitanicEnding | None
    legal: list[TitanicChoice]
    """The legal actions if this seat decides; otherwise empty."""
    brings: list[list[str]]
    """For each group, the moves that bring face-up passengers to it one after the other, as long
    as there is nothing to choose; empty unless this seat decides.
    """
    finish: list[str]
    """The moves that bring everybody left to the groups, for the most points; empty unless this
    seat can do that now.
    """


def titanic_view(texts: Texts, view: View, seat: int, with_odds: bool = True) -> TitanicView:
    """Return the view of a seat in the form sent to clients."""
    edition = view.terms.edition
    return TitanicView(
        seat=seat,
        page=view.page,
        turned=view.turned,
        pages=view.terms.last_page,
        clock=edition.clock(view.turned),
        breaks=edition.breaks,
        flooded=view.flooded_decks(),
        lines=_lines(view),
        groups=[_cards(group) for group in view.groups],
        highest=view.highest_ranks(),
        stack=len(view.stack),
        top=_cards(view.stack_top()),
        bottom=_cards(view.stack_bottom()),
        discard=len(view.discard),
        drawn=_cards(view.drawn),
        arranged=_cards(view.arranged),
        placed=view.placed,
        looked_at=_cards(view.looked_at),
        chosen_line=_chosen_line(view),
        playing="" if view.playing == NO_CARD else NAMES[view.playing],
        offer=_action_cards(view.offer),
        crew=[
            TitanicCrew(member, draws, _action_cards(hand), _action_cards(before))
            for member, draws, hand, before in zip(
                view.terms.crew,
                view.terms.most_draws,
                view.hands,
                view.before or [0] * len(view.hands),
                strict=True,
            )
        ],
        action_stack=len(cards_of(view.actions)),
        action_discard=len(cards_of(view.used)),
        active=view.active,
        asks=view.decision.kind if view.decision else "",
        question=question_words(texts, view),
        score=_score(view),
        outcome=_ending(texts, view),
        legal=choices_of(texts, view, with_odds),
        brings=[_moves(brought_in_a_row(view, group)) for group in range(len(view.groups))],
        finish=_moves(moves_to_finish(view)),
    )


def _moves(actions: list[int]) -> list[str]:
    return [action_text(action) for action in actions]


def _cards(cards: list[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _chosen_line(view: View) -> str:
    line = view.line_in_question()
    return "" if line == NO_PLACE else place_text(line)


def _action_cards(bundle: int) -> list[str]:
    return [NAMES[card] for card in cards_of(bundle)]


def _lines(view: View) -> list[TitanicLine]:
    compartments = [*view.terms.edition.compartments, 0]
    dry = [*view.dry_compartments(), 0]
    flooded = view.flooded_decks()
    return [
        TitanicLine(
            place=place_text(line),
            down=down,
            cards=_cards(cards[down:]),
            compartments=compartments[line],
            dry=dry[line],
            flooded=line < min(flooded, DECKS),
        )
        for line, (cards, down) in enumerate(zip(view.lines, view.down, strict=True))
    ]


def _score(view: View) -> TitanicScore:
    score = view.score
    return TitanicScore(
        groups=list(score.groups),
        page=score.page,
        rows=list(score.rows),
        total=score.total,
        historical=HISTORICAL,
        best=view.best_possible(),
    )


def _ending(texts: Texts, view: View) -> TitanicEnding | None:
    if view.outcome is None:
        return None
    words, comment = outcome_words(texts, view), score_comment(texts, view)
    return TitanicEnding(view.outcome.reason, view.outcome.won, view.outcome.score, words, comment)
