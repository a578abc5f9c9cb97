"""Work done at once in this process, where the server would use another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from lifeboat.server.live.processes import Processes
from lifeboat.server.live.telling import Telling

T = TypeVar("T")


class Inline(Processes):
    """A stand-in for processes: the caller does the work and waits for it."""

    async def start(self) -> None:
        """Do nothing: there is no process to start."""

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        return work(*given)


def inline_telling() -> Telling:
    """Return a `Telling` without a process."""
    return Telling(Inline())
