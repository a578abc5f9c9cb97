"""Forced colours: everything that carries meaning can be seen in the reader's own colours too.

Each mark is removed and the picture of its place compared with the one before: if they are the
same, nobody could see the mark.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final, Literal, NamedTuple

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, FloatRect, Page

from lifeboat.core.games import State, game_of
from tests.e2e.drawn import open_drawn
from tests.e2e.situations import reached
from tests.e2e.visits import Visitor, visitor

TITANIC: Final = (
    "crew=phillips,lee turned=5 decks=-/f9|f6,f5+/s9|s4+/s7/-/- groups=f1,f2+/-/s1,s2+,s3/- "
    "hands=wait/boat"
)
CLEAR: Final = 60
"""The difference, out of 255, that makes a mark stand out from its background."""
SEEN: Final = 6
"""How many pixels have to differ by that much."""
PAINTED: Final = """() => new Promise(done =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
"""A script that waits until changes have been drawn."""
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


class Mark(NamedTuple):
    """Something on the page that carries a meaning."""

    name: str
    at: str
    """Its selector; the first match counts."""
    without: str
    """JavaScript that removes it, with the element as ``node``."""


HIDDEN: Final = "node.style.visibility = 'hidden'"
NO_ARROW: Final = "node.classList.remove('arrowed')"
TITANIC_MARKS: Final = [
    Mark("a compartment under water", ".wet", "node.classList.remove('wet')"),
    Mark("a flooded deck", ".flooded [data-place]", "node.parentNode.classList.remove('flooded')"),
    Mark("an anchor on a card", ".passenger .f .anchor", HIDDEN),
    Mark("an anchor of second class", ".passenger .s .anchor", HIDDEN),
    Mark("the first class", ".passenger .f .crest", HIDDEN),
    Mark("the second class", ".passenger .s .crest", HIDDEN),
    Mark("the class of a group", "[aria-label] .second", HIDDEN),
    Mark("a saved passenger", ".saved", "node.classList.remove('saved')"),
    Mark("a saved anchor", ".saved svg", HIDDEN),
    Mark("a passenger that can be moved", ".passenger.arrowed", NO_ARROW),
    Mark("an action card that can be played", "[data-thing^=hand].arrowed", NO_ARROW),
    Mark("whose turn it is", ".crew > .active", "node.classList.remove('active')"),
]
SEPTENTRICK_MARKS: Final = [
    Mark("a trick that is over", ".portholes .done", "node.classList.remove('done')"),
    Mark("this trick", ".portholes .now", "node.classList.remove('now')"),
    Mark("whose turn it is", "section.active", "node.classList.remove('active')"),
    Mark("the lamp of the turn", ".lamp", HIDDEN),
    Mark("the Captain", ".cap", HIDDEN),
    Mark("a suit that is out", ".void", "node.classList.remove('void')"),
    Mark("the winning card", ".winning", "node.classList.remove('winning')"),
    Mark("who leads", ".name i", HIDDEN),
    Mark("a card that can be chosen", ".hand .shut", "node.classList.remove('shut')"),
]


@pytest.fixture(scope="module")
def desk(server: str, browser: Browser) -> Iterator[Visitor]:
    """A browser with forced colours."""
    with visitor(browser, server, forced_colors="active") as made:
        yield made


def picture(page: Page, box: FloatRect) -> Image.Image:
    """Return a picture of this part of the page, with a small margin."""
    clip: FloatRect = {
        "x": max(0, box["x"] - 8),
        "y": max(0, box["y"] - 8),
        "width": box["width"] + 16,
        "height": box["height"] + 16,
    }
    page.evaluate(PAINTED)
    return Image.open(BytesIO(page.screenshot(clip=clip))).convert("L")


def unseen(page: Page, marks: list[Mark]) -> list[str]:
    """Return the marks whose place looks the same without them."""
    found = []
    for mark in marks:
        place = page.locator(mark.at).first
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box, f"{mark.name}: there is none"
        before = picture(page, box)
        place.evaluate(f"node => {{ {mark.without} }}")
        difference: Any = ImageChops.difference(before, picture(page, box))
        if sum(difference.histogram()[CLEAR:]) < SEEN:
            found.append(mark.name)
    return found


def is_late(state: State, _legal: list[str]) -> bool:
    """Return whether it is a later trick, with a void suit and cards that can't be played."""
    decision = state.decision()
    view: Any = state.view(decision.seat) if decision else None
    return bool(
        view
        and view.tricks == 4
        and len(view.trick) == 2
        and any(view.voids)
        and len(view.legal) <= view.sizes[view.seat] // 2
    )


@pytest.mark.parametrize("theme", THEMES)
def test_every_mark_of_sos_titanic_is_seen(visit: Visitor, theme: Literal["light", "dark"]) -> None:
    visit.page.emulate_media(color_scheme=theme)
    page = open_drawn(visit, "titanic", game_of("titanic").read_position(TITANIC))
    assert not unseen(page, TITANIC_MARKS)


@pytest.mark.parametrize("theme", THEMES)
def test_every_mark_of_septentrick_is_seen(visit: Visitor, theme: Literal["light", "dark"]) -> None:
    visit.page.emulate_media(color_scheme=theme)
    situation = reached("septentrick", {"players": "4", "captain": "1"}, is_late, 80)
    page = open_drawn(visit, "septentrick", situation.state)
    assert not unseen(page, SEPTENTRICK_MARKS)
