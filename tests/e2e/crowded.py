"""Crowded screens: tables with as much on them as the rules allow, some with long words."""

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
"""A run of thirteen, a run of eight, and a pile of face-down cards behind a single card."""
FULL_HANDS: Final = (
    "hands=get-ready,get-ready,come-on,come-on/come-on,come-back,come-back,come-back/"
    "your-turn,your-turn,same-lines,same-lines/wait,wait,save-time,plan-a/"
    "plan-b,boat,mystery-f,mystery-s"
)
"""All twenty action cards in the hands of five players."""
TITANIC: Final = {
    "long lines": f"crew=boxhall {LONG_LINES} hands=wait,boat,plan-a,same-lines",
    "full hand": (
        "crew=lowe decks=f2,f3|s9,s8/s17/f9|f6/-/-/- groups=f1,f2?/f1+/s1,s2,s3/s1+ "
        "hands=get-ready,come-on,come-back,your-turn,same-lines,wait,plan-a,boat,mystery-s"
    ),
    "five players": f"crew=phillips,lightoller,murdoch,smith,fleet {LONG_LINES} {FULL_HANDS}",
    "two in the middle": (
        "crew=smith,lee turned=4 decks=-/s9,f10,s13|f7,f6,f5/f12,s16,s3|s8/s5,s10,f9|f11,f10+/"
        "s17,s16+,s15/f13 groups=f1,f2,f3/f1+/s1/- hands=wait,boat,mystery-s/come-on"
    ),
    "three late": (
        "crew=lowe,fleet,phillips turned=7 decks=-/-/s9,f10|f7,f6/f12|s8,s7,s6,s5/"
        "s17,s16+,s15,s14/f13,f12+ groups=f1,f2,f3,f4/f1+,f2+/s1,s2/s1+ hands=wait/plan-a,boat/-"
    ),
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
    """Return the screen of an SOS Titanic table at a drawn position."""

    def open_it(visit: Visitor) -> None:
        state: State = game_of("titanic").read_position(TITANIC[name])
        open_drawn(visit, "titanic", state, language)

    return open_it


def held(name: str, card: str, language: str) -> Screen:
    """Return the same screen with an action card picked up, so that its text is shown."""

    def open_it(visit: Visitor) -> None:
        titanic(name, language)(visit)
        visit.page.locator(f"[data-thing$=' {card}']").first.click()
        visit.page.locator("[data-spot]").first.wait_for()

    return open_it


def septentrick(phase: str, language: str) -> Screen:
    """Return the screen of a Septentrick table with the most players or the most cards."""

    def open_it(visit: Visitor) -> None:
        setup, beginning = SEPTENTRICK[phase]
        situation = reached("septentrick", setup, offering(beginning), 60)
        open_drawn(visit, "septentrick", situation.state, language)

    return open_it


def late_trick(language: str) -> Screen:
    """Return the screen of the last card in a trick of five, three tricks later."""

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
"""Tables on which space is tight, by name."""
PHONE: Final[dict[str, Screen]] = {
    "two in the middle": titanic("two in the middle", "de"),
    "three late": titanic("three late", "fr"),
}
"""Tables of several players as they usually are, by name."""
