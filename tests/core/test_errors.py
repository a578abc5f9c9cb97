"""Errors say what was tried, what was expected, and which rule applies."""

from __future__ import annotations

import pickle

from lifeboat.core.errors import IllegalAction, LifeboatError, SetupError


def test_an_error_names_what_was_tried_and_expected() -> None:
    error = SetupError("setup-players", 7, "1-5", "T3")
    assert str(error) == "setup-players: tried 7; expected 1-5 (T3)"
    assert isinstance(error, LifeboatError)


def test_what_is_expected_may_be_a_list() -> None:
    error = IllegalAction("illegal-action", "1>2", ["rescue:1", "rescue:2"])
    assert error.expected == "rescue:1, rescue:2"
    assert str(IllegalAction("over", "1>2")) == "over: tried 1>2"
    assert str(IllegalAction("count", "1>2", 3)) == "count: tried 1>2; expected 3"


def test_an_error_can_be_raised_again_in_the_words_of_another() -> None:
    """Libraries with worker processes raise errors again as ``type(error)(error)``."""
    error = IllegalAction("illegal-action", "1>2", "rescue:1", "T8")
    assert str(IllegalAction(error)) == str(error)


def test_an_error_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(SetupError("setup-players", 7, "1-5", "T3")))
    assert isinstance(error, SetupError)
    assert (error.code, error.tried, error.expected, error.rule) == (
        "setup-players",
        "7",
        "1-5",
        "T3",
    )
