"""How a session is ended from outside: by Ctrl+C, a closed terminal, or a request to stop."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")
ENDINGS: Final = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
"""Ctrl+C, a request to stop, and what a terminal sends when it is closed; Windows lacks that."""


@contextmanager
def endings_noticed() -> Iterator[None]:
    """Raise an exception when the process is told to end, so that a game can be kept first.

    It is raised once: nothing interrupts what is done then.
    """
    with _handling(_end):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let nothing of this kind interrupt what must not be left half done."""
    with _handling(signal.SIG_IGN):
        yield


@contextmanager
def _handling(handler: signal._HANDLER) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are the main thread's alone
        return
    before = {number: signal.signal(number, handler) for number in ENDINGS}
    try:
        yield
    finally:
        for number, earlier in before.items():
            signal.signal(number, earlier)


def _end(number: int, frame: FrameType | None) -> None:
    for one in ENDINGS:
        signal.signal(one, signal.SIG_IGN)
    raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(128 + number)
