"""Records: whole games as text, as chess has PGN; docs/notation.md has the grammar.

A record is a list of tags, then the actions. It is written strictly and read leniently: comments,
step numbers and line breaks mean nothing. Whatever is broken in it, the part before the break
can be replayed.
"""

from __future__ import annotations

import re
import textwrap
from typing import Any, Final

from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.fate import LONGEST_SECRET, secret_of
from lifeboat.core.games import Game, State, game_of, setup_names
from lifeboat.core.halves import whole_actions

# What comes before a tag is never read twice (*+): else a row of semicolons would take for ever.
TAG: Final = re.compile(r'(?:\s|\{[^}]*\}|;[^\n]*)*+\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
ESCAPED: Final = re.compile(r"\\(.)")
COMMENT: Final = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*")
STEP_NUMBER: Final = re.compile(r"\d+\.+")
UNFINISHED: Final = "unfinished"


class Record:
    """A game as it can be written down: where it began, and every action since."""

    def __init__(
        self,
        game: str,
        setup: dict[str, str],
        secret: bytes,
        actions: list[str],
        start: str = "",
        result: str = "",
        notes: dict[str, str] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        """The fields of the set-up, complete."""
        self.secret = secret
        """The secret of the deal; empty for a game that began from a position."""
        self.actions = actions
        self.start = start
        """The position it began from, where it was not dealt."""
        self.result = result
        """The reason and the score; empty where the record does not say."""
        self.notes = notes or {}
        """Tags that the game does not know, kept as they are."""

    def begin(self) -> State:
        """The state before the first action."""
        rules: Game[Any] = game_of(self.game)
        state: State = (
            rules.read_position(self.start) if self.start else rules.deal(self.setup, self.secret)
        )
        return state

    def __str__(self) -> str:
        tags = {"Game": self.game}
        if self.start:
            tags["Start"] = self.start
        else:
            tags |= {field.capitalize(): value for field, value in self.setup.items()}
            tags["Secret"] = self.secret.hex()
        tags |= self.notes
        tags["Result"] = self.result or UNFINISHED
        head = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in tags.items())
        body = textwrap.fill(
            " ".join(self.actions), 98, break_long_words=False, break_on_hyphens=False
        )
        return f"{head}\n{body}\n"


def read_record(text: str) -> Record:
    """The record that a text holds; its actions are checked when it is replayed."""
    tags, rest = _tags(text)
    if "Game" not in tags:
        raise RecordError("record-tag", text.strip()[:40] or "nothing", '[Game "..."]')
    name = tags.pop("Game").lower()
    rules = game_of(name)
    start = tags.pop("Start", "")
    result = tags.pop("Result", "")
    fields = {} if start else _setup_fields(rules, tags)
    secret = b"" if start else _secret(tags)
    words = STEP_NUMBER.sub(" ", COMMENT.sub(_instead, rest)).split()
    return Record(name, fields, secret, whole_actions(rules, words), start, result, tags)


def _tags(text: str) -> tuple[dict[str, str], str]:
    """The tags at the head of a record, and what follows them."""
    tags: dict[str, str] = {}
    at = len(text) - len(text.lstrip("\ufeff"))
    while found := TAG.match(text, at):
        tags[found[1]] = ESCAPED.sub(r"\1", found[2])
        at = found.end()
    return tags, text[at:]


def _instead(comment: re.Match[str]) -> str:
    """What stands for a comment: nothing, but where one never ends the record breaks."""
    is_open = comment[0].startswith("{") and not comment[0].endswith("}")
    return " { " if is_open else " "


def _escaped(value: str) -> str:
    """A tag's value with a backslash before quotation marks and backslashes, on one line."""
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').splitlines())


def _secret(tags: dict[str, str]) -> bytes:
    """The secret of the deal, from its own tag or from the seed."""
    if "Secret" not in tags:
        if "Seed" not in tags:
            raise RecordError("record-deal", "-", '[Seed "..."]')
        return secret_of(tags["Seed"])
    text = tags.pop("Secret")
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise RecordError("record-secret", text, "hexadecimal digits") from None
    if not 1 <= len(secret) <= LONGEST_SECRET:
        raise RecordError("record-secret", text, f"1-{LONGEST_SECRET} bytes")
    if "Seed" in tags and secret_of(tags["Seed"]) != secret:
        raise RecordError("record-secret", text, secret_of(tags["Seed"]).hex())
    return secret


def _setup_fields(rules: Game[Any], tags: dict[str, str]) -> dict[str, str]:
    """The set-up among the tags, checked; what is left are notes."""
    known = [(name, name.capitalize()) for name in setup_names(rules)]
    own = {name: tags.pop(tag) for name, tag in known if tag in tags}
    try:
        return rules.setup_fields(own)
    except LifeboatError as error:
        raise RecordError("record-setup", error.tried, error.expected, error.rule) from error
