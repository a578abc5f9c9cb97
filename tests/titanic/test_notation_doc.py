"""docs/notation.md is true: its tables agree with the code, and its examples can be read."""

from __future__ import annotations

import re

import pytest

from lifeboat.core.errors import PositionError
from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.titanic import action_text, actions, read_action, read_position
from lifeboat.titanic.agenda import ASKS, STEPS
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.cards.register import CARDS, OFFSETS
from lifeboat.titanic.events import EVENTS
from lifeboat.titanic.passengers import read_card
from lifeboat.titanic.places import read_place
from lifeboat.titanic.setup import FIELDS
from lifeboat.titanic.text.reading import DEFAULTS
from tests.notation import FOLDER, SECTIONS, blocks, code, fences, named_for
from tests.notation import table as document_table

DOCUMENT = SECTIONS["titanic"]


def table(*head: str) -> list[list[str]]:
    """Return a table from the game's own section."""
    return document_table("titanic", *head)


def test_the_integer_layout_is_that_of_the_code() -> None:
    """The table says where each kind of action begins and how many there are, without gaps."""
    following = 0
    for start, count, name, _ in table("from", "count", "name"):
        assert getattr(actions, name) == int(start) == following, name
        following += int(count)
    assert following == actions.ACTIONS
    assert f"There are {actions.ACTIONS} in all" in DOCUMENT


def test_the_targets_of_the_cards_are_those_of_the_code() -> None:
    rows = table("begins", "count", "card")
    stated = [(int(start), int(count), code(card)) for start, count, card, _ in rows]
    sizes = [card.sizes for card in CARDS]
    assert stated == list(zip(OFFSETS, sizes, NAMES, strict=True))


@pytest.mark.parametrize("word", [code(row[0]) for row in table("example", "what it does")])
def test_every_example_of_an_action_is_one_as_it_is_written(word: str) -> None:
    assert action_text(read_action(word)) == word


def test_every_kind_of_action_and_every_card_has_an_example() -> None:
    examples = [read_action(code(row[0])) for row in table("example", "what it does")]
    for start, count, name, _ in table("from", "count", "name"):
        assert any(int(start) <= one < int(start) + int(count) for one in examples), name
    words = " ".join(code(row[0]) for row in table("example", "what it does"))
    assert [name for name in NAMES if name not in words] == []


def test_the_examples_of_cards_and_places_can_be_read() -> None:
    for row in table("text", "card")[:-1]:
        read_card(code(row[0]))
    for text, _, number in table("text", "place"):
        assert read_place(code(text)) == int(re.findall(r"\d+", number)[0])


@pytest.mark.parametrize("text", blocks("titanic", "position"))
def test_every_example_of_a_position_can_be_read_and_is_written_in_the_order_of_the_table(
    text: str,
) -> None:
    state = read_position(text)
    order = [code(row[0]) for row in table("field", "default")]
    written = [word.partition("=")[0] for word in str(state).split()]
    assert written == [name for name in order if name in written]
    assert read_position(str(state)) == state


def test_every_field_of_a_position_is_explained_with_its_default() -> None:
    stated = {code(name): code(default) for name, default, _ in table("field", "default")}
    assert stated.pop("hands") == "-"
    assert stated == {name: value for name, value in DEFAULTS.items() if name != "hands"}


def test_only_the_fields_that_say_so_are_written_without_need() -> None:
    written = {word.partition("=")[0] for word in str(read_position("")).split()}
    sentence = DOCUMENT.partition("are left out, except")[2].partition(".")[0]
    assert set(re.findall("`(.*?)`", sentence)) == written


def test_every_question_and_every_step_is_explained() -> None:
    assert {code(row[0]) for row in table("asks", "question")} == set(ASKS) - {"proceed"}
    assert [code(row[0]) for row in table("step", "what is done")] == list(STEPS)


def test_a_view_is_that_of_the_position_before_it() -> None:
    """Spaces are ignored, because the document breaks its lines."""
    found = fences("titanic")
    places = [at for at, (name, _) in enumerate(found) if name == "view"]
    assert places
    for at in places:
        assert found[at - 1][0] == "position"
        view = str(read_position(found[at - 1][1]).view())
        assert "".join(found[at][1].split()) == "".join(view.split())


def test_every_event_is_explained_and_the_examples_have_happened() -> None:
    """The examples come from the golden playthroughs."""
    rows = table("event", "example")
    assert {code(row[0]) for row in rows} == set(EVENTS)
    golden = [path.read_text("utf-8") for path in (FOLDER / "golden" / "titanic").glob("*.txt")]
    told = {line.strip() for text in golden for line in text.splitlines()}
    assert [code(row[1]) for row in rows if code(row[1]) not in told] == []


@pytest.mark.parametrize("text", [*blocks("titanic", "record"), *blocks("both", "record")])
def test_every_example_of_a_record_replays_to_its_end(text: str) -> None:
    record = read_record(text)
    played, broken = replay(record)
    assert broken is None
    assert len(played.steps) == len(record.actions) > 0


def test_every_tag_of_a_set_up_is_explained() -> None:
    tags = {name.lower() for name in named_for("titanic", "tag", "of")}
    assert tags == {
        "game",
        "start",
        "secret",
        "seed",
        "bots",
        "commitment",
        "result",
        *FIELDS,
    }


def test_the_first_two_examples_are_the_same_puzzle() -> None:
    (position, *_), (record, *_) = blocks("titanic", "position"), blocks("titanic", "record")
    assert read_record(record).start.split() == position.split()
    assert f"--position '{position.split()[0]} " in DOCUMENT


def test_the_refused_example_is_refused_in_these_words() -> None:
    with pytest.raises(PositionError) as refused:
        read_position("decks=f6,f4/-/-/-/-/-")
    assert str(refused.value) in " ".join(DOCUMENT.split())
