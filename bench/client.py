"""The browser client, measured with Chromium: what is loaded, how soon, how smoothly.

``make bench-client`` starts a server of its own on the client as it is built, opens it in Chromium
and prints what was measured beside what is to be reached.
"""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from rich.console import Console
from rich.table import Table

from lifeboat.core.games import State
from tests.e2e.chromium import FLAGS, installed_chromium
from tests.e2e.situations import reached
from tests.e2e.visits import Seat, set_up_situation
from tests.server.process import ServerProcess

VISITS = 5
MOVES = 40
WANTED = ("Script", "Stylesheet")
DRAG_STEPS = 240
IN_LINES = 42
"""So many passengers lie in the lines while one is dragged."""
WIDE: ViewportSize = {"width": 1280, "height": 900}
BOARD = "The ship and its lines"
OBSERVE_SHIFT = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput) window.shifts.push(value);
    }).observe({ type: 'layout-shift' });
}"""
OBSERVE_MESSAGES = """
    window.delays = [];
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', () => {
                const came = performance.now();
                const number = () => document.querySelector('[data-number]')?.dataset.number;
                const before = number();
                const painted = () => {
                    if (number() !== before) window.delays.push(performance.now() - came);
                };
                requestAnimationFrame(() => { const next = new MessageChannel();
                    next.port1.onmessage = painted; next.port2.postMessage(0); });
            });
        }
    };
"""
OBSERVE_FRAMES = """() => {
    window.moments = [];
    const frame = now => {
        window.moments.push(now);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""


class Figure(NamedTuple):
    """Something measured, and what is to be reached."""

    what: str
    measured: str
    goal: str
    reached: bool


def transferred(context: BrowserContext, page: Page, address: str) -> int:
    """The bytes of scripts and styles that came over the network, compressed, without headers."""
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []

    def note(came: dict[str, Any]) -> None:
        if came["type"] in WANTED:
            sizes.append(int(came["response"]["headers"]["content-length"]))

    session.on("Network.responseReceived", note)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return sum(sizes)


def fresh(
    browser: Browser, motion: Literal["reduce", "no-preference"] = "reduce"
) -> BrowserContext:
    """Somebody who was never here."""
    context = browser.new_context(viewport=WIDE, service_workers="block", reduced_motion=motion)
    context.add_init_script("if (location.protocol === 'http:') localStorage.language = '\"en\"'")
    return context


def loading(browser: Browser, address: str, seat: Seat) -> list[Figure]:
    """How much is loaded at first."""
    figures = []
    for what, path in (("start page", "/"), ("table", f"/table/{seat.table}#token={seat.token}")):
        context = fresh(browser)
        page = context.new_page()
        size = transferred(context, page, address + path)
        figures.append(
            Figure(f"first load, {what}", f"{size / 1000:.1f} kB", "< 120 kB", size < 120_000)
        )
        context.close()
    return figures


def usable(browser: Browser, address: str) -> Figure:
    """From the navigation to a button that answers, with nothing cached."""
    times = []
    for _ in range(VISITS):
        context = fresh(browser)
        context.add_init_script(
            """new MutationObserver((_, watch) => {
                if (!document.querySelector('main button')) return;
                watch.disconnect();
                requestAnimationFrame(() => { window.usable = performance.now(); });
            }).observe(document, { childList: true, subtree: true });"""
        )
        page = context.new_page()
        page.goto(address)
        page.wait_for_function("() => window.usable")
        times.append(page.evaluate("window.usable"))
        context.close()
    middle = median(times)
    return Figure("usable after", f"{middle:.0f} ms", "< 1000 ms", middle < 1000)


def playing(browser: Browser, seat: Seat) -> list[Figure]:
    """A game played by its choices: what shifts, and how soon a move is on the screen."""
    context = fresh(browser)
    context.add_init_script(OBSERVE_MESSAGES)
    page = context.new_page()
    page.goto(f"{seat.address}/table/{seat.table}#token={seat.token}")
    page.get_by_role("list", name=BOARD).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(OBSERVE_SHIFT)
    for move in range(MOVES):
        legal = seat.welcome()["views"][0]["legal"]
        if not legal:
            break
        seat.command(kind="play", action=legal[(7 * move) % len(legal)]["action"])
        page.wait_for_function(
            "number => Number(document.querySelector('[data-number]').dataset.number) >= number",
            arg=seat.info()["number"],
        )
    shift = sum(page.evaluate("window.shifts"))
    delays = sorted(page.evaluate("window.delays"))
    context.close()
    late = quantiles(delays, n=20)[-1]
    return [
        Figure(f"layout shift in {MOVES} moves", f"{shift:.4f}", "0", shift == 0),
        Figure("from message to frame, median", f"{median(delays):.0f} ms", "", True),
        Figure("from message to frame, 95 %", f"{late:.0f} ms", "< 100 ms", late < 100),
    ]


def dragging(browser: Browser, seat: Seat) -> Figure:
    """Frames while a card is dragged across a table with all its cards."""
    context = fresh(browser, motion="no-preference")
    page = context.new_page()
    page.goto(f"{seat.address}/table/{seat.table}#token={seat.token}")
    page.get_by_role("list", name=BOARD).wait_for()
    page.wait_for_load_state("networkidle")
    box = page.locator('[data-thing]:not([tabindex="-1"])').first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 10, steps=4)
    page.evaluate(OBSERVE_FRAMES)
    page.mouse.move(x + 500, y + 150, steps=DRAG_STEPS // 2)
    page.mouse.move(x, y, steps=DRAG_STEPS // 2)
    page.keyboard.press("Escape")
    page.mouse.up()
    moments = page.evaluate("window.moments")
    context.close()
    intervals = [after - before for before, after in pairwise(moments)]
    rate = 1000 / (sum(intervals) / len(intervals))
    return Figure("frames a second in a drag", f"{rate:.0f}", "60", rate > 58)


def crowded(address: str) -> Seat:
    """A game with a move, and nearly all passengers in the lines; the others are in the piles."""

    def is_crowded(state: State, legal: list[str]) -> bool:
        view: Any = state.view(0)
        return sum(map(len, view.lines)) >= IN_LINES and ">" in legal[0]

    situation = reached("titanic", {"crew": "murdoch"}, is_crowded, most_steps=150)
    return set_up_situation(address, situation)


def movable(address: str) -> Seat:
    """A solo game that begins with a move."""
    situation = reached("titanic", {"crew": "boxhall"}, lambda _, legal: ">" in legal[0], 1)
    return set_up_situation(address, situation)


def measure(browser: Browser, address: str) -> list[Figure]:
    """All figures."""
    drag = dragging(browser, crowded(address))
    seat = movable(address)
    return [
        *loading(browser, address, seat),
        usable(browser, address),
        *playing(browser, seat),
        drag,
    ]


def main() -> None:
    """Measure and print."""
    path = installed_chromium()
    if path is None:
        raise SystemExit("Chromium is not installed here, and only root can install it by apt-get")
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
    table = Table("what", "measured", "to reach", "")
    for what, measured, goal, is_reached in figures:
        table.add_row(what, measured, goal, ("yes" if is_reached else "NO") if goal else "")
    Console().print(table)


if __name__ == "__main__":
    main()
