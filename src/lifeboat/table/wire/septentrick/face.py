"""Septentrick on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from lifeboat.septentrick import State
from lifeboat.septentrick.edition import FEWEST_PLAYERS, MOST_PLAYERS
from lifeboat.septentrick.setup import CAPTAINS
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
    """Septentrick as it is sent."""

    view_type: Final = SeptentrickView
    choice_type: Final = SeptentrickChoice

    def view(self, texts: Texts, view: View, seat: int) -> SeptentrickView:
        """Return what a seat sees, as it is sent."""
        return septentrick_view(texts, view)

    def closed(self, view: SeptentrickView, question: str) -> SeptentrickView:
        """Return a sent view in which nobody is asked anything any more, with other words."""
        hand = [structs.replace(card, playable=False) for card in view.hand]
        return structs.replace(view, hand=hand, warning="", legal=[], asks="", question=question)

    def choice(self, texts: Texts, view: View, action: int) -> SeptentrickChoice:
        """Return a legal action of the seat that sees this view, as it is sent."""
        return choice_of(texts, view, action)

    def offer(self) -> Offer:
        """Return what a table can be set up with."""
        return Offer(
            players=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
            fields=[OfferedField("captain", list(CAPTAINS))],
        )

    def particulars(self, setup: Mapping[str, str], state: State) -> Particulars:
        """Return nothing: a result stores all that there is."""
        return Particulars()


FACE: Final[Wire[View, State]] = SeptentrickWire()
