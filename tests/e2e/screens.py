"""Screens: every page and dialog of the client, opened as a person would, always the same way."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from tests.e2e.situations import Situation, legal_of, offering, reached
from tests.e2e.visits import Seat, Visitor, set_up, set_up_situation

Screen = Callable[[Visitor], None]
"""A function that opens a screen in the visitor's page and waits until it is there."""

SOLO: Final = {"players": "1", "crew": "boxhall"}
THREE: Final = {"players": "3", "captain": "1"}
QUESTIONS: Final = {
    "first": {"players": "2", "crew": "lee,lowe", "first": "table"},
    "name": SOLO,
    "arrange": SOLO,
    "search": SOLO,
    "front": SOLO,
    "fetch": SOLO,
    "exchange": {"players": "2", "crew": "lowe,lee", "first": "1"},
    "give": {"players": "2", "crew": "smith,lee", "first": "1"},
    "keep": {"players": "2", "crew": "fleet,lee", "first": "1"},
    "encore": {"players": "2", "crew": "lightoller,lee", "first": "1"},
}
"""What a table of SOS Titanic asks besides the turn, each with a set-up in which it comes up."""
PHASES: Final = {
    "captain": ({"players": "3", "captain": "table"}, "captain:"),
    "trump": (THREE, "trump:"),
    "pass": (THREE, "pass:"),
    "keep": (THREE, "keep:"),
    "trick": (THREE, "d"),
}
"""What a table of Septentrick asks: a set-up, and how the notation of the actions begins."""


def at_address(path: str) -> Screen:
    """Return a page that needs nothing but its address."""

    def open_it(visit: Visitor) -> None:
        visit.open(path)
        visit.page.get_by_role("heading", level=1).first.wait_for()
        visit.page.wait_for_load_state("networkidle")

    return open_it


def table_of(situation: Callable[[], Situation]) -> Screen:
    """Return a table at which one person has all seats."""

    def open_it(visit: Visitor) -> None:
        page = visit.sit(set_up_situation(visit.address, situation()))
        page.get_by_role("button", name="Table menu").wait_for()
        show = page.get_by_role("button", name="Show my hand")
        board = page.get_by_role("list", name="The ship and its lines")
        hand = page.get_by_role("list", name="Your hand")
        show.or_(board).or_(hand).first.wait_for()
        if show.is_visible():
            show.click()
            hand.wait_for()

    return open_it


def asking(question: str) -> Callable[[], Situation]:
    """Return a function that finds the first moment when a table of SOS Titanic asks this."""

    def is_asked(state: State, _legal: list[str]) -> bool:
        decision = state.decision()
        return decision is not None and decision.kind == question

    return lambda: reached("titanic", QUESTIONS[question], is_asked, 80)


def phase_of(phase: str) -> Callable[[], Situation]:
    """Return a function that finds the first moment when a table of Septentrick asks this."""
    setup, beginning = PHASES[phase]
    return lambda: reached("septentrick", setup, offering(beginning), 60)


def new_table(game: str) -> Screen:
    """Return the form for a new table, with everything unfolded."""

    def open_it(visit: Visitor) -> None:
        page = visit.open(f"/new/{game}")
        page.get_by_text("More options").click()
        page.get_by_role("radio", name="From a word you choose").check()
        if game == "titanic":
            page.get_by_role("group", name="Players").get_by_role("radio", name="3").check()
            page.get_by_role("radio", name="Chosen for each seat").check()

    return open_it


def gathering(visit: Visitor) -> None:
    """Open a table that waits for people."""
    seat = _open_table(visit)
    visit.sit(seat).get_by_role("heading", name="Seats").wait_for()
    visit.page.get_by_role("img", name="QR code for this link").first.wait_for()


def _open_table(visit: Visitor) -> Seat:
    request = {"setup": {"players": "4"}, "seats": ["me", "steady", "open", "open"], "deal": "seed"}
    return set_up(visit.address, game="septentrick", seed="gathering", **request)


def joining(visit: Visitor) -> None:
    """Open the same table as somebody who followed the link."""
    visit.open(f"/table/{_open_table(visit).table}").get_by_role("button", name="Join").wait_for()


