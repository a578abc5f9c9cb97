"""Hands at a table of Septentrick: they answer every question through the controls of the page."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from lifeboat.septentrick.cards import SUIT_NAMES
from lifeboat.texts import Texts
from tests.e2e.visits import Seat


class SeptentrickHands:
    """Somebody with a seat and a page that shows it, who always takes the first choice."""

    def __init__(self, page: Page, seat: Seat, language: str = "en") -> None:
        self.page = page
        self.seat = seat
        self.texts = Texts(language, strict=True)
        self.done: set[str] = set()
        """The questions that have been answered so far."""

    def views(self) -> Any:
        return self.seat.welcome(self.texts.language)["views"]

    def asked(self) -> Any:
        """Return the view in which this person is asked something, or None while others decide."""
        return next((view for view in self.views() if view["legal"]), None)

    def act(self) -> None:
        """Answer the question and wait until the page shows it."""
        view = self.asked()
        before = self.seat.info()["number"]
        self.wait_for(before)
        steps = getattr(self, f"_{view['asks']}")(view["legal"])
        self.done.add(view["asks"])
        self.wait_for(before + steps)

    def wait_for(self, number: int) -> None:
        """Wait until the page shows this update."""
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-number]')?.dataset.number) >= number",
            arg=number,
        )

    # The questions

    def _captain(self, legal: Any) -> int:
        names = [seat["name"] for seat in self.seat.info()["seats"]]
        self.press(self.page.get_by_role("button", name=names[legal[0]["seat"]]))
        return 1

    def _trump(self, legal: Any) -> int:
        suit = self.texts.say(f"septentrick-suit-{legal[0]['suit']}")
        trumps = self.page.get_by_role("list", name=self.texts.say("septentrick-trump"))
        self.press(trumps.get_by_role("button", name=suit))
        self.press(self.named(legal[0]["words"]))
        return 1

    def _pass(self, _legal: Any) -> int:
        for card in (0, 1):
            self.press(self.hand.and_(self.open).nth(card))
        self.press(self.page.get_by_role("button", name=self.beginning("web-septentrick-pass")))
        return 1

    def _keep(self, legal: Any) -> int:
        received = self.page.get_by_role("list", name=self.beginning("web-septentrick-received"))
        card = self.card(legal[0]["cards"][0])
        self.press(received.get_by_role("button").filter(has_text=card).first)
        self.press(self.named(legal[0]["words"]).last)
        return 1

    def _play(self, legal: Any) -> int:
        card = self.card(legal[0]["cards"][0])
        self.press(self.hand.and_(self.open).filter(has_text=card).first)
        self.press(self.named(legal[0]["words"]))
        return 1

    def beginning(self, message: str) -> str:
        """Return the words of a message before the name in it."""
        return self.texts.say(message, name="\0").split("\0")[0].strip()

    # What can be pressed

    @property
    def hand(self) -> Locator:
        cards = self.page.get_by_role("list", name=self.texts.say("web-septentrick-hand"))
        return cards.get_by_role("button")

    @property
    def open(self) -> Locator:
        """The elements that can be chosen."""
        return self.page.locator(':not([aria-disabled="true"])')

    def named(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words, exact=True)

    def card(self, card: str) -> str:
        """Return a card in words, as it is called in a hand."""
        if card == "r":
            return self.texts.say("septentrick-card-rescue")
        if card[0] == "p":
            return self.texts.say("septentrick-card-passenger", people=int(card[1:]))
        suit = next(suit for suit in SUIT_NAMES if suit[0] == card[0])
        return self.texts.say("septentrick-card-sea", suit=suit, rank=int(card[1:]))

    def press(self, control: Locator) -> None:
        """Press a control, first moving on from a finished trick or opening the curtain."""
        self.wait_to_see(control)
        control.click()

    def wait_to_see(self, something: Locator) -> None:
        on = self.named(self.texts.say("web-septentrick-go-on"))
        show = self.named(self.texts.say("web-septentrick-curtain.show"))
        while True:
            something.or_(on).or_(show).first.wait_for()
            if something.is_visible():
                return
            with suppress(TimeoutError):
                on.or_(show).first.click(timeout=1_000)
