"""Games on a device without a connection: nothing here reaches a server."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, FilePayload, Page, expect

from tests.e2e.device.conftest import DEVICE, cut_off, wait_for_host
from tests.e2e.device.seats import DeviceSeat, ask
from tests.e2e.septentrick_hands import SeptentrickHands
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import Visitor

TITANIC = "Play solo now"
SEPTENTRICK = "Play with two bots now"
Begin = Callable[[str], Page]
CRASH = """async () => {
    host.onmessage({ data: { kind: 'broken', isFetching: false, why: 'a test' } });
    await new Promise(done => setTimeout(done));
    return [...document.querySelectorAll('[role=alert]')].map(one => one.innerText).join();
}"""
"""Has the worker tell the page that it can't go on, and returns what the page then says."""


def test_a_whole_game_of_sos_titanic(alone: Visitor, begin: Begin) -> None:
    """It ends in the result and can be watched again; the statistics know it."""
    page = begin(TITANIC)
    seat = DeviceSeat(page)
    hands = TitanicHands(page, seat)
    while legal := hands.view()["legal"]:
        rescues = [one["action"] for one in legal if one["kind"] == "rescue"]
        hands.take(rescues[-1] if rescues else legal[0]["action"])
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Go to the start").wait_for()
    page = alone.open(f"{DEVICE}#/statistics")
    page.get_by_role("heading", name="SOS Titanic").wait_for()
    alone.check()


def test_a_whole_game_of_septentrick_with_steady_bots(alone: Visitor, begin: Begin) -> None:
    page = begin(SEPTENTRICK)
    seat = DeviceSeat(page)
    assert {one["player"] for one in seat.info()["seats"]} == {"", "steady"}
    hands = SeptentrickHands(page, seat)
    while hands.asked():
        hands.act()
    hands.wait_to_see(page.get_by_role("list", name="How each player did"))
    alone.check()


def test_a_reload_in_the_middle_of_a_card_loses_nothing(alone: Visitor, begin: Begin) -> None:
    hands = in_the_middle(begin(TITANIC))
    before = hands.view()
    hands.page.reload()
    hands.page.locator("[data-number]").wait_for()
    assert hands.view() == before
    hands.take(before["legal"][0]["action"])
    alone.check()


def test_a_tab_that_is_killed_loses_nothing(alone: Visitor, begin: Begin) -> None:
    hands = in_the_middle(begin(TITANIC))
    before, address = hands.view(), hands.page.url
    kill(hands.page)
    hands.page.close()
    alone.page = page = alone.context.new_page()
    page.goto(address)
    again = TitanicHands(page, DeviceSeat(page))
    assert again.view() == before
    again.take(before["legal"][0]["action"])
    alone.check()


def in_the_middle(page: Page) -> TitanicHands:
    """Return hands that have drawn passengers and now have to place one."""
    hands = TitanicHands(page, DeviceSeat(page))
    while (view := hands.view())["asks"] != "place":
        actions = [choice["action"] for choice in view["legal"]]
        rescues = [action for action in actions if action.startswith("rescue:")]
        hands.take([*actions[:1], *rescues][-1])
    return hands


def kill(page: Page) -> None:
    """End the process of a page, as a browser does when memory runs out."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


def test_two_tabs_at_one_table_see_the_same(alone: Visitor, begin: Begin) -> None:
    """Each tab has a host of its own; what one plays, the other shows, and goes on from there."""
    first = begin(TITANIC)
    other = alone.context.new_page()
    try:
        other.goto(first.url)
        both = [TitanicHands(page, DeviceSeat(page)) for page in (first, other)]
        for turn in range(4):
            playing, watching = both[turn % 2], both[1 - turn % 2]
            playing.take(playing.view()["legal"][-1]["action"])
            watching.wait_for(playing.seat.info()["number"])
            assert watching.view() == playing.view()
    finally:
        other.close()
    alone.check()


def test_several_people_take_seats_at_one_screen(alone: Visitor) -> None:
    """The curtain hides the hands; nobody is invited, and the page says where that is possible."""
    page = alone.open(f"{DEVICE}#/new/septentrick")
    page.get_by_role("group", name="Who sits where").wait_for()
    for seat in page.get_by_role("combobox", name=re.compile(r"^Seat \d$")).all():
        seat.select_option("me")
    page.get_by_role("button", name="Start the game").click()
    seat_of = DeviceSeat(page)
    hands = SeptentrickHands(page, seat_of)
    for _ in range(6):
        hands.act()
    alone.check()


def test_all_games_go_into_a_file_and_come_back(
    alone: Visitor, begin: Begin, server: str, browser: Browser
) -> None:
    """On another device they go on where they were; a broken file changes nothing."""
    hands = in_the_middle(begin(TITANIC))
    before, address = hands.view(), hands.page.url
    page = alone.open(f"{DEVICE}#/statistics")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games").click()
    text = saved.value.path().read_bytes()
    with cut_off(browser, server) as elsewhere:
        other = elsewhere.open(f"{DEVICE}#/statistics")
        add = other.get_by_label("Add games from a file")
        add.set_input_files(file_of(text[: len(text) // 2]))
        other.get_by_role("alert").wait_for()
        assert ask(other, "GET", "/api/device/games")[1].count("\n") <= 1
        add.set_input_files(file_of(text))
        other.get_by_role("status").filter(has_text="added").wait_for()
        other.goto(address)
        again = TitanicHands(other, DeviceSeat(other))
        assert again.view() == before


def file_of(content: bytes) -> FilePayload:
    return {"name": "lifeboat.jsonl", "mimeType": "text/plain", "buffer": content}


def test_what_needs_others_names_a_server(alone: Visitor, server: str) -> None:
    for path in ("#/", "#/day/titanic"):
        page = alone.open(f"{DEVICE}{path}")
        link = page.get_by_role("link", name=f"Go to {server.removeprefix('http://')}")
        expect(link).to_have_attribute("href", server)


def test_a_worker_that_crashes_is_started_again(alone: Visitor, begin: Begin) -> None:
    """The page says that nothing is lost, and the table comes back by itself."""
    page = begin(TITANIC)
    hands = in_the_middle(page)
    before = hands.view()
    crashed = page.evaluate_handle("host")
    alone.forgiven.append("a test")
    assert "Nothing you played is lost" in page.evaluate(CRASH)
    page.wait_for_function("crashed => host !== crashed", arg=crashed)
    wait_for_host(page)
    assert hands.view() == before
    hands.take(before["legal"][0]["action"])
    alone.check()


@pytest.mark.soak
def test_a_bot_that_searches_never_delays_the_page(alone: Visitor, begin: Begin) -> None:
    """A hint comes from the second worker."""
    page = begin(TITANIC)
    DeviceSeat(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("dialog").get_by_role("list").first.wait_for()
    alone.check()
