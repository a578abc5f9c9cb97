"""The words of the browser client: the catalogues have everything that it says, and no more."""

from __future__ import annotations

import re
from pathlib import Path

from lifeboat.texts import Texts

SOURCE = Path(__file__).parents[2] / "web" / "src"
SCRIPTS = SOURCE.parent / "scripts"
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[\w${}.()]+)+)["'`]""")
"""Anything quoted that looks like a message id, even with a part to be filled in."""
SAID = re.compile(r"""\bt\(\s*["']([\w.-]+)["']""")
"""A call that says a message by its id."""


def sources() -> str:
    files = [
        path
        for kind in ("*.svelte", "*.ts")
        for path in sorted([*SOURCE.rglob(kind), *SCRIPTS.rglob(kind)])
        if not path.name.endswith(".test.ts")
    ]
    assert files
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_message_that_the_client_says_is_in_the_catalogue() -> None:
    texts = Texts("en")
    said = set(SAID.findall(sources()))
    assert said
    assert {message for message in said if not texts.knows(message)} == set()


def test_no_message_of_the_client_goes_unsaid() -> None:
    """A message counts as said if its id is quoted, or begins like one that is filled in."""
    quoted = set(QUOTED.findall(sources()))
    whole = {message.partition(".")[0] for message in quoted if "$" not in message}
    begun = {message.partition("$")[0] for message in quoted if "$" in message}
    unsaid = [
        message
        for message in Texts("en").ids("web-")
        if message not in whole and not any(message.startswith(part) for part in begun)
    ]
    assert unsaid == []
