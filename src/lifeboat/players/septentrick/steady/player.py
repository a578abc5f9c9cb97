"""The steady player of Septentrick: quick and sensible, without search.

The same thoughts serve a player, who has a view, and playouts, which have a whole state and give
each seat only what it may see of it.
"""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.players.player import Budget
from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.passing import (
    captain_to_make,
    card_to_keep,
    cards_to_pass,
    trump_to_name,
)
from lifeboat.players.septentrick.steady.trick_play import TrickPlay
from lifeboat.septentrick.questions import ASK_KEEP, ASK_PASS, ASK_PLAY, ASK_TRUMP, OVER
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.view import View


class SteadySeptentrick:
    """Lets the Captain collect, and keeps everybody else in balance."""

    name = "steady"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """The action that scores best; the dice are not needed."""
        crew = SteadyCrew(view.terms)
        crew.seen.fill_from_view(view)
        return crew.choice()


class SteadyCrew:
    """The steady player in all seats of a table, one after the other."""

    def __init__(self, terms: Terms) -> None:
        self.seen = Seen(terms)
        self.trick_play = TrickPlay(self.seen)

    def choose(self, state: State) -> int:
        """What the seat that decides does; it takes in nothing that a view would not show."""
        self.seen.fill_from_state(state)
        return self.choice()

    def choice(self) -> int:
        """What the seat that decides does, from what it has seen."""
        seen = self.seen
        if seen.asks == ASK_PLAY:
            return self.trick_play.card()
        if seen.asks == ASK_PASS:
            return cards_to_pass(seen)
        if seen.asks == ASK_KEEP:
            return card_to_keep(seen)
        if seen.asks == ASK_TRUMP:
            return trump_to_name(seen)
        return captain_to_make(seen)


def play_out_steadily(state: State) -> int:
    """Let the steady player play all seats to the end; say how many decisions there were."""
    crew = SteadyCrew(state.terms)
    decisions = 0
    while state.asks != OVER:
        state.advance(crew.choose(state))
        decisions += 1
    return decisions
