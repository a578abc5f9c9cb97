"""Records: whole games as text, like PGN in chess; docs/notation.md has the grammar.

A record is a list of tags, followed by the actions. There is only one way to write a record, but
reading is lenient and ignores comments, step numbers and line breaks. If an action is invalid, the
part before it can still be replayed.
"""

from __future__ import annotations

import re
import textwrap
from typing import Any, Final

from lifeboat.core.errors import LifeboatError, RecordError
from lifeboat.core.fate import LONGEST_SECRET, secret_of
from lifeboat.core.games import Game, State, game_of, setup_names
from lifeboat.core.halves import whole_actions

# The possessive *+ never goes back over what comes before a tag; otherwise a row of semicolons
# would take forever.
TAG: Final = re.compile(r'(?:\s|\{[^}]*\}|;[^\n]*)*+\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]')
ESCAPED: Final = re.compile(r"\\(.)")
COMMENT: Final = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*")
STEP_NUMBER: Final = re.compile(r"\d+\.+")
UNFINISHED: Final = "unfinished"


class Record:
    """A game in written form: where it began, and every action since."""

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
        """The complete fields of the set-up; empty for a game that began from a position."""
        self.secret = secret
        """The secret of the deal; empty for a game that began from a position."""
        self.actions = actions
        self.start = start
        """The position that the game began from; empty if it was dealt."""
        self.result = result
        """Why the game ended, and the score; empty if the record doesn't say."""
        self.notes = notes or {}
        """All other tags, unchanged."""

    def begin(self) -> State:
        """Return the state before the first action.

        Raise a `LifeboatError` if the game can't be dealt or the position can't be read.
        """
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
    """Read a record from its text; its actions are checked only when it is replayed.

    Raise `SetupError` if the game is unknown, and `RecordError` if a tag is missing or invalid.
    """
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
    """Return the tags at the head of a record, and the text after them."""
    tags: dict[str, str] = {}
    at = len(text) - len(text.lstrip("\ufeff"))
    while found := TAG.match(text, at):
        tags[found[1]] = ESCAPED.sub(r"\1", found[2])
        at = found.end()
    return tags, text[at:]


def _instead(comment: re.Match[str]) -> str:
    """Return the replacement for a comment: a space.

    An unclosed comment is replaced by an open brace, so that replaying the record stops there.
    """
    is_open = comment[0].startswith("{") and not comment[0].endswith("}")
    return " { " if is_open else " "


def _escaped(value: str) -> str:
    """Return a tag's value on one line, with its quotation marks and backslashes escaped."""
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').splitlines())


def _secret(tags: dict[str, str]) -> bytes:
    """Take the secret of the deal out of the tags, or work it out from the seed, and return it.

    Raise `RecordError` if there is neither, if the secret is invalid, or if the two don't match.
    """
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
    """Take the set-up out of the tags, check it and return it; the remaining tags are notes.

    Raise `RecordError` if the set-up is invalid.
    """
    known = [(name, name.capitalize()) for name in setup_names(rules)]
    own = {name: tags.pop(tag) for name, tag in known if tag in tags}
    try:
        return rules.setup_fields(own)
    except LifeboatError as error:
        raise RecordError("record-setup", error.tried, error.expected, error.rule) from error
