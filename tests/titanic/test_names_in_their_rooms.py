"""A crew member or an action card is named in its rule, its edition, its texts and its picture.

Elsewhere a rule object is asked a question, so that one more member or card needs no change there.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from lifeboat.players.titanic.reasons.cards import TELLERS
from lifeboat.players.titanic.steady.card_worth import WORTH_BY_NAME
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.cards.register import RULES
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.setup import OPTIONS

SOURCE = Path(__file__).parents[2] / "src" / "lifeboat"

CREW_ROOMS = {
    "titanic/crew.py",
    "titanic/game.py",  # sample set-ups, in which everybody has company
    "titanic/text/reading.py",  # who plays where a position does not say
}
RULINGS = set(CREW) & set(OPTIONS)
"""The crew members after whom an option of the set-up is called; its name is found everywhere."""

CARD_ROOMS = {
    "titanic/cards/bundles.py",
    "titanic/cards/line_cards.py",
    "titanic/cards/pile_cards.py",
    "titanic/board.py",  # where the boat and the mysteries lie on the table, and leave it
    "titanic/text/checking.py",  # where they are counted there
    "players/titanic/steady/card_worth.py",  # a line for each card
    "players/titanic/reasons/cards.py",
}


@cache
def words_in(path: Path) -> set[str]:
    """Every string and name in a module but for its docstrings, in lower case with hyphens."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    words: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words |= {node.value} if id(node) not in docstrings else set()
        elif isinstance(node, ast.Name):
            words.add(hyphened(node.id))
        elif isinstance(node, ast.alias):
            words.add(hyphened(node.name))
    return words


def hyphened(name: str) -> str:
    """Return ``FLEET_DRAWS`` as ``fleet-draws`` and ``ComeOn`` as ``come-on``."""
    if name.isupper():
        return name.lower().replace("_", "-")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() if name[:1].isupper() else ""


def modules(rooms: set[str]) -> list[str]:
    """All modules but for the rooms."""
    paths = [path.relative_to(SOURCE).as_posix() for path in sorted(SOURCE.rglob("*.py"))]
    assert rooms <= set(paths)
    return [path for path in paths if path not in rooms]


@pytest.mark.rule("T3")
def test_no_crew_member_is_named_outside_its_rule() -> None:
    found = {
        f"{path}: {word}"
        for path in modules(CREW_ROOMS)
        for word in words_in(SOURCE / path)
        if set(re.split(r"[^a-z]+", word)) & (set(CREW) - RULINGS)
    }
    assert not found


@pytest.mark.rule("T2")
def test_no_action_card_is_named_outside_its_rule() -> None:
    names = {*NAMES, "boat-card", "mystery-cards"} - {"boat"}  # the boat is a place too
    found = {
        f"{path}: {word}"
        for path in modules(CARD_ROOMS)
        for word in words_in(SOURCE / path)
        if word in names
    }
    assert not found


@pytest.mark.rule("T2")
def test_every_card_of_the_deck_has_a_rule_and_every_rule_a_card() -> None:
    assert set(RULES) == set(NAMES)


@pytest.mark.rule("T2")
def test_the_steady_player_and_the_hints_know_no_card_that_is_gone() -> None:
    """One that they do not know has standard answers."""
    assert set(WORTH_BY_NAME) <= set(NAMES)
    assert set(TELLERS) <= set(NAMES)
