"""The tutorials: whatever a step is about is ringed and can be seen, on a phone too."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.visits import Visitor

SIZES: Final = [(390, 844), (1366, 768)]
UNSEEN: Final = """() => [...document.querySelectorAll("[data-ringed]")].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(bottom, innerHeight)) / 2];
    const over = document.elementFromPoint(x, y);
    const isCovered = over?.closest("[data-lesson]") || y < 0 || y > innerHeight;
    return isCovered || x < 0 || x > innerWidth;
}).map((node) => node.outerHTML.slice(0, 120))"""
"""A script that returns the ringed elements whose middle isn't on the screen."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_what_a_step_is_about_is_ringed_and_in_view(
    visit: Visitor, game: str, size: tuple[int, int]
) -> None:
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    visit.page.set_default_timeout(8000)
    page = visit.open(f"/learn/{game}")
    place = page.get_by_text("Step 1 of")
    place.wait_for()
    steps = int(str(place.text_content()).rpartition(" ")[2])
    for step in range(1, steps + 1):
        page.get_by_text(f"Step {step} of").wait_for()
        expect(page.locator("[data-ringed]").first).to_be_visible()
        unseen: Any = page.evaluate(UNSEEN)
        assert not unseen, f"{game}, step {step}: {unseen}"
        if step < steps:
            page.get_by_role("button", name="Next").or_(
                page.get_by_role("button", name="Do it for me")
            ).click()
