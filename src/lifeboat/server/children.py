"""Child processes, which serve on behalf of their parent.

A line connects a child with its parent. On it the child reports that it listens, or why it can't.
The parent uses it to tell the child to end. The line also breaks when the parent is killed, so no
child outlives its parent.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from threading import Thread, main_thread
from typing import Any, Final, TypeVar

from lifeboat.core.errors import LifeboatError

T = TypeVar("T")
Work = Callable[..., None]
"""What a child does; its first argument is a function to call once the child listens."""

FAILED: Final = 1
"""The exit status of a child that has reported an error."""
_PROCESSES: Final = get_context("spawn")


class Child:
    """A child process, as its parent sees it."""

    def __init__(self, work: Work, *given: object) -> None:
        """Start a process that does this work, with these arguments after the first."""
        self._line, line = _PROCESSES.Pipe()
        self._process = _PROCESSES.Process(target=_begin, args=(line, work, given))
        self._waiting = ThreadPoolExecutor(1, "lifeboat-child")
        with _interrupts_blocked():
            self._process.start()
        line.close()

    async def listening(self) -> None:
        """Wait until the child listens.

        Raise the error that it reports, or `ChildProcessError` if it ends without a report.
        """
        try:
            error = await self._in_thread(self._line.recv)
        except (EOFError, OSError):
            raise ChildProcessError(f"process {self._process.pid}") from None
        if error is not None:
            raise error

    async def ended(self) -> int:
        """Wait until the child has ended, and return its exit status."""
        if self._process.exitcode is None:
            await self._in_thread(wait, [self._process.sentinel])
            self._process.join()
        status = self._process.exitcode
        assert status is not None
        return status

    async def end(self) -> None:
        """Tell the child to end, unless it already has, and wait for that."""
        _tell(self._line, None)
        await self.ended()
        self._line.close()
        self._waiting.shutdown()

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._waiting, work, *given)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT; a process that is started meanwhile never gets it.

    Ctrl+C in a terminal sends it to all processes, but only the parent should act on it.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # the first start would do this, which unblocks the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(line: Connection, work: Work, given: tuple[object, ...]) -> None:
    """Do the work in this process, and report to the parent."""
    Thread(target=_end_when_told, args=(line,), daemon=True).start()
    try:
        work(lambda: _tell(line, None), *given)
    except LifeboatError as error:
        _tell(line, error)
        sys.exit(FAILED)


def _end_when_told(line: Connection) -> None:
    """Raise SIGTERM in this process when the parent says so or is gone.

    The main thread has to get it, since it handles signals and may be asleep.
    """
    with suppress(EOFError, OSError):
        line.recv()
    main = main_thread().ident
    if main is None or not hasattr(signal, "pthread_kill"):
        signal.raise_signal(signal.SIGTERM)
    else:
        signal.pthread_kill(main, signal.SIGTERM)


def _tell(line: Connection, what: LifeboatError | None) -> None:
    """Say something on a line; if nobody is at its other end any more, do nothing."""
    with suppress(OSError):
        line.send(what)
