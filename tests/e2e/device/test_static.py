"""The folder of static files, served below a path by a server that can do nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser

from tests.e2e.device.conftest import wait_for_host
from tests.e2e.device.seats import KEEP_WORKER, DeviceSeat
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import visitor

pytestmark = pytest.mark.soak
ROOT = Path(__file__).resolve().parents[3]
PLACE = "games/lifeboat"
"""Where the folder is served, below the root of the host."""


class Dumb(SimpleHTTPRequestHandler):
    """A server of files that compresses nothing, knows no rewriting, and notes what is missing."""

    missing: ClassVar[list[str]]

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        self.missing.append(self.path)
        super().send_error(code, message, explain)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[str]]]:
    """The address at which the folder is served, as built now, and what was asked for in vain."""
    subprocess.run([sys.executable, "web/build.py", "--static"], cwd=ROOT, check=True)
    root = tmp_path_factory.mktemp("static")
    shutil.copytree(ROOT / "dist" / "static", root / PLACE)
    Dumb.missing = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Dumb, directory=os.fspath(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{PLACE}/", Dumb.missing
    server.shutdown()
    server.server_close()


def test_it_plays_anywhere_and_asks_for_nothing_else(
    folder: tuple[str, list[str]], browser: Browser
) -> None:
    """Every page opens by a link or a reload; once visited, all of it works without the host."""
    address, missing = folder
    origin = address.split("/games", maxsplit=1)[0]
    with visitor(browser, origin, pace="off", service_workers="allow") as visit:
        visit.context.add_init_script(KEEP_WORKER)
        asked: list[str] = []
        visit.context.on("request", lambda request: asked.append(request.url))
        page = visit.page
        page.goto(address)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        wait_for_host(page)
        for path in ("#/rules/titanic", "#/learn/septentrick", "#/statistics", "#/replay"):
            page.goto(address + path)
            page.reload()
            page.get_by_role("heading", level=1).first.wait_for()
        visit.context.set_offline(True)
        visit.forgiven.append("net::ERR_INTERNET_DISCONNECTED")
        page.goto(address)
        page.get_by_role("button", name="Play solo now", exact=True).click()
        hands = TitanicHands(page, DeviceSeat(page))
        for _ in range(6):
            hands.take(hands.view()["legal"][-1]["action"])
        assert not [url for url in asked if not url.startswith((address, "data:", "blob:"))]
    assert missing == []
