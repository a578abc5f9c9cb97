"""Gatherings: the listeners at a table, and what they are told about each other.

Everybody hears who is here, on whichever node, and the other nodes hear who is here on this one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil
from typing import Final

from lifeboat.server.live.listener import Listener
from lifeboat.server.live.peers import Peers
from lifeboat.server.live.presence import Presence
from lifeboat.server.store.news import Present
from lifeboat.table.session import Updates, encoded
from lifeboat.table.wire.messages import Awaited, Here

MOST_TOLD: Final = 500
"""The maximum number of people that other nodes are told about; news has to be short."""
NO_BOT: Final = -1


class Gathering:
    """The listeners at a table on this node."""

    def __init__(self, table: str, presence: Presence, peers: Peers) -> None:
        self.table = table
        self.presence = presence
        self.listeners: set[Listener] = set()
        self.thinking_seat = NO_BOT
        """The seat of the bot that is thinking."""
        self._peers = peers
        self._last_told: object = None
        """What the listeners were last told about who is here."""
        self._last_spread = Present(table, [], [])
        """What the other nodes were last told."""
        self._is_closed = False

    def add(self, listener: Listener) -> None:
        """Add a listener, who hears who is here, and tell the others."""
        self.presence.connect(listener.viewer.person)
        listener.shown_changed = self.spread
        self.tell_presence()
        listener.tell(self._who_is_here())
        self.listeners.add(listener)
        self.spread()

    def remove(self, listener: Listener) -> bool:
        """Remove a listener, and tell the others; return False if it has already been removed."""
        if listener not in self.listeners:
            return False
        self.listeners.remove(listener)
        listener.shown_changed = None
        self.presence.disconnect(listener.viewer.person)
        self.tell_presence()
        return True

    def tell(self, listeners: Sequence[Listener], told: Sequence[Updates]) -> None:
        """Tell each listener what happened, in the form made for that viewer."""
        for updates in told:
            for listener in listeners:
                listener.tell(updates[listener.viewer])

    def tell_presence(self) -> None:
        """Tell everybody who is here, which bot is thinking, and when one will stand in.

        Do nothing if none of that has changed; everybody counts the seconds themselves.
        """
        self.spread()
        presence = self.presence
        known = presence.people_here(), self.thinking_seat, presence.announced_due()
        if known == self._last_told:
            return
        self._last_told = known
        message = self._who_is_here()
        for listener in list(self.listeners):
            listener.tell(message)

    def spread(self, is_asked: bool = False) -> None:
        """Tell the other nodes who is here, if that has changed or they have asked."""
        if self._peers.are_alone() or self._is_closed:
            return
        here = self.presence.people_on_this_node()[:MOST_TOLD]
        watching = [person for person in here if self._can_see(person)]
        present = Present(self.table, here, watching)
        if present != self._last_spread or is_asked:
            self._last_spread = present
            self._peers.tell(present)

    def is_watching(self, person: int) -> bool:
        """Return whether a person is here, and not only with pages in the background."""
        if person in self.presence.people_on_this_node() and self._can_see(person):
            return True
        return self.presence.is_watching_elsewhere(person)

    def _can_see(self, person: int) -> bool:
        """Return whether a person who is here can see the table; whoever polls can."""
        own = [listener for listener in self.listeners if listener.viewer.person == person]
        return not own or any(listener.is_shown for listener in own)

    def disconnect(self, person: int, reason: str, but: object = None) -> None:
        """Say goodbye to all of a person's listeners except `but`."""
        for listener in self.listeners:
            if listener.viewer.person == person and listener is not but:
                listener.close(reason)

    def check_tokens(self, valid: Collection[str]) -> None:
        """Say goodbye to the listeners whose token isn't valid any more."""
        for listener in self.listeners:
            if listener.token and listener.token not in valid:
                listener.close("token")

    def close(self, reason: str) -> None:
        """Say goodbye to all listeners, and tell the other nodes that nobody is here any more.

        Whoever comes back joins another gathering, of which this one knows nothing.
        """
        if not self._is_closed and self._last_spread.here:
            self._peers.tell(Present(self.table, [], []))
        self._is_closed = True
        for listener in self.listeners:
            listener.close(reason)

    def _who_is_here(self) -> bytes:
        thinking = [self.thinking_seat] if self.thinking_seat != NO_BOT else []
        due, awaited = self.presence.announced_due(), None
        if due:
            awaited = Awaited(due.seat, ceil(max(due.at - self.presence.clock(), 0)))
        return encoded(Here(self.presence.people_here(), thinking, awaited))
