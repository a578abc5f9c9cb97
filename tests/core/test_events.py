"""Events: a seat is told what it may know, and the number of the cards that it may not see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lifeboat.core.events import EVERYBODY, UNSEEN, Event

SOURCE = Path(__file__).parents[2] / "src" / "lifeboat"
PASSED = Event("passed", seat=1, cards=(5, 9), audience=0b110)


def test_a_seat_that_may_see_the_cards_sees_them() -> None:
    assert PASSED.seen_by(1).cards == (5, 9)
    assert PASSED.seen_by(2).cards == (5, 9)


def test_a_seat_that_may_not_see_them_is_told_only_their_number() -> None:
    hidden = PASSED.seen_by(0)
    assert hidden.cards == (UNSEEN, UNSEEN)
    assert (hidden.name, hidden.seat) == ("passed", 1)


def test_a_spectator_sees_what_everybody_sees() -> None:
    assert PASSED.seen_by(-1).cards == (UNSEEN, UNSEEN)
    assert Event("page", cards=(3,)).seen_by(-1).cards == (3,)


def test_nobody_is_told_who_else_may_see() -> None:
    assert {PASSED.seen_by(seat).audience for seat in (-1, 0, 1, 2)} == {EVERYBODY}


@pytest.mark.parametrize("name", ["NO_SEAT", "SPECTATOR"])
def test_constants_for_no_seat_are_defined_in_one_place(name: str) -> None:
    defined = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if re.search(rf"^{name}\b.*=", path.read_text("utf-8"), re.MULTILINE)
    }
    assert defined == {"core/events.py"}
