"""Where several people share a device, a curtain hides every hand: the page has no trace of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser

from lifeboat.table.wire.hints import Hint, HintOption
from lifeboat.texts import Texts
from tests.e2e.staged.stage import Stage, septentrick_words, stage
from tests.e2e.told_games import told_game

TEXTS = Texts("en")
WORDS = septentrick_words(TEXTS) | {"show": TEXTS.say("web-septentrick-curtain.show")}


def handed_over(messages: Iterator[Any]) -> Iterator[Any]:
    """Yield the moments when the device changes hands, with the names that nobody may see."""
    holder = None
    played: set[str] = set()
    for message in messages:
        played |= played_in(message["views"][0])
        asked = next((view for view in message["views"] if view["legal"]), None)
        if asked is None or asked["seat"] == holder:
            continue
        holder = asked["seat"]
        hint = hint_for(asked, message["table"]["version"])
        yield {"message": message, "hidden": names(held_in(message) - played), "hint": hint}


def held_in(message: Any) -> set[str]:
    """Return the cards of all hands, and those being passed, which are in no hand."""
    views = message["views"]
    in_hand = {card["card"] for view in views for card in view["hand"]}
    return in_hand | {card for view in views for card in (*view["passing"], *view["received"])}


def played_in(view: Any) -> set[str]:
    """Return the cards that were played: the page may name them, even if a hand has more."""
    tricks = [trick for trick in (view["trick"], view["last_trick"]) if trick]
    return {play["card"] for trick in tricks for play in trick["plays"]}


def names(cards: set[str]) -> list[str]:
    """Return the cards in notation and in words; the letter r alone could be anything."""
    return sorted(cards - {"r"}) + sorted(WORDS[card] for card in cards)


def hint_for(view: Any, version: int) -> Any:
    """Return a hint like the server's, which names cards of the hand."""
    options = [
        HintOption(choice["action"], choice["words"], 0.5, 0.1, "50 %", [choice["words"]])
        for choice in view["legal"][:3]
    ]
    return to_builtins(Hint(view["seat"], version, 5, 100, options))


def moments_of(players: int) -> list[Any]:
    """Return the moments when the device changes hands in a game that people share it for."""
    return list(handed_over(told_game("septentrick", [1] * players, "curtain")))


@contextmanager
def sitting(browser: Browser, server: str, moment: Any) -> Iterator[Stage]:
    """Yield a table that somebody has looked at, with a hint: all parts of the page are there."""
    with stage(browser, server, styled=False) as table:
        table.open(moment["message"])
        page = table.page
        page.evaluate("hint => server.answer('/hint', hint)", moment["hint"])
        page.get_by_role("button", name=WORDS["show"]).click()
        page.get_by_role("list", name=WORDS["hand"]).wait_for()
        page.get_by_role("button", name=TEXTS.say("web-hint")).click()
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        yield table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_behind_a_curtain_nothing_of_a_hand_is_in_the_page(
    browser: Browser, server: str, players: int
) -> None:
    """Whatever is pressed, no card can be read, heard or found in an attribute."""
    first, *others = moments_of(players)
    moments = others[::4]
    assert len(moments) > 5
    with sitting(browser, server, first) as table:
        found = table.wrong_in(moments, "curtain.tryAll", WORDS)
    assert not found, f"{len(found)} times in {len(moments)} moments:\n" + "\n".join(found[:20])


def test_the_hand_is_found_when_the_curtain_is_open(browser: Browser, server: str) -> None:
    """So the search that finds nothing behind the curtain would find a hand."""
    first = moments_of(4)[0]
    with sitting(browser, server, first) as table:
        found = table.wrong_in([first], "curtain.look")
    own = [WORDS[card["card"]] for card in first["message"]["views"][0]["hand"]]
    assert set(found) >= set(own)


def test_a_screen_reader_is_told_nothing_of_a_hand_behind_a_curtain(
    browser: Browser, server: str
) -> None:
    """The browser makes the accessibility tree, so the test reads the real one."""
    first, *others = moments_of(4)
    with sitting(browser, server, first) as table:
        for moment in others[::12]:
            table.page.evaluate("message => hands.show(message)", moment["message"])
            table.page.keyboard.press("h")
            heard = table.page.locator("body").aria_snapshot()
            assert WORDS["show"] in heard
            assert not [name for name in moment["hidden"] if re.search(rf"\b{name}\b", heard)]
