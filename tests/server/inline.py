"""Work that is done at once, here, where the server has another process for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from lifeboat.server.live.processes import Processes
from lifeboat.server.live.telling import Telling

T = TypeVar("T")


class Inline(Processes):
    """No process: whoever wants something done waits for it."""

    async def start(self) -> None:
        """There is no process to start."""

    async def work(self, work: Callable[..., T], *given: Any) -> T:
        return work(*given)


def inline_telling() -> Telling:
    """Telling without a process."""
    return Telling(Inline())
