"""The bots of a device: those that don't search decide here, the others in the second worker."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

from lifeboat.device.searches import Searches
from lifeboat.players import Advice, Budget, player_of
from lifeboat.table.bots import BotQuestion, HintQuestion, chosen, decided


class Bots:
    """The bots and the adviser of a device."""

    def __init__(
        self, searches: Searches, seed: Callable[[], str] = lambda: secrets.token_hex(16)
    ) -> None:
        self.searches = searches
        self.seed = seed
        """A function that returns the seed for the dice of one decision.

        The seed mustn't depend on the deal, since a bot's choices could then reveal the deal.
        """

    async def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return a bot's action, and the name of the bot that chose it.

        A bot that doesn't search decides after everybody has heard what happened before.
        """
        seed = self.seed()

        async def ask(name: str) -> int:
            if player_of(question.game, name).searches:
                return await self.searches.choose(question, name, seed)
            await asyncio.sleep(0)
            return chosen(question.game, question.state, question.seat, name, seed, Budget())

        return await decided(question, seed, ask)

    async def advise(self, question: HintQuestion) -> Advice:
        """Return advice for the seat that asks, best option first, based on what that seat sees."""
        return await self.searches.advise(question, self.seed())
