"""Comparison: how other teams did on the same deal, and what finished games add up to.

Nothing here tells a deal: no card, no seed, and of other people nothing but their names.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from lifeboat.server.store.rows import Tally
from lifeboat.table.past.results import Result, ResultSeat
from lifeboat.texts import Texts
from lifeboat.texts.words import game_name

SHORT = 8
"""So many digits of a deal's key stand for it in a result line."""


class Teammate(Struct, frozen=True):
    """Who had a seat."""

    name: str
    """The name of the person; empty for a bot."""
    player: str
    """The bot of the seat."""
    crew: str
    """The crew member (SOS Titanic); empty where it would tell something of today's deal."""


class TeamResult(Struct, frozen=True):
    """How a team did."""

    rank: int
    """Its place among all on this deal, shared by equal scores; 0 where deals differ."""
    game: str
    day: str
    """The date, if it counts for a deal of the day."""
    players: int
    layout: str
    score: int
    won: bool
    reason: str
    """How it ended, a word of the game's own."""
    pages: int
    """How many pages of the log book were turned (SOS Titanic)."""
    steps: int
    bot_steps: int
    """How many of the steps bots decided."""
    finished: int
    """When, in seconds since 1970."""
    team: list[Teammate]
    table: str
    """The table, if it is the asker's own; else empty."""


class Results(Struct, frozen=True):
    """A finished game among all that were dealt the same cards."""

    line: str
    """A line to share, which spoils nothing."""
    results: list[TeamResult]
    """All results on this deal, the best first."""


class Day(Struct, frozen=True):
    """The deal of a day, and how people did on it."""

    game: str
    date: str
    players: int
    """How many seats its deal has."""
    is_over: bool
    """Whether the day is over, so that all of it may be known."""
    played: bool
    """Whether whoever asks has played it to the end."""
    results: list[TeamResult]
    """The results that count, the best first: nobody's second one."""


class Statistics(Struct, frozen=True):
    """Finished games, counted."""

    tallies: list[Tally]
    """By game, layout and number of players."""
    crew: list[Tally]
    """The same for each crew member (SOS Titanic)."""
    results: list[TeamResult]
    """The person's own games, the latest first; empty for everybody's statistics."""


def ranked(results: Sequence[Result], own: str, me: str, with_crew: bool) -> list[TeamResult]:
    """Results on one deal, the best first, with their places.

    The asker's are those of the table ``own``, and those of the person with the key ``me``.
    """
    scores = [result.score for result in results]
    made = []
    for result in results:
        is_own = result.table == own or is_of(result, me)
        one = team_result(result, is_own, with_crew)
        made.append(structs.replace(one, rank=scores.index(result.score) + 1))
    return made


def is_of(result: Result, me: str) -> bool:
    """Whether it is a result of the person with this key."""
    return bool(me) and any(seat.me == me for seat in result.seats)


def team_result(result: Result, is_own: bool, with_crew: bool = True) -> TeamResult:
    """A result as it is sent, without a place."""
    return TeamResult(
        rank=0,
        game=result.game,
        day=result.day,
        players=result.players,
        layout=result.layout,
        score=result.score,
        won=result.won,
        reason=result.reason,
        pages=result.pages,
        steps=result.steps,
        bot_steps=result.bot_steps,
        finished=result.finished,
        team=[_teammate(seat, with_crew) for seat in result.seats],
        table=result.table if is_own else "",
    )


def _teammate(seat: ResultSeat, with_crew: bool) -> Teammate:
    return Teammate(seat.name, seat.player, seat.crew if with_crew else "")


def result_line(texts: Texts, game: str, players: int, deal: str, verdict: str) -> str:
    """A game in one line; the crew is not in it, because it may have been drawn with the cards."""
    name = game_name(texts, game)
    return texts.say("result-line", game=name, players=players, deal=deal, verdict=verdict)


def verdict_words(texts: Texts, result: Result | None) -> str:
    """How a game ended, in a few words; without a result it was given up."""
    if result is None:
        return texts.say("result-given-up")
    return texts.say(
        f"result-{result.game}",
        reason=result.reason,
        score=result.score,
        players=result.players,
        pages=result.pages,
    )


def deal_words(texts: Texts, day: str, deal: str) -> str:
    """Which deal it was: its day, or a word by which others can see that theirs is the same."""
    if day:
        return texts.say("result-day", day=day)
    return texts.say("result-deal", deal=deal[:SHORT])
