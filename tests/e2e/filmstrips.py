"""Filmstrips: what somebody sees while a step is told, for docs/screens: ``make pictures``.

Each strip begins with the table before the step and shows it every few moments until it is over.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page

from lifeboat.core.games import State
from tests.e2e.situations import Situation, after, reached, steadily
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import Seat, Visitor, set_up, set_up_situation, visitor

SIZES: Final = {390: 844, 1440: 900}
EVERY: Final = 400
"""Milliseconds of the page's clock between two pictures."""
FLIGHT: Final = 350
"""Milliseconds that cards take to arrive; they don't follow the page's clock."""
MOST: Final = 30
"""The most pictures in a strip."""
COLUMNS: Final = {390: 6, 1440: 3}


class Film(NamedTuple):
    """A step to be filmed."""

    situation: Situation
    action: str
    """What the person does."""


def _later(state: State, action: str) -> Any:
    """Return what everybody sees after an action."""
    return after("titanic", state, action).view(0)


def failing(state: State, legal: list[str], *, floods: bool = False, ends: bool = False) -> str:
    """Return a rescue of several cards that fails here, or "": the tests can see the deal."""
    view: Any = state.view(0)
    for action in ("rescue:3", "rescue:2"):
        if action not in legal:
            continue
        later = _later(state, action)
        has_failed = later.turned > view.turned and bool(later.outcome) == ends
        has_flooded = later.flooded_decks() > view.flooded_decks()
        fled = len(view.lines[view.flooded_decks()]) > 2
        if has_failed and (has_flooded and fled if floods else ends or not has_flooded):
            return action
    return ""


def winning(state: State, legal: list[str]) -> str:
    """Return an action that brings the last passenger to safety, or ""."""
    for action in legal:
        later = _later(state, action)
        if later.outcome and later.outcome.won:
            return action
    return ""


def filmed(crew: str, find: Callable[[State, list[str]], str]) -> Callable[[], Film]:
    """Return the first step that `find` returns, in games that a bot plays."""

    def film() -> Film:
        situation = reached(
            "titanic", {"crew": crew}, lambda *moment: bool(find(*moment)), 400, steadily
        )
        return Film(situation, find(situation.state, situation.legal()))

    return film


FILMS: Final[dict[str, Callable[[], Film]]] = {
    "a failed rescue": filmed("boxhall", failing),
    "a flood": filmed("boxhall", lambda *moment: failing(*moment, floods=True)),
    "a win": filmed("murdoch", winning),
    "a loss": filmed("boxhall", lambda *moment: failing(*moment, ends=True)),
}


def sit_alone(visit: Visitor, film: Film) -> TitanicHands:
    """Open a film's table in the visitor's browser."""
    return _seated(visit, set_up_situation(visit.address, film.situation))


def take(hands: TitanicHands, action: str) -> None:
    """Take an action by hand, without waiting for what it leads to."""
    view = hands.view()
    hands._do(view, next(one for one in view["legal"] if one["action"] == action))


def sit_with_a_bot(visit: Visitor) -> tuple[TitanicHands, str]:
    """Return hands at a table with a bot, and an action that ends the person's turn."""
    request: dict[str, Any] = {
        "game": "titanic",
        "setup": {"crew": "lee,fleet"},
        "deal": "seed",
        "seed": "with a bot",
        "seats": ["me", "steady"],
        "start": True,
    }
    hands = _seated(visit, set_up(visit.address, **request))
    legal = [one["action"] for one in hands.view()["legal"]]
    return hands, next(action for action in legal if action.startswith("rescue"))


def _seated(visit: Visitor, seat: Seat) -> TitanicHands:
    return TitanicHands(visit.sit(seat), seat)


def shoot(page: Page, words: str) -> list[bytes]:
    """Take pictures until the table waits for the person again, or the game is over.

    `words` is what the page then shows.
    """
    frames: list[bytes] = []
    for _ in range(MOST):
        page.wait_for_timeout(FLIGHT)
        picture = page.screenshot()
        if not frames or picture != frames[-1]:
            frames.append(picture)
        if len(frames) > 2 and page.get_by_text(words).first.is_visible():
            break
        page.clock.run_for(EVERY)
    return frames


def strip(browser: Browser, frames: list[bytes], width: int) -> bytes:
    """Return pictures one after the other, in rows, numbered."""
    cells = "".join(
        f"<figure><figcaption>{number}</figcaption>"
        f'<img src="data:image/png;base64,{base64.b64encode(frame).decode()}"></figure>'
        for number, frame in enumerate(frames, 1)
    )
    columns = min(COLUMNS[width], len(frames))
    style = (
        f"body{{margin:8px;display:grid;gap:8px;grid-template-columns:repeat({columns},1fr);"
        "background:#444;color:#fff;font:16px sans-serif}figure{margin:0}img{width:100%}"
    )
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    page.set_content(f"<style>{style}</style>{cells}")
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def film_all(browser: Browser, address: str, save: Callable[[str, bytes], None]) -> None:
    """Film everything at each size."""
    films = {name: make() for name, make in FILMS.items()}
    for width, height in SIZES.items():
        size = {"width": width, "height": height}
        for name in (*films, "a turn of a bot"):
            moving: dict[str, Any] = {"viewport": size, "reduced_motion": "no-preference"}
            with visitor(browser, address, **moving) as visit:
                visit.page.clock.install()
                if name in films:
                    hands, action = sit_alone(visit, films[name]), films[name].action
                else:
                    hands, action = sit_with_a_bot(visit)
                visit.page.wait_for_load_state("networkidle")
                before = visit.page.screenshot()
                visit.page.clock.pause_at(visit.page.evaluate("Date.now() + 1000"))
                take(hands, action)
                is_over = name in ("a win", "a loss")
                end = "Play again" if is_over else "make any moves you like"
                frames = [before, *shoot(visit.page, end)]
            save(f"film-{name.replace(' ', '-')}-{width}", strip(browser, frames, width))
