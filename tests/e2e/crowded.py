"""Crowded screens: tables with as much on them as the rules allow, some in long words."""

from __future__ import annotations

from typing import Final

from lifeboat.core.games import State, game_of
from tests.e2e.drawn import open_drawn
from tests.e2e.screens import Screen
from tests.e2e.situations import offering, reached
from tests.e2e.visits import Visitor

LONG_LINES: Final = (
    "decks=f2,f3,s4,s3|s17,s16,s15,s14,s13,s12,s11,s10,s9,s8,s7,s6,s5/"
    "f4,f5,f6|f13,f12,f11,f10,f9,f8,f7,f6+/s2,s2+,s5+,f4+,f5+,f8+,f9+,s7+,s8+|f3+/"
    "s6+/f7+/-"
)
"""A run of thirteen, one of eight, and a pile of cards face down behind a single one."""
FULL_HANDS: Final = (
    "hands=get-ready,get-ready,come-on,come-on/come-on,come-back,come-back,come-back/"
    "your-turn,your-turn,same-lines,same-lines/wait,wait,save-time,plan-a/"
    "plan-b,boat,mystery-f,mystery-s"
)
"""All twenty action cards lie before five players."""
TITANIC: Final = {
    "long lines": f"crew=boxhall {LONG_LINES} hands=wait,boat,plan-a,same-lines",
    "full hand": (
        "crew=lowe decks=f2,f3|s9,s8/s17/f9|f6/-/-/- groups=f1,f2?/f1+/s1,s2,s3/s1+ "
        "hands=get-ready,come-on,come-back,your-turn,same-lines,wait,plan-a,boat,mystery-s"
    ),
    "five players": f"crew=phillips,lightoller,murdoch,smith,fleet {LONG_LINES} {FULL_HANDS}",
    "rescue of five": (
        f"crew=murdoch,lightoller,smith,phillips,fleet {LONG_LINES} {FULL_HANDS} "
        "stack=* drawn=f1,f1+,f2+,s1 asks=place agenda=end-turn"
    ),
}
SEPTENTRICK: Final = {
    "captain": ({"players": "5", "captain": "table"}, "captain:"),
    "trump": ({"players": "5", "captain": "1"}, "trump:"),
    "pass": ({"players": "3", "captain": "1"}, "pass:"),
    "keep": ({"players": "5", "captain": "1"}, "keep:"),
}


def titanic(name: str, language: str) -> Screen:
    """A table of SOS Titanic at a drawn position."""

    def open_it(visit: Visitor) -> None:
        state: State = game_of("titanic").read_position(TITANIC[name])
        open_drawn(visit, "titanic", state, language)

    return open_it


def held(name: str, card: str, language: str) -> Screen:
    """The same with an action card picked up, whose text is shown."""

    def open_it(visit: Visitor) -> None:
        titanic(name, language)(visit)
        visit.page.locator(f"[data-thing$=' {card}']").first.click()
        visit.page.locator("[data-spot]").first.wait_for()

    return open_it


def septentrick(phase: str, language: str) -> Screen:
    """A table of Septentrick for as many as can play, or with as many cards."""

    def open_it(visit: Visitor) -> None:
        setup, beginning = SEPTENTRICK[phase]
        situation = reached("septentrick", setup, offering(beginning), 60)
        open_drawn(visit, "septentrick", situation.state, language)

    return open_it


def late_trick(language: str) -> Screen:
    """The last card of a trick of five, many tricks later."""

    def is_late(state: State, _legal: list[str]) -> bool:
        view = state.view(0)
        return getattr(view, "tricks", 0) == 3 and len(getattr(view, "trick", [])) == 4

    def open_it(visit: Visitor) -> None:
        situation = reached("septentrick", {"players": "5", "captain": "1"}, is_late, 80)
        open_drawn(visit, "septentrick", situation.state, language)

    return open_it


CROWDED: Final[dict[str, Screen]] = {
    "long lines": titanic("long lines", "de"),
    "full hand": titanic("full hand", "fr"),
    "five players": titanic("five players", "de"),
    "rescue of five": titanic("rescue of five", "fr"),
    "card of five held": held("five players", "same-lines", "fr"),
    "card held": held("full hand", "your-turn", "de"),
    "captain of five": septentrick("captain", "de"),
    "trump of five": septentrick("trump", "fr"),
    "trump in English": septentrick("trump", "en"),
    "pass": septentrick("pass", "fr"),
    "keep of five": septentrick("keep", "de"),
    "trick of five": late_trick("de"),
}
"""Tables on which room is scarce, by names of their own."""
