"""A page at a table whose server is a script."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from lifeboat.septentrick.cards import SUIT_NAMES
from lifeboat.texts import Texts
from lifeboat.texts.titanic.names import card_name, place_name
from lifeboat.titanic.passengers import PASSENGERS, card_text
from lifeboat.titanic.places import place_text
from tests.e2e.visits import visitor

SCRIPTS: Final = (
    "clock",
    "server",
    "hands",
    "titanic_hands",
    "septentrick_hands",
    "clumsy_hands",
    "moments",
    "curtain",
)

AT_ONCE: Final = 200
"""So many positions are handed to the page together."""


class Stage:
    """A table in a page, to which a test sends what it likes."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, message: Any) -> None:
        """Come to the table and see it."""
        self.page.goto("/table/staged")
        self.page.wait_for_function("() => server.isConnected()")
        self.page.evaluate("message => hands.show(message)", message)
        self.page.locator("[data-number] :is([data-table], [data-place], #curtain)").first.wait_for(
            state="attached"
        )

    def wrong_in(self, positions: Iterable[Any], tried: str, *more: Any) -> list[str]:
        """What goes wrong when a function of the page is tried in each of these positions."""
        script = f"""async ([positions, more]) => {{
            const wrong = [];
            for (const one of positions) wrong.push(...(await {tried}(one, ...more)));
            return wrong;
        }}"""
        every, wrong = list(positions), []
        for start in range(0, len(every), AT_ONCE):
            wrong += self.page.evaluate(script, [every[start : start + AT_ONCE], more])
        return wrong


@contextmanager
def stage(browser: Browser, address: str, styled: bool = True) -> Iterator[Stage]:
    """A page of our own with the scripts in it; without styles it is several times faster."""
    with visitor(browser, address, base_url=address) as made:
        for name in SCRIPTS:
            made.context.add_init_script(path=Path(__file__).with_name(f"{name}.js"))
        if not styled:
            made.page.route("**/*.css", lambda route: route.fulfill(content_type="text/css"))
        yield Stage(made.page)


def titanic_words(texts: Texts) -> dict[str, str]:
    """What the controls of SOS Titanic are called, as far as no choice says it."""
    ways = ("earlier", "to-top", "to-bottom", "send")
    return {
        "give.send": texts.say("web-question-give.send"),
        **{f"arrange.{way}": texts.say(f"web-question-arrange.{way}") for way in ways},
        **{card_text(card): card_name(texts, card) for card in PASSENGERS},
        **{place_text(place): place_name(texts, place) for place in range(7)},
    }


def septentrick_words(texts: Texts) -> dict[str, str]:
    """What the controls of Septentrick are called, as far as no choice says it."""
    return {
        "hand": texts.say("web-septentrick-hand"),
        "trump": texts.say("septentrick-trump"),
        "received": _before_name(texts, "web-septentrick-received"),
        "pass": _before_name(texts, "web-septentrick-pass"),
        "r": texts.say("septentrick-card-rescue"),
        **{suit: texts.say(f"septentrick-suit-{suit}") for suit in SUIT_NAMES},
        **{
            f"p{people}": texts.say("septentrick-card-passenger", people=people)
            for people in range(1, 5)
        },
        **{
            f"{suit[0]}{rank}": texts.say("septentrick-card-sea", suit=suit, rank=rank)
            for suit in SUIT_NAMES
            for rank in range(1, 13)
        },
    }


def _before_name(texts: Texts, message: str) -> str:
    """The words of a message before the name in it."""
    return texts.say(message, name="\0").split("\0")[0].strip()
