"""Words stay in their places, in every language, on the narrowest phone and on a wide screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, cast

import pytest
from playwright.sync_api import Browser

from lifeboat.texts import LANGUAGES
from tests.e2e.spoken import SpokenVisit
from tests.e2e.test_clipping import ALL_SCREENS
from tests.e2e.visits import Visitor, visitor

SIZES: Final = [(360, 740), (1440, 900)]
WORDY: Final = [
    *("start", "new table of titanic", "titanic asks give", "titanic over", "people"),
    *("septentrick pass", "septentrick over", "learn titanic"),
]
"""Screens with many words in little room: the ordinary run looks at these alone."""
FOUND: Final = Path(__file__).with_name("overflow.js").read_text().rstrip().rstrip(";")


@pytest.fixture(scope="module", params=LANGUAGES)
def speaker(request: pytest.FixtureRequest, server: str, browser: Browser) -> Any:
    """A visitor who speaks a language."""
    with visitor(browser, server, request.param) as made:
        yield SpokenVisit(made, request.param)


def overflowing(visit: SpokenVisit, screen: str) -> list[str]:
    """Return the words of a screen that go beyond their places."""
    ALL_SCREENS[screen](cast(Visitor, visit))
    found: list[str] = []
    for width, height in SIZES:
        visit.page.set_viewport_size({"width": width, "height": height})
        problems = visit.page.evaluate(FOUND, {"width": width, "height": height})
        found += [f"{width}x{height}: {problem}" for problem in problems]
    visit.visitor.leave()
    return found


@pytest.mark.parametrize(
    ("style", "is_found"),
    [
        ("width: 8rem; white-space: nowrap", True),
        ("width: 8rem; white-space: nowrap; overflow: hidden", True),
        ("width: 8rem", False),
        ("width: 8rem; white-space: nowrap; overflow: auto", False),
    ],
    ids=["spilled", "cut off", "wrapped", "scrolled"],
)
def test_words_that_leave_their_place_are_found(visit: Visitor, style: str, is_found: bool) -> None:
    page = visit.open("/rules")
    page.get_by_role("heading", level=1).first.wait_for()
    page.evaluate(
        """style => {
            const label = document.createElement("p");
            label.style.cssText = style;
            label.append("Much too long for its place");
            document.querySelector("main").append(label);
        }""",
        style,
    )
    problems = page.evaluate(FOUND, page.viewport_size)
    assert any("Much too long" in problem for problem in problems) is is_found


@pytest.mark.parametrize("screen", WORDY)
def test_words_stay_in_their_places(speaker: SpokenVisit, screen: str) -> None:
    found = overflowing(speaker, screen)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_words_stay_in_their_places_on_every_screen(speaker: SpokenVisit, screen: str) -> None:
    found = overflowing(speaker, screen)
    assert not found, "\n".join(found)
