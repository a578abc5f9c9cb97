"""docs/notation.md is true of Septentrick: its tables agree with the code, its examples hold."""

from __future__ import annotations

import re

import pytest

from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import read_record
from lifeboat.septentrick import action_text, actions, read_action, read_position
from lifeboat.septentrick.actions import ACTIONS
from lifeboat.septentrick.cards import SUITS, card_text, read_card
from lifeboat.septentrick.events import EVENTS
from lifeboat.septentrick.questions import ASKS
from lifeboat.septentrick.reading import DEFAULTS
from lifeboat.septentrick.setup import Setup
from tests.notation import (
    FOLDER,
    SECTIONS,
    all_texts,
    blocks,
    code,
    fences,
    grammar,
    literals,
    named_for,
    table,
)

DOCUMENT = SECTIONS["septentrick"]
EXAMPLES = [code(row[0]) for row in table("septentrick", "example", "what it does")]
POSITIONS = blocks("septentrick", "position")


def example() -> Playthrough:
    """Return the game in the document, replayed."""
    (text,) = blocks("septentrick", "record")
    played, broken = replay(read_record(text))
    assert broken is None
    return played


def test_the_grammar_has_every_action_and_no_other() -> None:
    """It also allows the two cards of a pass in any order, and a card twice."""
    texts = all_texts("septentrick-action")
    twice = [text for text in texts if re.fullmatch(r"pass:(\w\d+),\1", text)]
    assert len(set(texts)) == len(texts)
    read = [read_action(text) for text in texts if text not in twice]
    assert set(read) == set(range(ACTIONS))
    assert {action_text(action) for action in range(ACTIONS)} <= set(texts)


def test_the_integer_layout_is_that_of_the_code() -> None:
    following = 0
    for start, count, name, _ in table("septentrick", "from", "count", "name"):
        assert getattr(actions, name) == int(start) == following, name
        following += int(count)
        written = [read_action(text) for text in EXAMPLES]
        assert any(int(start) <= action < following for action in written), name
    assert following == ACTIONS
    assert f"there are {ACTIONS:,} in all" in DOCUMENT


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_of_an_action_is_one_as_it_is_written(text: str) -> None:
    assert action_text(read_action(text)) == text


def test_every_suit_and_sort_of_card_has_an_example() -> None:
    rows = [code(row[0]) for row in table("septentrick", "text", "card")]
    assert "".join(text[0] for text in rows) == SUITS + "pr?"
    assert [card_text(read_card(text)) for text in rows[:-1]] == rows[:-1]


def test_every_field_of_a_position_is_explained_with_its_default() -> None:
    stated = [(code(row[0]), code(row[1])) for row in table("septentrick", "field", "default")]
    assert stated == list(DEFAULTS.items())


def test_the_grammar_has_every_field_of_a_position_and_no_other() -> None:
    found = [text for text in literals(grammar()["septentrick-field"]) if text.endswith("=")]
    assert found == [f"{name}=" for name in DEFAULTS]


def test_every_question_is_explained_and_in_the_grammar() -> None:
    stated = [code(row[0]) for row in table("septentrick", "asks", "question")]
    assert sorted(stated) == sorted(ASKS)
    assert set(ASKS) <= set(literals(grammar()["septentrick-field"]))


@pytest.mark.parametrize("text", POSITIONS)
def test_every_example_of_a_position_is_read_and_written_in_the_order_of_the_table(
    text: str,
) -> None:
    state = read_position(text)
    given = dict(word.split("=", 1) for word in text.split())
    written = dict(word.split("=", 1) for word in str(state).split())
    assert list(written) == [name for name in DEFAULTS if name in written]
    assert given.items() <= written.items()
    assert read_position(str(state)) == state


def test_a_view_is_that_of_the_position_before_it() -> None:
    """Spaces are ignored, because the document breaks its lines."""
    found = fences("septentrick")
    (at,) = [at for at, (kind, _) in enumerate(found) if kind == "view"]
    assert found[at - 1][0] == "position"
    seat = re.findall(r"view for seat (\d)", DOCUMENT)
    view = read_position(found[at - 1][1]).view(int(seat[0]) - 1)
    assert found[at][1].split() == str(view).split()


def test_every_field_of_a_view_is_explained() -> None:
    """They all come up in a whole game."""
    golden = (FOLDER / "golden" / "septentrick" / "whole-game.txt").read_text("utf-8")
    shown = re.findall(r"^view(?:@\d)? (.*)$", golden, re.MULTILINE)
    found = {word.partition("=")[0] for text in shown for word in text.split()}
    stated = [code(row[0]) for row in table("septentrick", "field of a view")]
    before = list(DEFAULTS)[: list(DEFAULTS).index("hands")]
    assert found - set(before) == set(stated)


def test_every_event_is_explained() -> None:
    rows = {code(row[0]) for row in table("septentrick", "event", "example")}
    assert rows == set(EVENTS)


def test_every_example_of_an_event_happens_in_the_record() -> None:
    played = example()
    told = {played.rules.event_text(event) for step in played.steps for event in step}
    for row in table("septentrick", "event", "example"):
        assert code(row[1]) in told
        assert code(row[1]).split()[0] == code(row[0])


def test_others_are_told_of_a_pass_what_the_table_says() -> None:
    played = example()
    passed = [event for step in played.steps for event in step if event.name == "passed"]
    (row,) = [row for row in table("septentrick", "event", "example") if "`passed`" in row[0]]
    unseen = re.findall("`(.*?)`", row[2])
    assert played.rules.event_text(passed[0].seen_by(2)) == f"passed @1 {unseen[0]} >2 #2"


def test_the_example_of_a_record_is_written_as_it_is_read() -> None:
    (text,) = blocks("septentrick", "record")
    assert str(read_record(text)) == str(example().record) == text


def test_every_tag_of_a_set_up_is_explained() -> None:
    tags = {name.lower() for name in named_for("septentrick", "tag", "of")}
    assert tags == {
        "game",
        "start",
        "secret",
        "seed",
        "bots",
        "commitment",
        "result",
        *Setup._fields,
    }
