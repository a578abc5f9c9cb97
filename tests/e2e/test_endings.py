"""How a game ends in front of somebody: once, briefly, and they can go on at any time."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.staged.stage import Stage, stage
from tests.e2e.told_games import told_game, won_game
from tests.table.tables import Sitter

GAMES: dict[str, list[Sitter]] = {"titanic": [1], "septentrick": [1, "steady", "steady"]}
LONGEST = 2500
"""The most milliseconds until people can do something again."""


class Ending:
    """The last messages of a game, and a page that gets them."""

    def __init__(self, table: Stage, game: str, won: bool = False) -> None:
        games = won_game(game, GAMES[game]) if won else told_game(game, GAMES[game], "an ending")
        self.welcome, *updates = games
        self.before, self.last = updates[-2:]
        self.table = table
        outcome = self.last["views"][0]["outcome"]
        caption = re.sub(r"\s*\(S\d+\)", "", outcome["words"])
        self.finale = table.page.get_by_role("dialog", name=caption).and_(
            table.page.locator("[data-finale]")
        )
        self.result = table.page.get_by_role("button", name="Play again", exact=True)

    def open(self, at: Any) -> None:
        """Open the table as it was after an update."""
        known = ("table", "views", "own", "proposals", "proposable", "may_undo")
        self.table.open(self.welcome | {name: at[name] for name in known})

    def happen(self) -> Locator:
        """Let the game end, and return what is shown then."""
        self.open(self.before)
        self.table.page.get_by_role("button", name="Log").first.focus()
        self.table.page.evaluate(
            """async last => {
                server.say(last);
                await settled();
                while (!document.querySelector("[data-finale]")) {
                    clock.next();
                    await settled();
                }
            }""",
            self.last,
        )
        expect(self.finale).to_be_visible()
        expect(self.result).to_have_count(0)
        return self.finale


@pytest.mark.parametrize("game", GAMES)
def test_an_end_is_told_before_the_result_and_only_once(
    browser: Browser, server: str, game: str
) -> None:
    with stage(browser, server) as table:
        table.page.emulate_media(reduced_motion="no-preference")
        ending = Ending(table, game)
        finale = ending.happen()
        table.page.evaluate("longest => clock.pass(longest)", LONGEST)
        expect(ending.result).to_be_visible()
        expect(finale).to_have_count(0)
        ending.happen()
        expect(finale.get_by_role("button", name="Skip")).to_be_focused()
        assert finale.evaluate("finale => finale.matches(':modal')")
        table.page.keyboard.press("Escape")
        expect(finale).to_have_count(0)
        assert not table.page.evaluate("document.activeElement === document.body")
        expect(ending.result).to_be_visible()
        ending.open(ending.last)
        expect(ending.result).to_be_visible()
        expect(finale).to_have_count(0)


TAPS = """async finale => {
    const tap = (at) =>
        at.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    const began = performance.now();
    tap(finale.querySelector("button"));
    const rematch = () =>
        [...document.querySelectorAll("button")].find((one) => one.innerText === "Play again");
    while (!rematch()) await new Promise(requestAnimationFrame);
    if (performance.now() - began > 300) return null;
    tap(rematch());
    await settled();
    return server.taken().map(({ kind }) => kind);
}"""
"""Taps on Skip and then on what comes up; returns what was sent, or null if it came up late."""
TRIES = 5


@pytest.mark.parametrize("game", GAMES)
def test_a_double_tap_on_skip_begins_no_other_game(
    browser: Browser, server: str, game: str
) -> None:
    """On a phone, what can be done next comes up where Skip was."""
    with stage(browser, server) as table:
        ending = Ending(table, game)
        sent = (ending.happen().evaluate(TAPS) for _ in range(TRIES))
        assert next((kinds for kinds in sent if kinds is not None), []) == []


@pytest.mark.parametrize("won", [False, True], ids=["lost", "won"])
@pytest.mark.parametrize("game", GAMES)
def test_without_motion_the_last_picture_is_there_at_once(
    browser: Browser, server: str, game: str, won: bool
) -> None:
    with stage(browser, server) as table:
        ending = Ending(table, game, won)
        finale = ending.happen()
        table.page.wait_for_timeout(100)
        moving = finale.evaluate(
            """finale => finale.getAnimations({ subtree: true })
                .filter(({ playState }) => playState === "running").length"""
        )
        assert moving == 0
        outcome = ending.last["views"][0]["outcome"]
        assert outcome["won"] == won
        short = "matched" if won else "short"
        told = f"{outcome['score']} point" if game == "titanic" else short
        expect(finale.get_by_text(told).first).to_be_visible()
        expect(finale.get_by_text("The Carpathia has seen the rockets")).to_have_count(int(won))
        finale.click()
        expect(finale).to_have_count(0)
        expect(ending.result).to_be_visible()


def test_what_is_shared_has_signs_and_a_link_and_the_signs_are_told_in_words(
    browser: Browser, server: str
) -> None:
    with stage(browser, server) as table:
        ending, page = Ending(table, "titanic"), table.page
        page.add_init_script(
            """navigator.clipboard.writeText = async (text) => (window.copied = text);
            server.answer("/results", { line: "43 points", course: [0, 1, 2], results: [] });"""
        )
        ending.open(ending.last)
        signs = page.get_by_role("img", name="page by page: none, 1 to 3, 4 or more")
        expect(signs).to_be_visible()
        page.get_by_role("button", name="Copy result").click()
        link = f"{server}/replay/{ending.last['table']['id']}"
        assert page.evaluate("window.copied") == f"43 points\n🌊🛟⛵\n{link}"
