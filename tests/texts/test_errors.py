"""Every error has a sentence in every language: what was tried, what was expected, what to do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lifeboat.core.errors import EditionError, LifeboatError, NotationError, SetupError, UndoError
from lifeboat.table.wire.rendering import OWN_WORDS
from lifeboat.terminal.files import CODES
from lifeboat.texts import LANGUAGES, Texts, error_words, rule_words
from lifeboat.texts.errors import NOTHING_TRIED, expected_words, phrase_id
from lifeboat.titanic import read_position
from lifeboat.titanic.text.checking import misfits

SPOKEN = {language: Texts(language, strict=True) for language in LANGUAGES}
EN, FR, DE = (SPOKEN[language] for language in ("en", "fr", "de"))
SOURCE = Path(__file__).parents[2] / "src" / "lifeboat"
BROWSERS_SHELF = SOURCE.parents[1] / "web" / "src" / "device" / "shelf.ts"
"""What says why a browser keeps nothing."""
NOTATION = {
    "",
    "TOML",
    "sqlite, postgresql",
    "psycopg[binary]",
    '[Game "..."]',
    '[Seed "..."]',
    '[Commitment "..."]',
    "crew.players.start.draws",
    "agenda=...,end-turn",
    "used=-",
    "n xn",
    "xn",
    "--seat n",
    "--cluster",
    "--solver",
    "pip install '.[lab]'",
    "d1-d12, t1-t12, c1-c12, s1-s12, p1-p4, r",
}
"""Expectations that are the same in every language."""
UNUSED = {
    "a step that showed, shuffled and ended nothing",
    "f1-f13, s1-s17, with + for an anchor, ? for a mystery",
    "each crew member once",
    "a crew member for each player",
    "each passenger once",
    "no line at a flooded deck",
    "a face-up front card",
    "one class in a line",
    "class of gn",
    "each one lower than the one behind",
    "two cards that are not Passenger cards",
}
"""Expectations of errors whose own sentence already says it."""


def error_calls() -> Iterator[ast.Call]:
    """Yield every place in the source where one of our errors is created."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id.endswith("Error") or node.func.id == "IllegalAction":
                yield node


