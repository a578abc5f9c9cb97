"""The summary of a study: means and shares with intervals, for all games and for groups.

A deal that is played with several set-ups is still one deal. So where a group has more than one
game on a deal, their mean counts as a single value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lifeboat.core.games import game_of
from lifeboat.core.presets import MIXED, preset_of
from lifeboat.lab.intervals import Interval, mean, share_by_deal
from lifeboat.lab.study import SOLVER, Study

if TYPE_CHECKING:
    import pyarrow as pa

NEEDED: Final = [
    *("setup", "player", "deal", "score", "won", "crew", "layout", "players", "turned", "page"),
    *("proved", "reason"),
]
Row = dict[str, Any]


class Group(msgspec.Struct, frozen=True):
    """How an entrant did in games that have something in common."""

    player: str
    value: str
    """What the games have in common, such as a crew member or a layout; empty for all games."""
    games: int
    deals: int
    score: Interval | None
    """The mean score; None if there are no scores, as for the Septentrick solver."""
    won: Interval
    """The share of games that were won or, for the solver, of deals that can be won."""


class Page(msgspec.Struct, frozen=True):
    """How often a player's games ended on a page."""

    player: str
    turned: int
    """The number of pages that had been turned by then."""
    page: int
    """The number on the page."""
    last: bool
    """Whether it is the last page, on which the ship sinks."""
    games: int
    share: Interval


class Pair(msgspec.Struct, frozen=True):
    """How far `player` is ahead of `other` on the same deals."""

    player: str
    other: str
    setup: str
    """The name of the set-up; empty for all set-ups together."""
    deals: int
    score: Interval | None
    won: Interval


class Proof(msgspec.Struct, frozen=True):
    """How much the solver found out."""

    deals: int
    decided: Interval
    """The share of deals for which it is known whether they can be won."""
    proved: Interval
    """The share of deals whose best result is proved."""


class Summary(msgspec.Struct, frozen=True):
    """The results of a study in numbers."""

    study: Study
    games: int
    missing: int
    clock: bool
    """Whether there was a time limit, in which case another machine may give different results."""
    all: list[Group]
    by_setup: list[Group]
    by_crew: list[Group]
    by_layout: list[Group]
    by_players: list[Group]
    pages: list[Page]
    pairs: list[Pair]
    solver: Proof | None


def summary_of(study: Study, table: pa.Table) -> Summary:
    """Return the summary of a study, given the table of its rows."""
    rows: list[Row] = table.select(NEEDED).to_pylist()
    names = setup_names(study)
    solved = [row for row in rows if row["player"] == SOLVER]
    return Summary(
        study=study,
        games=len(rows),
        missing=study.games - len(rows),
        clock=study.seconds is not None,
        all=_groups(study, rows, lambda row: [""]),
        by_setup=_groups(study, rows, lambda row: [names[row["setup"]]]),
        by_crew=_groups(study, rows, lambda row: row["crew"].split(",") if row["crew"] else []),
        by_layout=_groups(study, rows, lambda row: [row["layout"]] if row["layout"] else []),
        by_players=_groups(study, rows, lambda row: [str(row["players"])]),
        pages=_pages(study, rows),
        pairs=_pairs(study, rows, names),
        solver=_proof(solved) if solved else None,
    )


def differing_fields(study: Study) -> list[str]:
    """Return the fields in which a study's set-ups differ, or the presets that set them.

    The number of players is left out if the crews differ.
    """
    setups = _with_presets(study)
    names = [name for name in setups[0] if len({one[name] for one in setups}) > 1]
    # Each player has a crew member, so the crew implies the number of players.
    return [name for name in names if name != "players"] if "crew" in names else names


def setup_names(study: Study) -> list[str]:
    """Return a name for each set-up, made of the values in which the set-ups differ."""
    differing = differing_fields(study)
    return [" ".join(setup[name] for name in differing) for setup in _with_presets(study)]


def _with_presets(study: Study) -> list[dict[str, str]]:
    """Return the set-ups, with presets in place of the fields that they set.

    The fields stay if a set-up matches none of the preset's values.
    """
    setups = study.setups
    for name, values in game_of(study.game).presets().items():
        chosen = [preset_of(values, setup) for setup in setups]
        if MIXED not in chosen:
            preset = next(iter(values.values()))
            setups = [
                {field: text for field, text in setup.items() if field not in preset}
                | {name: value}
                for setup, value in zip(setups, chosen, strict=True)
            ]
    return setups


