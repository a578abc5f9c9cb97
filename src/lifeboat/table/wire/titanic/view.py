"""The view of SOS Titanic as it is sent: plain data and finished sentences, from a view alone.

Cards are in notation, places too: ``1`` to ``6`` for the decks, ``b`` for the boat, ``g1`` to
``g4`` for the groups. Seats are counted from 0.
"""

from __future__ import annotations

from msgspec import Struct

from lifeboat.table.wire.titanic.choices import TitanicChoice, choices_of
from lifeboat.texts import Texts
from lifeboat.texts.titanic.questions import question_words, score_comment
from lifeboat.texts.words import outcome_words
from lifeboat.titanic.cards.bundles import NAMES, NO_CARD, cards_of
from lifeboat.titanic.edition import DECKS
from lifeboat.titanic.passengers import card_text
from lifeboat.titanic.places import NO_PLACE, place_text
from lifeboat.titanic.score import HISTORICAL
from lifeboat.titanic.view import View


class TitanicLine(Struct, frozen=True):
    """The line before a deck, or that on the boat."""

    place: str
    down: int
    """How many cards lie face down, behind the others."""
    cards: list[str]
    """The face-up cards, the front one last."""
    compartments: int
    """How many compartments the deck has; none on the boat."""
    dry: int
    """How many of them are dry."""
    flooded: bool


class TitanicCrew(Struct, frozen=True):
    """A crew member, by seat."""

    member: str
    draws: int
    """The most passengers to draw in a rescue."""
    hand: list[str]
    """The names of the open action cards, each as often as it is there."""


class TitanicScore(Struct, frozen=True):
    """The score as it would be now."""

    groups: list[int]
    page: int
    rows: list[int]
    total: int
    historical: int
    """What the crew of 1912 would have scored."""
    best: int
    """The most that there could be."""


class TitanicEnding(Struct, frozen=True):
    """How the game ended."""

    reason: str
    won: bool
    score: int
    words: str
    comment: str
    """The score beside that of the crew of 1912, in words."""


class TitanicView(Struct, frozen=True, tag="titanic", tag_field="game"):
    """What a seat sees; all see the same, and only the seat that decides is offered actions."""

    seat: int
    """Whose view it is; -1 for a spectator."""
    page: int
    """The number on the open page."""
    turned: int
    """How many pages have been turned."""
    pages: int
    """How many can be turned."""
    clock: str
    breaks: int
    """The number of the page on which the ship breaks."""
    flooded: int
    """How many decks are flooded, from the bow."""
    lines: list[TitanicLine]
    """The six decks from the bow, then the boat."""
    groups: list[list[str]]
    """Two of first class, two of second."""
    highest: list[int]
    """The rank of the last passenger that each group can take on (T1)."""
    stack: int
    top: list[str]
    """The known cards on top of the stack, the next one to be drawn first."""
    bottom: list[str]
    """The known cards at the bottom of the stack, the last one last."""
    discard: int
    drawn: list[str]
    arranged: list[str]
    placed: int
    """How many of the drawn cards have been placed."""
    looked_at: list[str]
    """The cards that the question lays open."""
    chosen_line: str
    """The line that the question is about: one that is looked at, or whose mystery is named."""
    playing: str
    """The action card that is being resolved."""
    offer: list[str]
    """The action cards to choose from."""
    crew: list[TitanicCrew]
    action_stack: int
    action_discard: int
    active: int
    """Whose turn it is."""
    asks: str
    """What is asked, a word of the rules; empty at the end."""
    question: str
    """What is asked of whom, or how the game ended, in words."""
    score: TitanicScore
    outcome: TitanicEnding | None
    legal: list[TitanicChoice]
    """The legal actions, for the seat that decides."""


def titanic_view(texts: Texts, view: View, seat: int) -> TitanicView:
    """A view as it is sent."""
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
            TitanicCrew(member, draws, _action_cards(hand))
            for member, draws, hand in zip(
                view.terms.crew, view.terms.most_draws, view.hands, strict=True
            )
        ],
        action_stack=len(cards_of(view.actions)),
        action_discard=len(cards_of(view.used)),
        active=view.active,
        asks=view.decision.kind if view.decision else "",
        question=question_words(texts, view),
        score=_score(view),
        outcome=_ending(texts, view),
        legal=choices_of(texts, view),
    )


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
