"""A game that the server offers but the client has no face for: the page says so."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lifeboat.texts import Texts
from tests.e2e.staged.stage import stage
from tests.e2e.told_games import told_game
from tests.server.server import ADA, Server

TEXTS = Texts("en")
UNKNOWN = TEXTS.say("web-game-unknown")

pytestmark = pytest.mark.usefixtures("pairs")


@pytest.fixture
def page(browser: Browser, server: str) -> Iterator[Page]:
    """A page with a scripted server; any error or warning on it fails the test."""
    with stage(browser, server) as staged:
        yield staged.page


@pytest.fixture
def answers(tmp_path: Path) -> dict[str, Any]:
    """The answers of a server on which a game of Pairs was played, by the end of the address."""
    pairs = Server(tmp_path / "pairs.db")
    with pairs.client:
        address, host = pairs.finish("pairs", listed=True)
        info = pairs.get(address)
        return {
            "/games": pairs.get("/api/games"),
            "/tables": [info],
            f"/tables/{info['id']}": info,
            "/steps/0": pairs.get(f"{address}/steps/0", host),
            "/review": pairs.get(f"{address}/review", host),
            "/statistics/me": pairs.get("/api/statistics/me", ADA),
        }


def go(page: Page, answers: dict[str, Any], path: str) -> None:
    """Open a page with a server that answers like this."""
    for ending, body in answers.items():
        page.add_init_script(f"server.answer({json.dumps(ending)}, {json.dumps(body)})")
    page.goto(path)


def expect_said(page: Page) -> None:
    """Check that the page says what it can't show, and where to go."""
    expect(page.get_by_role("heading", name="pairs")).to_be_visible()
    expect(page.get_by_text(UNKNOWN)).to_be_visible()
    expect(page.get_by_role("link", name=TEXTS.say("web-page-unknown.back"))).to_be_visible()


def test_the_start_page_offers_the_games_that_it_can_show(
    page: Page, answers: dict[str, Any]
) -> None:
    go(page, answers, "/")
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", name="SOS Titanic")).to_be_visible()
    expect(main.get_by_role("heading", name="Septentrick")).to_be_visible()
    expect(main).not_to_contain_text("pairs", ignore_case=True)


def test_a_table_of_an_unknown_game_says_that_it_cannot_show_it(page: Page) -> None:
    welcome, *updates = told_game("pairs", [1, "random"], "unknown")
    page.goto("/table/staged")
    page.wait_for_function("() => server.isConnected()")
    for message in (welcome, *updates):
        page.evaluate("message => server.say(message)", message)
        expect_said(page)


@pytest.mark.parametrize("path", ["/replay/{id}", "/review/{id}"])
def test_an_unknown_game_has_no_replay_and_no_review(
    page: Page, answers: dict[str, Any], path: str
) -> None:
    go(page, answers, path.format(id=answers["/tables"][0]["id"]))
    expect_said(page)


def test_statistics_count_the_games_that_can_be_shown(page: Page, answers: dict[str, Any]) -> None:
    go(page, answers, "/statistics")
    expect(page.get_by_text(TEXTS.say("web-statistics-empty-own"))).to_be_visible()
