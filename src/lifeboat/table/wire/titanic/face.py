"""SOS Titanic on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from lifeboat.table.wire.face import Offer, OfferedCrew, OfferedField, Particulars, Wire
from lifeboat.table.wire.titanic.choices import TitanicChoice, choice_of
from lifeboat.table.wire.titanic.view import TitanicView, titanic_view
from lifeboat.texts import Texts
from lifeboat.titanic import State
from lifeboat.titanic.edition import standard
from lifeboat.titanic.setup import MOST_PLAYERS, OPTIONS
from lifeboat.titanic.view import View


class TitanicWire:
    """SOS Titanic as it is sent."""

    view_type: Final = TitanicView
    choice_type: Final = TitanicChoice

    def view(self, texts: Texts, view: View, seat: int) -> TitanicView:
        """Return what a seat sees, as it is sent."""
        return titanic_view(texts, view, seat)

    def closed(self, view: TitanicView, question: str) -> TitanicView:
        """Return a sent view in which nobody is asked anything any more, with other words."""
        return structs.replace(view, legal=[], asks="", question=question)

    def choice(self, texts: Texts, view: View, action: int) -> TitanicChoice:
        """Return a legal action of the seat that sees this view, as it is sent."""
        return choice_of(texts, view, action)

    def offer(self) -> Offer:
        """Return what a table can be set up with."""
        return Offer(
            players=range(1, MOST_PLAYERS + 1),
            fields=[OfferedField(name, list(values)) for name, values in OPTIONS.items()],
            crew=[
                OfferedCrew(member, numbers.players, numbers.draws, numbers.start)
                for member, numbers in standard().crew.items()
            ],
        )

    def particulars(self, setup: Mapping[str, str], state: State) -> Particulars:
        """Return the layout, the pages that were turned and the crew."""
        return Particulars(setup["layout"], state.turned, state.terms.crew)


FACE: Final[Wire[View, State]] = TitanicWire()
