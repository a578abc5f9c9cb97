"""Visits: people with browsers at tables of a real server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize

from tests.e2e.situations import Situation

T = TypeVar("T")
PATIENCE: Final = 60.0
"""Seconds to wait: long enough that no test depends on the speed of the machine."""
DESK: Final[ViewportSize] = {"width": 1280, "height": 900}
FORGIVEN: Final = ["Service Worker registration blocked"]
HTTP: Final = httpx.Client(timeout=PATIENCE)
"""A shared client: creating one takes longer than a request."""


class Seat:
    """A person's access to a table, as the server granted it."""

    def __init__(self, address: str, table: str, token: str, game: str) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.game = game

    def info(self) -> Any:
        """Return what everybody may know about the table."""
        return HTTP.get(f"{self.address}/api/tables/{self.table}").json()

    def welcome(self, language: str = "en") -> Any:
        """Return the table as this person sees it."""
        answer = HTTP.get(
            f"{self.address}/api/tables/{self.table}/events",
            params={"lang": language},
            headers={"Authorization": f"Bearer {self.token}"},
        )
        return answer.json()["messages"][0]

    def command(self, **command: Any) -> None:
        """Give a command over plain HTTP, with the newest version where one is needed."""
        if command["kind"] in ("play", "undo", "propose", "turn-up"):
            command["version"] = self.info()["number"]
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = HTTP.post(
            f"{self.address}/api/tables/{self.table}/commands",
            json=command,
            headers=headers,
        )
        assert answer.status_code == 200, answer.text

    def join(self, name: str) -> Seat:
        """Let somebody else join the table."""
        answer = HTTP.post(f"{self.address}/api/tables/{self.table}/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Seat(self.address, self.table, answer.json()["token"], self.game)


def set_up(address: str, **request: Any) -> Seat:
    """Set up a new table."""
    answer = HTTP.post(f"{address}/api/tables", json={"name": "Ada"} | request)
    assert answer.status_code == 201, answer.text
    return Seat(address, answer.json()["table"], answer.json()["token"], request["game"])


def set_up_situation(address: str, situation: Situation) -> Seat:
    """Set up a table at which one person has all seats, and play up to a situation."""
    request = {"game": situation.game, "setup": situation.setup, "deal": "seed", "start": True}
    seats = ["me"] * situation.state.seats()
    seat = set_up(address, **request, seed=situation.seed, seats=seats)
    for action in situation.actions:
        seat.command(kind="play", action=action)
    return seat


def until(page: Page, look: Callable[[], T]) -> T:
    """Look again and again until there is something, and return it.

    For what takes a promise or a request: `wait_for_function` takes any promise for true.
    """
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it did not come about"
        page.wait_for_timeout(20)
    return found


class Visitor:
    """Somebody with their own browser, which notes whatever goes wrong in its pages."""

    def __init__(
        self,
        context: BrowserContext,
        address: str,
        language: str,
        is_new: bool = False,
        pace: str = "normal",
    ) -> None:
        self.context = context
        self.address = address
        self.problems: list[str] = []
        self.forgiven = FORGIVEN.copy()
        """Parts of the messages of problems that a test expects."""
        told = [] if is_new else ["everything"]
        kept = {"language": language, "told": told, "pace": pace}
        for name, value in kept.items():
            context.add_init_script(
                f"if (location.origin === {json.dumps(address)} && !localStorage.getItem('{name}'))"
                f" localStorage.setItem('{name}', {json.dumps(json.dumps(value))})"
            )
        context.on("request", self._note_request)
        context.on("console", lambda message: self._note(message.type, message.text))
        context.on("weberror", lambda error: self._note("error", str(error.error)))
        self.page = context.new_page()

    def _note_request(self, request: Request) -> None:
        """Note a request to another host; blocking it here as well would switch off the cache."""
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.problems.append(f"asked for {request.url}")

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.problems.append(text)

    def check(self) -> None:
        """Check that nothing unexpected went wrong."""
        found = [
            problem
            for problem in self.problems
            if not any(part in problem for part in self.forgiven)
        ]
        assert not found, "\n".join(found)

    def leave(self) -> None:
        """Leave nothing behind for the next test, which uses this page: a new one takes two
        seconds.
        """
        self.page.goto("about:blank")
        everything = {"origin": self.address, "storageTypes": "all"}
        browser = self.context.new_cdp_session(self.page)
        browser.send("Storage.clearDataForOrigin", everything)
        browser.detach()
        self.page.set_viewport_size(DESK)
        self.page.emulate_media(color_scheme="null")
        self.problems.clear()
        self.forgiven = FORGIVEN.copy()

    def open(self, path: str = "/") -> Page:
        """Open one of our pages."""
        self.page.goto(self.address + path)
        return self.page

    def sit(self, seat: Seat) -> Page:
        """Open a table with the token of this seat."""
        return self.open(f"/table/{seat.table}#token={seat.token}")


@contextmanager
def visitor(
    browser: Browser,
    address: str,
    language: str = "en",
    is_new: bool = False,
    pace: str = "normal",
    **options: Any,
) -> Iterator[Visitor]:
    """Yield a visitor with their own browser, and check it at the end of the block.

    Somebody new is told what everybody is told once; others have been told everything. Whole games
    are played at the pace "off": most of their time would go by in watching.
    """
    usual: dict[str, Any] = {
        "viewport": DESK,
        "reduced_motion": "reduce",
        "service_workers": "block",
    }
    context = browser.new_context(**(usual | options))
    context.set_default_timeout(1000 * PATIENCE)
    made = Visitor(context, address, language, is_new, pace)
    try:
        yield made
        made.check()
    finally:
        context.close()
