"""The summary of a study: means and shares with intervals, by what the games differ in.

One deal that is played with several set-ups is still one deal. So where a group has more than one
game on a deal, their mean counts as one value.
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
    """How an entrant has done in games that have something in common."""

    player: str
    value: str
    """What they have in common: a crew, a layout, a number of players; empty: all games."""
    games: int
    deals: int
    score: Interval | None
    """The mean score; the open-card best of Septentrick is a win or none and has no score."""
    won: Interval
    """The share of games in which everything was reached."""


class Page(msgspec.Struct, frozen=True):
    """How often an entrant's games ended on a page."""

    player: str
    turned: int
    """How many pages had been turned."""
    page: int
    """The number on the page."""
    last: bool
    """Whether it is the last one, on which the ship sinks."""
    games: int
    share: Interval


class Pair(msgspec.Struct, frozen=True):
    """Two entrants on the same deals: by how much the first is ahead."""

    player: str
    other: str
    setup: str
    """The set-up, as far as the set-ups of the study differ; empty: all of them."""
    deals: int
    score: Interval | None
    won: Interval


class Proof(msgspec.Struct, frozen=True):
    """How much the solver knows."""

    deals: int
    decided: Interval
    """The share of deals of which it is known whether all can be reached."""
    proved: Interval
    """The share of deals whose best result is known for certain."""


class Summary(msgspec.Struct, frozen=True):
    """What a study says."""

    study: Study
    games: int
    missing: int
    clock: bool
    """Whether the clock was a limit: then another machine gives other results."""
    all: list[Group]
    by_setup: list[Group]
    by_crew: list[Group]
    by_layout: list[Group]
    by_players: list[Group]
    pages: list[Page]
    pairs: list[Pair]
    solver: Proof | None


def summary_of(study: Study, table: pa.Table) -> Summary:
    """Count everything out."""
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
    """The fields in which the set-ups of a study differ, or the presets that set them."""
    setups = _with_presets(study)
    names = [name for name in setups[0] if len({one[name] for one in setups}) > 1]
    # One crew member for each player: where the crew differs, the number of players follows.
    return [name for name in names if name != "players"] if "crew" in names else names


def setup_names(study: Study) -> list[str]:
    """Each set-up by the fields in which the set-ups of the study differ."""
    differing = differing_fields(study)
    return [" ".join(setup[name] for name in differing) for setup in _with_presets(study)]


def _with_presets(study: Study) -> list[dict[str, str]]:
    """Return the set-ups with each preset in place of the fields it sets, if none is mixed."""
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
    """The groups of games with a value in common, in the order of the study."""
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
    """The mean of a field for each deal."""
    found: dict[int, list[float]] = {}
    for row in rows:
        if row[field] is not None:
            found.setdefault(row["deal"], []).append(row[field])
    return {deal: fmean(values) for deal, values in found.items()}


def _pages(study: Study, rows: list[Row]) -> list[Page]:
    """On which pages the games of each player ended, the first page first."""
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
    """Every entrant beside every one before it: all set-ups together, then each if there are more.

    Only games count that both have played: the same deal with the same set-up.
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
    """By how much one game is ahead of another."""
    scores = (row["score"], other["score"])
    score = None if None in scores else row["score"] - other["score"]
    won = int(row["won"]) - int(other["won"])
    return {"setup": row["setup"], "deal": row["deal"], "score": score, "won": won}


def _paired(player: str, other: str, setup: str, differences: list[Row]) -> list[Pair]:
    """A pair, if it has games."""
    if not differences:
        return []
    scores, wins = (list(_by_deal(differences, field).values()) for field in ("score", "won"))
    score = mean(scores) if scores else None
    return [Pair(player, other, setup, len(wins), score, mean(wins))]


def _proof(solved: list[Row]) -> Proof:
    decided = _share(solved, [row["reason"] != "unknown" for row in solved])
    return Proof(len(solved), decided, _share(solved, [bool(row["proved"]) for row in solved]))


def _share(rows: list[Row], marks: list[bool]) -> Interval:
    """The share of games that are marked."""
    marked = [{"deal": row["deal"], "so": so} for row, so in zip(rows, marks, strict=True)]
    return share_by_deal(list(_by_deal(marked, "so").values()), len(rows))