def invitation(visit: Visitor) -> None:
    """Open the dialog with the link to a seat."""
    gathering(visit)
    visit.page.get_by_role("button", name="Invite", exact=True).first.click()
    visit.page.get_by_role("dialog").get_by_role("img", name="QR code").wait_for()


def settings(visit: Visitor) -> None:
    """Open the settings dialog."""
    at_address("/rules")(visit)
    visit.page.get_by_role("button", name="Settings").click()
    visit.page.get_by_role("dialog", name="Settings").wait_for()


def solo(visit: Visitor) -> None:
    """Open a solo game at its first turn."""
    table_of(lambda: reached("titanic", SOLO, lambda _, legal: bool(legal)))(visit)


def picked_up(visit: Visitor) -> None:
    """Pick up a card of a line, so that the places for it are highlighted."""
    situation = reached("titanic", SOLO, lambda _, legal: ">" in legal[0])
    table_of(lambda: situation)(visit)
    line = situation.legal()[0].split(">")[0]
    cards = visit.page.get_by_role("list", name=f"Deck {line}", exact=True)
    cards.get_by_role("button").last.click()
    visit.page.get_by_role("button", name="Destination").first.wait_for()


def action_card(visit: Visitor) -> None:
    """Pick up an action card that needs a line."""
    table_of(lambda: reached("titanic", SOLO, offering("wait:")))(visit)
    visit.page.get_by_role("list", name="Action cards").get_by_role("button", name="Wait!").click()
    visit.page.get_by_role("button", name="Destination").first.wait_for()


def drawn(visit: Visitor) -> None:
    """Open a rescue whose drawn cards can be played."""
    situation = reached("titanic", SOLO, lambda state, _: "place" in str(state.decision()))
    table_of(lambda: situation)(visit)
    visit.page.get_by_role("list", name="Drawn passengers").wait_for()


def curtain(visit: Visitor) -> None:
    """Open the curtain between two hands at one screen."""
    seat = set_up_situation(visit.address, reached("septentrick", THREE, offering("trump:")))
    visit.sit(seat).get_by_role("button", name="Show my hand").wait_for()


def look_back(visit: Visitor) -> None:
    """Open the dialog with the passes, before the first trick is complete."""
    table_of(lambda: reached("septentrick", THREE, offering("s"), 60))(visit)
    visit.page.get_by_role("button", name="Passed cards").click()
    visit.page.get_by_role("dialog", name="Passed cards").wait_for()


def rule_dialog(visit: Visitor) -> None:
    """Open the text of a rule over a table."""
    silence(visit)
    visit.page.get_by_role("button", name="Rule S19").click()
    visit.page.get_by_role("dialog").get_by_text("S19").first.wait_for()


def silence(visit: Visitor) -> None:
    """Open the chat of a table at which nobody may talk."""
    table_of(lambda: reached("septentrick", THREE, offering("trump:")))(visit)
    visit.page.get_by_role("button", name="Log", exact=True).press("t")
    visit.page.get_by_role("tab", name="Chat").wait_for()


def table_menu(visit: Visitor) -> None:
    """Open the table menu, with its folded part unfolded."""
    solo(visit)
    visit.page.get_by_role("button", name="Table menu").click()
    visit.page.get_by_text("Continue on another device").click()
    visit.page.get_by_role("img", name="QR code").wait_for()


def keys(visit: Visitor) -> None:
    """Open the help on keys."""
    solo(visit)
    visit.page.get_by_role("button", name="Table menu").press("?")
    visit.page.get_by_role("dialog", name="Shortcuts").wait_for()


def people(visit: Visitor) -> None:
    """Open the list of people at the table and its settings."""
    solo(visit)
    visit.page.get_by_role("button", name="Log", exact=True).press("p")
    visit.page.get_by_role("tab", name="Table").wait_for()


def giving_up(visit: Visitor) -> None:
    """Open the question that comes before a game is given up."""
    table_menu(visit)
    visit.page.get_by_role("button", name="Give up").click()
    visit.page.get_by_role("dialog", name="Do you want to give up?").wait_for()


def finished(game: str, setup: dict[str, str], seed: str = "to the end") -> Situation:
    """Play a game at random to its end."""
    rules, throws = game_of(game), dice(seed)
    state = rules.deal(rules.setup_fields(setup), secret_of(seed))
    actions: list[str] = []
    while state.decision() is not None:
        legal = legal_of(game, state)
        actions.append(legal[throws.below(len(legal))])
        state.play(rules.read_action(actions[-1]))
    return Situation(game, setup, seed, actions, state)


