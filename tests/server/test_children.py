"""Real child processes report to their parent, and end when it says so or is gone."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import pytest

from lifeboat.server.children import Child
from lifeboat.server.store.errors import StoreError


def wait_to_end(report: Callable[[], None]) -> None:
    signal.signal(signal.SIGTERM, lambda *_: os._exit(7))
    report()
    while True:
        time.sleep(60)


def refuse(report: Callable[[], None], reason: str) -> None:
    raise StoreError("store-open", reason)


def vanish(report: Callable[[], None]) -> None:
    os._exit(3)


async def test_a_child_says_that_it_listens_and_ends_when_told() -> None:
    child = Child(wait_to_end)
    await child.listening()
    await child.end()
    assert await child.ended() == 7


async def test_the_error_of_a_child_is_raised_in_its_parent() -> None:
    child = Child(refuse, "no such password")
    with pytest.raises(StoreError, match="no such password") as raised:
        await child.listening()
    assert raised.value.code == "store-open"
    assert await child.ended() == 1
    await child.end()


async def test_a_child_that_ends_without_a_word_is_noticed() -> None:
    child = Child(vanish)
    with pytest.raises(ChildProcessError):
        await child.listening()
    assert await child.ended() == 3
    await child.end()
