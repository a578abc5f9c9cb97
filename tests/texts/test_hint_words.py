"""Hints in words: every reason has a sentence in every language, and every sentence a reason."""

from __future__ import annotations

from math import inf

import pytest

from lifeboat.septentrick.cards import read_card
from lifeboat.septentrick.figures import card_figure, seat_figure
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.hints import chance_text, estimate_text, reason_text
from lifeboat.titanic.figures import passenger_figure, place_figure
from lifeboat.titanic.passengers import read_card as read_passenger
from lifeboat.titanic.places import GROUPS
from tests.players.positions import known_reasons

SPOKEN = {language: Texts(language, strict=True) for language in LANGUAGES}
EN, FR, DE = (SPOKEN[language] for language in ("en", "fr", "de"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence(language: str) -> None:
    """A strict catalogue raises if a message or a variable is missing."""
    texts = SPOKEN[language]
    for game, action, found in known_reasons():
        for reason in found:
            sentence = reason_text(texts, game, reason.name, reason.figures)
            assert sentence[0].isupper() or sentence[0].isdigit() or sentence[0] in "„«", action
            assert sentence[-1] in ".!)" or reason.name == "fetches", sentence
            assert "  " not in sentence
            assert "{" not in sentence


def test_every_sentence_has_a_reason_behind_it() -> None:
    said = {f"reason-{reason.name}" for _, _, found in known_reasons() for reason in found}
    assert set(EN.ids("reason-")) == said


def test_an_estimate_has_its_error_and_the_signs_of_its_language() -> None:
    assert estimate_text(EN, "titanic", 31.42, 0.81) == "31.4 points expected, give or take 0.8"
    assert estimate_text(FR, "titanic", 31.42, 0.81) == "31,4 points attendus, à 0,8 près"
    assert estimate_text(DE, "titanic", 31.42, 0.81) == "31,4 Punkte (± 0,8)"
    assert estimate_text(EN, "septentrick", 0.418, 0.03) == "42% chance of winning, give or take 3%"
    assert estimate_text(EN, "septentrick", 0.418, 0.014).endswith("give or take 1%")
    assert (
        estimate_text(DE, "septentrick", 0.418, 0.03)
        == "42\u00a0% Gewinnchance (± 3 Prozentpunkte)"
    )


def test_an_estimate_from_one_game_is_called_rough_and_none_is_made_without_games() -> None:
    assert estimate_text(EN, "titanic", 31.4, inf) == "about 31.4 points expected"
    assert estimate_text(EN, "septentrick", 1.0, inf) == "about 100% chance of winning"
    assert estimate_text(EN, "titanic", -inf, inf) == "no estimate"


def test_a_chance_is_only_called_certain_if_it_is() -> None:
    assert [chance_text(EN, chance) for chance in (0.0, 0.004, 0.24, 0.997, 1.0)] == [
        "0%",
        "less than 1%",
        "24%",
        "more than 99%",
        "100%",
    ]


def test_reasons_speak_of_cards_places_and_people_by_name() -> None:
    saves = {"card": passenger_figure(read_passenger("f7+")), "place": place_figure(GROUPS)}
    assert "the first-class 7 with an anchor" in reason_text(EN, "titanic", "saves", saves)
    behind = {"player": seat_figure(1), "card": card_figure(read_card("d9"))}
    assert (
        reason_text(EN, "septentrick", "stays-behind", behind)
        == "It doesn’t win: seat 2 is ahead with diamond 9."
    )
    fails = {"number": 3, "chance": 0.24}
    assert (
        reason_text(DE, "titanic", "rescue-fails", fails)
        == "Ziehst du 3 Karten, scheitert die Rettung mit einer Wahrscheinlichkeit von 24\u00a0%."
    )
