"""Hands at a table of SOS Titanic: they take actions through the controls of the page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Position

from lifeboat.texts import Texts
from lifeboat.texts.titanic.names import card_name, place_name
from lifeboat.titanic.passengers import read_card
from lifeboat.titanic.places import read_place
from tests.e2e.visits import Seat, until

Choice = dict[str, Any]
CORNER: Position = {"x": 12, "y": 7}
"""The part of a card that the cards in front of it leave visible."""


class TitanicHands:
    """Somebody who has all seats of a table, with a page that shows it."""

    def __init__(self, page: Page, seat: Seat, language: str = "en") -> None:
        self.page = page
        self.seat = seat
        self.texts = Texts(language, strict=True)
        self.used: set[str] = set()
        """What has been used so far: kinds of actions, and the names of action cards."""

    def view(self) -> Any:
        """Return what the seat that decides sees."""
        return self.seat.welcome(self.texts.language)["views"][0]

    def take(self, action: str) -> None:
        """Take a legal action, and wait until the page shows the result."""
        before = self.seat.info()["number"]
        self.wait_for(before)
        view = self.view()
        choice = next(one for one in view["legal"] if one["action"] == action)
        self.used.add(choice["card"] if choice["kind"] == "play" else choice["kind"])
        self._do(view, choice)
        self.wait_for(before + 1)
        if choice["kind"] in ("top", "bottom", "give"):
            self._wait_for_another_question(view["asks"])

    def _wait_for_another_question(self, asked: str) -> None:
        """Wait until a tray has sent all its cards, which it does one at a time."""
        until(self.page, lambda: self.view()["asks"] != asked)
        self.wait_for(self.seat.info()["number"])

    def wait_for(self, number: int) -> None:
        """Wait until the page shows this update."""
        self.page.locator("[data-number]").wait_for()
        self.page.wait_for_function(
            "number => Number(document.querySelector('[data-number]').dataset.number) >= number",
            arg=number,
        )

    def _do(self, view: Any, choice: Choice) -> None:
        kind = choice["kind"]
        if kind in ("top", "bottom"):
            self.button("web-question-arrange.send").click()
        elif kind == "give":
            self._hand_out(view)
        elif kind == "move":
            card = self.in_list(self.place(choice["source"]), self.card(choice["cards"][0]))
            card.click(position=CORNER)
            self._put(view, choice["target"], choice["cards"][0])
        elif kind == "place" and view["asks"] == "place":
            self.in_list(self.texts.say("web-titanic-drawn"), self.card(choice["card"])).click()
            self._put(view, choice["target"], choice["card"])
        elif kind == "place":
            self._search(view, choice)
        elif kind == "play" and view["asks"] == "turn":
            self._play(view, choice)
        else:
            self.named(choice["words"]).click()

    def _search(self, view: Any, choice: Choice) -> None:
        """Search a pile: click the card, then the place if there are several."""
        same = [one for one in view["legal"] if one["card"] == choice["card"]]
        if len(same) > 1:
            self.named(self.card(choice["card"])).click()
        self.named(choice["words"]).click()

    def _play(self, view: Any, choice: Choice) -> None:
        member = view["crew"][choice["seat"]]["member"]
        owner = self.texts.say(f"titanic-crew-{member}.short")
        hand = self.texts.say("web-titanic-hand", name=owner)
        self.in_list(hand, self.texts.say(f"titanic-card-{choice['card']}")).click()
        if choice["cards"]:
            run = self.texts.say("web-titanic-from", card=self.card(choice["cards"][0]))
            self.named(run).click(position=CORNER)
        elif choice["source"]:
            self._put(view, choice["source"])
            self._put(view, choice["target"])
        elif choice["target"]:
            self._put(view, choice["target"])
        else:
            self.button("web-titanic-play").click()

    def _put(self, view: Any, target: str, card: str = "") -> None:
        """Put down what is picked up."""
        if target == "?":
            target = mystery_place(view, card)
        self.named(self.texts.say("web-titanic-put", place=self.place(target))).click()

    def _hand_out(self, view: Any) -> None:
        """Give Smith's first card to another player than before, and hand all cards out."""
        gifts = self.page.locator("[data-zone] [data-key] button")
        gifts.first.click()
        self.used.add("give")
        for seat in range(len(view["crew"])):
            member = view["crew"][seat]["member"]
            who = self.texts.say(f"titanic-crew-{member}.short")
            self.named(self.texts.say("web-question-give-to", who=who)).click()
            if not self.page.get_by_text(self.texts.say("web-question-give.same")).is_visible():
                break
        self.button("web-question-give.send").click()

    # Names of things

    def card(self, card: str) -> str:
        return card_name(self.texts, read_card(card))

    def place(self, place: str) -> str:
        return place_name(self.texts, read_place(place))

    # What can be clicked

    def named(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words, exact=True).first

    def button(self, message: str) -> Locator:
        return self.named(self.texts.say(message))

    def in_list(self, label: str, words: str) -> Locator:
        found = self.page.get_by_role("list", name=label, exact=True)
        return found.get_by_role("button", name=words, exact=True).first


def mystery_place(view: Any, card: str) -> str:
    """Return the place of the mystery that a passenger replaces."""
    mystery = card.replace("+", "") + "?"
    for line in view["lines"]:
        if mystery in line["cards"]:
            return str(line["place"])
    return f"g{next(at for at, group in enumerate(view['groups'], 1) if mystery in group)}"
