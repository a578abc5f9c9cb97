"""Comparisons with other teams on the same deal, and statistics of finished games.

Nothing here reveals the cards or the seed of a deal, and other people appear only by name.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from lifeboat.table.past.results import Result, ResultSeat
from lifeboat.table.past.tallies import Tally
from lifeboat.texts import Texts
from lifeboat.texts.words import game_name

SHORT = 8
"""How many digits of a deal's key identify the deal in a result line."""


class Teammate(Struct, frozen=True):
    """The person or bot that had a seat."""

    name: str
    """The person's name; empty for a bot."""
    player: str
    """The name of the bot; empty for a person."""
    crew: str
    """The crew member (SOS Titanic); empty if it would reveal part of today's deal."""


class TeamResult(Struct, frozen=True):
    """A team's result in one game."""

    rank: int
    """The team's rank on this deal (equal scores share one), or 0 in a list of different deals."""
    game: str
    day: str
    """The date if the game counts for a deal of the day, otherwise empty."""
    players: int
    layout: str
    score: int
    won: bool
    reason: str
    """How the game ended, as a word specific to the game."""
    pages: int
    """The number of pages of the booklet that were turned (SOS Titanic); 0 in other games."""
    steps: int
    bot_steps: int
    """The number of steps that bots decided."""
    finished: int
    """When the game ended, in seconds since 1970."""
    team: list[Teammate]
    table: str
    """The id of the table if it is one of yours, otherwise empty."""


class Results(Struct, frozen=True):
    """A finished game compared with others on the same deal."""

    line: str
    """A line to share, without spoilers."""
    course: list[int]
    """How well each stretch of the game went: 0 badly, 1 fairly, 2 well; for signs to share.

    In SOS Titanic a stretch is a page of the booklet, in Septentrick a trick. Empty for a game that
    was abandoned.
    """
    results: list[TeamResult]
    """The results on this deal, best first; at most 100."""


class Day(Struct, frozen=True):
    """What is known about a deal of the day: its results, but not its cards."""

    game: str
    date: str
    players: int
    """The number of seats."""
    is_over: bool
    """Whether the day is over, so that everything about the deal may be shown."""
    played: bool
    """Whether you have played the deal to the end; false without a key."""
    results: list[TeamResult]
    """The results that count, best first, at most 100; only a person's first try counts."""


class Statistics(Struct, frozen=True):
    """Statistics of finished games. Totals count only games with the standard edition."""

    tallies: list[Tally]
    """Totals by game, layout and number of players."""
    crew: list[Tally]
    """Totals for each crew member (SOS Titanic), by layout and number of players."""
    results: list[TeamResult]
    """Your own games, latest first, at most 100; empty in everybody's statistics."""


def ranked(results: Sequence[Result], own: str, me: str, with_crew: bool) -> list[TeamResult]:
    """Return the results on one deal with their ranks, ready to send.

    `results` must be sorted, best first. The id of a table is included only if the table is `own`,
    or if the person whose key has the hash `me` played there. Crew members are included only if
    `with_crew` is true.
    """
    scores = [result.score for result in results]
    made = []
    for result in results:
        is_own = result.table == own or is_of(result, me)
        one = team_result(result, is_own, with_crew)
        made.append(structs.replace(one, rank=scores.index(result.score) + 1))
    return made


def is_of(result: Result, me: str) -> bool:
    """Return whether the person whose key has the hash `me` took part; False if `me` is empty."""
    return bool(me) and any(seat.me == me for seat in result.seats)


def team_result(result: Result, is_own: bool, with_crew: bool = True) -> TeamResult:
    """Return a result ready to send, with rank 0, and with the table's id only if `is_own`."""
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


def result_line(
    texts: Texts, game: str, players: int, deal: str, verdict: str, is_practice: bool = False
) -> str:
    """Return one line about a finished game, for people to share.

    It doesn't name the crew, which may have been drawn with the cards.
    """
    name = game_name(texts, game)
    line = texts.say("result-line", game=name, players=players, deal=deal, verdict=verdict)
    return texts.say("result-practice", line=line) if is_practice else line


def verdict_words(texts: Texts, result: Result | None) -> str:
    """Return a phrase that says how a game ended; None stands for a game that was abandoned."""
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
    """Return a phrase that identifies a deal: its day or, if `day` is empty, a short key."""
    if day:
        return texts.say("result-day", day=day)
    return texts.say("result-deal", deal=deal[:SHORT])
