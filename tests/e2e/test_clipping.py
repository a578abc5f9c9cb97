"""Nothing is clipped: every control can be seen and hit on every screen, whatever its size."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.crowded import CROWDED
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
"""The tightest of them: the ordinary run looks at these alone."""
ALL_SCREENS: Final = SCREENS | {f"crowded {name}": CROWDED[name] for name in CROWDED}
TIGHT_SCREENS: Final = {
    name: screen
    for name, screen in ALL_SCREENS.items()
    if name.startswith(("crowded", "learn", "new table of", "titanic asks", "septentrick over"))
    or name in ("titanic over", "titanic drawn", "septentrick trick", "people")
}
"""Those on which room is scarce."""
ROOMY: Final = (1024, 700)
"""From here up, what a turn needs is all in the first screen."""
FOUND: Final = Path(__file__).with_name("clipping.js").read_text()


def clipped(visit: Visitor, screen: Screen, sizes: list[tuple[int, int]]) -> list[str]:
    """Return what cannot be reached on a screen at these sizes; it is opened once."""
    screen(visit)
    found: list[str] = []
    for width, height in sizes:
        size: ViewportSize = {"width": width, "height": height}
        visit.page.set_viewport_size(size)
        is_roomy = width >= ROOMY[0] and height >= ROOMY[1]
        problems = visit.page.evaluate(FOUND, {**size, "isRoomy": is_roomy})
        found += [f"{width}x{height}: {problem}" for problem in problems]
    return found


@pytest.mark.parametrize("screen", TIGHT_SCREENS)
def test_every_control_can_be_hit_at_the_tightest_sizes(visit: Visitor, screen: str) -> None:
    found = clipped(visit, TIGHT_SCREENS[screen], TIGHT)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("screen", ALL_SCREENS)
def test_every_control_can_be_hit_at_every_size(visit: Visitor, screen: str) -> None:
    found = clipped(visit, ALL_SCREENS[screen], SIZES)
    assert not found, "\n".join(found)
