"""Signals that end a session from outside: Ctrl+C, a closed terminal, or a request to stop."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGHUP")
ENDINGS: Final = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
"""The signals for Ctrl+C, a request to stop and, except on Windows, a closed terminal."""


@contextmanager
def endings_noticed() -> Iterator[None]:
    """Within the context, raise `KeyboardInterrupt` or `SystemExit` if a signal ends the process.

    This happens only once: later signals are ignored, so that they can't interrupt saving the
    game. Outside the main thread nothing changes.
    """
    with _handling(_end):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Within the context, ignore the signals that would end the session.

    This is for work that must not be left half done. Outside the main thread nothing changes.
    """
    with _handling(signal.SIG_IGN):
        yield


@contextmanager
def _handling(handler: signal._HANDLER) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may handle signals
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
