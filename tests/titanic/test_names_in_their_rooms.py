"""Crew members and action cards are only named in their rules, editions, texts and pictures.

Everywhere else a rule object is asked, so that a new crew member or card needs no change there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

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
    "titanic/text/reading.py",  # the default crew of a position
}
RULINGS = set(CREW) & set(OPTIONS)
"""The crew members that an option of the set-up is named after."""
RULING_ROOMS = {
    "titanic/setup.py",
    "titanic/rulebooks.py",
    "titanic/terms.py",
    "titanic/deal.py",
    "titanic/play/rescue.py",  # whether placing may stop
    "titanic/text/writing.py",
    "tensors/titanic.py",
    "envs/titanic_v1.py",
    "lab/titanic/__init__.py",
    "cli/titanic.py",
}
"""Where such an option is read and passed on; no module there asks who that crew member is."""

CARD_ROOMS = {
    "titanic/cards/bundles.py",
    "titanic/cards/line_cards.py",
    "titanic/cards/pile_cards.py",
    "titanic/board.py",  # the boat and the mysteries come onto the table and leave it
    "titanic/text/checking.py",  # they are counted
    "players/titanic/steady/card_worth.py",  # a line for each card
    "players/titanic/reasons/cards.py",
}
BOAT_ROOMS = {
    "titanic/text/reading.py",  # the field of a position
    "titanic/text/writing.py",
    "texts/titanic/names.py",  # the place
}
"""Where the boat is a place, not a card."""
PHRASES = {"not-your-turn"}
"""Words that happen to contain the name of a card."""


class Word(NamedTuple):
    """A name, or a word in a string that isn't a docstring, in lower case with hyphens."""

    text: str
    is_name: bool = False
    is_asked: bool = False
    """Whether something is compared with it."""
    is_all: bool = False
    """Whether it is the whole string, or the part before a colon or an @."""


def words_in(text: str) -> Iterator[Word]:
    """Yield every word of a module."""
    nodes = list(ast.walk(ast.parse(text)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    asked = {
        id(part)
        for node in nodes
        if isinstance(node, ast.Compare | ast.MatchValue)
        for part in ast.walk(node)
    }
    for node in nodes:
        match node:
            case ast.Constant(str(string)) if id(node) not in docstrings:
                whole = re.split("[:@]", string)[0]
                for word in re.findall(r"[a-z]+(?:-[a-z]+)*", string):
                    yield Word(word, is_asked=id(node) in asked, is_all=word == whole)
            case ast.Name(name) | ast.Attribute(_, name) | ast.alias(name) | ast.arg(name):
                yield Word(hyphened(name), is_name=True)
            case ast.keyword(str(name)) | ast.FunctionDef(name) | ast.ClassDef(name):
                yield Word(hyphened(name), is_name=True)


def hyphened(name: str) -> str:
    """Return ``FLEET_DRAWS`` and ``fleet_draws`` as ``fleet-draws``, ``ComeOn`` as ``come-on``."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name)
    return re.sub("[_.]", "-", parted).lower()


def names(word: Word, name: str) -> bool:
    """Return whether a word names a crew member or a card, perhaps with something added."""
    return f"-{name}-" in f"-{word.text}-"


def crew_named(path: str, text: str) -> set[str]:
    """Return the words of a module that name a crew member."""
    free = RULINGS if path in RULING_ROOMS else set()
    return {
        word.text
        for word in words_in(text)
        for member in CREW
        if names(word, member) and (member not in free or word.is_asked)
    }


def cards_named(path: str, text: str) -> set[str]:
    """Return the words that name an action card; ordinary words count only if they stand alone."""
    free = {"boat"} if path in BOAT_ROOMS else set()
    return {
        word.text
        for word in words_in(text)
        for card in {*NAMES, "boat-card", "mystery-cards"} - free
        if word.text not in PHRASES
        and names(word, card)
        and ("-" in card or (word.text == card and word.is_all))
    }


def modules(rooms: set[str]) -> dict[str, str]:
    """Return the text of all modules except the rooms."""
    texts = {
        path.relative_to(SOURCE).as_posix(): path.read_text("utf-8")
        for path in sorted(SOURCE.rglob("*.py"))
    }
    assert rooms <= set(texts)
    return {path: text for path, text in texts.items() if path not in rooms}


@pytest.mark.rule("T3")
def test_no_crew_member_is_named_outside_its_rule() -> None:
    assert set(modules(CREW_ROOMS)) >= RULING_ROOMS
    found = {path: crew_named(path, text) for path, text in modules(CREW_ROOMS).items()}
    assert not {path: words for path, words in found.items() if words}


@pytest.mark.rule("T2")
def test_no_action_card_is_named_outside_its_rule() -> None:
    assert set(modules(CARD_ROOMS)) >= BOAT_ROOMS
    found = {path: cards_named(path, text) for path, text in modules(CARD_ROOMS).items()}
    assert not {path: words for path, words in found.items() if words}


@pytest.mark.parametrize(
    "text",
    ["x == 'murdoch'", "smith = 3", "x.smith", "f(lowe=1)", "def lowe_draws(): pass", "f'{x}:lee'"],
)
def test_a_crew_member_is_found_by_any_kind_of_name(text: str) -> None:
    assert crew_named("titanic/state.py", text)


def test_an_option_named_after_a_member_appears_only_in_its_places() -> None:
    assert not crew_named("titanic/setup.py", "x.murdoch == 'all'")
    assert crew_named("titanic/setup.py", "x == 'murdoch'")
    assert crew_named("titanic/state.py", "x.murdoch == 'all'")


@pytest.mark.parametrize(
    "text",
    [
        "x == 'boat'",
        "x.startswith('come-on:')",
        "x == 'wait:2'",
        "come_on = 3",
        "x.plan_a",
        "ComeOn",
    ],
)
def test_an_action_card_is_found_by_any_kind_of_name(text: str) -> None:
    assert cards_named("titanic/state.py", text)


def test_a_plain_word_or_a_place_is_not_a_card() -> None:
    assert not cards_named("titanic/state.py", "wait(x); y = 'cards that wait'; BOAT; x.boat")


def test_an_exception_is_needed() -> None:
    texts = modules(set())
    assert not {path for path in RULING_ROOMS if not crew_named("", texts[path])}
    assert not {path for path in BOAT_ROOMS | CARD_ROOMS if not cards_named("", texts[path])}


@pytest.mark.rule("T2")
def test_every_card_of_the_deck_has_a_rule_and_every_rule_a_card() -> None:
    assert set(RULES) == set(NAMES)


@pytest.mark.rule("T2")
def test_the_steady_player_and_the_hints_know_no_card_that_is_gone() -> None:
    """A card that they don't know gets standard answers."""
    assert set(WORTH_BY_NAME) <= set(NAMES)
    assert set(TELLERS) <= set(NAMES)
