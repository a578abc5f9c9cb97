"""Septentrick's steady player: quick and sensible, without a search.

The same code serves the player, which has a view, and playouts, which have a whole state but use
only what the deciding seat may see of it.
"""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.players.player import Budget
from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.passing import (
    Plan,
    captain_to_make,
    card_to_keep,
    cards_to_pass,
    plan_of,
    trump_to_name,
)
from lifeboat.players.septentrick.steady.trick_play import TrickPlay
from lifeboat.septentrick.questions import ASK_KEEP, ASK_PASS, ASK_PLAY, ASK_TRUMP, OVER
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.view import View


class SteadySeptentrick:
    """A player that lets the Captain collect, and keeps everybody else in balance."""

    name = "steady"
    searches = False

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """Return the action that looks best; the dice and the budget aren't used."""
        crew = SteadyCrew(view.terms)
        crew.seen.fill_from_view(view)
        return crew.choice()


class SteadyCrew:
    """Decides like the steady player, for whichever seat of a table has to decide."""

    def __init__(self, terms: Terms) -> None:
        self.seen = Seen(terms)
        self.trick_play = TrickPlay(self.seen)
        self.plan: Plan = plan_of(terms.players)

    def choose(self, state: State) -> int:
        """Return an action for the deciding seat, using only what its view would show."""
        self.seen.fill_from_state(state)
        return self.choice()

    def choice(self) -> int:
        """Return an action for the deciding seat, based on what `seen` was last filled with."""
        seen = self.seen
        if seen.asks == ASK_PLAY:
            return self.trick_play.card()
        if seen.asks == ASK_PASS:
            return cards_to_pass(self.plan, seen)
        if seen.asks == ASK_KEEP:
            return card_to_keep(self.plan, seen)
        if seen.asks == ASK_TRUMP:
            return trump_to_name(self.plan, seen)
        return captain_to_make(seen)


def play_out_steadily(state: State) -> int:
    """Play a state to the end of the game with the steady player in all seats.

    Return the number of decisions.
    """
    crew = SteadyCrew(state.terms)
    decisions = 0
    while state.asks != OVER:
        state.advance(crew.choose(state))
        decisions += 1
    return decisions
