"""Septentrick in the browser: three people in three browsers, and three at one screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.screens import finished
from tests.e2e.septentrick_hands import SeptentrickHands
from tests.e2e.visits import Visitor, set_up, set_up_situation, visitor

SETUP = {"players": "3", "captain": "1"}


@pytest.fixture(scope="module")
def three_desks(server: str, browser: Browser) -> Iterator[list[Visitor]]:
    """Three separate browsers."""
    with ExitStack() as stack:
        yield [stack.enter_context(visitor(browser, server, pace="off")) for _ in range(3)]


@pytest.fixture
def three(server: str, three_desks: list[Visitor]) -> Iterator[list[SeptentrickHands]]:
    """Three people, each with their own browser and seat, before the first decision."""
    request = {"game": "septentrick", "setup": SETUP, "deal": "seed", "seed": "three browsers"}
    host = set_up(server, **request, seats=["me", "open", "open"])
    seats = [host, host.join("Ben"), host.join("Cleo")]
    for at, seat in enumerate(seats[1:], 1):
        seat.command(kind="sit", seat=at)
    host.command(kind="start")
    try:
        yield [
            SeptentrickHands(visit.sit(seat), seat)
            for visit, seat in zip(three_desks, seats, strict=True)
        ]
        for visit in three_desks:
            visit.check()
    finally:
        for visit in three_desks:
            visit.leave()


def held(hands: SeptentrickHands) -> str:
    """Return the hand as the page describes it."""
    return hands.page.get_by_role("list", name="Your hand").aria_snapshot()


def words_of(hands: SeptentrickHands) -> list[str]:
    """Return the cards of the hand in words, as the server says."""
    return sorted(hands.card(card["card"]) for card in hands.views()[0]["hand"])


def test_three_people_play_a_whole_game_in_three_browsers(three: list[SeptentrickHands]) -> None:
    """Each sees their own hand, and all see how the game ended."""
    for hands in three:
        hands.hand.first.wait_for()
        hands.wait_for(0)
        assert hands.hand.count() == len(words_of(hands))
        assert all(words in held(hands) for words in words_of(hands))
    while deciding := next((hands for hands in three if hands.asked()), None):
        deciding.act()
    outcome = three[0].views()[0]["outcome"]
    for hands in three:
        fates = hands.page.get_by_role("list", name="How each player did")
        hands.wait_to_see(fates)
        verdict = hands.page.get_by_role("heading", name=outcome["words"]).first
        expect(verdict).to_be_visible()
        expect(fates.get_by_role("listitem").filter(has_text="Cleo").first).to_be_visible()
        assert {"pass", "keep", "play"} <= hands.done


def test_nobody_is_sent_a_card_of_another_hand(three: list[SeptentrickHands]) -> None:
    """Cards that only other hands have appear nowhere in the page."""
    hands_by_seat = [set(words_of(hands)) for hands in three]
    for at, hands in enumerate(three):
        hands.hand.first.wait_for()
        tree = hands.page.locator("body").aria_snapshot()
        others = set().union(*hands_by_seat) - hands_by_seat[at]
        lines = [line for line in tree.splitlines() if any(f"{one}," in line for one in others)]
        assert lines == []


def test_nobody_talks_during_the_game_and_the_rule_says_why(three: list[SeptentrickHands]) -> None:
    page = three[1].page
    page.get_by_role("tab", name="Chat").click()
    expect(
        page.get_by_text("There’s no chat at this table from the deal to the end of the game.")
    ).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.get_by_role("button", name="Rule S19").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="S19")).to_be_visible()


def test_three_at_one_screen_are_asked_by_the_curtain_each_time(
    visit: Visitor, server: str
) -> None:
    request = {"game": "septentrick", "setup": SETUP, "deal": "seed", "start": True}
    seat = set_up(server, **request, seed="one screen", seats=["me", "me", "me"])
    hands = SeptentrickHands(visit.sit(seat), seat)
    show = hands.page.get_by_role("button", name="Show my hand")
    before = -1
    for _ in range(8):
        view: Any = hands.asked()
        if view["seat"] != before:
            expect(show).to_be_focused()
            expect(hands.hand).to_have_count(0)
            show.click()
            expect(hands.hand.and_(hands.page.locator(":focus"))).to_have_count(1)
        hands.act()
        before = view["seat"]
    assert {"trump", "pass", "keep"} <= hands.done


def test_at_one_screen_the_whole_trick_lies_on_the_curtain_and_the_log_tells_it(
    visit: Visitor, server: str
) -> None:
    request = {"game": "septentrick", "setup": SETUP, "deal": "seed", "start": True}
    names = ["Ada", "Cleo", "Dan"]
    seat = set_up(server, **request, seed="one screen", seats=["me", "me", "me"], names=names)
    hands = SeptentrickHands(visit.sit(seat), seat)
    before = -1
    while not hands.views()[0]["tricks"]:
        before = hands.asked()["seat"]
        hands.act()
    assert hands.asked()["seat"] != before, "another seed: the last to play must not win"
    trick = hands.views()[0]["last_trick"]
    page = hands.page
    page.get_by_role("button", name="Show my hand").wait_for()
    lying = page.get_by_role("list").filter(has_text="won the trick").get_by_role("listitem")
    expect(lying).to_have_count(3)
    log = page.get_by_role("region", name="Log")
    for at, play in enumerate(trick["plays"]):
        expect(lying.nth(at)).to_contain_text(hands.card(play["card"]))
        told = log.get_by_text(re.compile(f"^{names[play['seat']]} (leads|plays) "))
        expect(told).to_be_visible()
    expect(log).not_to_contain_text(re.compile("You (lead|play|win|name)"))
    to_play = names[hands.asked()["seat"]]
    page.get_by_role("heading", name=f"Hand the device to {to_play}").wait_for()
    page.get_by_text(f"Your turn, {to_play}").wait_for()


def test_a_replay_shows_each_step_at_once_and_tells_it_once(visit: Visitor, server: str) -> None:
    situation = finished("septentrick", SETUP)
    seat = set_up_situation(server, situation)
    page = visit.open(f"/replay/{seat.table}?step=12")
    told = page.get_by_role("region", name="What happened")
    trick = page.get_by_role("list", name="The trick")
    for action in situation.actions[12:24]:
        page.get_by_role("button", name="One step forward").click()
        card = SeptentrickHands(page, seat).card(action.removeprefix("play:"))
        expect(told).to_contain_text(re.compile(f"(plays?|leads?) .*{card}"))
        expect(told).not_to_contain_text(f"Play {card}")
        assert trick.get_by_text(card).count() == 1, "the table is behind"
    assert page.get_by_role("button", name="Continue").count() == 0
    assert page.get_by_text("(you)").count() == 0
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == f"septentrick-{seat.table}.txt"