def over(game: str, setup: dict[str, str], unfolded: bool = True) -> Screen:
    """Return a table after its game, by default with other people's results unfolded."""

    def open_it(visit: Visitor) -> None:
        page = visit.sit(set_up_situation(visit.address, finished(game, setup)))
        page.get_by_role("button", name="Play again", exact=True).wait_for()
        results = page.get_by_text(re.compile("results? for this deal"))
        results.wait_for()
        if unfolded:
            results.click()

    return open_it


def replay(game: str, setup: dict[str, str]) -> Screen:
    """Return the replay of a finished game, halfway through."""

    def open_it(visit: Visitor) -> None:
        situation = finished(game, setup)
        seat = set_up_situation(visit.address, situation)
        page = visit.sit(seat)
        page.get_by_role("link", name="Replay", exact=True).click()
        middle = len(situation.actions) // 2
        slider = page.get_by_role("slider", name="Step")
        slider.wait_for()
        with page.expect_response(re.compile(rf"/steps/{middle}\b")):
            slider.fill(str(middle))
        page.get_by_role("region", name="What happened").wait_for()

    return open_it


def hint(open_table: Screen) -> Screen:
    """Return the hint for the decision at a table."""

    def open_it(visit: Visitor) -> None:
        open_table(visit)
        visit.page.get_by_role("button", name="Hint", exact=True).click()
        sheet = visit.page.get_by_role("dialog", name="Hint")
        sheet.get_by_role("button", name="Do this").first.wait_for()

    return open_it


@cache
def reviewed_table(address: str, game: str) -> Seat:
    """Set up a finished game; the first visitor to ask for its review waits until it is made."""
    setup = {"titanic": SOLO, "septentrick": THREE}[game]
    return set_up_situation(address, finished(game, setup))


def review(game: str) -> Screen:
    """Return the review of a finished game."""

    def open_it(visit: Visitor) -> None:
        visit.open(f"/review/{reviewed_table(visit.address, game).table}")
        visit.page.get_by_role("heading", name="How the game went").wait_for()

    return open_it


def statistics(visit: Visitor) -> None:
    """Open everybody's statistics, with figures."""
    over("titanic", SOLO)(visit)
    visit.open("/statistics")
    visit.page.get_by_role("radio", name="Everyone’s games").check()
    visit.page.get_by_role("heading", name="SOS Titanic").wait_for()


SCREENS: Final[dict[str, Screen]] = {
    "start": at_address("/"),
    "new table": at_address("/new"),
    "new table of titanic": new_table("titanic"),
    "new table of septentrick": new_table("septentrick"),
    "gathering": gathering,
    "joining": joining,
    "invitation": invitation,
    "settings": settings,
    "titanic": solo,
    "titanic card picked up": picked_up,
    "titanic action card": action_card,
    "titanic drawn": drawn,
    **{f"titanic asks {question}": table_of(asking(question)) for question in QUESTIONS},
    "titanic hint": hint(solo),
    "titanic over": over("titanic", SOLO),
    "table menu": table_menu,
    "giving up": giving_up,
    "keys": keys,
    "people": people,
    "septentrick curtain": curtain,
    **{f"septentrick {phase}": table_of(phase_of(phase)) for phase in PHASES},
    "septentrick look back": look_back,
    "septentrick hint": hint(table_of(phase_of("trick"))),
    "septentrick over": over("septentrick", THREE),
    "silence": silence,
    "rule": rule_dialog,
    "replay": at_address("/replay"),
    "replay of titanic": replay("titanic", SOLO),
    "replay of septentrick": replay("septentrick", THREE),
    "review of titanic": review("titanic"),
    "review of septentrick": review("septentrick"),
    "day of titanic": at_address("/day/titanic"),
    "day of septentrick": at_address("/day/septentrick/2026-01-01"),
    "statistics": statistics,
    "rulebooks": at_address("/rules"),
    "rules of titanic": at_address("/rules/titanic"),
    "rules of septentrick": at_address("/rules/septentrick"),
    "learn titanic": at_address("/learn/titanic"),
    "learn septentrick": at_address("/learn/septentrick"),
}
"""Every page and dialog, by name."""
