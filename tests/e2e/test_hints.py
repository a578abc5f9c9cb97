"""Hints at the table and reviews after the game, in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lifeboat.texts import LANGUAGES, Texts
from tests.e2e.screens import SOLO, THREE, reviewed_table
from tests.e2e.visits import Seat, Visitor, set_up, visitor

REQUEST: dict[str, Any] = {"deal": "seed", "seed": "hints", "start": True, "thinking": 0.1}


def solo(address: str, **request: Any) -> Seat:
    """Set up a solo game at its first turn."""
    return set_up(address, game="titanic", setup=SOLO, seats=["me"], **REQUEST | request)


def sheet(page: Page, name: str = "Hint") -> Any:
    return page.get_by_role("dialog", name=name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_shows_options_with_estimates_and_reasons(
    browser: Browser, server: str, language: str
) -> None:
    texts = Texts(language)
    with visitor(browser, server, language) as visit:
        page = visit.sit(solo(server))
        page.get_by_role("button", name=texts.say("web-hint"), exact=True).click()
        options = sheet(page, texts.say("web-hint")).locator("ol > li")
        options.first.wait_for()
        best = options.first
        expect(best.get_by_role("heading")).not_to_be_empty()
        expect(best.locator("ul > li").first).not_to_be_empty()
        expect(best).to_contain_text(re.compile(r"\d"))
        assert "reason-" not in sheet(page, texts.say("web-hint")).inner_text()


def test_a_hint_is_asked_for_and_followed_by_keyboard_alone(visit: Visitor, server: str) -> None:
    seat = solo(server)
    page = visit.sit(seat)
    page.get_by_role("button", name="Hint", exact=True).wait_for()
    number = seat.info()["number"]
    page.keyboard.press("h")
    do = sheet(page).get_by_role("button", name=re.compile("Do this")).first
    do.focus()
    page.keyboard.press("Enter")
    expect(sheet(page)).to_have_count(0)
    page.wait_for_function(
        "number => Number(document.querySelector('[data-number]').dataset.number) > number",
        arg=number + 1,
    )
    log = seat.welcome()["table"]
    assert log["version"] > number


def test_hints_run_out_and_the_page_says_so(visit: Visitor, server: str) -> None:
    page = visit.sit(solo(server, hints=1))
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(sheet(page)).to_contain_text("last hint")
    sheet(page).get_by_role("button", name=re.compile("Do this")).first.click()
    expect(sheet(page)).to_have_count(0)
    visit.forgiven.append("status of 4")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(sheet(page).get_by_role("alert")).not_to_be_empty()


def test_a_table_without_hints_offers_none(visit: Visitor, server: str) -> None:
    page = visit.sit(solo(server, hints=0))
    page.get_by_role("button", name="Undo").wait_for()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_hint_in_septentrick_is_only_for_the_person_who_asked(
    browser: Browser, server: str
) -> None:
    """Another person sees that a hint was asked for, but nothing of what it said."""
    seats = ["me", "open", "steady"]
    request = REQUEST | {"start": False}
    host = set_up(server, game="septentrick", setup=THREE, seats=seats, **request)
    guest = host.join("Grace")
    guest.command(kind="sit", seat=1)
    host.command(kind="start")
    with visitor(browser, server) as asker, visitor(browser, server) as other:
        page = asker.sit(host)
        beside = other.sit(guest)
        page.get_by_role("button", name="Hint", exact=True).click()
        best = sheet(page).locator("ol > li").first
        best.wait_for()
        words = best.get_by_role("heading").inner_text()
        expect(beside.get_by_role("status").last).to_contain_text("hint")
        assert words not in beside.locator("body").inner_text()


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_review_tells_luck_from_skill(visit: Visitor, server: str, game: str) -> None:
    page = visit.sit(reviewed_table(server, game))
    page.get_by_role("link", name="Review", exact=True).click()
    page.get_by_role("heading", name="How the game went").wait_for()
    expect(page.get_by_role("img", name=re.compile("Expected at the start"))).to_be_visible()
    for part in ("Expected at the start", "Luck", "Decisions", "Result"):
        expect(page.get_by_role("term").filter(has_text=part)).to_be_visible()
    page.get_by_text("Show as a table").click()
    assert page.get_by_role("row").count() > 10
    page.get_by_role("link", name="See it in the replay").first.click()
    page.get_by_role("slider", name="Step").wait_for()


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_review_speaks_the_readers_language(browser: Browser, server: str, language: str) -> None:
    texts = Texts(language)
    seat = reviewed_table(server, "septentrick")
    with visitor(browser, server, language) as visit:
        page = visit.open(f"/review/{seat.table}")
        page.get_by_role("heading", name=texts.say("web-review-costly")).wait_for()
        assert "[" not in page.get_by_role("main").inner_text()
