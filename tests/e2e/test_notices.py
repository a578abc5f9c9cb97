"""A refusal by the server or the page is a sentence, which disappears when it has been read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Browser, Locator, expect

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import game_of
from lifeboat.table.wire import rendering
from lifeboat.table.wire.messages import Refused
from tests.e2e.positions import played_positions, shown
from tests.e2e.staged.stage import Stage, stage

POSITION = "decks=s2,f4|s9/f9,s4+|f7,f6+/s12|f8/f7+/-/-"
"""The whole run on deck 2 can move to deck 3, and a part of it to deck 4."""
DROP = """async ([thing, place]) => {
    const from = document.querySelector(`[data-thing="${thing}"]`);
    await hands.drag(from, () => document.querySelector(`[data-place="${place}"]`));
    return server.taken().map(({ action }) => action);
}"""


CHOOSING = ("pass", "play")
"""Questions that are answered with cards of the hand."""
SHUT = """async message => {
    await hands.show(message);
    const [hand] = document.querySelectorAll('[aria-label="Your hand"]');
    const cards = [...hand.querySelectorAll("button")];
    const shut = cards.find((card) => card.getAttribute("aria-disabled") === "true");
    if (!shut) return null;
    shut.click();
    await settled();
    const [notice] = document.querySelectorAll(".toast");
    const rule = notice?.querySelector("button").textContent.match(/S\\d+/)?.[0] ?? "";
    const words = notice?.querySelector("p").textContent ?? "";
    await clock.pass(60_000);
    return { rule, words };
}"""


def refusal_of(action: str) -> Refused:
    """Return the server's refusal of an action in this position."""
    rules = game_of("titanic")
    with pytest.raises(LifeboatError) as refused:
        rules.read_position(POSITION).play(rules.read_action(action))
    return rendering.refused(refused.value, 1, "en")


@pytest.fixture
def table(browser: Browser, server: str) -> Iterator[Stage]:
    with stage(browser, server) as made:
        state = game_of("titanic").read_position(POSITION)
        made.open(shown("titanic", state).plain()["message"])
        refusal = to_builtins(refusal_of("2>1"))
        made.page.evaluate("refusal => (server.refusal = refusal)", refusal)
        yield made


COVERED = """notice => {
    const box = notice.getBoundingClientRect();
    const isOnScreen = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const controls = [...document.querySelectorAll("main button:enabled, main [data-place]")];
    const covered = controls.filter((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [across, down] = [x + width / 2, y + height / 2];
        const isBeside = across < box.left || across > box.right;
        return !isBeside && down > box.top && down < box.bottom && !notice.contains(control);
    });
    return [isOnScreen, covered.map((control) => control.ariaLabel || control.textContent.trim())];
}"""
"""A script: whether the whole notice is on the screen, and which controls it covers."""


LETTERS = """size => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.toast p { font-size: ${size} !important }`);
    document.adoptedStyleSheets.push(sheet);
}"""
"""A script that changes the size of the letters in notices, as another font would."""


def drop(table: Stage, thing: str, place: str) -> Any:
    """Drop a card on a place, and return the actions that the server was asked for."""
    return table.page.evaluate(DROP, [thing, place])


def notice(table: Stage) -> Locator:
    """Return the notice over the page."""
    rule = table.page.get_by_role("button", name="Rule T")
    return table.page.get_by_role("group").filter(has=rule).last


def passed(table: Stage, seconds: float) -> None:
    """Let this many seconds pass."""
    table.page.evaluate("ms => clock.pass(ms)", 1000 * seconds)


@pytest.mark.rule("T8")
def test_a_card_that_cannot_go_somewhere_is_refused_in_the_words_of_the_server(
    table: Stage,
) -> None:
    assert drop(table, "line 2 f7", "1") == ["2>1"]
    refusal = refusal_of("2>1")
    assert refusal.rule == "T8"
    expect(notice(table)).to_contain_text(refusal.words)
    expect(table.page.get_by_text("T8")).to_have_count(1)
    expect(table.page.get_by_role("status").filter(has_text=refusal.words)).to_have_count(1)
    notice(table).get_by_role("button", name="Rule T8").click()
    expect(table.page.get_by_role("dialog").get_by_role("heading", name="T8")).to_be_visible()


