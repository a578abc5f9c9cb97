"""The grammar in docs/notation.md covers both games: whatever they write follows it."""

from __future__ import annotations

import re

import pytest

from lifeboat import titanic
from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.titanic.actions import ACTIONS
from lifeboat.titanic.text.reading import DEFAULTS
from tests.notation import (
    SECTIONS,
    SOURCE,
    blocks,
    code,
    follows_grammar,
    grammar,
    literals,
    named_for,
    names,
    table,
)

GAMES = ("titanic", "septentrick")
SETUPS = [(game, fields) for game in GAMES for fields in game_of(game).sample_setups()]
RECORDS = [text for section in SECTIONS for text in blocks(section, "record")]


def test_every_rule_of_the_grammar_is_there_and_needed() -> None:
    used = {name for part in grammar().values() for name in names(part)}
    assert used | {"record", "position"} == set(grammar())


@pytest.mark.parametrize(("game", "fields"), SETUPS)
def test_what_a_game_writes_follows_the_grammar(game: str, fields: dict[str, str]) -> None:
    rules = game_of(game)
    throws = dice("grammar")
    playing = Playthrough(Record(game, rules.setup_fields(fields), secret_of("grammar"), []))
    while playing.state.decision():
        assert follows_grammar(f"{game}-position", str(playing.state))
        legal = playing.state.legal()
        playing.play(legal[throws.below(len(legal))])
        assert follows_grammar(f"{game}-action", playing.record.actions[-1])
    assert follows_grammar("record", str(playing.record))


@pytest.mark.parametrize("game", GAMES)
def test_every_example_of_a_position_follows_the_grammar(game: str) -> None:
    found = blocks(game, "position")
    assert len(found) > 1
    for text in found:
        assert follows_grammar(f"{game}-position", text.strip())
        assert follows_grammar("position", text.strip())


@pytest.mark.parametrize("text", RECORDS)
def test_every_example_of_a_record_follows_the_grammar(text: str) -> None:
    assert follows_grammar("record", text)


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("septentrick-action", "d13"),
        ("septentrick-action", "trump:d"),
        ("septentrick-position", "crew=lee"),
        ("septentrick-position", "hands=f7"),
        ("titanic-position", "players=3"),
        ("titanic-action", "captain:1"),
        ("record", '[Game "titanic"] fly'),
    ],
)
def test_what_no_game_knows_is_not_in_the_grammar(rule: str, text: str) -> None:
    assert not follows_grammar(rule, text)


def test_the_grammar_has_every_action_of_sos_titanic() -> None:
    """Only the nine integers that don't stand for an action are missing."""
    texts = [titanic.action_text(action) for action in range(ACTIONS)]
    outside = [text for text in texts if not follows_grammar("titanic-action", text)]
    assert outside == [text for text in texts if text.startswith("#")]
    assert len(outside) == 4 + 5


def test_the_grammar_has_every_field_of_sos_titanic_and_no_other() -> None:
    found = [text for text in literals(grammar()["titanic-field"]) if text.endswith("=")]
    assert sorted(found) == sorted(f"{name}=" for name in DEFAULTS)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_result_is_explained(game: str) -> None:
    """The words in the document are the ones that the rules end a game with."""
    rules = (SOURCE / game / "state.py").read_text("utf-8")
    calls = re.findall(r" Outcome\((.*?),", rules)
    words = {word for call in calls for word in re.findall(r'"(.*?)"', call)}
    assert words == set(named_for(game, "result", "of"))


def test_the_document_lists_the_games_of_a_record() -> None:
    (row,) = [row for row in table("both", "tag", "of") if code(row[0]) == "Game"]
    assert tuple(re.findall("`(.*?)`", row[2])) == GAMES
