"""One game in two worlds that a viewer can't tell apart, side by side.

The second table is put into a world with another secret that looks the same to the viewer. The
viewer's actions are the same in both. Other people's actions need only look the same: a sealed
pass is another card. Everything that leaves the tables for this viewer is compared, byte for byte.
"""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from lifeboat.core.games import State
from lifeboat.table.commands import (
    Say,
)
from lifeboat.table.entries import Entry
from lifeboat.table.past import retelling
from lifeboat.table.table import Change, Table
from lifeboat.table.wire.gate import Viewer
from tests.contract.playing import throws_for
from tests.server.house import House, settle, until
from tests.server.world import World, state_of
from tests.table.tables import Sitter
from tests.table.worlds import another_world, seats_seen

FOREIGN = 6
"""How many actions to try that the viewer isn't allowed to take."""
LEAVING = 10
"""The step before which somebody leaves."""
HINTED = 12
"""The last step before which hints are asked for: later a game is often lost anyway."""
LOOKS = 4
"""The number of steps between comparisons of everything else that a viewer can ask for."""


class Pair:
    """The same table in two worlds, and the differences that the viewer could notice."""

    def __init__(self, first: World, second: World, viewer: Viewer, seed: object) -> None:
        self.first = first
        self.second = second
        self.viewer = viewer
        self.seats: list[int] = []
        """The seats from which the viewer sees the table."""
        self.throws = throws_for("wire", seed)
        self.differences: list[tuple[bytes, bytes]] = []
        self.steps = 0
        """Steps at which the worlds or the actions weren't the same."""
        self.sealed = 0
        """Steps with different actions that looked the same to the viewer."""
        self.actions: dict[str, None] = {}
        """All actions that were legal in one of the worlds, as text, with the latest last."""
        self.hints = 0
        """How many hints the viewer was given in both worlds."""
        self.heard = 0
        """How many messages to the viewer have been compared."""

    async def play(self) -> None:
        """Play a whole game in both worlds, stopping as soon as they can be told apart."""
        table = await self.first.table()
        await self.second.disguise()
        self.seats = seats_seen(table, self.viewer)
        await self.part()
        step = 0
        while not table.is_over():
            step += 1
            if step % LOOKS == 0:
                await self.look()
                await self.compare_heard()
            if self.differences:
                return
            if step == LEAVING:
                person = max({seat.person for seat in table.seats} - {self.viewer.person})
                for world in (self.first, self.second):
                    await world.come_and_go(person)
            if step <= HINTED:
                await self.compare_hints()
            await self.step()
        await self.look()
        await self.compare_heard()

    async def part(self) -> None:
        """Put the second table into another world."""
        table = await self.first.table()
        world = another_world(table, self.viewer, self.throws) or state_of(table).copy()
        await self.second.put(world)

    async def step(self) -> None:
        """Take one step in both worlds, making them one world first if they couldn't look the
        same.
        """
        here, there = await self.first.table(), await self.second.table()
        seat = here.deciding_seat()
        assert seat is not None
        own = here.seats[seat].person == self.viewer.person != 0
        legal = state_of(here).legal()
        action = legal[self.throws.below(len(legal))]
        other = self.other_action(state_of(here), state_of(there), action, own)
        if other is None:
            await self.second.put(state_of(here).copy())
            other = action
        self.steps += str(state_of(here)) != str(state_of(there)) or other != action
        self.sealed += other != action
        await self.first.act(action)
        await self.second.act(other)
        if str(state_of(here)) == str(state_of(there)) and not here.is_over():
            await self.part()

    def other_action(self, here: State, there: State, action: int, own: bool) -> int | None:
        """Return an action for the second world that looks the same, preferably another one."""
        wanted = self.appearance(here, action)
        candidates = [one for one in there.legal() if one != action or own]
        self.throws.shuffle(candidates)
        if own:
            candidates = [action]
        for candidate in [*candidates, action]:
            if candidate in there.legal() and self.appearance(there, candidate) == wanted:
                return candidate
        return None

    def appearance(self, state: State, action: int) -> list[object]:
        """Return what the rules let the viewer know about a step."""
        after = state.copy()
        events = after.play(action)
        return [
            (str(after.view(seat)), [event.seen_by(seat) for event in events])
            for seat in self.seats
        ]

    async def look(self) -> None:
        """Compare what the viewer can ask for, after other people have proposed and chatted."""
        table = await self.first.table()
        person, worlds = self.viewer.person, (self.first, self.second)
        seat = table.deciding_seat()
        if table.may_propose() and seat is not None:
            legal = state_of(table).legal()
            proposers = [
                one.person
                for one in table.seats
                if one.person not in (0, person, table.seats[seat].person)
                and not table.has_left(one.person)
            ]
            # With fewer people a proposal may be the last one, and then it is revealed to
            # everybody.
            is_last = any(who.has_left for who in table.people)
            actions = (legal[0], legal[0] if is_last else legal[-1])
            for world, action in zip(worlds, actions, strict=True):
                for proposer in proposers[:1]:
                    await world.propose(proposer, action)
        for world in worlds:
            if table.may_talk():
                await world.far.command(world.id, 1, Say("what now?"))
        first, second = [await world.asked_for(person) for world in worlds]
        self.compare(await self.first.plain(first), await self.second.plain(second))
        if not table.is_over():
            self.compare(*[[await world.refusal(person)] for world in worlds])
            foreign = await self.foreign()
            first, second = [await world.refusals(person, foreign) for world in worlds]
            self.compare(await self.first.plain(first), await self.second.plain(second))
            first, second = [await world.history(person) for world in worlds]
            self.compare(await self.first.plain(first), await self.second.plain(second))

    async def compare_heard(self) -> None:
        """Compare what the viewer has heard since the last comparison."""
        await settle()
        ears = self.first.ear.raw, self.second.ear.raw
        await until(lambda: len(ears[0]) == len(ears[1]))
        first, second = (raw[self.heard :] for raw in ears)
        self.heard += len(first)
        self.compare(await self.first.plain(first), await self.second.plain(second))

    async def compare_hints(self) -> None:
        """Ask for a hint as the viewer, and also as the decider, which the viewer only hears
        about.
        """
        worlds, table = (self.first, self.second), await self.first.table()
        seat = table.deciding_seat()
        assert seat is not None
        decider = table.seats[seat].person
        hints = [await world.hint(self.viewer.person, seat) for world in worlds]
        self.hints += all(hint.startswith(b"200") for hint in hints)
        first, second = [
            await world.plain([hint]) for world, hint in zip(worlds, hints, strict=True)
        ]
        self.compare(first, second)
        if decider not in (0, self.viewer.person):
            for world in worlds:
                await world.hint(decider, seat)

    async def foreign(self) -> list[str]:
        """Return actions that are or were legal in one of the worlds, but not for the viewer."""
        table = await self.first.table()
        seat = table.deciding_seat()
        assert seat is not None
        own = table.seats[seat].person == self.viewer.person != 0
        legal: dict[str, None] = {}
        for world in (self.first, self.second):
            twin = await world.table()
            legal |= {twin.rules.action_text(action): None for action in state_of(twin).legal()}
        for action in legal:
            self.actions.pop(action, None)
        self.actions |= legal
        found = [action for action in self.actions if not own or action not in legal]
        return found[-FOREIGN:]

    def compare(self, first: list[bytes], second: list[bytes]) -> None:
        assert len(first) == len(second)
        self.differences += [pair for pair in zip(first, second, strict=True) if pair[0] != pair[1]]


def table_in(second: World) -> type[Table]:
    """Return a table class that, rebuilt from the second world's log, is in that world again."""

    class InItsWorld(Table):
        def apply(self, entry: Entry) -> Change:
            change = super().apply(entry)
            if self.header.id == second.id and self.last_entry in second.worlds:
                assert self.playthrough is not None
                self.playthrough.state = second.worlds[self.last_entry].copy()
            return change

    return InItsWorld


async def played(
    houses: tuple[House, House],
    game: str,
    sitters: list[Sitter],
    person: int,
    by_socket: bool = False,
    far: tuple[House, House] | None = None,
) -> Pair:
    """Play a game in two worlds and return it as this person saw it.

    The others play on the nodes `far`, if there are any.
    """
    first, second = map(World, houses, far or houses)
    async with AsyncExitStack() as ears:
        for world in (first, second):
            await world.set_up(game, sitters)
            world.ear = await ears.enter_async_context(
                world.hearing_by_socket(person)
                if by_socket
                else world.house.hearing(world.id, person, since=0)
            )
        pair = Pair(first, second, Viewer(person), (game, sitters, person))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(retelling, "Table", table_in(second))
            await pair.play()
    return pair
