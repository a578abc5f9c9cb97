"""Seats at tables of a device: what the tests ask its host besides what they do on the page."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.visits import Seat

KEEP_WORKER: Final = """
    const Plain = Worker;
    window.Worker = class extends Plain {
        constructor(...given) {
            super(...given);
            window.host = this;
        }
    };
"""
"""Lets a test reach the worker that is the host of the page's tables."""
ASK: Final = """asked => new Promise(done => {
    window.asked = (window.asked ?? 0) - 1;
    const id = window.asked;
    const hear = ({ data }) => {
        if (data.kind !== 'answer' || data.id !== id) return;
        host.removeEventListener('message', hear);
        done([data.status, data.text]);
    };
    host.addEventListener('message', hear);
    host.postMessage({ kind: 'request', id, ...asked });
})"""
"""Sends the worker a request, under a number that the page doesn't use."""


def ask(
    page: Page, method: str, path: str, token: str = "", query: str = "", body: str = ""
) -> Any:
    """Return what the host of a page answers: the status, and the text."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    asked = {"method": method, "path": path, "query": query, "headers": headers, "body": body}
    return page.evaluate(ASK, asked)


class DeviceSeat(Seat):
    """A person's access to a table that the page's own device hosts."""

    def __init__(self, page: Page) -> None:
        """Take the place that the page has at the table it shows."""
        page.locator("[data-number]").wait_for()
        table = page.url.rsplit("/", 1)[1]
        places = json.loads(page.evaluate("localStorage.getItem('device-places')"))
        place = next(place for place in places if place["table"] == table)
        super().__init__(page.url.split("#", maxsplit=1)[0], table, place["token"], place["game"])
        self.page = page

    def info(self) -> Any:
        return self._ask("GET", "")

    def welcome(self, language: str = "en") -> Any:
        return self._ask("GET", "/events", f"lang={language}")["messages"][0]

    def command(self, **command: Any) -> None:
        if command["kind"] in ("play", "undo", "propose", "turn-up"):
            command["version"] = self.info()["number"]
        self._ask("POST", "/commands", body=json.dumps(command))

    def _ask(self, method: str, what: str, query: str = "", body: str = "") -> Any:
        path = f"/api/tables/{self.table}{what}"
        status, text = ask(self.page, method, path, self.token, query, body)
        assert status == 200, text
        return json.loads(text)
