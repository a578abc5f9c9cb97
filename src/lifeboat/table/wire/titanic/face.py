"""The wire face of SOS Titanic."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import structs

from lifeboat.core.events import Event
from lifeboat.table.wire.face import Offer, OfferedCrew, OfferedField, Particulars, Wire
from lifeboat.table.wire.titanic.choices import Odds, TitanicChoice, choice_of
from lifeboat.table.wire.titanic.view import TitanicView, titanic_view
from lifeboat.texts import Texts
from lifeboat.titanic import State
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.edition import standard
from lifeboat.titanic.events import WITH_ACTION_CARDS
from lifeboat.titanic.passengers import card_text
from lifeboat.titanic.places import ACTION_STACK, DISCARD, STACK, place_text
from lifeboat.titanic.setup import MOST_PLAYERS, OPTIONS
from lifeboat.titanic.view import View

PILES: Final = {STACK: "stack", DISCARD: "discard", ACTION_STACK: "actions"}
"""The names of the piles, which aren't places in notation."""
MANY: Final = 4
"""A page went well if at least this many passengers got to safety while it was open."""


class TitanicWire:
    """SOS Titanic on the wire."""

    view_type: Final = TitanicView
    choice_type: Final = TitanicChoice

    def view(self, texts: Texts, view: View, seat: int, with_odds: bool) -> TitanicView:
        """Return the view of a seat in the form sent to clients."""
        return titanic_view(texts, view, seat, with_odds)

    def closed(self, view: TitanicView, question: str) -> TitanicView:
        """Return a copy of a sent view that no longer asks anything; `question` says why."""
        empty: list[list[str]] = [[] for _ in view.groups]
        return structs.replace(view, legal=[], brings=empty, finish=[], asks="", question=question)

    def choice(self, texts: Texts, view: View, action: int, with_odds: bool) -> TitanicChoice:
        """Return a legal action in the form sent to clients.

        `view` is the view of the seat that decides.
        """
        return choice_of(texts, view, action, Odds(view) if with_odds else None)

    def cards(self, event: Event) -> list[str]:
        """Return an event's passengers in notation, or its action cards by name."""
        texts = NAMES.__getitem__ if event.name in WITH_ACTION_CARDS else card_text
        return [texts(card) for card in event.cards]

    def places(self, event: Event) -> list[str]:
        """Return an event's places in notation, or the names of the piles."""
        return [PILES.get(place) or place_text(place) for place in event.places]

    def offer(self) -> Offer:
        """Return what people can choose when they set up a table."""
        return Offer(
            players=range(1, MOST_PLAYERS + 1),
            fields=[OfferedField(name, list(values)) for name, values in OPTIONS.items()],
            crew=[
                OfferedCrew(member, numbers.players, numbers.draws, numbers.start)
                for member, numbers in standard().crew.items()
            ],
        )

    def particulars(self, setup: Mapping[str, str], state: State) -> Particulars:
        """Return the layout, the number of pages turned and the crew member of each seat."""
        return Particulars(setup["layout"], state.turned, state.terms.crew)

    def course(self, states: Iterable[State]) -> list[int]:
        """Return a level per page, based on how many passengers got to safety while it was open."""
        saved = [0]
        for state in states:
            # What the step that turned the page saved was saved on that page.
            saved[-1] = sum(map(len, state.groups)) - sum(saved[:-1])
            saved += [0] * (state.turned + 1 - len(saved))
        if not saved[-1]:
            saved.pop()  # the game ended when that page was turned
        return [_level(count) for count in saved]


def _level(saved: int) -> int:
    """Return how well a page went, given how many passengers got to safety while it was open."""
    return (saved > 0) + (saved >= MANY)


FACE: Final[Wire[View, State]] = TitanicWire()
