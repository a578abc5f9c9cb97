"""The words of each game are its face; code that games share never asks which game it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import lifeboat.texts
from lifeboat import GAMES, game_of, secret_of
from lifeboat.texts import Texts
from lifeboat.texts.rules import game_by_letter, rule_ids
from lifeboat.texts.words import WORDS, game_name, outcome_words, words_of

EN = Texts("en", strict=True)
SHARED = sorted(Path(lifeboat.texts.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_view_leads_to_the_words_of_its_game(name: str) -> None:
    state = game_of(name).deal(game_of(name).setup_fields({}), secret_of("words"))
    view = state.view(0)
    words = words_of(view)
    assert words is WORDS[name]
    assert words.question(EN, view)
    assert words.table(EN, view)
    assert words.verdict(EN, view)
    assert outcome_words(EN, view) == ""
    assert game_name(EN, name)
    action = state.legal()[0]
    assert words.action(EN, view, action)
    assert words.story(EN, view).sentences(state.play(action))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_rule_id_begins_with_the_letter_of_its_game(name: str) -> None:
    assert {game_by_letter(EN, rule) for rule in rule_ids(EN, name)} == {name}
    assert game_by_letter(EN, rule_ids(EN, name)[0].lower()) == name


@pytest.mark.parametrize("rule", ["", "X1"])
def test_a_letter_that_no_game_uses_finds_no_game(rule: str) -> None:
    assert game_by_letter(EN, rule) is None


@pytest.mark.parametrize("module", SHARED, ids=lambda path: path.stem)
def test_what_all_games_share_names_no_game(module: Path) -> None:
    code = module.read_text("utf-8").split('"""', 2)[2]
    assert not [name for name in GAMES if f'"{name}' in code or f"texts.{name}" in code]
