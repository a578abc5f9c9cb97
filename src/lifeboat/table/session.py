"""A session: a table as it is played, and what each thing that is asked of it leads to.

Nothing here waits, stores or sends. Whoever plays a table asks its session which entries follow
from a command, a bot's choice or a hint, has the session apply them, stores them, and then delivers
what each viewer is told: the server's actor, or in one program `lifeboat.table.local`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import json

from lifeboat.players import Advice
from lifeboat.table import laws
from lifeboat.table.bots import BotQuestion, HintQuestion
from lifeboat.table.commands import Claim
from lifeboat.table.entries import Entry
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.hints import Hint, sent_hint
from lifeboat.table.wire.messages import Message
from lifeboat.table.wire.rendering import update, welcome

Updates = dict[Viewer, bytes]
"""What each viewer is told of an entry, encoded."""
Missed = bytes | range
"""What a viewer has missed: a welcome instead, or the updates between two numbers."""

MOST_MISSED: Final = 30
"""How many missed updates are sent; beyond that comes a welcome: each holds the whole view."""


class Session:
    """A table as it is played."""

    def __init__(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        self.table = table
        self.entries = list(entries)
        """The entries that have made the table."""

    # What is asked leads to entries

    def welcome_back(self, person: int) -> list[Entry]:
        """Return what follows when a person is heard from: they play again for themselves."""
        return laws.answer(self.table, person, Claim()) if person else []

    def bot_question(self) -> BotQuestion | None:
        """Return what a bot has to decide now, if one has to."""
        table, state = self.table, self.table.state()
        seat, player = table.deciding_seat(), table.deciding_bot()
        if seat is None or state is None or not player:
            return None
        header = table.header
        return BotQuestion(header.game, state.copy(), seat, player, header.thinking, table.version)

    def bot_answer(self, question: BotQuestion, action: int, decider: str) -> list[Entry]:
        """Return what a bot's choice leads to; nothing if it isn't asked for any more."""
        table, player = self.table, question.player
        if table.version != question.version or table.deciding_bot() != player:
            return []
        return [laws.bot_step(table, question.seat, player, action, decider)]

    def hint_question(self, person: int, seat: int) -> tuple[list[Entry], HintQuestion]:
        """Return what an adviser is asked for a person's decision; whoever asks is back."""
        table, state = self.table, self.table.state()
        claims = laws.ask_hint(table, person, seat)
        assert state is not None
        header = table.header
        return claims, HintQuestion(
            header.game, state.copy(), seat, person, header.thinking, table.version
        )

    def hint_answer(self, question: HintQuestion) -> list[Entry]:
        """Return what follows from a hint that is there; refuse one that has come too late."""
        return laws.give_hint(self.table, question.person, question.seat, question.version)

    def hint(self, question: HintQuestion, advice: Advice, language: str) -> Hint:
        """Return advice, which has been counted, as it is sent."""
        left = self.table.header.hints - self.table.hints_given(question.person)
        seat, view = question.seat, question.state.view(question.seat)
        return sent_hint(question.game, language, view, advice, seat, question.version, left)

    # Entries lead to messages

    def apply(self, entries: Sequence[Entry], viewers: Iterable[Viewer]) -> list[Updates]:
        """Take entries in, and return what each viewer is to be told of each."""
        viewers = set(viewers)
        told: list[Updates] = []
        for entry in entries:
            change = self.table.apply(entry)
            self.entries.append(entry)
            told.append({one: encoded(update(self.table, change, one)) for one in viewers})
        return told

    def missed(self, viewer: Viewer, since: int | None) -> Missed:
        """Return the updates after a number; for many, or to begin with, a welcome.

        A welcome is also for anyone who has seen a number that is still to come: they remember
        another table.
        """
        last = self.table.last_entry
        if since is None or not 0 <= last - since < MOST_MISSED:
            return encoded(welcome(self.table, viewer))
        return range(since, last)


def encoded(message: Message) -> bytes:
    """Return a message as it is sent."""
    return json.encode(message)
