"""Septentrick worlds that agree with a view, in which the other seats act like the steady crew."""

from __future__ import annotations

from lifeboat.core.dice import Dice
from lifeboat.players.septentrick.dealt import Dealt
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.players.septentrick.walk import Walk
from lifeboat.septentrick.actions import pass_of
from lifeboat.septentrick.questions import ASK_KEEP, ASK_PASS, ASK_PLAY
from lifeboat.septentrick.sampling import sample
from lifeboat.septentrick.state import State
from lifeboat.septentrick.view import View


class Worlds:
    """A supply of worlds that agree with a view."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.crew = SteadyCrew(view.terms)
        self.walk: Walk | None = Walk(view, dice) if view.asks == ASK_PLAY else None
        self.dealt: Dealt | None = None

    def next_world(self) -> State:
        """Return another world that agrees with the view."""
        if self.walk is not None:
            return self.walk.next_world()
        world = sample(self.view, self.dice)
        if self.view.asks in (ASK_PASS, ASK_KEEP):
            if self.dealt is None:
                self.dealt = Dealt(self.view, world, self.dice)
            self._pass_again(world, self.dealt.next_hands())
        return world

    def _pass_again(self, world: State, hands: list[int]) -> None:
        """Deal these hands, and let the other seats pass and keep what the steady player would.

        What the seat of the view passed and received stays the same.
        """
        view = self.view
        players = len(world.hands)
        known = [0] * players
        if view.asks == ASK_KEEP:
            known[view.seat] = view.passed
            known[view.seat - 1] = view.received
        world.hands = hands
        world.passed = [0] * players
        world.passing = [0] * players
        world.asks = ASK_PASS
        world.active = view.captain
        while world.asks != view.asks or world.active != view.active:
            pair = known[world.active]
            is_known = pair and world.asks == ASK_PASS
            world.advance(pass_of(pair) if is_known else self.crew.choose(world))
