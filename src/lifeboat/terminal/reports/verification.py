"""A record's verification on a screen: what was checked, and what was found."""

from __future__ import annotations

from lifeboat.core.errors import RecordError
from lifeboat.core.records import Record
from lifeboat.core.verification import verification_of
from lifeboat.terminal.screen import BOLD, Screen
from lifeboat.texts import Texts
from lifeboat.texts.words import game_name


def show_verification(
    record: Record, commitment: str, texts: Texts, screen: Screen
) -> list[RecordError]:
    """Verify a record and say what was checked; return everything that is wrong with it.

    `commitment` is a promised hash to check in addition to the record's own, or empty. Raise
    `RecordError` if the game began from a given position rather than a deal.
    """
    found, playthrough, errors = verification_of(record, commitment)
    codes = {error.code for error in errors}
    game = game_name(texts, record.game)
    if not codes & {"verify-commitment", "verify-promise"}:
        screen.say(texts.say("verify-commitment", hash=found))
    screen.say(texts.say("verify-deal", game=game, seats=playthrough.state.seats()))
    screen.say(texts.say("verify-steps", steps=len(playthrough.steps)))
    shuffles = playthrough.rules.shuffles(playthrough.state)
    screen.say(texts.say("verify-shuffles", shuffles=shuffles))
    if not codes & {"record-action", "record-result"}:
        outcome = playthrough.state.outcome()
        reason = texts.say(f"{record.game}-outcome-{outcome.reason}") if outcome else ""
        score = outcome.score if outcome else 0
        is_over = "yes" if outcome else "no"
        screen.say(texts.say("verify-result", over=is_over, reason=reason, score=score))
    screen.say(texts.say("verify-broken" if errors else "verify-sound"), BOLD)
    return errors
