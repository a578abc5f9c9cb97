"""Accessibility: what axe finds on every page and dialog, and what screen readers are given."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.screens import SCREENS, SOLO, THREE, over
from tests.e2e.visits import Visitor, visitor

AXE = Path("web/node_modules/axe-core/axe.min.js")
GOLDEN = Path(__file__).parent / "golden"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
ALL = {"runOnly": TAGS, "rules": {"target-size": {"enabled": True}}}
LAYOUT = {
    "runOnly": {
        "type": "rule",
        "values": ["color-contrast", "target-size", "scrollable-region-focusable"],
    }
}
"""Only the checks whose result depends on the theme or the width."""
Look = tuple[Literal["light", "dark"], int, dict[str, Any]]
LOOKS: list[Look] = [("light", 1280, ALL), ("dark", 360, LAYOUT)]
"""Every theme and every width, each once."""
OTHER_LOOKS: list[Look] = [("dark", 1280, LAYOUT), ("light", 360, LAYOUT)]
"""The other combinations of theme and width."""
MAIN_SCREENS = {
    **{name: SCREENS[name] for name in ("start", "gathering", "settings", "rulebooks")},
    **{name: SCREENS[name] for name in ("titanic", "titanic card picked up", "titanic asks name")},
    **{name: SCREENS[name] for name in ("septentrick pass", "septentrick trick", "learn titanic")},
    **{name: SCREENS[name] for name in ("replay of titanic", "silence", "keys")},
    "titanic over": over("titanic", SOLO, unfolded=False),
    "septentrick over": over("septentrick", THREE, unfolded=False),
}
"""The screens whose accessibility tree is kept in a golden file."""
FOUND = """async options => {
    const frame = () => new Promise(on => requestAnimationFrame(() => setTimeout(on)));
    const moving = () => document.getAnimations().filter(one => one.playState === 'running');
    // An inherited colour changes one element after the other, from the outermost to the innermost.
    for (await frame(); moving().length; await frame())
        await Promise.allSettled(moving().map(({ finished }) => finished));
    const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(node =>
        `${id}: ${node.html.slice(0, 200)} (${node.failureSummary.replaceAll('\\n', ' ')})`));
}"""


@pytest.fixture(scope="module")
def desk(server: str, browser: Browser) -> Iterator[Visitor]:
    """A browser into which axe may be injected, which our pages normally forbid."""
    with visitor(browser, server, bypass_csp=True) as made:
        yield made


def violations(page: Page, options: dict[str, Any]) -> list[str]:
    """Return what axe finds on a page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(FOUND, options)
    return found


def look_around(visit: Visitor, screen: str, looks: list[Look]) -> None:
    """Check that axe finds nothing on a screen in these themes and widths."""
    found = []
    SCREENS[screen](visit)
    for theme, width, options in looks:
        visit.page.set_viewport_size({"width": width, "height": 900})
        visit.page.emulate_media(color_scheme=theme)
        found += [f"{theme}, {width}: {one}" for one in violations(visit.page, options)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_any_screen_in_each_theme_and_width(
    visit: Visitor, screen: str
) -> None:
    look_around(visit, screen, LOOKS)


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_the_other_pairs_of_theme_and_width(
    visit: Visitor, screen: str
) -> None:
    look_around(visit, screen, OTHER_LOOKS)


def tree(page: Page) -> str:
    """Return what a screen reader is given, without what differs from one table to another."""
    text = page.locator("body").aria_snapshot() + "\n"
    # What the live region said last depends on timing.
    text = re.sub(r"^- status.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"127\.0\.0\.1:\d+", "host", text)
    text = re.sub(r"\d+ results? for this deal", "RESULTS for this deal", text)
    return re.sub(r"/(table|replay|review)/[\w-]+", r"/\1/ID", text)


@pytest.mark.parametrize("screen", MAIN_SCREENS)
def test_a_screen_reader_is_given_what_the_golden_file_says(visit: Visitor, screen: str) -> None:
    MAIN_SCREENS[screen](visit)
    # The log of a table comes a moment after the table.
    visit.page.get_by_text("Nothing has happened yet.").wait_for(state="hidden")
    golden = GOLDEN / f"{screen.replace(' ', '-')}.yml"
    found = tree(visit.page)
    if os.environ.get("LIFEBOAT_RENEW"):
        golden.write_text(found)
    assert found == golden.read_text()
