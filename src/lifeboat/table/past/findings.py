"""Findings: what was found out about a finished game, and how that is stored: without any words."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct, json

from lifeboat.core.figures import Figure, Thing
from lifeboat.players import Option, Reason
from lifeboat.players.review import TurningPoint, Verdict
from lifeboat.players.solution import Solution

Status = Literal["none", "making", "ready", "failed"]
"""How far the review of a game is."""


class Findings(Struct, frozen=True):
    """What was found out about a game."""

    verdicts: list[Verdict]
    """One for each decision in which there was a choice."""
    solution: Solution | None
    """What open cards would have allowed, where there is a solver."""
    turning_point: TurningPoint | None
    """Between which positions a game of Septentrick was lost, if that is known."""


FORM: Final = 3
"""Raised whenever what is stored means something else, so that older reviews are made again."""


# Named tuples that are compiled do not tell msgspec what is in them, so that is told here.


def findings_text(findings: Findings) -> str:
    """Findings as they are stored."""
    solution, lost = findings.solution, findings.turning_point
    stored = {
        "form": FORM,
        "verdicts": [_named(verdict) for verdict in findings.verdicts],
        "solution": solution._asdict() if solution else None,
        "turning_point": lost._asdict() if lost else None,
    }
    return json.encode(stored).decode()


def read_findings(text: str) -> Findings | None:
    """Findings from their stored text; nothing if another version has written it."""
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
    """Return figures as they were: a thing is stored as a list of its kind and its numbers."""
    return {
        name: Thing(figure[0], tuple(figure[1])) if isinstance(figure, list) else figure
        for name, figure in stored.items()
    }