@pytest.mark.rule("T8")
def test_a_run_of_which_only_a_part_can_go_somewhere_is_refused_by_the_page(table: Stage) -> None:
    """The server would move the part, which nobody asked for."""
    assert drop(table, "line 2 f7", "4") == []
    expect(notice(table)).to_contain_text("Only part of this run can go there.")
    expect(notice(table)).to_contain_text("6 with an anchor")
    expect(notice(table).get_by_role("button", name="Rule T8")).to_be_visible()
    assert drop(table, "line 2 f6+", "4") == []


@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_card_that_is_not_available_says_so_however_it_is_tried(table: Stage, way: str) -> None:
    missed = table.page.get_by_text("You can’t pick up this card right now")
    expect(missed).to_have_count(0)
    table.page.evaluate(
        """async way => {
            const card = document.querySelector("[data-card][aria-disabled=true]");
            if (way === "click") card.click();
            else await hands.drag(card, () => document.body);
        }""",
        way,
    )
    expect(missed).to_have_count(2)  # one to see and one to hear


@pytest.mark.rule("S5")
@pytest.mark.rule("S7")
@pytest.mark.rule("S8")
def test_a_card_that_stays_behind_says_which_rule_holds_it(browser: Browser, server: str) -> None:
    """The notice uses the words of the server's question."""
    every = [position.plain() for position in played_positions("septentrick", 1, often=1)]
    messages = [one["message"] for one in every if one["message"]["views"][0]["asks"] in CHOOSING]
    rules = set()
    with stage(browser, server, styled=False) as table:
        table.open(messages[0])
        for message in messages:
            (asked,) = message["views"]
            told = table.page.evaluate(SHUT, message)
            if told is None:
                continue
            rules.add(told["rule"])
            if asked["asks"] == "play":
                bare = re.sub(r" \(S\d+\)", "", asked["question"])
                assert told["words"].startswith(bare)
    assert {"S5", "S7", "S8"} <= rules <= {"S5", "S7", "S8", "S11"}


def test_a_refusal_goes_when_there_was_time_to_read_it(table: Stage) -> None:
    drop(table, "line 2 f7", "1")
    passed(table, 5)
    expect(notice(table)).to_be_visible()
    passed(table, 20)
    expect(notice(table)).to_be_hidden()


def test_a_refusal_stays_while_somebody_points_at_it_or_is_in_it(table: Stage) -> None:
    drop(table, "line 2 f7", "1")
    notice(table).hover()
    passed(table, 60)
    rule = notice(table).get_by_role("button", name="Rule T8")
    rule.focus()
    table.page.mouse.move(1, 1)
    passed(table, 60)
    rule.press("Enter")
    passed(table, 60)
    table.page.keyboard.press("Escape")
    expect(rule).to_be_focused()
    rule.blur()
    passed(table, 30)
    expect(notice(table)).to_be_hidden()


def test_another_refusal_begins_its_own_time(table: Stage) -> None:
    drop(table, "line 2 f7", "1")
    passed(table, 8)
    drop(table, "line 2 f7", "5")
    passed(table, 8)
    expect(notice(table)).to_be_visible()


SIZES = [(360, 740), (390, 844), (844, 390), (1024, 700), (1280, 720)]


# With larger letters nothing is free on the smallest phone: the notice then covers the boats.
@pytest.mark.parametrize(
    ("size", "letters"),
    [(size, "100%") for size in SIZES] + [(size, "130%") for size in SIZES[1:]],
)
def test_a_refusal_covers_no_control_of_the_table(
    table: Stage, size: tuple[int, int], letters: str
) -> None:
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.page.evaluate(LETTERS, letters)
    drop(table, "line 2 f7", "1")
    covered = None
    for _ in range(100):  # the layout may take a moment to adapt to the new size
        covered = notice(table).evaluate(COVERED)
        if covered == [True, []]:
            break
        table.page.wait_for_timeout(20)
    assert covered == [True, []]


def test_a_refusal_leaves_the_dock_free(table: Stage) -> None:
    """On a phone what can be done stays in sight at the foot, however the page is scrolled."""
    table.page.set_viewport_size({"width": 390, "height": 600})
    dock = table.page.locator("[data-dock]")
    for _ in range(100):  # the layout may take a moment to adapt to the new size
        table.page.evaluate("scrollTo(0, 0)")
        if abs(dock.evaluate("dock => dock.getBoundingClientRect().bottom") - 600) < 2:
            break
        table.page.wait_for_timeout(20)
    else:
        pytest.fail("the dock never came to the foot of the page")
    table.page.keyboard.press("u")
    expect(notice(table)).to_be_visible()
    is_on_screen, covered = notice(table).evaluate(COVERED)
    assert is_on_screen
    assert not [name for name in covered if name.startswith("Draw")]
