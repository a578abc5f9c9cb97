"""Peers: the other servers on the same database, as this node knows them.

Each node shows once a second that it lives. One that hasn't for five seconds counts as gone: what
it owned is claimed by others, and whoever was connected to it is forgotten. A node that was only
frozen is told so by its next beat, and finds out what it has missed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, Protocol

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.presence import Clock
from lifeboat.server.store.ears import Ears
from lifeboat.server.store.news import Admitted, Beat, Leaving, News, SetUp
from lifeboat.server.store.nodes import LIFE, About, Nodes, Roll

log = logging.getLogger(__name__)

BEAT: Final = 1.0
"""The seconds between beats."""
STEADY: Final = LIFE / 1_000 / BEAT
"""How many beats without a gap it takes until a node may say that others are gone.

After a failure of the database all beats are old, and it isn't the others' fault.
"""
MOST_UNHEARD: Final = 5
"""The number of own beats that a node may not have heard before it doubts its ears."""
FRESH: Final = 2.5
"""For how many seconds a node that heard its own beat knows what the others told until then.

A node that was frozen or cut off may not have heard that somebody came back elsewhere.
"""
ANSWER: Final = 1.0
"""The seconds that other nodes have to answer who is at a table."""
CLOCK_TOLERANCE: Final = 5.0
"""By how many seconds a node's clock may differ from the database's without a warning."""


class Audience(Protocol):
    """Whoever wants to hear what happens on other nodes."""

    def hear(self, node: str, news: News) -> None:
        """Take in a piece of news from another node."""

    def lose(self, nodes: frozenset[str]) -> None:
        """Go on without these nodes, which are gone."""

    def look_again(self) -> None:
        """Find out what has happened, since news may have been missed."""


class Peers:
    """The living nodes, this one included, and what they tell each other."""

    def __init__(self, store: Nodes, about: About | None = None, clock: Clock = time.monotonic):
        self.store = store
        self.about = about or About()
        self.clock = clock
        self.living = frozenset({store.node})
        """The nodes that live."""
        self.audience: Audience | None = None
        self.limited: Callable[[SetUp | Admitted], None] = lambda news: None
        """A function that is told what counts towards the limits of an address."""
        self._ears: Ears | None = None
        self._beating: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self._steady = 0
        """How many beats there were without a gap."""
        self._unheard = 0
        """How many beats there were since this node last heard itself."""
        self._heard_until = float("-inf")
        """The time until which this node has heard everything.

        News comes in the order in which it was told, so whoever hears its own beat has heard what
        the others told before the beat began.
        """
        self._asked = float("-inf")
        """When everybody was last asked who is where."""
        self._has_untold = False
        """Whether something couldn't be told."""
        self._ahead = 0.0
        """By how many seconds the clock of the database is ahead of ours."""
        self._is_silent = False
        """Whether the last beat failed."""

    def is_shared(self) -> bool:
        """Return whether there may be other nodes."""
        return self.store.is_shared

    def are_alone(self) -> bool:
        """Return whether this is the only living node."""
        return len(self.living) == 1

    def have_answered(self, asked: float) -> bool:
        """Return whether this node knows what it asked the others at this time.

        They have had time to answer, and it has been hearing them since.
        """
        if self._ears is None:
            return True
        now = self.clock()
        is_hearing = self._ears.is_open and now - self._heard_until <= FRESH
        return is_hearing and now - max(asked, self._asked) >= ANSWER

    def now(self) -> int:
        """Return the time in whole seconds since 1970, by the clock that all nodes share."""
        return int(time.time() + self._ahead)

    async def start(self) -> None:
        """Join the other nodes; raise `StoreError` if that fails. On SQLite, do nothing."""
        if not self.is_shared():
            return
        self._ears = self.store.listen(self._hear, self._hear_itself, self._look_again)
        self._heard_until = self.clock()
        roll = await self.store.beat(self.about, may_bury=False, at=self.clock())
        self._follow(roll)
        self._compare(roll)
        self._beating = asyncio.create_task(self._keep_beating())

    async def stop(self) -> None:
        """Leave the other nodes, which then take over what this one owns."""
        if self._beating is None or self._ears is None:
            return
        self._beating.cancel()
        for task in self._telling:
            task.cancel()
        closing = asyncio.create_task(asyncio.to_thread(self._ears.close))
        with suppress(LifeboatError):  # they will notice that we are gone
            await self.store.depart()
        await closing

    # What nodes tell each other

    def tell(self, news: News) -> None:
        """Tell the other nodes something, if there are any, without waiting for it."""
        if not self.are_alone():
            task = asyncio.create_task(self._tell(news))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, news: News) -> None:
        try:
            await self.store.tell([news])
        except LifeboatError:
            self._has_untold = True

    def _hear(self, node: str, news: Sequence[News]) -> None:
        self.living |= {node}  # whoever tells something lives, even if it was given up
        for one in news:
            match one:
                case Beat():
                    pass  # that it lives is all there is to know
                case Leaving():
                    self._lose(frozenset({node}))
                case SetUp() | Admitted():
                    self.limited(one)
                case _ if self.audience:
                    self.audience.hear(node, one)

    def _hear_itself(self, at: float) -> None:
        self._unheard = 0
        self._heard_until = at

    def _look_again(self) -> None:
        self._asked = self.clock()
        self._has_untold = False
        if self.audience:
            self.audience.look_again()

    def _lose(self, nodes: frozenset[str]) -> None:
        self.living -= nodes
        if self.audience:
            self.audience.lose(nodes)

    # Beats

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
                self._is_silent = False
            except LifeboatError as error:
                self._steady = 0
                if not self._is_silent:
                    log.warning("no beat", extra={"code": error.code})
                self._is_silent = True

    async def beat(self) -> None:
        """Show that this node lives, and notice which others do."""
        is_steady = self._steady >= STEADY
        roll = await self.store.beat(self.about, may_bury=is_steady, at=self.clock())
        self._follow(roll)
        gone = self.living - frozenset(roll.living)
        # Whoever isn't steady was away itself, and can't tell.
        if gone and is_steady and roll.is_punctual:
            log.warning("nodes are gone", extra={"count": len(gone)})
            self._lose(gone)
        if roll.is_new:
            log.warning("other nodes had given this one up")
        if roll.is_new or self._has_untold:
            self._look_again()
        self._check_ears()

    def _follow(self, roll: Roll) -> None:
        """Note who lives and what time it is, after a beat."""
        self.living |= frozenset(roll.living)
        self._steady = self._steady + 1 if roll.is_punctual else 0
        self._ahead = roll.time / 1_000 - time.time()

    def _check_ears(self) -> None:
        """Doubt the ears if not even this node's own beats have come through for a while."""
        if self._ears is None:
            return
        self._unheard += 1
        if self._unheard > MOST_UNHEARD:
            self._unheard = 0
            self._ears.doubt()

    def _compare(self, roll: Roll) -> None:
        """Warn if the clock or a setting isn't as it should be."""
        if abs(self._ahead) > CLOCK_TOLERANCE:
            seconds = round(self._ahead)
            log.warning("clock differs from the database's", extra={"seconds": seconds})
        ours = self.about.settings
        different = {
            name
            for about in roll.living.values()
            for name in about.settings.keys() & ours.keys()
            if about.settings[name] != ours[name]
        }
        if different:
            log.warning("settings differ between nodes", extra={"settings": sorted(different)})
