"""Pairs on the wire."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct, structs

from lifeboat.core.events import Event
from lifeboat.table.wire.face import Offer, Particulars
from lifeboat.texts import Texts
from lifeboat.texts.words import WORDS
from tests.games.pairs.rules import NAME, State, View, turning


class PairsChoice(Struct, frozen=True):
    """A card to turn up."""

    action: str
    words: str
    place: int


class PairsView(Struct, frozen=True, tag=NAME, tag_field="game"):
    """What everybody sees."""

    seat: int
    row: list[int]
    asks: str
    question: str
    legal: list[PairsChoice]


class PairsWire:
    """The face of Pairs on the wire."""

    view_type: Final = PairsView
    choice_type: Final = PairsChoice

    def view(self, texts: Texts, view: View, seat: int, with_odds: bool) -> PairsView:
        decision = view.decision
        is_asked = decision is not None and decision.seat == seat
        return PairsView(
            seat=seat,
            row=list(view.row),
            asks=decision.kind if decision else "",
            question=WORDS[NAME].question(texts, view),
            legal=[self.choice(texts, view, one, with_odds) for one in view.legal]
            if is_asked
            else [],
        )

    def closed(self, view: PairsView, question: str) -> PairsView:
        return structs.replace(view, legal=[], asks="", question=question)

    def choice(self, texts: Texts, view: View, action: int, with_odds: bool) -> PairsChoice:
        return PairsChoice(turning(action), WORDS[NAME].action(texts, view, action), action)

    def cards(self, event: Event) -> list[str]:
        return [str(card) for card in event.cards]

    def places(self, event: Event) -> list[str]:
        return [str(place + 1) for place in event.places]

    def offer(self) -> Offer:
        return Offer(players=[2], fields=[])

    def particulars(self, setup: Mapping[str, str], state: State) -> Particulars:
        return Particulars()

    def course(self, states: Iterable[State]) -> list[int]:
        return []
