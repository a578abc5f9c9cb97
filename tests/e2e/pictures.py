"""Pictures of the main screens, for docs/screens: ``make pictures``.

Every screen is taken at the width of a phone, a tablet and a desktop, with alternating themes.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import sync_playwright

from lifeboat.core.games import State
from tests.e2e.chromium import FLAGS, installed_chromium
from tests.e2e.filmstrips import film_all
from tests.e2e.screens import SCREENS, Screen, phase_of
from tests.e2e.situations import Situation, reached
from tests.e2e.visits import Visitor, set_up, visitor
from tests.server.process import ServerProcess

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
SIZES: Final = {360: 740, 768: 1024, 1440: 900}
FRIENDS: Final = ["Bo", "Cleo", "Dan", "Eve"]
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def is_sinking(state: State, _legal: list[str]) -> bool:
    """Return whether most decks are flooded and some people are safe."""
    view: Any = state.view(0)
    is_turn = state.decision() is not None and view.drawn == []
    return is_turn and view.turned >= 8 and sum(map(len, view.groups)) > 8


def among_friends(situation: Callable[[], Situation]) -> Screen:
    """Return the screen of the first of several people at a table, each with a device."""

    def open_it(visit: Visitor) -> None:
        moment = situation()
        others = FRIENDS[: moment.state.seats() - 1]
        request = {"game": moment.game, "setup": moment.setup, "seed": moment.seed}
        host = set_up(visit.address, **request, deal="seed", seats=["me"] + ["open"] * len(others))
        seats = [host] + [host.join(name) for name in others]
        for at, seat in enumerate(seats[1:], 1):
            seat.command(kind="sit", seat=at)
        host.command(kind="start")
        for action in moment.actions:
            seats[host.welcome()["views"][0]["active"]].command(kind="play", action=action)
        page = visit.sit(host)
        page.get_by_role("button", name="Table menu").wait_for()

    return open_it


def sinking() -> Screen:
    """Return the screen of a game for three that is nearly over."""
    crew = {"crew": "lee,smith,fleet"}
    return among_friends(lambda: reached("titanic", crew, is_sinking, 150))


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
} | {
    "titanic sinking": sinking(),
    "septentrick trick": among_friends(phase_of("trick")),
}


def save(name: str, picture: bytes) -> None:
    """Keep a picture in the folder."""
    (FOLDER / f"{name}.png").write_bytes(picture)
    print(name, flush=True)


def main() -> None:
    """Take all pictures again."""
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
        film_all(browser, server.address, save)
        browser.close()
        server.end()


if __name__ == "__main__":
    main()
