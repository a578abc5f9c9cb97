"""How a player's life rings and passengers compare, and the score, in words (S17)."""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.septentrick.tally import is_matched
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.septentrick.names import people_count, ring_count, seat_name


class ScoreLine(NamedTuple):
    """What one player has collected, and whether it matches."""

    name: str
    rings: int
    people: int
    balance: str


def balance_words(texts: Texts, rings: int, people: int) -> str:
    """Whether life rings and passengers match, or what is short."""
    if is_matched(rings, people):
        return texts.say("septentrick-balance-matched")
    short = "people" if rings > people else "rings"
    return texts.say(f"septentrick-balance-{short}", count=abs(rings - people))


def tally_words(texts: Texts, rings: int, people: int) -> str:
    """All that a player has collected, and how it compares."""
    return texts.say(
        "septentrick-tally",
        rings=ring_count(texts, rings),
        people=people_count(texts, people),
        balance=balance_words(texts, rings, people),
    )


def seat_tally(texts: Texts, view: View, seat: int) -> str:
    """What a seat has collected, in a sentence."""
    name = seat_name(texts, view.seat, seat)
    tally = tally_words(texts, *view.tally(seat))
    return texts.say("septentrick-told-seat", name=name, tally=tally)


def score_lines(texts: Texts, view: View) -> list[ScoreLine]:
    """What each player has collected."""
    return [
        ScoreLine(
            seat_name(texts, view.seat, seat), rings, people, balance_words(texts, rings, people)
        )
        for seat, (rings, people) in enumerate(zip(view.rings, view.people, strict=True))
    ]


def score_words(texts: Texts, view: View) -> str:
    """The score: at how many players life rings and passengers match."""
    return texts.say("septentrick-score-matched", matched=view.matched(), players=len(view.sizes))
