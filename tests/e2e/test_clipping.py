"""Nothing is clipped: every control can be seen and pressed on every screen, at any size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.crowded import CROWDED, PHONE
from tests.e2e.screens import SCREENS, Screen
from tests.e2e.visits import Visitor

SIZES: Final = [
    (360, 640),
    (390, 844),
    (820, 1180),
    (1024, 700),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (844, 390),
]
TIGHT: Final = [(360, 640), (1024, 700), (1280, 720), (844, 390)]
"""The tightest sizes, to which an ordinary run is limited."""
PHONE_SCREENS: Final = {f"phone {name}": PHONE[name] for name in PHONE}
ALL_SCREENS: Final = SCREENS | {f"crowded {name}": CROWDED[name] for name in CROWDED}
TIGHT_SCREENS: Final = {
    name: screen
    for name, screen in ALL_SCREENS.items()
    if name.startswith(("crowded", "learn", "new table of", "titanic asks", "septentrick over"))
    or name in ("titanic over", "titanic drawn", "septentrick trick", "people")
}
"""The screens on which space is tight."""
ROOMY: Final = (1024, 700)
"""From this size up, everything that a turn needs is visible without scrolling."""
PHONES: Final = [(390, 844), (360, 740), (844, 390)]
ORDINARY: Final = ["titanic", "titanic action card", "titanic drawn", *PHONE_SCREENS]
"""Positions of SOS Titanic in which the same holds for a phone."""
FOUND: Final = Path(__file__).with_name("clipping.js").read_text()


def clipped(
    visit: Visitor, screen: Screen, sizes: list[tuple[int, int]], roomy: tuple[int, int] = ROOMY
) -> list[str]:
    """Open a screen and return what can't be reached on it at these sizes.

    From the roomy size up, that includes what can't be seen without scrolling.
    """
    screen(visit)
    found: list[str] = []
    for width, height in sizes:
        size: ViewportSize = {"width": width, "height": height}
        visit.page.set_viewport_size(size)
        is_roomy = width >= roomy[0] and height >= roomy[1]
        problems = visit.page.evaluate(FOUND, {**size, "isRoomy": is_roomy})
        found += [f"{width}x{height}: {problem}" for problem in problems]
    return found


@pytest.mark.parametrize("screen", TIGHT_SCREENS)
def test_every_control_can_be_hit_at_the_tightest_sizes(visit: Visitor, screen: str) -> None:
    found = clipped(visit, TIGHT_SCREENS[screen], TIGHT)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", ORDINARY)
def test_a_turn_of_sos_titanic_fits_on_a_phone(visit: Visitor, screen: str) -> None:
    found = clipped(visit, (ALL_SCREENS | PHONE_SCREENS)[screen], PHONES, roomy=(0, 0))
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_every_control_can_be_hit_at_every_size(visit: Visitor, screen: str) -> None:
    found = clipped(visit, ALL_SCREENS[screen], SIZES)
    assert not found, "\n".join(found)
