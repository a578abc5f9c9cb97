"""The wire face of Septentrick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import structs

from lifeboat.core.events import Event
from lifeboat.septentrick import State
from lifeboat.septentrick.cards import card_text
from lifeboat.septentrick.edition import FEWEST_PLAYERS, MOST_PLAYERS
from lifeboat.septentrick.setup import CAPTAINS
from lifeboat.septentrick.tally import matched_seats
from lifeboat.septentrick.view import View
from lifeboat.table.wire.face import Offer, OfferedField, Particulars, Wire
from lifeboat.table.wire.septentrick.view import (
    SeptentrickChoice,
    SeptentrickView,
    choice_of,
    septentrick_view,
)
from lifeboat.texts import Texts


class SeptentrickWire:
    """Septentrick on the wire."""

    view_type: Final = SeptentrickView
    choice_type: Final = SeptentrickChoice

    def view(self, texts: Texts, view: View, seat: int, with_odds: bool) -> SeptentrickView:
        """Return a view in the form sent to clients."""
        return septentrick_view(texts, view)

    def closed(self, view: SeptentrickView, question: str) -> SeptentrickView:
        """Return a copy of a sent view that no longer asks anything; `question` says why."""
        hand = [structs.replace(card, playable=False) for card in view.hand]
        return structs.replace(view, hand=hand, warning="", legal=[], asks="", question=question)

    def choice(self, texts: Texts, view: View, action: int, with_odds: bool) -> SeptentrickChoice:
        """Return a legal action in the form sent to clients.

        `view` is the view of the seat that decides.
        """
        return choice_of(texts, view, action)

    def cards(self, event: Event) -> list[str]:
        """Return an event's cards in notation, with ``?`` for cards that the viewer can't see."""
        return [card_text(card) for card in event.cards]

    def places(self, event: Event) -> list[str]:
        """Return the seats that cards went to, counted from 0; there are no other places."""
        return [str(seat) for seat in event.places]

    def offer(self) -> Offer:
        """Return what people can choose when they set up a table."""
        return Offer(
            players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
            fields=[OfferedField("captain", list(CAPTAINS))],
        )

    def particulars(self, setup: Mapping[str, str], state: State) -> Particulars:
        """Return empty particulars, since Septentrick adds nothing to a result."""
        return Particulars()

    def course(self, states: Iterable[State]) -> list[int]:
        """Return a level per trick: 2 if all players were then matched, 1 if half were, else 0."""
        levels: list[int] = []
        for state in states:
            matched, players = matched_seats(state.rings, state.people), state.seats()
            if state.tricks > len(levels):
                levels.append((2 * matched >= players) + (matched == players))
            elif state.decision() is None:
                levels.append(0)  # a trick that nobody won ended the game (S12)
        return levels


FACE: Final[Wire[View, State]] = SeptentrickWire()
