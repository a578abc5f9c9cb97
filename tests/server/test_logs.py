"""Logs: lines of JSON that contain only the listed fields."""

from __future__ import annotations

import json
import logging
import sys

import pytest

from lifeboat.server.logs import JsonLines


def logged(message: str, *values: object, **extra: object) -> dict[str, object]:
    record = logging.LogRecord("lifeboat", logging.INFO, "", 1, message, values, None)
    record.__dict__.update(extra)
    return dict(json.loads(JsonLines().format(record)))


def test_a_line_says_what_happened_with_the_fields_that_are_listed() -> None:
    line = logged("request", table="abc", status=200, milliseconds=1.5)
    assert (line["message"], line["level"], line["table"]) == ("request", "info", "abc")
    assert (line["status"], line["milliseconds"]) == (200, 1.5)


def test_what_is_not_listed_does_not_pass() -> None:
    line = logged("request", token="secret-word", text="Ice!", secret=b"x", card="f7+")
    assert line.keys() == {"time", "level", "logger", "message"}


def test_values_inside_a_message_of_other_libraries_are_not_logged() -> None:
    assert "secret-word" not in str(logged("GET %s", "/path?token=secret-word"))


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        ("Task exception was never retrieved\nfuture: <Task exception=E('x')>", "Task exception"),
        ("Exception in callback tell('secret-word')", "Exception in callback"),
    ],
)
def test_only_the_first_words_of_an_asyncio_message_are_logged(message: str, kept: str) -> None:
    record = logging.LogRecord("asyncio", 40, "", 1, message, (), None)
    line = json.loads(JsonLines().format(record))["message"]
    assert line.startswith(kept)
    assert message.startswith(line)
    assert not set("<('\n") & set(line)


def test_an_error_is_logged_with_its_class_and_place_but_not_its_words() -> None:
    try:
        raise ValueError("secret-word")
    except ValueError:
        record = logging.LogRecord("a", 40, "", 1, "failed", (), sys.exc_info())
    line = JsonLines().format(record)
    assert "secret-word" not in line
    assert json.loads(line)["error"] == "ValueError"
    assert json.loads(line)["at"][0].startswith("test_logs.py:")
