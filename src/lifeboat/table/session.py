"""Sessions: tables in play, the entries that follow from what bots do, and what viewers are told.

Nothing here blocks, writes to storage or sends messages. The host of a table gets the entries that
follow from a request, here or from :mod:`lifeboat.table.laws`; has the session apply them; stores
them; and then delivers the updates to viewers. A host is either the server's actor or, within one
program, :mod:`lifeboat.table.local`.
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
from lifeboat.table.wire.gate import Moment, Viewer, table_info
from lifeboat.table.wire.hints import Hint, sent_hint
from lifeboat.table.wire.messages import Message, TableInfo
from lifeboat.table.wire.rendering import updates, welcome

Updates = dict[Viewer, bytes]
"""The encoded updates about one entry, by viewer."""
Missed = bytes | range
"""What to send to a viewer who missed something: an encoded welcome, or a range of the log.

A range contains the indexes of entries, counted from 0; an update must be sent for each of them.
"""

MOST_MISSED: Final = 30
"""With this many missed updates, a welcome is sent instead, as each update has the whole view."""


class Session:
    """A table in play, with the entries of its log."""

    def __init__(self, table: Table, entries: Sequence[Entry] = ()) -> None:
        self.table = table
        self.entries = list(entries)
        """All entries that have been applied to the table."""
        self._info: TableInfo | None = None
        """What everybody could know about the table after the last entry that was told."""

    @property
    def info(self) -> TableInfo:
        """What everybody may know about the table now."""
        if self._info is None or self._info.number != self.table.last_entry:
            self._info = table_info(self.table)
        return self._info

    # From requests to entries

    def welcome_back(self, person: int) -> list[Entry]:
        """Return the entries that give a person their seats back from a stand-in.

        There are none for `NO_PERSON`. Raise `CommandError` for a person who has left.
        """
        return laws.answer(self.table, person, Claim()) if person else []

    def bot_question(self) -> BotQuestion | None:
        """Return the decision that a bot has to make now, or None if no bot has to decide."""
        table, state = self.table, self.table.state()
        seat, player = table.deciding_seat(), table.deciding_bot()
        if seat is None or state is None or not player:
            return None
        header = table.header
        return BotQuestion(header.game, state.copy(), seat, player, header.thinking, table.version)

    def bot_answer(self, question: BotQuestion, action: int, decider: str) -> list[Entry]:
        """Return the entries that follow from a bot's choice; none if the question is out of date.

        `decider` is the bot that chose, which may have stepped in for the one that was asked.
        """
        table, player = self.table, question.player
        if table.version != question.version or table.deciding_bot() != player:
            return []
        return [laws.bot_step(table, question.seat, player, action, decider)]

    def hint_question(self, person: int, seat: int) -> tuple[list[Entry], HintQuestion]:
        """Return the entries that bring a person back, if any, and the question for the adviser.

        Raise a `LifeboatError` if the person can't have a hint for this seat now.
        """
        table, state = self.table, self.table.state()
        claims = laws.ask_hint(table, person, seat)
        assert state is not None
        header = table.header
        return claims, HintQuestion(
            header.game, state.copy(), seat, person, header.thinking, table.version
        )

    def hint_answer(self, question: HintQuestion) -> list[Entry]:
        """Return the entries that count a hint; raise `CommandError` if it comes too late."""
        return laws.give_hint(self.table, question.person, question.seat, question.version)

    def hint(self, question: HintQuestion, advice: Advice, language: str) -> Hint:
        """Put advice into words, as a hint to send; the hint must already have been counted."""
        left = self.table.header.hints - self.table.hints_given(question.person)
        texts = Moment(self.table).texts_for(Viewer(question.person, language))
        seat, view = question.seat, question.state.view(question.seat)
        return sent_hint(question.game, texts, view, advice, seat, question.version, left)

    # From entries to messages

    def apply(self, entries: Sequence[Entry], viewers: Iterable[Viewer]) -> list[Updates]:
        """Apply entries to the table and add them to `entries`.

        Return the encoded updates about each entry, by viewer.
        """
        viewers = set(viewers)
        told: list[Updates] = []
        for entry in entries:
            moment = Moment(self.table, self.table.apply(entry))
            self.entries.append(entry)
            made = updates(moment, viewers)
            told.append({viewer: encoded(update) for viewer, update in made.items()})
            self._info = moment.info
        return told

    def missed(self, viewer: Viewer, since: int | None) -> Missed:
        """Return what to send to a viewer who has seen all updates up to number `since`.

        This is the range of missed updates, or an encoded welcome if there are too many of them or
        `since` is None. A viewer who claims to have seen an update that doesn't exist yet also
        gets a welcome, since they must have been at another table.
        """
        last = self.table.last_entry
        if since is None or not 0 <= last - since < MOST_MISSED:
            return encoded(welcome(self.table, viewer))
        return range(since, last)


def encoded(message: Message) -> bytes:
    """Return a message encoded as JSON, ready to send."""
    return json.encode(message)
