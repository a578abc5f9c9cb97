"""The score in words, and how a player's life rings and passengers compare (S17)."""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.septentrick.tally import is_matched
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import people_count, ring_count, seat_name


class ScoreLine(NamedTuple):
    """A player's line in the score: what they have collected, and whether it matches."""

    name: str
    rings: int
    people: int
    balance: str


def balance_words(texts: Texts, rings: int, people: int) -> str:
    """Say whether life rings and passengers match or, if not, how many are missing."""
    if is_matched(rings, people):
        return texts.say("septentrick-balance-matched")
    short = "people" if rings > people else "rings"
    return texts.say(f"septentrick-balance-{short}", count=abs(rings - people))


def tally_words(texts: Texts, rings: int, people: int) -> str:
    """Describe what a player has collected, and whether it matches."""
    return texts.say(
        "septentrick-tally",
        rings=ring_count(texts, rings),
        people=people_count(texts, people),
        balance=balance_words(texts, rings, people),
    )


def seat_tally(texts: Texts, view: View, seat: int) -> str:
    """Return a sentence that says what a seat has collected."""
    name = seat_name(texts, view.seat, seat)
    tally = tally_words(texts, *view.tally(seat))
    return texts.say("septentrick-told-seat", name=name, tally=tally)


def score_lines(texts: Texts, view: View) -> list[ScoreLine]:
    """Return a line of the score for each player."""
    return [
        ScoreLine(
            seat_name(texts, view.seat, seat), rings, people, balance_words(texts, rings, people)
        )
        for seat, (rings, people) in enumerate(zip(view.rings, view.people, strict=True))
    ]


def score_words(texts: Texts, view: View) -> str:
    """Return the score in words: how many players are matched."""
    return texts.say("septentrick-score-matched", matched=view.matched(), players=len(view.sizes))
