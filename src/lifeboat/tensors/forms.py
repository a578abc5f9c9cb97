"""Both games in the form for programs that learn, by name."""

from __future__ import annotations

from typing import Final

from lifeboat.core.games import game_of
from lifeboat.septentrick import actions as septentrick_actions
from lifeboat.septentrick.cards import people_of
from lifeboat.septentrick.state import State as SeptentrickState
from lifeboat.septentrick.tally import matched_seats
from lifeboat.tensors import septentrick, titanic
from lifeboat.tensors.bits import Bits, Piece
from lifeboat.tensors.form import Form
from lifeboat.titanic import actions as titanic_actions
from lifeboat.titanic.state import State as TitanicState


class TitanicForm:
    """SOS Titanic: progress is the score if the game ended now."""

    game: Final = "titanic"
    actions: Final = titanic_actions.ACTIONS

    @property
    def pieces(self) -> list[Piece]:
        return titanic.PIECES

    def write(self, state: TitanicState, seat: int, bits: Bits) -> None:
        titanic.write(state, seat, bits)

    def score(self, state: TitanicState) -> int:
        return state.score().total

    def progress(self, state: TitanicState) -> float:
        return float(self.score(state))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return form_of, (self.game,)


class SeptentrickForm:
    """Septentrick: progress is how far all are, together, from as many rings as people.

    A game lost early (S12) counts nothing, and all that nobody has collected then stands between
    its seats and a match. Else a learner would take that way out.
    """

    game: Final = "septentrick"
    actions: Final = septentrick_actions.ACTIONS

    @property
    def pieces(self) -> list[Piece]:
        return septentrick.PIECES

    def write(self, state: SeptentrickState, seat: int, bits: Bits) -> None:
        septentrick.write(state, seat, bits)

    def score(self, state: SeptentrickState) -> int:
        return 0 if state.is_lost_early() else matched_seats(state.rings, state.people)

    def progress(self, state: SeptentrickState) -> float:
        apart = 0
        for seat in range(len(state.rings)):
            apart += abs(state.rings[seat] - state.people[seat])
        if state.is_lost_early():
            cards = state.terms.sea_and_rescue + state.terms.passenger_cards
            for kind in cards:
                apart += state.terms.rings[kind] + people_of(kind)
            apart -= sum(state.rings) + sum(state.people)
        return float(-apart)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return form_of, (self.game,)


FORMS: Final[dict[str, Form]] = {"titanic": TitanicForm(), "septentrick": SeptentrickForm()}


def form_of(game: str) -> Form:
    """The form of this game; a game that there is not is refused."""
    return FORMS[game_of(game).name]
