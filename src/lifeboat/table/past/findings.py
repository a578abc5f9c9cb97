"""Findings: the results behind a review, without words, and the form in which they are stored."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, json

from lifeboat.core.figures import Figure, Thing
from lifeboat.players import Option, Reason
from lifeboat.players.review import TurningPoint, Verdict
from lifeboat.players.solution import Solution

Status = Literal["none", "making", "ready", "failed"]
"""How far along the review of a game is."""


class Findings(Struct, frozen=True):
    """The results behind the review of a game."""

    verdicts: list[Verdict]
    """A verdict on each decision that offered a choice, in order."""
    solution: Solution | None
    """The best that was possible with all cards visible; None if that wasn't worked out."""
    turning_point: TurningPoint | None
    """The positions between which the game was lost; None if unknown, as in SOS Titanic."""


FORM: Final = 3
"""The version of the stored form, raised when its meaning changes so that reviews are redone."""


# msgspec can't see the fields of a compiled named tuple, so the conversion is written out here.


def findings_text(findings: Findings) -> str:
    """Return findings encoded as JSON, ready to store."""
    solution, lost = findings.solution, findings.turning_point
    stored = {
        "form": FORM,
        "verdicts": [_named(verdict) for verdict in findings.verdicts],
        "solution": solution._asdict() if solution else None,
        "turning_point": lost._asdict() if lost else None,
    }
    return json.encode(stored).decode()


def read_findings(text: str) -> Findings | None:
    """Read findings from their stored text; return None if invalid or from another version."""
    try:
        stored = json.decode(text)
        if stored["form"] != FORM:
            return None
        solution, lost = stored["solution"], stored["turning_point"]
        return Findings(
            [_verdict(one) for one in stored["verdicts"]],
            Solution(**solution) if solution else None,
            TurningPoint(**lost) if lost is not None else None,
        )
    except (ValueError, KeyError, TypeError):
        return None


def _named(verdict: Verdict) -> dict[str, Any]:
    options = {"chosen": _named_option(verdict.chosen), "best": _named_option(verdict.best)}
    return verdict._asdict() | options


def _named_option(option: Option) -> dict[str, Any]:
    return option._asdict() | {"reasons": [reason._asdict() for reason in option.reasons]}


def _verdict(named: dict[str, Any]) -> Verdict:
    options = {"chosen": _option(named["chosen"]), "best": _option(named["best"])}
    return Verdict(**named | options)


def _option(named: dict[str, Any]) -> Option:
    reasons = [Reason(one["name"], _figures(one["figures"])) for one in named["reasons"]]
    return Option(**named | {"reasons": reasons})


def _figures(stored: dict[str, Any]) -> dict[str, Figure]:
    """Return figures from their stored form; a `Thing` is stored as a list of its fields."""
    return {
        name: Thing(figure[0], tuple(figure[1])) if isinstance(figure, list) else figure
        for name, figure in stored.items()
    }
