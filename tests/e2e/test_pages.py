"""Around the games: from the start page to the replay, as people use them."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from lifeboat.core.games import State
from tests.e2e.screens import SOLO, finished
from tests.e2e.situations import after, reached
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import HTTP, Visitor, set_up_situation, visitor

EVIL = "<img src=x onerror=alert(1)>"


def test_one_click_begins_a_solo_game(visit: Visitor) -> None:
    page = visit.open()
    page.get_by_role("button", name="Play solo now").click()
    expect(page.get_by_role("list", name="The ship and its lines")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_a_table_is_set_up_joined_by_link_filled_with_a_bot_and_begun(
    visit: Visitor, browser: Browser, server: str
) -> None:
    page = visit.open("/new/septentrick")
    page.get_by_role("textbox", name="Your name").fill(EVIL)
    page.get_by_role("radio", name="Picked by the table").check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_role("img", name="QR code for this link")).to_be_visible()
    expect(page.get_by_text("Picked by the table")).to_be_visible()
    link = page.get_by_role("textbox", name="Link to this table").input_value()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    with visitor(browser, server) as other:
        there = other.open(link.removeprefix(server))
        there.get_by_role("textbox", name="Your name").fill("Ben")
        there.get_by_role("button", name="Join").click()
        expect(there.get_by_text("you", exact=True)).to_be_visible()
        expect(seats.filter(has_text="Ben")).to_be_visible()
        there.get_by_role("textbox", name="Message to everyone").fill(f"Hello {EVIL}")
        there.get_by_role("button", name="Send", exact=True).click()
        for one in (page, there):
            expect(one.get_by_text(f"Hello {EVIL}").last).to_be_visible()
            expect(one.get_by_text(EVIL, exact=True).first).to_be_visible()
            expect(one.locator("img[src=x]")).to_have_count(0)
        bots = page.get_by_role("combobox", name="Add a bot to seat")
        for left in reversed(range(bots.count())):
            bots.first.select_option("steady")
            expect(bots).to_have_count(left)
        page.get_by_role("button", name="Start the game").click()
        for one in (page, there):
            expect(one.get_by_role("list", name="Your hand")).to_be_visible()


@pytest.mark.rule("T55")
def test_a_table_plays_by_a_rulebook_that_is_chosen_or_mixed(visit: Visitor) -> None:
    """A rulebook sets three points; changing one of them makes it a mix; the table says so."""
    page = visit.open("/new/titanic")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_text("More options").click()
    rulebook = page.get_by_role("group", name="Rulebook")
    expect(rulebook.get_by_role("radio", name="House")).to_be_checked()
    rulebook.get_by_role("radio", name="English").check()
    for point in ("Must play every card he can", "Exactly three anchors", "whole turn"):
        expect(page.get_by_role("radio", name=point)).to_be_checked()
    page.get_by_role("radio", name="Each passenger counts in only one row").check()
    expect(rulebook.get_by_role("radio", name="Your own mix")).to_be_checked()
    rulebook.get_by_role("radio", name="German").check()
    expect(rulebook.get_by_role("radio", name="Your own mix")).to_have_count(0)
    expect(page.get_by_role("radio", name="Exactly three anchors")).to_be_checked()
    page.get_by_role("button", name="Set up the table").click()
    agreed = page.locator("dl div").filter(has_text="Rulebook")
    expect(agreed.get_by_role("definition")).to_have_text("German")


def test_a_chosen_crew_has_its_seats(visit: Visitor) -> None:
    """The choice is kept while the deal or the number of seats changes."""
    page = visit.open("/new/titanic")
    crew = page.get_by_role("list", name="Crew", exact=True)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name="Chosen for each seat").check()
    crew.get_by_role("combobox", name="Seat 1").select_option("lee")
    crew.get_by_role("combobox", name="Seat 2").select_option("fleet")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("radio", name="Today’s deal").check()
    expect(crew).to_have_count(0)
    page.get_by_role("radio", name="At random").check()
    page.get_by_role("radio", name="2", exact=True).check()
    expect(crew.get_by_role("combobox", name="Seat 2")).to_have_value("fleet")
    page.get_by_role("button", name="Set up the table").click()
    seats = page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.first).to_contain_text("Reginald Lee")
    expect(seats.last).to_contain_text("Frederick Fleet")
    agreed = page.locator("dl div").filter(has_text="Crew")
    expect(agreed.get_by_role("definition")).to_have_text("Reginald Lee, Frederick Fleet")


def test_an_invitation_leads_straight_to_its_seat(
    visit: Visitor, browser: Browser, server: str
) -> None:
    page = visit.open("/new/septentrick")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Invite", exact=True).last.click()
    link = page.get_by_role("textbox", name="Link to the seat").input_value()
    with visitor(browser, server) as other:
        there = other.open(link.removeprefix(server))
        expect(there.get_by_text("You’re invited")).to_be_visible()
        there.get_by_role("textbox", name="Your name").fill("Cleo")
        there.get_by_role("button", name="Join").click()
        seats = there.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(seats.last).to_contain_text("Cleo")


def solo_game(visit: Visitor) -> TitanicHands:
    """Open a solo game in which something can be moved."""
    situation = reached("titanic", SOLO, lambda _, legal: ">" in legal[0])
    seat = set_up_situation(visit.address, situation)
    hands = TitanicHands(visit.sit(seat), seat)
    hands.page.get_by_role("list", name="The ship and its lines").wait_for()
    return hands


def test_a_refused_action_names_its_rule_and_opens_it(own_visit: Visitor) -> None:
    """The page offers only legal actions, so the test turns a draw of one card into eight."""

    def change(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(str(message).replace("rescue:1", "rescue:8")))

    own_visit.page.route_web_socket("**/socket", change)
    hands = solo_game(own_visit)
    hands.page.get_by_role("group", name="Draw").get_by_role("button").first.click()
    rule = hands.page.get_by_role("button", name=re.compile(r"^Rule T\d+$"))
    expect(rule).to_be_visible()
    name = rule.inner_text().removeprefix("Rule ")
    rule.click()
    expect(hands.page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()


def test_a_step_that_showed_nothing_can_be_undone(visit: Visitor, server: str) -> None:
    situation = reached("titanic", SOLO, lambda state, legal: bool(quiet(state, legal)), 80)
    seat = set_up_situation(server, situation)
    hands = TitanicHands(visit.sit(seat), seat)
    before = hands.view()["lines"]
    hands.take(quiet(situation.state, situation.legal()))
    hands.page.get_by_role("button", name="Undo").click()
    hands.wait_for(seat.info()["number"])
    assert hands.view()["lines"] == before


def quiet(state: State, legal: list[str]) -> str:
    """Return a move between lines that reveals nothing, or ""."""
    for action in legal:
        is_plain = ">" in action and "g" not in action and "?" not in action
        if is_plain and after("titanic", state, action).can_undo():
            return action
    return ""


def test_giving_up_ends_the_game_and_another_one_can_be_played(visit: Visitor) -> None:
    page = solo_game(visit).page
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Give up").click()
    sure = page.get_by_role("dialog", name="Do you want to give up?")
    sure.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", name="The game was abandoned")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(before)
    expect(page.get_by_role("list", name="The ship and its lines")).to_be_visible()


def test_the_end_has_a_line_to_share_and_a_replay_that_can_be_linked_to(
    own_visit: Visitor, browser: Browser, server: str
) -> None:
    own_visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    situation = finished("titanic", SOLO, "pages")
    page = own_visit.sit(set_up_situation(server, situation))
    line = page.get_by_role("status").filter(has_text="SOS Titanic").first
    expect(line).to_be_visible()
    page.get_by_role("link", name="Replay", exact=True).click()
    steps = len(situation.actions)
    page.get_by_role("slider", name="Step").fill("5")
    expect(page.get_by_text(f"Step 5 of {steps}")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Step 6 of {steps}")).to_be_visible()
    page.get_by_role("button", name="Copy the link to this step").click()
    link = page.evaluate("navigator.clipboard.readText()")
    with visitor(browser, server) as other:
        there = other.open(link.removeprefix(server))
        expect(there.get_by_text(f"Step 6 of {steps}")).to_be_visible()


def test_a_pasted_record_is_replayed_and_a_broken_one_up_to_the_break(visit: Visitor) -> None:
    page = visit.open("/replay")
    record = '[Game "titanic"]\n[Crew "lee"]\n[Seed "pasted"]\n\n1. rescue:1'
    page.get_by_role("textbox", name="Or paste the text").fill(record)
    page.get_by_role("button", name="Show this game").click()
    expect(page.get_by_text("Step 0 of 1")).to_be_visible()
    page.get_by_role("button", name="Open another record").click()
    page.get_by_role("textbox", name="Or paste the text").fill(record + " 2. rescue:99")
    page.get_by_role("button", name="Show this game").click()
    expect(page.get_by_text("This record is damaged after its first step.")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("rescue:99")
    expect(page.get_by_text("of 1").first).to_be_visible()


def test_statistics_count_finished_games(visit: Visitor, server: str) -> None:
    set_up_situation(server, finished("titanic", SOLO, "statistics"))
    page = visit.open("/statistics")
    page.get_by_role("radio", name="Everyone’s games").check()
    expect(page.get_by_role("heading", name="SOS Titanic")).to_be_visible()
    expect(page.get_by_role("table", name="By crew member")).to_contain_text("Boxhall")


def test_the_deal_of_the_day_is_played_alone_by_one_click(visit: Visitor) -> None:
    page = visit.open("/day/titanic")
    page.get_by_role("button", name="Play solo").click()
    expect(page.get_by_role("list", name="The ship and its lines")).to_be_visible()


def test_rules_are_found_by_their_words(visit: Visitor) -> None:
    page = visit.open("/rules/titanic")
    page.get_by_role("searchbox", name="Search the rules").fill("mystery")
    expect(page.get_by_text(re.compile(r"^\d+ rules$")).first).to_be_visible()
    expect(page.get_by_role("article", name="T36")).to_be_visible()
    expect(page.get_by_role("article", name=re.compile("^T1 "))).to_have_count(0)


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_tutorial_is_played_to_its_end(visit: Visitor, game: str) -> None:
    page = visit.open(f"/learn/{game}")
    on = page.get_by_role("button", name="Next").or_(
        page.get_by_role("button", name="Do it for me")
    )
    steps = page.get_by_role("progressbar")
    last = int(steps.get_attribute("max") or 0)
    for step in range(1, last):
        expect(steps).to_have_attribute("value", str(step))
        on.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile(r"/table/"))


def test_language_and_theme_are_remembered(visit: Visitor) -> None:
    page = visit.open("/rules")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.get_by_role("radio", name="Dunkel").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("heading", name="Regeln", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_client_can_be_installed_and_opens_without_a_connection(
    browser: Browser, server: str
) -> None:
    context = browser.new_context()
    try:
        page = context.new_page()
        page.goto(server)
        address = page.evaluate(MANIFEST)
        manifest = HTTP.get(address).json()
        assert {"name", "start_url", "display", "icons"} <= manifest.keys()
        for icon in manifest["icons"]:
            assert HTTP.get(urljoin(address, icon["src"])).status_code == 200
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()
        page.wait_for_function("() => navigator.serviceWorker.controller")
        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name="Lifeboat", level=1)).to_be_visible()
        expect(page.get_by_text("You’re offline.").first).to_be_visible()
    finally:
        context.close()


MANIFEST = "document.querySelector('link[rel=manifest]').href"
