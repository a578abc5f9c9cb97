"""Keyboard only: whole turns of both games in each language, and the focus is never lost."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

from lifeboat.core.games import State
from lifeboat.texts import LANGUAGES
from tests.e2e.conftest import LENGTHS
from tests.e2e.septentrick_hands import SeptentrickHands
from tests.e2e.situations import after, asked, legal_of, reached
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import Visitor, set_up, set_up_situation, visitor

MOST_TABS = 80
ASKED = {"trump", "pass", "keep", "play"}
"""Everything that a game of Septentrick asks of a Captain."""
KEY_TO = """element => {
    if (element === document.activeElement) return "";
    const { DOCUMENT_POSITION_PRECEDING } = Node;
    const place = document.activeElement.compareDocumentPosition(element);
    return place & DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""
"""A script that returns the key that leads nearer to an element, or "" if it has the focus."""
FOCUS_LOST = "document.activeElement === document.body || document.activeElement === null"


def go_to(page: Page, control: Locator) -> None:
    """Tab to a control."""
    control.wait_for()
    for _ in range(MOST_TABS):
        key = control.evaluate(KEY_TO)
        if not key:
            return
        page.keyboard.press(key)
    raise AssertionError(f"the Tab key does not lead to {control}")


def press(page: Page, control: Locator) -> None:
    go_to(page, control)
    page.keyboard.press("Enter")


def keeps_focus(page: Page) -> None:
    """Check that something in the page has the focus, even if the pressed control is gone."""
    page.wait_for_function(f"() => !({FOCUS_LOST})")


class KeyboardSeptentrick(SeptentrickHands):
    """Hands that press only keys and, within the hand, the arrow keys."""

    def press(self, control: Locator) -> None:
        self.wait_to_see(control)
        target = control.first
        if target.evaluate("element => element.tabIndex") < 0:
            self._steer_to(target)
        else:
            go_to(self.page, target)
        self.page.keyboard.press("Enter" if self._sends(target) else "Space")

    def _sends(self, control: Locator) -> bool:
        """Return whether to press Enter: it would play a card of a list at once, but Space marks
        it.
        """
        return not control.evaluate("element => Boolean(element.closest('ul'))")

    def _steer_to(self, card: Locator) -> None:
        go_to(self.page, self.hand.and_(self.page.locator("[tabindex='0']")))
        self.page.keyboard.press("Home")
        for _ in range(self.hand.count()):
            if not card.evaluate(KEY_TO):
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not lead to {card}")

    def wait_to_see(self, something: Locator) -> None:
        on = self.named(self.texts.say("web-septentrick-go-on"))
        while True:
            something.or_(on).first.wait_for()
            if something.first.is_visible():
                return
            with suppress(TimeoutError, AssertionError):
                press(self.page, on)


@pytest.mark.parametrize(("language", "to_the_end"), LENGTHS)
def test_septentrick_with_two_bots_is_played_by_keyboard(
    browser: Browser, server: str, language: str, to_the_end: bool
) -> None:
    request = {"game": "septentrick", "setup": {"players": "3", "captain": "1"}, "start": True}
    seats = ["me", "random", "random"]
    seat = set_up(server, **request, deal="seed", seed=f"keys {language}", seats=seats)
    pace = "off" if to_the_end else "normal"
    with visitor(browser, server, language, pace=pace) as visit:
        hands = KeyboardSeptentrick(visit.sit(seat), seat, language)
        hands.hand.first.wait_for()
        while not hands.views()[0]["outcome"]:
            if hands.done >= ASKED and not to_the_end:
                return
            if not hands.asked():
                hands.wait_for(hands.seat.info()["number"])
                continue
            hands.act()
            keeps_focus(hands.page)
        assert hands.done >= ASKED
        again = hands.named(hands.texts.say("web-rematch-new"))
        hands.wait_to_see(again)
        press(hands.page, again)
        expect(hands.page).not_to_have_url(f"{server}/table/{seat.table}")


def full_turn(state: State, legal: list[str]) -> bool:
    """Return whether a turn is possible with a move, a successful rescue and an action card."""
    return bool(turn_of(state, legal))


def turn_of(state: State, legal: list[str]) -> list[str]:
    """Return the actions of such a turn, or an empty list."""
    moves = [action for action in legal if ">" in action and "?" not in action]
    if not moves or not any(action.startswith("wait:") for action in legal):
        return []
    for move in moves:
        if asked("titanic", state, move, "rescue:3") != "place":
            continue
        drawn = after("titanic", state, move, "rescue:3")
        for place in legal_of("titanic", drawn):
            if "?" in place or asked("titanic", drawn, place) != "turn":
                continue
            later = after("titanic", drawn, place)
            wait = next((one for one in legal_of("titanic", later) if "wait:" in one), "")
            if wait:
                return [move, "rescue:3", place, wait]
    return []


class KeyboardTitanic(TitanicHands):
    """Hands that reach the same controls with Tab and press them with Enter."""

    def _do(self, view: Any, choice: dict[str, Any]) -> None:
        kind, target = choice["kind"], choice["target"]
        if kind == "move":
            card = choice["cards"][0]
            press(self.page, self.in_list(self.place(choice["source"]), self.card(card)))
            self._key_down(target)
        elif kind == "place":
            drawn = self.texts.say("web-titanic-drawn")
            press(self.page, self.in_list(drawn, self.card(choice["card"])))
            self._key_down(target)
        elif kind == "play":
            owner = self.texts.say(f"titanic-crew-{view['crew'][0]['member']}.short")
            hand = self.texts.say("web-titanic-hand", name=owner)
            name = self.texts.say(f"titanic-card-{choice['card']}")
            press(self.page, self.in_list(hand, name))
            self._key_down(target)
        else:
            press(self.page, self.named(choice["words"]))

    def _key_down(self, target: str) -> None:
        """Put down what is picked up."""
        spot = self.texts.say("web-titanic-put", place=self.place(target))
        press(self.page, self.named(spot))


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_of_sos_titanic_are_played_by_keyboard(
    browser: Browser, server: str, language: str
) -> None:
    situation = reached("titanic", {"crew": "lee"}, full_turn, 120)
    seat = set_up_situation(server, situation)
    with visitor(browser, server, language) as visit:
        hands = KeyboardTitanic(visit.sit(seat), seat, language)
        for action in turn_of(situation.state, situation.legal()):
            hands.take(action)
            keeps_focus(hands.page)
        assert {"move", "rescue", "place", "wait"} <= hands.used


def test_escape_puts_back_what_was_picked_up(visit: Visitor, server: str) -> None:
    situation = reached("titanic", {"crew": "lee"}, lambda _, legal: ">" in legal[0])
    seat = set_up_situation(server, situation)
    hands = TitanicHands(visit.sit(seat), seat)
    choice = hands.view()["legal"][0]
    card = hands.in_list(hands.place(choice["source"]), hands.card(choice["cards"][0]))
    press(hands.page, card)
    spots = hands.page.get_by_role("button", name="Destination")
    expect(spots.first).to_be_visible()
    hands.page.keyboard.press("Escape")
    expect(spots).to_have_count(0)
    keeps_focus(hands.page)
