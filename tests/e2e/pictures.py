"""Pictures of the main screens, for docs/screens: ``make pictures``.

Every screen is taken at the width of a phone, a tablet and a desk, by turns in both themes.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import sync_playwright

from lifeboat.core.games import State
from tests.e2e.chromium import FLAGS, installed_chromium
from tests.e2e.screens import SCREENS, Screen, table_of
from tests.e2e.situations import reached
from tests.e2e.visits import visitor
from tests.server.process import ServerProcess

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
SIZES: Final = {360: 740, 768: 1024, 1440: 900}
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def is_sinking(state: State, _legal: list[str]) -> bool:
    """Most decks are flooded, and some people are safe."""
    view: Any = state.view(0)
    is_turn = state.decision() is not None and view.drawn == []
    return is_turn and view.turned >= 8 and sum(map(len, view.groups)) > 8


def sinking() -> Screen:
    """A game for three that is nearly over."""
    return table_of(lambda: reached("titanic", {"crew": "lee,smith,fleet"}, is_sinking, 150))


PICTURES: Final[dict[str, Screen]] = {
    name: SCREENS[name]
    for name in (
        "start",
        "new table of titanic",
        "gathering",
        "titanic",
        "titanic drawn",
        "titanic asks arrange",
        "titanic asks give",
        "titanic over",
        "septentrick trump",
        "septentrick pass",
        "septentrick trick",
        "septentrick over",
        "replay of titanic",
        "learn titanic",
        "rules of titanic",
        "statistics",
        "settings",
    )
} | {"titanic sinking": sinking()}


def main() -> None:
    """Take them all anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = installed_chromium()
    assert path, "Chromium is needed"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(str(Path(folder, "pictures.db")))
        server.start()
        server.wait_until_it_listens()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for at, (name, screen) in enumerate(PICTURES.items()):
            for turn, (width, height) in enumerate(SIZES.items()):
                theme = THEMES[(at + turn) % 2]
                size = {"width": width, "height": height}
                with visitor(browser, server.address, viewport=size, color_scheme=theme) as visit:
                    screen(visit)
                    visit.page.wait_for_load_state("networkidle")
                    visit.page.screenshot(
                        path=FOLDER / f"{name.replace(' ', '-')}-{width}-{theme}.png"
                    )
                print(f"{name} {width} {theme}", flush=True)
        browser.close()
        server.end()


if __name__ == "__main__":
    main()
