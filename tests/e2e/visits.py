"""Visits: people in browsers at tables of a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize

from tests.e2e.situations import Situation

PATIENCE: Final = 60.0
"""Seconds: however slow the machine is, a test does not depend on it."""
DESK: Final[ViewportSize] = {"width": 1280, "height": 900}
FORGIVEN: Final = ["Service Worker registration blocked"]
HTTP: Final = httpx.Client(timeout=PATIENCE)
"""One client for all: to make one takes longer than to ask."""


class Seat:
    """A person's place at a table, as the server gave it."""

    def __init__(self, address: str, table: str, token: str, game: str) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.game = game

    def info(self) -> Any:
        """The table as all may know it."""
        return HTTP.get(f"{self.address}/api/tables/{self.table}").json()

    def welcome(self, language: str = "en") -> Any:
        """The table as this person sees it."""
        answer = HTTP.get(
            f"{self.address}/api/tables/{self.table}/events",
            params={"lang": language},
            headers={"Authorization": f"Bearer {self.token}"},
        )
        return answer.json()["messages"][0]

    def command(self, **command: Any) -> None:
        """Give a command by plain HTTP; the version is the newest where one is needed."""
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
        """Somebody else comes to the table."""
        answer = HTTP.post(f"{self.address}/api/tables/{self.table}/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Seat(self.address, self.table, answer.json()["token"], self.game)


def set_up(address: str, **request: Any) -> Seat:
    """A new table."""
    answer = HTTP.post(f"{address}/api/tables", json={"name": "Ada"} | request)
    assert answer.status_code == 201, answer.text
    return Seat(address, answer.json()["table"], answer.json()["token"], request["game"])


def set_up_situation(address: str, situation: Situation) -> Seat:
    """A table at which one person has all seats, played up to a situation."""
    request = {"game": situation.game, "setup": situation.setup, "deal": "seed", "start": True}
    seats = ["me"] * situation.state.seats()
    seat = set_up(address, **request, seed=situation.seed, seats=seats)
    for action in situation.actions:
        seat.command(kind="play", action=action)
    return seat


class Visitor:
    """A browser of somebody's own. Whatever goes wrong in its pages is written down."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context = context
        self.address = address
        self.problems: list[str] = []
        self.forgiven = FORGIVEN.copy()
        """What a test expects to go wrong, as parts of the messages."""
        context.add_init_script(
            f"if (location.origin === {json.dumps(address)} && !localStorage.getItem('language'))"
            f" localStorage.setItem('language', {json.dumps(json.dumps(language))})"
        )
        context.on("request", self._note_request)
        context.on("console", lambda message: self._note(message.type, message.text))
        context.on("weberror", lambda error: self._note("error", str(error.error)))
        self.page = context.new_page()

    def _note_request(self, request: Request) -> None:
        """No page asks another host. To stop it here, as well, would switch off the cache."""
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.problems.append(f"asked for {request.url}")

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.problems.append(text)

    def check(self) -> None:
        """Nothing went wrong but what was expected to."""
        found = [
            problem
            for problem in self.problems
            if not any(part in problem for part in self.forgiven)
        ]
        assert not found, "\n".join(found)

    def leave(self) -> None:
        """Leave nothing behind for who sits down here next: a new page takes two seconds."""
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
        """Open a page of ours."""
        self.page.goto(self.address + path)
        return self.page

    def sit(self, seat: Seat) -> Page:
        """Open a table with the token of a place there."""
        return self.open(f"/table/{seat.table}#token={seat.token}")


@contextmanager
def visitor(
    browser: Browser, address: str, language: str = "en", **options: Any
) -> Iterator[Visitor]:
    """Somebody with a browser, until the end of the block."""
    options.setdefault("viewport", DESK)
    context = browser.new_context(service_workers="block", reduced_motion="reduce", **options)
    context.set_default_timeout(1000 * PATIENCE)
    made = Visitor(context, address, language)
    try:
        yield made
        made.check()
    finally:
        context.close()