def _groups(study: Study, rows: list[Row], values: Callable[[Row], list[str]]) -> list[Group]:
    """Return a group for each value and entrant; `values` returns the values of a row.

    Values come in the order of the rows, and entrants in the order of the study.
    """
    found: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        for value in values(row):
            found.setdefault((value, row["player"]), []).append(row)
    order = list(dict.fromkeys(value for value, _ in found))
    return [
        _group(entrant, value, found[value, entrant])
        for value in order
        for entrant in study.entrants
        if (value, entrant) in found
    ]


def _group(player: str, value: str, rows: list[Row]) -> Group:
    scores = _by_deal(rows, "score")
    wins = _by_deal(rows, "won")
    return Group(
        player=player,
        value=value,
        games=len(rows),
        deals=len(wins),
        score=mean(list(scores.values())) if scores else None,
        won=share_by_deal(list(wins.values()), len(rows)),
    )


def _by_deal(rows: Iterable[Row], field: str) -> dict[int, float]:
    """Return the mean of a field for each deal; rows without a value don't count."""
    found: dict[int, list[float]] = {}
    for row in rows:
        if row[field] is not None:
            found.setdefault(row["deal"], []).append(row[field])
    return {deal: fmean(values) for deal, values in found.items()}


def _pages(study: Study, rows: list[Row]) -> list[Page]:
    """Return the pages on which each player's games ended, in the order they are turned."""
    pages = []
    for player in study.players:
        own = [row for row in rows if row["player"] == player and row["turned"] is not None]
        for turned in sorted({row["turned"] for row in own}):
            here = [row for row in own if row["turned"] == turned]
            is_last = not all(row["won"] for row in here)
            part = _share(own, [row["turned"] == turned for row in own])
            pages.append(Page(player, turned, here[0]["page"], is_last, len(here), part))
    return pages


def _pairs(study: Study, rows: list[Row], names: list[str]) -> list[Pair]:
    """Return comparisons of each entrant with every entrant listed before it.

    For any two entrants, the first comparison covers all set-ups together; if there are several
    set-ups, a comparison for each follows. Only games that both have played count: the same deal
    with the same set-up.
    """
    found: dict[str, dict[tuple[int, int], Row]] = {}
    for row in rows:
        found.setdefault(row["player"], {})[row["setup"], row["deal"]] = row
    pairs = []
    for at, player in enumerate(study.entrants):
        for other in study.entrants[:at]:
            mine, theirs = found.get(player, {}), found.get(other, {})
            both = [key for key in mine if key in theirs]
            differences = [_difference(mine[key], theirs[key]) for key in both]
            pairs += _paired(player, other, "", differences)
            for number, name in enumerate(names if len(names) > 1 else []):
                own = [row for row in differences if row["setup"] == number]
                pairs += _paired(player, other, name, own)
    return pairs


def _difference(row: Row, other: Row) -> Row:
    """Return how far one game is ahead of another in score and wins, as a row.

    The score is None if either game has none.
    """
    scores = (row["score"], other["score"])
    score = None if None in scores else row["score"] - other["score"]
    won = int(row["won"]) - int(other["won"])
    return {"setup": row["setup"], "deal": row["deal"], "score": score, "won": won}


def _paired(player: str, other: str, setup: str, differences: list[Row]) -> list[Pair]:
    """Return a list with one comparison, or an empty list if there are no differences."""
    if not differences:
        return []
    scores, wins = (list(_by_deal(differences, field).values()) for field in ("score", "won"))
    score = mean(scores) if scores else None
    return [Pair(player, other, setup, len(wins), score, mean(wins))]


def _proof(solved: list[Row]) -> Proof:
    decided = _share(solved, [row["reason"] != "unknown" for row in solved])
    return Proof(len(solved), decided, _share(solved, [bool(row["proved"]) for row in solved]))


def _share(rows: list[Row], marks: list[bool]) -> Interval:
    """Return the share of rows whose mark is True, with its interval."""
    marked = [{"deal": row["deal"], "so": so} for row, so in zip(rows, marks, strict=True)]
    return share_by_deal(list(_by_deal(marked, "so").values()), len(rows))
