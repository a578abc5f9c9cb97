"""Scenes: what a person sees of a step of SOS Titanic, in the order in which it happens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.filmstrips import FILMS, Film, sit_alone, take
from tests.e2e.situations import after, legal_of
from tests.e2e.visits import visitor

STAGED = Path(__file__).parent / "staged"
SIZES = [(390, 844), (1440, 900)]
TAPS_IN_A_ROW = """reason => {
    const { left, right, top, bottom } = reason.getBoundingClientRect();
    for (let x = left + 10; x < right; x += 20) {
        const place = { clientX: x, clientY: (top + bottom) / 2, detail: 1, bubbles: true };
        const target = document.elementFromPoint(x, place.clientY);
        target.dispatchEvent(new PointerEvent("pointerdown", { ...place, pointerType: "touch" }));
        target.dispatchEvent(new MouseEvent("click", { ...place, cancelable: true }));
    }
}"""
"""Taps all over a row, faster than any finger; they can't be meant for what they bring up."""


def seen_of(browser: Browser, server: str, film: Film, **options: Any) -> tuple[Any, Any]:
    """Return what a person sees when a step is taken, and the table after it."""
    with visitor(browser, server, **options) as visit:
        for name in ("seeing", "watching"):
            visit.context.add_init_script(path=STAGED / f"{name}.js")
        hands = sit_alone(visit, film)
        hands.wait_for(hands.seat.info()["number"])
        take(hands, film.action)
        hands.wait_for(hands.seat.info()["number"])
        visit.page.locator("[data-telling]").wait_for(state="detached")
        return visit.page.evaluate("watching.seen"), hands.view()


def test_a_failed_rescue_and_its_flood_are_seen_in_order(browser: Browser, server: str) -> None:
    """First the drawn cards, each with the reason, then the page, then who flees where."""
    viewport = {"width": 390, "height": 844}
    film = FILMS["a flood"]()
    seen, after_it = seen_of(
        browser, server, film, viewport=viewport, reduced_motion="no-preference"
    )
    assert [one["what"] for one in seen] == ["failed", "page", "flooded", "revealed"]
    failed, page, flooded, revealed = seen
    drawn: Any = after("titanic", film.situation.state, film.action).view(0)
    count = int(film.action.removeprefix("rescue:"))
    assert len(failed["cards"]) == count
    assert failed["text"].count("group is at") + failed["text"].count("are lowered") == count
    assert f"page {after_it['page']}" in page["text"]
    assert f"Deck {drawn.flooded_decks()} is flooded" in flooded["text"]
    assert "flee to deck" in flooded["text"]
    assert "Revealed on deck" in revealed["text"]
    assert [one["hidden"] for one in seen] == [[]] * 4


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_a_click_in_the_middle_of_a_scene_picks_up_what_was_seen(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    film = FILMS["a failed rescue"]()
    with visitor(browser, server, viewport=viewport, reduced_motion="no-preference") as visit:
        hands = sit_alone(visit, film)
        later = after("titanic", film.situation.state, film.action)
        move = next(action for action in legal_of("titanic", later) if ">" in action)
        source = move.split(">")[0]
        take(hands, film.action)
        visit.page.locator("[data-telling=failed]").wait_for()
        front = visit.page.locator(f"[data-place='{source}'] button[data-card]").last
        box = front.bounding_box()
        assert box is not None
        visit.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
        expect(front).to_have_attribute("aria-pressed", "true")
        expect(visit.page.locator("[data-telling]")).to_have_count(0)
        assert hands.seat.info()["number"] == len(film.situation.actions) + 4


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_a_double_tap_that_ends_a_scene_presses_nothing_that_comes_up(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    film = FILMS["a failed rescue"]()
    with visitor(browser, server, viewport=viewport, has_touch=True) as visit:
        hands = sit_alone(visit, film)
        take(hands, film.action)
        reason = visit.page.locator("[data-telling=failed] li").nth(1)
        reason.wait_for()
        reason.evaluate(TAPS_IN_A_ROW)
        visit.page.wait_for_timeout(300)
        assert hands.seat.info()["number"] == len(film.situation.actions) + 4
