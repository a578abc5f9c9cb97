"""Hints: advice on somebody's own decision, made from the view of their seat alone."""

from __future__ import annotations

from math import isfinite
from typing import Any

from msgspec import Struct

from lifeboat.core.games import game_of
from lifeboat.players import Advice, Option
from lifeboat.table.wire.gate import texts_of
from lifeboat.texts import Texts
from lifeboat.texts.hints import estimate_text, reason_text
from lifeboat.texts.words import words_of


class HintOption(Struct, frozen=True):
    """Something that the seat can do, with what the crew can expect after it."""

    action: str
    """In notation."""
    words: str
    value: float | None
    """Points at SOS Titanic, the chance to win at Septentrick; null where it was not tried."""
    error: float | None
    """Half of the 95 % interval of the value; null where that is not known."""
    estimate: str
    """Both in words."""
    reasons: list[str]
    """What stands behind it, counted out from what the seat knows, in words."""


class Hint(Struct, frozen=True):
    """What can be done, the best first."""

    seat: int
    version: int
    """The number of the last entry that changed what can be played; later ones make it stale."""
    left: int
    """How many more hints this person may ask for."""
    playouts: int
    """How many games were played out in thought."""
    options: list[HintOption]


def sent_hint(
    game: str, language: str, view: Any, advice: Advice, seat: int, version: int, left: int
) -> Hint:
    """Advice in the words of a language; the view is the one that it was made from."""
    texts = texts_of(language)
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
    """What stands behind an option, in words."""
    return [reason_text(texts, game, reason.name, reason.figures) for reason in option.reasons]


def _known(figure: float) -> float | None:
    """A figure that is one: what was never tried is worth nothing that could be said."""
    return figure if isfinite(figure) else None
