"""A page at a table with a scripted server."""

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
    "telling",
    "curtain",
    "seeing",
    "scenes",
)

AT_ONCE: Final = 200
"""How many positions are handed to the page at once."""


class Stage:
    """A table in a page, to which a test can send anything."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, message: Any) -> None:
        """Open the table and wait until it is shown."""
        self.page.goto("/table/staged")
        self.page.wait_for_function("() => server.isConnected()")
        self.show(message)
        self.page.locator("[data-number] :is([data-table], [data-place], #curtain)").first.wait_for(
            state="attached"
        )

    def show(self, message: Any) -> None:
        """Let the server say something, and wait until nothing moves any more."""
        self.page.evaluate("message => hands.show(message)", message)

    def wrong_in(self, positions: Iterable[Any], tried: str, *more: Any) -> list[str]:
        """Return what goes wrong when a function of the page is tried in these positions."""
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
    """Yield a separate page with the scripts in it; without styles it is several times faster."""
    with visitor(browser, address, base_url=address) as made:
        for name in SCRIPTS:
            made.context.add_init_script(path=Path(__file__).with_name(f"{name}.js"))
        if not styled:
            made.page.route("**/*.css", lambda route: route.fulfill(content_type="text/css"))
        yield Stage(made.page)


def titanic_words(texts: Texts) -> dict[str, str]:
    """Return the names of the SOS Titanic controls that no choice contains."""
    ways = ("earlier", "to-top", "to-bottom", "send")
    return {
        "give.send": texts.say("web-question-give.send"),
        **{f"arrange.{way}": texts.say(f"web-question-arrange.{way}") for way in ways},
        **{card_text(card): card_name(texts, card) for card in PASSENGERS},
        **{place_text(place): place_name(texts, place) for place in range(7)},
    }


def septentrick_words(texts: Texts) -> dict[str, str]:
    """Return the names of the Septentrick controls that no choice contains."""
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
    """Return the words of a message before the name in it."""
    return texts.say(message, name="\0").split("\0")[0].strip()
