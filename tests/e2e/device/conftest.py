"""A device in these tests: a browser that has fetched everything, and then lost its connection."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.device.seats import KEEP_WORKER
from tests.e2e.visits import Visitor, visitor

OFFLINE = "net::ERR_INTERNET_DISCONNECTED"
DEVICE = "/device"
START = f"{DEVICE}#/"
"""The start page, without loading a page of the device again."""


@contextmanager
def cut_off(browser: Browser, address: str, path: str = DEVICE) -> Iterator[Visitor]:
    """Yield a visitor who has opened the start page of the device, with the network cut since.

    The first visit keeps the pages; what playing takes comes with the press on the offer.
    """
    with visitor(browser, address, pace="off", service_workers="allow") as visit:
        visit.context.add_init_script(KEEP_WORKER)
        page = visit.open(path)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        wait_for_host(page)
        visit.context.set_offline(True)
        visit.forgiven.append(OFFLINE)
        yield visit


def wait_for_host(page: Page) -> None:
    """Wait until the device can answer."""
    page.wait_for_function("() => window.host")
    page.get_by_role("progressbar").wait_for(state="detached")


@pytest.fixture(scope="module")
def alone(server: str, browser: Browser) -> Iterator[Visitor]:
    """A device that all tests of a module use, one after another."""
    with cut_off(browser, server) as visit:
        yield visit


@pytest.fixture
def begin(alone: Visitor) -> Callable[[str], Page]:
    """Begin a game with one click on the start page, and wait until its table is shown."""

    def begun(button: str) -> Page:
        page = alone.open(START)
        page.get_by_role("button", name=button, exact=True).click()
        page.wait_for_url(re.compile("#/table/"))
        page.locator("[data-number]").wait_for()
        return page

    return begun
