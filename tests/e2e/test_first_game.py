"""The first game: what somebody new is told once, and what hands needn't do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from lifeboat.core.games import State
from lifeboat.titanic.bringing import brought_in_a_row
from tests.e2e.positions import shown
from tests.e2e.situations import reached
from tests.e2e.staged.stage import Stage, stage
from tests.e2e.visits import Visitor, set_up, set_up_situation, visitor
from tests.titanic.drawing import position

ROW = (
    "crew=murdoch groups=f1/f1+,f2/s1,s2/s1+,s2+,s3 "
    "decks=s9|f2+/f4,f3/f5/s5,s4,s3+/s13|s17/- hands=wait,mystery-f stack={rest} actions={cards}"
)
"""Four of first class can go to one group, the 2 with an anchor first. The 3 with an anchor of
second class gives nothing up.
"""
PHONE: ViewportSize = {"width": 360, "height": 740}
LARGER: ViewportSize = {"width": 390, "height": 844}
IS_BESIDE = """([note, target]) => {
    const [one, other] = [note, target].map((part) => part.getBoundingClientRect());
    const isOn = one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    return !isOn && one.top >= 0 && one.left >= 0
        && one.bottom <= innerHeight && one.right <= innerWidth;
}"""


def test_somebody_new_is_told_everything_once(browser: Browser, server: str) -> None:
    with visitor(browser, server, is_new=True, viewport=PHONE) as visit:
        seat = set_up(server, game="titanic", deal="seed", seed="first", seats=["me"], start=True)
        page = visit.sit(seat)
        goal = page.get_by_text("Bring the passengers to the four lifeboats").first
        expect(goal).to_be_visible()
        page.get_by_role("button", name="Got it").click()
        expect(goal).to_be_hidden()
        page.get_by_role("button", name="Yes", exact=True).click()
        page.get_by_role("slider", name="Volume").press("ArrowRight")
        page.get_by_role("button", name="Done").click()
        assert page.evaluate("() => [localStorage.sound, localStorage.volume]") == ["true", "0.7"]
        for name, words in (("rescue", "end your turn with a rescue"), ("page", "counts down")):
            mark = page.get_by_role("group").filter(has_text=words).last
            expect(mark).to_be_visible()
            target = page.locator(f"[data-mark={name}]").first.element_handle()
            assert page.evaluate(IS_BESIDE, [mark.element_handle(), target])
            page.keyboard.press("Escape")
            expect(mark).to_be_hidden()
        page.reload()
        expect(page.get_by_role("group", name="Rescue: draw")).to_be_visible()
        expect(page.get_by_role("button", name="Got it")).to_have_count(0)
        expect(page.get_by_text("Play with sound?")).to_have_count(0)
        page.get_by_role("button", name="Table menu").click()
        expect(page.get_by_role("dialog").get_by_text("four lifeboats")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_first_game_fits_on_a_phone_too(browser: Browser, server: str, language: str) -> None:
    """However long the goal is; and the bar says whole whose turn it is."""
    with visitor(browser, server, language, is_new=True, viewport=PHONE) as visit:
        request = {"game": "titanic", "setup": {"crew": "boxhall"}, "deal": "seed"}
        page = visit.sit(set_up(server, **request, seed="first", seats=["me"], start=True))
        page.locator("[data-action^=rescue]").first.wait_for()
        for viewport in (PHONE, LARGER):
            page.set_viewport_size(viewport)
            page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
            turn = page.locator(".turn strong")
            assert "Boxhall" in turn.inner_text()
            assert turn.evaluate("turn => turn.scrollHeight <= turn.clientHeight + 1")


def test_the_tutorial_is_offered_before_the_first_game_only(browser: Browser, server: str) -> None:
    with visitor(browser, server, is_new=True) as visit:
        play = visit.open().get_by_role("button", name="Play solo now")
        play.click()
        visit.page.get_by_role("button", name="Learn it (2 minutes)").click()
        visit.page.wait_for_url("**/learn/**")
        visit.open()
        play.click()
        visit.page.wait_for_url("**/table/**")


@pytest.fixture(scope="module")
def table(browser: Browser, server: str) -> Iterator[Stage]:
    with stage(browser, server) as made:
        yield made


def opened(table: Stage) -> None:
    table.open(shown("titanic", position(ROW)).plain()["message"])


def taken(table: Stage) -> list[str]:
    """Return the actions that the server was asked for since the last look."""
    actions: list[str] = table.page.evaluate("() => server.taken().map(({ action }) => action)")
    return actions


def test_all_who_follow_are_brought(visit: Visitor, server: str) -> None:
    def can_follow(state: State, _legal: list[str]) -> bool:
        view: Any = state.view(0)
        return len(brought_in_a_row(view, 0)) > 1

    situation = reached("titanic", {"crew": "lee"}, can_follow, most_steps=150)
    view: Any = situation.state.view(0)
    seat = set_up_situation(server, situation)
    row = len(brought_in_a_row(view, 0))
    visit.sit(seat).get_by_role("button", name=f"Bring all ({row})").first.click()
    expect(
        visit.page.get_by_text(f"{len(view.groups[0]) + row} of 13 saved").first
    ).to_be_attached()


def test_all_who_follow_are_brought_until_something_is_refused(table: Stage) -> None:
    opened(table)
    table.page.get_by_role("button", name="Bring all (4)").click()
    assert taken(table) == ["1>g1"]


@pytest.mark.parametrize("helps", [True, False])
def test_only_who_wants_that_gets_passengers_brought(table: Stage, helps: bool) -> None:
    opened(table)
    table.page.evaluate("helps => localStorage.setItem('helps', helps)", helps)
    opened(table)
    table.page.evaluate("() => clock.pass(2000)")
    assert taken(table) == (["4>g3"] if helps else [])


def test_nothing_is_brought_while_somebody_holds_a_card(table: Stage) -> None:
    opened(table)
    table.page.evaluate("() => localStorage.setItem('helps', true)")
    table.page.reload()
    table.page.wait_for_function("() => server.isConnected()")
    # No time has passed yet.
    message = shown("titanic", position(ROW)).plain()["message"]
    table.page.evaluate("message => server.say(message)", message)
    card = table.page.locator("[data-thing='line 2 f3']")
    card.hover()
    table.page.mouse.down()
    table.page.evaluate("() => clock.pass(2000)")
    assert taken(table) == []
    table.page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "true")
    table.page.evaluate("() => clock.pass(2000)")
    assert taken(table) == []
    table.page.keyboard.press("Escape")
    table.page.evaluate("() => clock.pass(2000)")
    assert taken(table) == ["4>g3"]
    table.page.evaluate("() => localStorage.removeItem('helps')")


def test_a_card_that_is_put_on_another_one_in_vain_is_refused_by_the_server(table: Stage) -> None:
    opened(table)
    table.page.locator("[data-thing='line 2 f3']").click()
    table.page.locator("[data-card='f5']").click(force=True)
    assert taken(table) == ["2>3"]
    expect(table.page.get_by_text("You can’t pick up this card right now")).to_have_count(0)


def test_a_card_that_concerns_a_line_asks_which_one(table: Stage) -> None:
    opened(table)
    table.page.get_by_role("button", name="Wait!").click()
    expect(table.page.get_by_text("Which line?")).to_be_visible()
    table.page.get_by_role("button", name="Mystery").click()
    expect(table.page.get_by_text("Where to?")).to_be_visible()


def test_the_points_are_explained(table: Stage) -> None:
    opened(table)
    table.page.get_by_role("button", name="How the points add up").press("Enter")
    dialog = table.page.get_by_role("dialog", name="Points: 18")
    for words, points in (("Second-class group 2", "3"), ("The open page", "10")):
        row = dialog.get_by_role("row").filter(has_text=words)
        expect(row.get_by_role("cell")).to_have_text(points)
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
