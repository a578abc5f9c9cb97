"""A hand of Septentrick: each card can be recognised and pressed, whichever cards are chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.screens import SCREENS
from tests.e2e.visits import Visitor

HIDDEN = """cards => {
    for (const moving of document.getAnimations())
        if (moving instanceof CSSTransition) moving.finish();
    // The number and what is below it, in the units of the drawing.
    const corner = [[8, 12], [20, 26], [12, 46], [22, 46]];
    return cards.flatMap((card, at) => {
        const drawing = card.querySelector("svg");
        const isCovered = corner.some(([x, y]) => {
            const point = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM());
            return !card.contains(document.elementFromPoint(point.x, point.y));
        });
        return isCovered ? [`card ${at + 1}, ${card.textContent.trim()}`] : [];
    });
}"""


@pytest.mark.rule("S5")
@pytest.mark.parametrize("size", [(1366, 768), (844, 390), (390, 844)])
def test_a_chosen_card_does_not_hide_the_corner_of_another(
    visit: Visitor, size: tuple[int, int]
) -> None:
    """This holds by mouse and by keyboard, in one row and in two."""
    SCREENS["septentrick pass"](visit)
    visit.page.set_viewport_size({"width": size[0], "height": size[1]})
    hand = visit.page.get_by_role("list", name="Your hand").get_by_role("button")
    hand.last.scroll_into_view_if_needed()
    found = {"at first": hand.evaluate_all(HIDDEN)}
    for at in range(hand.count()):
        card = hand.nth(at)
        if card.get_attribute("aria-disabled") == "true":
            continue
        for way in ("mouse", "keyboard"):
            if way == "mouse":
                card.dispatch_event("click")
            else:
                card.press("Space")
            expect(card).to_have_attribute("aria-pressed", "true")
            found[f"card {at + 1} by {way}"] = hand.evaluate_all(HIDDEN)
            card.dispatch_event("click")
            card.blur()
    assert not {chosen: cards for chosen, cards in found.items() if cards}


BELOW = """table => [...table.querySelectorAll("[data-primary]")].flatMap((part) => {
    const cards = [...part.querySelectorAll("button > svg")];
    const corners = cards.map((card) => card.getBoundingClientRect());
    const lowest = Math.max(...corners.map(({ top, height }) => top + height / 2));
    const { bottom } = part.getBoundingClientRect();
    const isHand = part.matches(":has([aria-label='Your hand'])");
    return (isHand ? lowest : bottom) > innerHeight ? [part.textContent.trim()] : [];
})"""


@pytest.mark.parametrize("phase", ["trump", "pass", "keep", "trick"])
def test_a_phone_held_sideways_shows_the_question_and_the_hand_together(
    visit: Visitor, phase: str
) -> None:
    """At least the upper half of every card is visible, which is enough to recognise it."""
    SCREENS[f"septentrick {phase}"](visit)
    visit.page.set_viewport_size({"width": 844, "height": 390})
    visit.page.evaluate("scrollTo(0, 0)")
    table = visit.page.get_by_role("region", name="Septentrick table")
    assert not table.evaluate(BELOW)
