"""Several people at a table: proposing, waiting for somebody who is away, and practice."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, expect

from tests.e2e.staged.stage import stage
from tests.e2e.told_games import told_game
from tests.e2e.visits import Seat, Visitor, set_up

TWO = {"players": "2", "crew": "lee,smith", "first": "1"}


def for_two(server: str, **more: Any) -> tuple[Seat, Seat]:
    """Set up a table where Ada begins, and let Ben join her."""
    ada = set_up(server, game="titanic", setup=TWO, seats=["me", "open"], **more)
    ben = ada.join("Ben")
    ben.command(kind="sit", seat=1)
    ada.command(kind="start")
    return ada, ben


def test_whoever_proposes_sees_that_it_is_not_their_turn(visit: Visitor, server: str) -> None:
    ada, ben = for_two(server, proposals=True)
    page = visit.sit(ben)
    page.get_by_text("in a sealed envelope").wait_for()
    ada.welcome()  # so that she is here for a moment
    page.get_by_text("Propose to Ada").wait_for()
    expect(page.locator("[data-proposing]")).to_have_count(1)
    page.get_by_role("button", name="Draw 1 passenger").click()
    page.get_by_text("Draw 1 passenger").first.wait_for()
    expect(page.locator("[data-proposing]")).to_have_count(0)


def test_everybody_sees_how_long_somebody_is_waited_for(visit: Visitor, server: str) -> None:
    _, ben = for_two(server, patience=30)
    page = visit.sit(ben)
    left = page.get_by_text(re.compile(r"^Ada is away: a bot plays in \d+ s"))
    left.first.wait_for()
    before = left.first.inner_text()
    expect(left.first).not_to_have_text(before)


def test_whoever_hears_the_table_hears_of_an_absence_once(browser: Browser, server: str) -> None:
    welcome = next(told_game("titanic", [1, 2], "away"))
    with stage(browser, server) as table:
        seat = 1
        for view in welcome["views"]:
            view["active"] = seat
        table.open(welcome)
        said = table.page.evaluate(
            """async seat => {
                const said = [];
                const region = document.querySelector("[aria-live=polite]");
                new MutationObserver(() => said.push(region.textContent)).observe(region, {
                    subtree: true, childList: true, characterData: true,
                });
                for (const seconds of [90, 60, 30]) {
                    const awaited = { seat, seconds };
                    server.say({ kind: "here", people: [1], thinking: [], awaited });
                    await settled();
                    await new Promise(requestAnimationFrame);
                }
                return said;
            }""",
            seat,
        )
        assert [words for words in said if "is away" in words] == said[:1]
        assert len(said) == 1


def test_at_a_practice_table_even_a_draw_is_undone(visit: Visitor, server: str) -> None:
    request = {"setup": {"crew": "murdoch"}, "seats": ["me"], "start": True, "practice": True}
    page = visit.sit(set_up(server, game="titanic", **request))
    page.get_by_text("Your turn, Murdoch").wait_for()
    page.get_by_text("Practice", exact=True).first.wait_for()
    page.get_by_role("button", name="Draw 2 passengers").click()
    log = page.get_by_role("region", name="Log")
    log.get_by_text(re.compile("^You draw 2: ")).wait_for()
    page.get_by_role("button", name="Undo").click()
    log.get_by_text("You undo the last step.").wait_for()
    page.get_by_role("button", name="Draw 2 passengers").wait_for()
