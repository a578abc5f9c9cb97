"""Several processes are started, kept running and ended together; here they are stand-ins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.server.store.errors import StoreError
from lifeboat.server.supervisor import Supervisor
from tests.server.house import Clock


class StandIn:
    """A process that listens, fails and ends when a test says so."""

    def __init__(self) -> None:
        self._report: asyncio.Future[None] = asyncio.Future()
        self._status: asyncio.Future[int] = asyncio.Future()

    async def listening(self) -> None:
        await self._report

    async def ended(self) -> int:
        return await asyncio.shield(self._status)

    async def end(self) -> None:
        self.die(0)

    async def listen(self) -> None:
        self._report.set_result(None)
        await settled()

    def is_running(self) -> bool:
        return not self._status.done()

    def die(self, status: int = -9, error: Exception | None = None) -> None:
        if not self._report.done():
            self._report.set_exception(error or ChildProcessError())
        if self.is_running():
            self._status.set_result(status)


class Crew:
    """A supervisor and the processes that it has started."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.started: list[StandIn] = []
        self.numbers: list[int] = []
        self.announced = 0
        self.running = asyncio.create_task(Supervisor(3, self._start).run(self._announce))

    def _start(self, number: int) -> StandIn:
        self.numbers.append(number)
        self.started.append(StandIn())
        return self.started[-1]

    def _announce(self) -> None:
        self.announced += 1

    async def begin(self) -> None:
        """Let all three processes listen."""
        await settled()
        await self.started[0].listen()
        for process in self.started[1:]:
            await process.listen()

    async def seconds_to_next_start(self) -> float:
        """Return how long it takes until another process is started, to half a second."""
        before, began = len(self.started), self.clock.now
        await settled()
        while len(self.started) == before:
            self.clock.now += 0.5
            await settled()
        return self.clock.now - began


async def settled() -> None:
    """Wait until nothing happens any more by itself."""
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
async def crew(clock: Clock) -> AsyncIterator[Crew]:
    crew = Crew(clock)
    await settled()
    yield crew
    crew.running.cancel()
    with suppress(asyncio.CancelledError, LifeboatError, ChildProcessError):
        await crew.running


async def test_the_other_processes_start_when_the_first_one_listens(crew: Crew) -> None:
    assert crew.numbers == [1]
    await crew.started[0].listen()
    assert crew.numbers == [1, 2, 3]


async def test_the_address_is_announced_once_when_all_of_them_listen(crew: Crew) -> None:
    await crew.started[0].listen()
    await crew.started[1].listen()
    assert crew.announced == 0
    await crew.started[2].listen()
    assert crew.announced == 1
    crew.started[1].die()
    await crew.seconds_to_next_start()
    await crew.started[3].listen()
    assert crew.announced == 1


async def test_the_error_of_the_first_process_is_raised_before_others_start(crew: Crew) -> None:
    crew.started[0].die(1, StoreError("store-open", "no such password"))
    with pytest.raises(StoreError, match="no such password"):
        await crew.running
    assert crew.numbers == [1]


@pytest.mark.parametrize("error", [StoreError("store-open", "too many"), ChildProcessError()])
async def test_a_process_that_fails_to_start_ends_the_others_too(
    crew: Crew, error: Exception
) -> None:
    await crew.started[0].listen()
    crew.started[2].die(1, error)
    with pytest.raises(type(error)):
        await crew.running
    assert not any(process.is_running() for process in crew.started)


async def test_a_process_that_ends_is_started_again_after_longer_and_longer_pauses(
    crew: Crew,
) -> None:
    await crew.begin()
    crew.started[1].die()
    pauses = []
    for _ in range(7):
        pauses.append(await crew.seconds_to_next_start())
        await crew.started[-1].listen()
        crew.started[-1].die()
    assert pauses == [1, 2, 4, 8, 16, 30, 30]
    assert set(crew.numbers[3:]) == {2}


async def test_a_process_that_lasted_is_started_again_after_a_short_pause(crew: Crew) -> None:
    await crew.begin()
    for _ in range(3):
        crew.clock.now += 31
        await settled()
        crew.started[-1].die()
        assert await crew.seconds_to_next_start() == 1
        await crew.started[-1].listen()


@pytest.mark.parametrize("error", [StoreError("store-open", "away"), ChildProcessError()])
async def test_a_process_that_fails_to_start_again_is_tried_until_it_starts(
    crew: Crew, error: Exception
) -> None:
    await crew.begin()
    crew.started[0].die()
    assert await crew.seconds_to_next_start() == 1
    crew.started[-1].die(1, error)
    assert await crew.seconds_to_next_start() == 2
    await crew.started[-1].listen()
    assert [process.is_running() for process in crew.started] == [False, True, True, False, True]
    assert not crew.running.done()


async def test_all_processes_end_with_their_supervisor(crew: Crew) -> None:
    await crew.begin()
    crew.running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await crew.running
    assert not any(process.is_running() for process in crew.started)
    assert len(crew.started) == 3
