"""The browser client, measured with Chromium: what is loaded, how soon, how smoothly.

``make bench-client`` starts its own server with the client as built, opens it in Chromium and
prints what was measured next to the goals.
"""

from __future__ import annotations

import json
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
from tests.e2e.filmstrips import failing
from tests.e2e.situations import reached
from tests.e2e.visits import Seat, set_up_situation
from tests.server.process import ServerProcess

VISITS = 5
MOVES = 40
WANTED = ("Script", "Stylesheet")
DRAG_STEPS = 240
PRESSES = 40
IN_LINES = 42
"""At least this many passengers are in the lines while one is dragged."""
WIDE: ViewportSize = {"width": 1280, "height": 900}
BOARD = "The ship and its lines"
OBSERVE_SHIFT = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        const isTold = document.querySelector('[data-telling]') !== null;
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput && !isTold) window.shifts.push(value);
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
    """A measurement and its goal."""

    what: str
    measured: str
    goal: str
    reached: bool


def transferred(context: BrowserContext, page: Page, address: str) -> int:
    """Return the compressed bytes of scripts and styles sent over the network, without headers."""
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
    """Return a browser context without a history, as for a first visit."""
    context = browser.new_context(viewport=WIDE, service_workers="block", reduced_motion=motion)
    kept = {"language": "en", "told": ["everything"]}
    for name, value in kept.items():
        setting = f"localStorage.setItem('{name}', {json.dumps(json.dumps(value))})"
        context.add_init_script(f"if (location.protocol === 'http:') {setting}")
    return context


def loading(browser: Browser, address: str, seat: Seat) -> list[Figure]:
    """Measure how much is loaded on a first visit."""
    figures = []
    for what, path in (("start page", "/"), ("table", f"/table/{seat.table}#token={seat.token}")):
        context = fresh(browser)
        page = context.new_page()
        size = transferred(context, page, address + path)
        figures.append(
            Figure(f"first load, {what}", f"{size / 1000:.1f} kB", "< 130 kB", size < 130_000)
        )
        context.close()
    return figures


def usable(browser: Browser, address: str) -> Figure:
    """Measure the time from navigation to a button that responds, with nothing cached."""
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


def sit_down(page: Page, seat: Seat) -> None:
    """Open a table, and wait until everything has loaded."""
    page.goto(f"{seat.address}/table/{seat.table}#token={seat.token}")
    page.get_by_role("list", name=BOARD).wait_for()
    page.wait_for_load_state("networkidle")


def playing(browser: Browser, seat: Seat) -> list[Figure]:
    """Play a game by its choices; measure layout shifts, and how soon a move is on the screen."""
    context = fresh(browser)
    context.add_init_script(OBSERVE_MESSAGES)
    page = context.new_page()
    sit_down(page, seat)
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
        Figure(f"layout shift in {MOVES} moves, outside scenes", f"{shift:.4f}", "0", shift == 0),
        Figure("from message to frame, median", f"{median(delays):.0f} ms", "", True),
        Figure("from message to frame, 95th percentile", f"{late:.0f} ms", "< 100 ms", late < 100),
    ]


def dragging(browser: Browser, seat: Seat) -> Figure:
    """Measure the frame rate while a card is dragged across a crowded table."""
    context = fresh(browser, motion="no-preference")
    page = context.new_page()
    sit_down(page, seat)
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
    rate = frame_rate(page)
    context.close()
    return Figure("frames per second while dragging", f"{rate:.0f}", "60", rate > 58)


def frame_rate(page: Page) -> float:
    """Return the mean frame rate since `OBSERVE_FRAMES`."""
    moments: list[float] = page.evaluate("window.moments")
    intervals = [after - before for before, after in pairwise(moments)]
    return 1000 / (sum(intervals) / len(intervals))


def telling(browser: Browser, address: str) -> Figure:
    """Measure the frame rate while a failed rescue is shown at a crowded table."""

    def is_crowded(state: State, legal: list[str]) -> bool:
        view: Any = state.view(0)
        return sum(map(len, view.lines)) >= IN_LINES and bool(failing(state, legal))

    situation = reached("titanic", {"crew": "boxhall"}, is_crowded, most_steps=150)
    seat = set_up_situation(address, situation)
    context = fresh(browser, motion="no-preference")
    page = context.new_page()
    sit_down(page, seat)
    page.evaluate(OBSERVE_FRAMES)
    action = failing(situation.state, situation.legal())
    page.locator(f"[data-action='{action}']").click()
    page.locator("[data-telling]").first.wait_for()
    page.locator("[data-telling]").first.wait_for(state="detached")
    rate = frame_rate(page)
    context.close()
    return Figure("frames per second while a failed rescue is told", f"{rate:.0f}", "60", rate > 58)


def answering(browser: Browser, seat: Seat) -> Figure:
    """Measure how soon a press on a card is seen."""
    context = fresh(browser, motion="no-preference")
    page = context.new_page()
    sit_down(page, seat)
    times = page.evaluate(
        """async presses => {
            const times = [];
            for (let press = 0; press < presses; press++) {
                const card = document.querySelector('[data-thing]:not([tabindex="-1"])');
                const before = card.getAttribute('aria-pressed');
                const began = performance.now();
                card.click();
                while (card.getAttribute('aria-pressed') === before)
                    await new Promise(requestAnimationFrame);
                await new Promise(requestAnimationFrame);
                times.push(performance.now() - began);
            }
            return times;
        }""",
        PRESSES,
    )
    context.close()
    late = quantiles(times, n=20)[-1]
    return Figure("from press to frame, 95th percentile", f"{late:.0f} ms", "< 100 ms", late < 100)


def crowded(address: str) -> Seat:
    """Set up a game that begins with a move, with most passengers in the lines."""

    def is_crowded(state: State, legal: list[str]) -> bool:
        view: Any = state.view(0)
        return sum(map(len, view.lines)) >= IN_LINES and ">" in legal[0]

    situation = reached("titanic", {"crew": "murdoch"}, is_crowded, most_steps=150)
    return set_up_situation(address, situation)


def movable(address: str) -> Seat:
    """Set up a solo game that begins with a move."""
    situation = reached("titanic", {"crew": "boxhall"}, lambda _, legal: ">" in legal[0], 1)
    return set_up_situation(address, situation)


def measure(browser: Browser, address: str) -> list[Figure]:
    """Measure all figures."""
    full = crowded(address)
    drag, answer = dragging(browser, full), answering(browser, full)
    told = telling(browser, address)
    seat = movable(address)
    return [
        *loading(browser, address, seat),
        usable(browser, address),
        *playing(browser, seat),
        answer,
        drag,
        told,
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
        table.add_row(what, measured, goal, ("yes" if is_reached else "NO") if goal else "")
    Console().print(table)


if __name__ == "__main__":
    main()
