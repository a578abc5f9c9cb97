"""Hints in the form sent to clients: advice in words, based only on the seat's view."""

from __future__ import annotations

from math import isfinite
from typing import Any

from msgspec import Struct

from lifeboat.core.games import game_of
from lifeboat.players import Advice, Option
from lifeboat.texts import Texts
from lifeboat.texts.hints import estimate_text, reason_text
from lifeboat.texts.words import words_of


class HintOption(Struct, frozen=True):
    """An action that the seat can take, and what the crew can expect after it."""

    action: str
    """The action in notation."""
    words: str
    value: float | None
    """Points in SOS Titanic, the chance of winning in Septentrick.

    It is null if the action was barely tried in simulations.
    """
    error: float | None
    """Half the width of the value's 95% interval; null if unknown."""
    estimate: str
    """The value and its error in words."""
    reasons: list[str]
    """Facts for or against the action, in words, worked out from what the seat knows."""


class Hint(Struct, frozen=True):
    """A hint: what can be done, best option first."""

    seat: int
    version: int
    """The version of the table that the hint is for; the hint is stale once that changes."""
    left: int
    """How many more hints you may ask for."""
    playouts: int
    """The total number of simulated games for all options."""
    options: list[HintOption]


def sent_hint(
    game: str, texts: Texts, view: Any, advice: Advice, seat: int, version: int, left: int
) -> Hint:
    """Put advice into words, as a hint to send; `view` is the view the advice was based on."""
    options = [_sent_option(game, texts, view, option) for option in advice.options]
    return Hint(seat, version, left, advice.playouts, options)


def _sent_option(game: str, texts: Texts, view: Any, option: Option) -> HintOption:
    return HintOption(
        action=game_of(game).action_text(option.action),
        words=words_of(view).action(texts, view, option.action),
        value=_known(option.value),
        error=_known(option.error),
        estimate=estimate_text(texts, game, option.value, option.error),
        reasons=reason_sentences(texts, game, option),
    )


def reason_sentences(texts: Texts, game: str, option: Option) -> list[str]:
    """Return the reasons for an option in words."""
    return [reason_text(texts, game, reason.name, reason.figures) for reason in option.reasons]


def _known(figure: float) -> float | None:
    """Return the figure, or None if it isn't finite, as for an option that was barely tried."""
    return figure if isfinite(figure) else None
