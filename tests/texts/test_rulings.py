"""The rulebook in the app says which rules are house rulings, and what each print says."""

from __future__ import annotations

import pytest

from lifeboat.texts import Texts
from lifeboat.texts.rules import rule_sentences
from lifeboat.titanic.rulebooks import HOUSE, RULEBOOKS

MARKS = {"en": "(House ruling", "fr": "(Règle maison", "de": "(Hausregel"}
"""How a sentence about a house ruling begins."""
TITANIC = ("T4", "T19", "T20", "T23", "T38", "T40", "T44", "T46", "T50", "T51", "T54")
SEPTENTRICK = ("S4", "S5", "S11", "S12")
NAMED = {
    "en": ("English", "German", "French"),
    "fr": ("anglais", "allemand", "français"),
    "de": ("englisch", "deutsch", "französisch"),
}
"""The prints, each as the stem that all forms of its name share."""


@pytest.mark.rule("T4", "T19", "T20", "T23", "T38", "T40", "T44", "T46", "T50", "T51", "T54")
@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("rule", TITANIC)
def test_a_ruling_of_ours_says_so(language: str, rule: str) -> None:
    """It says so in its last sentence, in the same words as T19."""
    assert rule_sentences(Texts(language), rule)[-1].startswith(MARKS[language])


@pytest.mark.rule("S4", "S5", "S11", "S12")
@pytest.mark.parametrize("language", MARKS)
@pytest.mark.parametrize("rule", SEPTENTRICK)
def test_a_ruling_of_ours_in_septentrick_says_so(language: str, rule: str) -> None:
    """The same for the other game."""
    assert rule_sentences(Texts(language), rule)[-1].startswith(MARKS[language])


@pytest.mark.rule("T23", "T40", "T44", "T46", "T55")
@pytest.mark.parametrize("language", NAMED)
@pytest.mark.parametrize("rule", ["T23", "T40", "T44", "T46", "T55"])
def test_where_the_prints_differ_all_three_are_named(language: str, rule: str) -> None:
    """Anyone who owns one of them finds what it says."""
    text = " ".join(rule_sentences(Texts(language), rule)).lower()
    assert [name for name in NAMED[language] if name.lower() not in text] == []


@pytest.mark.rule("T55")
@pytest.mark.parametrize("language", MARKS)
def test_the_rule_of_rulebooks_lists_them_in_their_order(language: str) -> None:
    """Each has a sentence that begins with its name in the set-up form."""
    texts = Texts(language)
    names = [texts.say(f"titanic-option-rulebook.{rulebook}") for rulebook in RULEBOOKS]
    sentences = rule_sentences(texts, "T55")
    begun = [name for sentence in sentences for name in names if sentence.startswith(name)]
    assert begun == names


@pytest.mark.rule("T55")
@pytest.mark.parametrize("language", MARKS)
def test_every_option_of_a_rulebook_has_words(language: str) -> None:
    """There are words for its name and for each of its values."""
    texts = Texts(language)
    for option in (*RULEBOOKS[HOUSE], "rulebook"):
        assert texts.knows(f"titanic-option-{option}")
    for values in RULEBOOKS.values():
        for option, value in values.items():
            assert texts.knows(f"titanic-option-{option}.{value}")
    assert texts.knows("titanic-option-rulebook.mixed")
