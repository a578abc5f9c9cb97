"""Playing on a device, measured with Chromium: what is fetched, how soon, how quickly it answers.

``python -m bench.device`` starts its own server with the client as built, and measures a device
that has left it: nothing that is measured reaches the server, except what is fetched first.
"""

from __future__ import annotations

import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.client import Figure
from tests.e2e.chromium import FLAGS, installed_chromium
from tests.e2e.device.conftest import DEVICE, cut_off, wait_for_host
from tests.e2e.device.seats import DeviceSeat
from tests.e2e.visits import visitor
from tests.server.process import ServerProcess

VISITS = 7
MOVES = 60
HANDS = 12
"""How many decisions a person makes at each table of Septentrick."""
GAMES = 4
OBSERVE = """() => {
    window.heard = [];
    host.addEventListener('message', ({ data }) => {
        if (data.kind !== 'heard') return;
        const message = JSON.parse(data.text);
        if (message.kind === 'update')
            window.heard.push([performance.now(), message.what, message.player]);
    });
}"""
PRESS = """async action => {
    const number = () => document.querySelector('[data-number]').dataset.number;
    const before = number();
    const began = performance.now();
    document.querySelector(`[data-action='${action}']`).click();
    while (number() === before) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - began;
}"""
"""Presses a button, and tells how many milliseconds later its update is in a frame."""
SHOWN = "number => Number(document.querySelector('[data-number]').dataset.number) >= number"


def fetching(browser: Browser, address: str) -> Figure:
    """Measure what a first visit fetches: the pages and everything that playing takes."""
    sizes: list[int] = []

    def note(response: Response) -> None:
        sizes.append(int(response.headers.get("content-length", "0")))

    with visitor(browser, address) as visit:
        visit.context.on("response", note)
        wait_for_host_of(visit.open(DEVICE))
        visit.page.wait_for_load_state("networkidle")
    size = sum(sizes) / 1e6
    return Figure("first visit, transfer", f"{size:.2f} MB", "< 5.5 MB", size < 5.5)


def wait_for_host_of(page: Page) -> None:
    """Wait until the device can answer, on a page that doesn't lend its worker."""
    page.get_by_role("progressbar").wait_for(state="attached")
    page.get_by_role("progressbar").wait_for(state="detached")


def arriving(page: Page) -> Figure:
    """Measure the time from opening a table's address to its first view, on later visits."""
    times = []
    address = page.url
    for _ in range(VISITS):
        page.goto("about:blank")
        began = time.perf_counter()
        page.goto(address)
        page.locator("[data-number]").wait_for()
        times.append(time.perf_counter() - began)
    middle = median(times)
    what = f"later visit, from the press to the first view (median of {VISITS})"
    return Figure(what, f"{middle:.2f} s", "< 4 s", middle < 4)


def moving(page: Page, seat: DeviceSeat) -> list[float]:
    """Rescue until a game is over, and return how long each rescue took to be seen."""
    times = []
    while legal := seat.welcome()["views"][0]["legal"]:
        choice = legal[-1]
        if (
            choice["kind"] == "rescue"
            and page.locator(f"[data-action='{choice['action']}']").count()
        ):
            times.append(page.evaluate(PRESS, choice["action"]))
        else:
            seat.command(kind="play", action=choice["action"])
            page.wait_for_function(SHOWN, arg=seat.info()["number"])
    return times


def deciding(page: Page, seat: DeviceSeat) -> list[float]:
    """Play against `steady`; return the milliseconds from each update to the one it then makes.

    They include what follows from the decision: the rules, the messages, and the storage.
    """
    page.evaluate(OBSERVE)
    for _ in range(HANDS):
        view = next((one for one in seat.welcome()["views"] if one["legal"]), None)
        if view is None:
            break
        seat.command(kind="play", action=view["legal"][0]["action"])
    heard: list[Any] = page.evaluate("window.heard")
    return [after[0] - before[0] for before, after in pairwise(heard) if after[2] == "steady"]


def measure(browser: Browser, address: str) -> list[Figure]:
    """Measure all figures."""
    figures = [fetching(browser, address)]
    with cut_off(browser, address) as visit:

        def begin(game: str) -> tuple[Page, DeviceSeat]:
            page = visit.open(DEVICE)
            wait_for_host(page)
            page.get_by_role("button", name=game, exact=True).click()
            return page, DeviceSeat(page)

        page, _ = begin("Play solo now")
        figures.append(arriving(page))
        moves: list[float] = []
        while len(moves) < MOVES:
            moves += moving(*begin("Play solo now"))
        gaps = [gap for _ in range(GAMES) for gap in deciding(*begin("Play with two bots now"))]
    move, gap = quantiles(moves, n=20)[-1], quantiles(gaps, n=20)[-1]
    return [
        *figures,
        Figure(
            f"a move, from the click to the frame, 95th percentile of {len(moves)}",
            f"{move:.0f} ms",
            "< 100 ms",
            move < 100,
        ),
        Figure(
            f"`steady`, from an update to its own, 95th percentile of {len(gaps)}",
            f"{gap:.0f} ms",
            "< 50 ms",
            gap < 50,
        ),
    ]


def main() -> None:
    """Measure everything, and print it."""
    path = installed_chromium()
    if path is None:
        raise SystemExit("Chromium isn't installed, and only root can install it with apt-get")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(str(Path(folder) / "bench.db"))
        server.start()
        server.wait_until_it_listens()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            figures = measure(browser, server.address)
        finally:
            browser.close()
            server.end()
    table = Table("what", "measured", "goal", "reached")
    for what, measured, goal, is_reached in figures:
        table.add_row(what, measured, goal, "yes" if is_reached else "NO")
    Console().print(table)


if __name__ == "__main__":
    main()
