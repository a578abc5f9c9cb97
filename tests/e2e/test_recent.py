"""What happened last: a tap on it shows its entry in the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.situations import reached
from tests.e2e.visits import set_up_situation, visitor

IS_SHOWN = """entry => {
    const inner = entry.getBoundingClientRect();
    const outer = entry.closest("[role=region]").getBoundingClientRect();
    return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}"""


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=["phone", "desktop"])
def test_a_tap_shows_and_marks_the_entry(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    """Whose turn comes isn't an event, and the log may have been scrolled away from its end."""
    situation = reached(
        "titanic", {"crew": "boxhall,lee"}, lambda state, _: len(state.view(0).discard) > 5, 80
    )
    viewport = {"width": size[0], "height": size[1]}
    with visitor(browser, server, viewport=viewport) as visit:
        page = visit.sit(set_up_situation(server, situation))
        strip = page.get_by_role("button", name="Open the log")
        words = strip.inner_text().split("\n")[0]
        assert "turn." not in words
        log = page.get_by_role("region", name="Log")
        if log.is_visible():
            log.evaluate("log => log.scrollTo(0, 0)")
        strip.click()
        marked = log.locator("li.marked")
        expect(marked).to_contain_text(words[:20])
        assert marked.evaluate(IS_SHOWN)
        expect(marked).to_have_count(0)
