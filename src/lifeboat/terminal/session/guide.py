"""The guide: what somebody at the screen needs to know, such as who plays and what can be typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lifeboat.core.events import SPECTATOR
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.terminal.session.shelf import file_name
from lifeboat.terminal.session.sitting import Sitting
from lifeboat.texts import Texts
from lifeboat.texts.rules import rule_ids
from lifeboat.texts.words import game_name

ACTIONS: Final = ("action", "notation")
"""The help entries on how to type an action: by its number or in notation."""


def greet(texts: Texts, screen: Screen, sitting: Sitting) -> None:
    """Say which game and deal this is, who plays, what the symbols mean and how to get help."""
    record = sitting.playthrough.record
    screen.say(game_name(texts, record.game), BOLD)
    if record.start:
        screen.say(texts.say("session-position"))
    elif "Seed" in record.notes:
        screen.say(texts.say("session-seed", seed=record.notes["Seed"]))
    sitting.table.explain_setup(record.setup)
    show_seats(texts, screen, sitting)
    sitting.table.explain_signs()
    screen.say(texts.say("session-hint"), DIM)
    screen.blank()


def show_seats(texts: Texts, screen: Screen, sitting: Sitting) -> None:
    """Say who is at the table, people and bots."""
    seats = sitting.seats
    if sitting.is_passed_on and sitting.viewer == SPECTATOR:
        players = sitting.playthrough.state.seats()
        screen.say(texts.say("seat-shared", players=players))
    else:
        sitting.table.explain_seats(sitting.view())
    for seat, bot in seats.bots.items():
        screen.say(texts.say("seat-bot", seat=seat + 1, bot=bot.name))
    if not seats.people:
        screen.say(texts.say("seat-none"))
    elif len(seats.people) == 1 and seats.bots and not sitting.has_secrets:
        # In a game with secrets, the table has already said who the viewer is.
        screen.say(texts.say("seat-yours", seat=seats.people[0] + 1))


def show_help(texts: Texts, screen: Screen, sitting: Sitting, commands: Iterable[str]) -> None:
    """Show which actions, if any, and which commands can be typed, and explain the symbols."""
    game = sitting.playthrough.record.game
    rule = rule_ids(texts, game)[-1]
    legal = sitting.view().legal
    notation = sitting.playthrough.rules.action_text(legal[-1]) if legal else ""
    screen.say(texts.say("help-heading"), BOLD)
    for name in [*(ACTIONS if legal else ()), *commands]:
        typed = texts.say(f"help-{name}", rule=rule, file=file_name(game), notation=notation)
        text = texts.say(f"help-{name}.text")
        screen.say(f"{typed:<24} {text}", indent="  ", hanging=" " * 27)
    sitting.table.explain_signs()