def refusals() -> Iterator[ast.Call]:
    """Yield every call by which an edition refuses fields; its second argument is expected."""
    for file in sorted(SOURCE.rglob("edition.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            if node.func.attr in ("refuse", "refuse_together"):
                yield node


def assigned() -> Iterator[ast.expr]:
    """Yield what editions expect where it is first assigned to a variable."""
    for file in sorted(SOURCE.rglob("edition.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "expected":
                yield node.value


def literals(node: ast.expr) -> Iterator[str]:
    """Yield the texts that an expression may evaluate to, with n for each value filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "n" for part in node.values]
        yield "".join(str(part) for part in parts)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from literals(value)


@cache
def codes() -> set[str]:
    found: set[str] = {"position-card-twice", "position-card-missing", *CODES.values()}
    for call in error_calls():
        if call.args:
            found |= {text for text in literals(call.args[0]) if " " not in text}
    for call in refusals():
        found |= {text for code in call.args[3:] for text in literals(code)}
    return found | set(re.findall(r'"(shelf-[a-z]+)"', BROWSERS_SHELF.read_text(encoding="utf-8")))


@cache
def expectations() -> set[str]:
    found: set[str] = set()
    for call in error_calls():
        if len(call.args) > 2:
            found |= set(literals(call.args[2]))
    for call in refusals():
        found |= set(literals(call.args[1]))
    for value in assigned():
        found |= set(literals(value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_of_the_source_has_a_sentence(language: str) -> None:
    texts = SPOKEN[language]
    assert len(codes()) > 50
    assert {code for code in codes() if not texts.knows(f"error-{code}")} == set()


def test_no_sentence_is_left_over_from_an_error_that_is_gone() -> None:
    said = {message.removeprefix("error-") for message in EN.ids("error-")}
    special = {message.removeprefix("error-") for message in NOTHING_TRIED.values()}
    special |= set(OWN_WORDS.values())
    assert said - codes() - special - {"see-rule"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_in_words_is_said_in_the_readers_language(language: str) -> None:
    texts = SPOKEN[language]
    phrases = {phrase_id(text) for text in expectations() if text not in NOTATION | UNUSED}
    phrases = {phrase for phrase in phrases if not re.fullmatch("[n-]*", phrase)}
    phrases.discard("another-n")
    state = read_position("crew=lee")
    phrases |= {f"another-{field}" for field in misfits(state)}
    assert len(phrases) > 20
    assert {phrase for phrase in phrases if not texts.knows(f"expected-{phrase}")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_and_names_what_was_tried(language: str) -> None:
    texts = SPOKEN[language]
    for code in sorted(codes()):
        error = LifeboatError(code, "tried-this", "expected-that", "T8")
        assert ("tried-this" in error_words(texts, error)) is (code not in NAMELESS), code
        assert texts.say("titanic-rule-T8.title") in rule_words(texts, error)


NAMELESS = {
    "action-wait", "bot-late", "command-form", "day-listed", "day-practice", "day-setup", "fault",
    "export-newer", "export-other", "file-name", "push-off", "push-subscription",
    "file-nowhere", "game-begun", "game-ended", "game-not-begun", "hint-none", "hint-over",
    "hint-under-way", "hints-off", "hints-used-up", "host-only", "illegal-action", "invite",
    "name-form", "needs-server", "shelf-denied", "shelf-failed", "shelf-full",
    "no-episode", "not-at-table", "not-finished", "not-seated", "not-your-turn", "pass-pair",
    "people", "person",
    "position-action-stack", "proposals-none", "proposals-off", "proposals-up", "record-deal",
    "record-hidden", "record-open", "rematch", "remove-self", "request-form", "review-given-up",
    "server-only",
    "silence", "solve-over", "stale", "stopping", "store-away", "store-closed", "store-failed",
    "store-invite", "store-lost", "store-number", "store-uncertain", "table-broken",
    "table-full", "table-unreadable", "text-form", "token", "too-many-requests", "undo",
    "undo-law", "undo-not-yours", "undo-nothing", "undo-other", "usage", "verify-promise",
    "version",
}  # fmt: skip
"""Errors whose sentence says what can't be done without naming what was tried."""


def test_an_error_says_what_was_tried_what_was_expected_and_which_rule_stands_behind_it() -> None:
    error = SetupError("setup-players", 7, "1-5", "T3")
    assert error_words(EN, error) == "7 is the wrong number of players for this game. Choose 1–5."
    assert rule_words(EN, error) == "(Rule T3: Crew members)"
    assert rule_words(EN, SetupError("setup-players", 7, "1-5")) == ""
    assert "7" in error_words(FR, error)
    assert "1–5" in error_words(DE, error)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("expected", "shown"),
    [
        ("1-5", "1–5"),
        ("0-1000", "0–1000"),
        ("0.01-60", "0.01–60"),
        ("0.5-5", "0.5–5"),
        ("1-1", "1"),
        ("1-3, 5-5", "1–3, 5"),
        ("2026-04-14", "2026-04-14"),
        ("7", "7"),
    ],
)
def test_a_range_has_an_en_dash_and_a_single_number_stands_alone(
    language: str, expected: str, shown: str
) -> None:
    assert expected_words(SPOKEN[language], expected) == shown


def test_a_range_beside_words_is_shown_like_one_that_stands_alone() -> None:
    assert expected_words(EN, "1-5, drawn") == "1–5 or “drawn”"
    assert expected_words(DE, "1-1, drawn") == "1 oder „drawn“"


def test_what_somebody_typed_is_not_shortened_like_a_range() -> None:
    assert error_words(EN, LifeboatError("seat", "1-1", "1-1")) == (
        "There is no seat 1-1 in this game. Choose 1."
    )


def test_phrases_begin_with_a_letter_a_figure_or_a_bracket() -> None:
    assert expected_words(EN, "[1, most]") == "“[1, highest]”"
    assert expected_words(EN, "[lowest, highest]") == "“[lowest, highest]”"
    assert expected_words(EN, "seat 2") == "seat 2"
    assert expected_words(EN, "--seat 2") == "“--seat 2”"


def test_the_number_of_an_action_is_not_grouped() -> None:
    error = LifeboatError("action-wait", "player_1: 3", 1234)
    assert error_words(EN, error).endswith("It can only wait, which is action 1234.")
    for texts in SPOKEN.values():
        assert "1234" in error_words(texts, error)


def test_an_expectation_in_words_is_translated_with_its_number() -> None:
    error = EditionError("edition-field", "booklet.pages = [1]", "12 numbers")
    assert "12 numbers" in error_words(EN, error)
    assert "12 nombres" in error_words(FR, error)
    assert "12 Zahlen" in error_words(DE, error)


def test_every_number_of_an_expectation_is_said() -> None:
    expected = "as many rings as people with 3 players, not 24 and 20"
    error = EditionError("edition-field", "rings.2 = 2", expected)
    assert "with 3 players, not 24 life rings and 20 passengers" in error_words(EN, error)
    assert "avec 3 joueurs, et non 24 bouées et 20 passagers" in error_words(FR, error)
    wanted = "bei 3 Spielern so viele Rettungsringe wie Passagiere, nicht 24 Rettungsringe und 20"
    assert wanted in error_words(DE, error)


def test_one_player_is_counted_in_the_singular() -> None:
    error = SetupError("setup-crew-count", "lee,smith", 1, "T4")
    words = error_words(EN, error)
    assert "“lee,smith” names the wrong number of crew members for one player." in words


def test_nothing_to_undo_has_its_own_sentence() -> None:
    error = UndoError("undo", "-")
    assert error_words(EN, error) == "There is nothing to undo yet."


def test_a_long_list_of_expected_actions_is_cut_short() -> None:
    error = NotationError("position-word", "asks=x", [f"rescue:{n}" for n in range(50)])
    words = error_words(EN, error)
    assert "“rescue:11”, …" in words
    assert "rescue:12" not in words


def test_a_text_from_outside_cannot_move_the_cursor_and_is_cut_short() -> None:
    words = error_words(EN, LifeboatError("action", "\x1b[2J" + "x" * 500))
    assert "\x1b" not in words
    assert len(words) < 400


def test_an_error_without_a_sentence_still_says_what_it_knows() -> None:
    error = LifeboatError("brand-new", "this", "that")
    assert error_words(FR, error) == "brand-new: tried this; expected that"
