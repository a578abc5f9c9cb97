"""What the browser tests share: a real server, a real Chromium, and a visitor.

A test takes `visit`, opens a page with it and uses that page as a person would: by roles and
names, not by classes. Any error or warning on the page, and any request to another host, fails the
test. All tests of a process share one page; a test that changes the browser more than a person
could takes `own_visit`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from lifeboat.texts import LANGUAGES
from tests.e2e.chromium import FLAGS, installed_chromium
from tests.e2e.visits import Visitor, visitor
from tests.server.process import ServerProcess

LENGTHS = [
    (LANGUAGES[0], True),
    *((language, False) for language in LANGUAGES[1:]),
    *(pytest.param(language, True, marks=pytest.mark.soak) for language in LANGUAGES[1:]),
]
"""The languages in which a game is played, and whether it is played to its end."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that only the tests use."""
    process = ServerProcess(str(tmp_path_factory.mktemp("e2e") / "lifeboat.db"))
    process.start()
    process.wait_until_it_listens()
    yield process.address
    process.end()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A headless Chromium, closed before other tests run because it keeps an event loop going."""
    path = installed_chromium()
    if path is None:
        pytest.skip("Chromium is not installed here, and only root can install it by apt-get")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def desk(server: str, browser: Browser) -> Iterator[Visitor]:
    """A browser that one test after another uses."""
    with visitor(browser, server) as made:
        yield made


@pytest.fixture
def visit(desk: Visitor) -> Iterator[Visitor]:
    """An English-speaking visitor in the shared browser."""
    try:
        yield desk
        desk.check()
    finally:
        desk.leave()


@pytest.fixture
def own_visit(server: str, browser: Browser) -> Iterator[Visitor]:
    """A visitor with a separate browser, which the test may tamper with."""
    with visitor(browser, server) as made:
        yield made
