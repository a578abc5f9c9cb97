"""What just happened is told above the question, and what one has missed can be watched."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from lifeboat.core.games import State
from lifeboat.titanic.bringing import moves_to_finish
from tests.e2e.scenes import ONLOOKER, messages
from tests.e2e.situations import reached, steadily
from tests.e2e.staged.stage import stage
from tests.e2e.titanic_hands import TitanicHands
from tests.e2e.visits import HTTP, Seat, Visitor, set_up, set_up_situation, visitor

STAGED = Path(__file__).parent / "staged"
SHOWN = {(390, 844): 1, (1440, 900): 3}
"""How many events there is room for, by the size of the window."""
TOP = "event => event.getBoundingClientRect().top"


def test_the_strip_shows_the_newest_events_with_their_cards_and_opens_the_log(
    browser: Browser, server: str
) -> None:
    welcome, update = messages("a discard", ONLOOKER)
    newest = [one for one in update["happened"][::-1] if one.get("words")][:3]
    assert [len(one.get("cards", [])) for one in newest] == [1, 1, 1]
    with stage(browser, server) as table:
        page = table.page
        strip = page.get_by_role("button", name=re.compile("Open the log$"))
        log = page.get_by_role("tabpanel", name="Log")
        for (width, height), shown in SHOWN.items():
            page.set_viewport_size({"width": width, "height": height})
            table.open(welcome)
            table.show(update)
            events = [strip.get_by_text(one["words"], exact=True) for one in newest]
            assert [event.is_visible() for event in events] == [at < shown for at in range(3)]
            tops = [event.evaluate(TOP) for event in events[:shown]]
            assert tops == sorted(tops), "the newest is above the others"
            for event in events[:shown]:
                card = event.locator("xpath=following-sibling::*/*")
                expect(card).to_have_count(1)
                assert card.evaluate("card => isSeen(card)")
            if log.is_visible():
                page.keyboard.press("l")
            expect(log).to_be_hidden()
            strip.click()
            expect(log.get_by_text(newest[-1]["words"])).to_be_visible()


def end_turn(seat: Seat, sitter: int) -> None:
    """Let whoever sits there play until their turn is over."""
    while seat.info()["deciding"] == sitter:
        views = seat.welcome()["views"]
        legal = [one["action"] for view in views for one in view["legal"]]
        seat.command(kind="play", action=next((a for a in legal if a == "rescue:1"), legal[0]))


def leave_after_turn(page: Page, seat: Seat) -> int:
    """Let whoever sits first play their turn, see its end and leave; return its last number."""
    end_turn(seat, 0)
    number: int = seat.info()["number"]
    TitanicHands(page, seat).wait_for(number)
    page.wait_for_function(f"() => JSON.parse(localStorage.places)[0].shown >= {number}")
    page.goto("about:blank")
    return number


def happened_since(seat: Seat, number: int) -> list[Any]:
    """Return the events of all steps after this update."""
    told = HTTP.get(
        f"{seat.address}/api/tables/{seat.table}/events",
        params={"lang": "en", "since": number},
        headers={"Authorization": f"Bearer {seat.token}"},
    ).json()["messages"]
    return [one for message in told for one in message.get("happened", [])]


def test_what_was_missed_is_counted_and_can_be_watched_in_order(
    browser: Browser, server: str
) -> None:
    request = {"game": "titanic", "setup": {"crew": "lee,murdoch,lowe,boxhall", "first": "1"}}
    ada = set_up(server, **request, deal="seed", seed="away", seats=["me", "open", "open", "open"])
    bo = ada.join("Bo")
    for seat in (1, 2, 3):
        bo.command(kind="sit", seat=seat)
    ada.command(kind="start")
    with visitor(browser, server, pace="fast") as visit:
        for name in ("seeing", "watching"):
            visit.context.add_init_script(path=STAGED / f"{name}.js")
        page = visit.sit(ada)
        left = leave_after_turn(page, ada)
        for seat in (1, 2, 3):
            end_turn(bo, seat)
        visit.sit(ada)
        away = page.get_by_role("group", name="While you were away: 3 turns")
        away.get_by_role("button", name="Watch").click()
        expect(away).to_have_count(0)
        # Everything is told before anybody can do something again.
        page.locator("[data-thing]").first.wait_for()
        seen = page.evaluate("watching.seen")
        assert [one["hidden"] for one in seen] == [[]] * len(seen)
    told = [one["words"] for one in happened_since(ada, left) if one.get("words")]
    shown = [words for words in told if any(one["text"].startswith(words) for one in seen)]
    heard = [next(words for words in told if one["text"].startswith(words)) for one in seen]
    assert [words for words, _ in groupby(heard)] == shown, "in order"
    for name in ("Murdoch", "Lowe", "Boxhall"):
        assert any(name in words for words in shown), shown


def test_finish_brings_everybody_to_the_boats_and_the_win_is_celebrated(
    visit: Visitor, server: str
) -> None:
    def is_won(state: State, _legal: list[str]) -> bool:
        return len(moves_to_finish(state.view(0))) > 1

    situation = reached("titanic", {"crew": "murdoch"}, is_won, 400, steadily)
    seat = set_up_situation(server, situation)
    page = visit.sit(seat)
    moves = len(moves_to_finish(situation.state.view(0)))
    page.get_by_role("button", name=f"Finish: bring all {moves} to the boats").click()
    finale = page.locator("[data-finale]")
    expect(finale.get_by_text("The Carpathia has seen the rockets")).to_be_visible()
    outcome = seat.welcome()["views"][0]["outcome"]
    assert outcome["won"]
    expect(finale.get_by_text(f"{outcome['score']} points").first).to_be_visible()
    finale.click()
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible()


def test_whoever_plays_on_is_told_what_happens_now(browser: Browser, server: str) -> None:
    """What was missed doesn't come back after each of their own steps."""
    request = {"game": "titanic", "setup": {"crew": "lee,murdoch", "first": "1"}}
    ada = set_up(server, **request, deal="seed", seed="on", seats=["me", "open"])
    bo = ada.join("Bo")
    bo.command(kind="sit", seat=1)
    ada.command(kind="start")
    with visitor(browser, server, pace="off") as visit:
        page = visit.sit(ada)
        leave_after_turn(page, ada)
        end_turn(bo, 1)
        visit.sit(ada)
        away = page.get_by_role("group", name="While you were away: 1 turn")
        expect(away).to_be_visible()
        page.locator("[data-action^=rescue]").first.click()
        expect(away).to_have_count(0)
        TitanicHands(page, ada).wait_for(ada.info()["number"])
        expect(page.get_by_role("button", name=re.compile("Open the log$"))).to_be_visible()
        expect(away).to_have_count(0)
