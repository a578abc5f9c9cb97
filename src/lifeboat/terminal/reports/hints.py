"""Hints in the terminal: the best options with estimates and reasons, as text or JSON."""

from __future__ import annotations

import json
from math import inf, isfinite
from typing import Any, Final

from lifeboat.core.dice import dice
from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record
from lifeboat.players import Advice, Budget, Option
from lifeboat.players.hints import explained_advice, noted
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.terminal.seats import Seats, recorded_seats
from lifeboat.terminal.tables import Table, table_of
from lifeboat.texts import Texts
from lifeboat.texts.hints import estimate_text, reason_text

MOST_PLAYOUTS: Final = 1_000_000_000
MOST_SECONDS: Final = 3600.0


def read_budget(playouts: str | None, seconds: str | None, usual: Budget) -> Budget:
    """Return the budget that somebody asked for, or `usual` if they gave neither number.

    If only one number is given, only that one limits the search. Raise `LifeboatError` if a number
    is out of range.
    """
    if playouts is None and seconds is None:
        return usual
    number, time = MOST_PLAYOUTS, inf
    if playouts is not None:
        digits = playouts if playouts.isdecimal() and len(playouts) < 12 else "0"
        number = int(digits)
        if not 1 <= number <= MOST_PLAYOUTS:
            raise LifeboatError("budget", playouts, f"1-{MOST_PLAYOUTS}")
    if seconds is not None:
        time = _seconds(seconds)
    return Budget(number, time)


def _seconds(typed: str) -> float:
    try:
        time = float(typed)
    except ValueError:
        time = 0.0
    if not 0 < time <= MOST_SECONDS:
        raise LifeboatError("budget", typed, f"0.01-{MOST_SECONDS:.0f}")
    return time


def sound_game(record: Record, steps: int | None = None) -> Playthrough:
    """Replay a record, or its first `steps` steps, and return the game.

    Raise `RecordError` if this part is broken; in a game with secrets, the error doesn't give away
    anybody's hand.
    """
    playthrough, broken = replay(record, steps)
    if broken is None:
        return playthrough
    if playthrough.rules.has_secrets:
        raise RecordError("record-broken", len(playthrough.steps) + 1)
    raise broken


def deciding_view(playthrough: Playthrough, seats: Seats) -> Any:
    """Return the view of the person who decides.

    Raise `LifeboatError` if a bot decides or the game is over.
    """
    decision = playthrough.state.decision()
    if decision is None:
        raise LifeboatError("hint-over", "hint")
    if decision.seat in seats.bots:
        raise LifeboatError("hint-bot", decision.seat + 1, seats.bots[decision.seat].name)
    return playthrough.state.view(decision.seat)


def think(playthrough: Playthrough, view: Any, budget: Budget) -> Advice:
    """Return advice on the decision of the seat with this view.

    The same game and number of playouts give the same advice, unless time runs out first.
    """
    throws = dice(f"hint at step {len(playthrough.steps) + 1}")
    return explained_advice(playthrough.record.game, view, throws, budget)


def show_hint_of(
    record: Record, texts: Texts, screen: Screen, budget: Budget, as_json: bool
) -> None:
    """Show a hint for the person who decides at the end of a record, in words or as JSON.

    Raise `LifeboatError` if the record is broken, its game is over, or a bot decides.
    """
    playthrough = sound_game(record)
    view = deciding_view(playthrough, recorded_seats(record))
    table = table_of(record.game, texts, screen, plain=True)
    if as_json:
        document = hint_document(texts, table, record.game, view, think(playthrough, view, budget))
        screen.console.file.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")
        return
    screen.say(table.question(view), BOLD)
    with screen.busy(texts.say("hint-thinking")):
        advice = think(playthrough, view, budget)
    show_hint(texts, screen, table, record.game, view, advice)


def show_hint(
    texts: Texts, screen: Screen, table: Table, game: str, view: Any, advice: Advice
) -> None:
    """Show the best options one below the other, each with its number in the list of actions."""
    is_alone = len(view.legal) == 1
    heading = (
        texts.say("hint-only") if is_alone else texts.say("hint-heading", playouts=advice.playouts)
    )
    screen.say(heading, BOLD)
    for option in advice.options:
        number = view.legal.index(option.action) + 1
        notation = game_of(game).action_text(option.action)
        words = table.action(view, option.action)
        screen.say(f"{number}, {notation}, {words}", BOLD, hanging="    ")
        if not is_alone:
            screen.say(_estimate(texts, game, option), indent="    ")
        for reason in option.reasons:
            sentence = reason_text(texts, game, reason.name, reason.figures)
            screen.say(sentence, indent="  - ", hanging="    ")
    if not is_alone:
        screen.say(texts.say("hint-order"), DIM)
    others = len(view.legal) - len(advice.options)
    if others:
        screen.say(texts.say("hint-others", count=others), DIM)


def _estimate(texts: Texts, game: str, option: Option) -> str:
    estimate = estimate_text(texts, game, option.value, option.error)
    return texts.say("hint-estimate", estimate=estimate, playouts=option.playouts)


def hint_document(
    texts: Texts, table: Table, game: str, view: Any, advice: Advice
) -> dict[str, Any]:
    """Return a hint as data: figures for programs, sentences for people."""
    return {
        "game": game,
        "seat": view.decision.seat + 1,
        "asks": view.decision.kind,
        "playouts": advice.playouts,
        "actions": len(view.legal),
        "options": [option_document(texts, table, game, view, one) for one in advice.options],
    }


def option_document(
    texts: Texts, table: Table, game: str, view: Any, option: Option
) -> dict[str, Any]:
    """Return one option of a hint as data; its value is None if it was barely tried."""
    return {
        "action": game_of(game).action_text(option.action),
        "words": table.action(view, option.action),
        "value": option.value if isfinite(option.value) else None,
        "error": option.error if isfinite(option.error) else None,
        "playouts": option.playouts,
        "estimate": estimate_text(texts, game, option.value, option.error),
        "reasons": [
            {
                "name": reason.name,
                "figures": noted(game, reason.figures),
                "text": reason_text(texts, game, reason.name, reason.figures),
            }
            for reason in option.reasons
        ],
    }
