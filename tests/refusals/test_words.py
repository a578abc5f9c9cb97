"""No protocol words in sentences: every refusal is really provoked, and said in every language.

A person is told what can't be done and why. Outside quotation marks a sentence contains nothing
from the protocol. Quotes contain only what the reader has written or could write: notation in a
terminal, in a record, a position or an edition file, options, addresses. People who press a button
or drag a card haven't written anything, so those refusals quote nothing but names of cards.
"""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import pytest
from rich.console import Console

from lifeboat.core.errors import LifeboatError
from lifeboat.server.apidocs.documents import NOT_SENT, SAID_ELSEWHERE, _error_groups
from lifeboat.table.commands import ANY_COMMAND
from lifeboat.table.stored import ANY_STORED
from lifeboat.table.wire.rendering import refusal_words
from lifeboat.terminal.screen import Screen
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.titanic.names import action_card_name
from lifeboat.titanic.cards.bundles import NAMES
from tests.refusals import (  # noqa: F401 (they fill the register)
    of_device,
    of_rules,
    of_server,
    of_terminal,
)
from tests.refusals.provoking import PROVOCATIONS
from tests.texts.test_errors import codes

QUOTED = re.compile(r"“[^”]*”|«[^»]*»|„[^“]*“")
NOTATION = re.compile(
    r"""\d>\w                            # 2>g1
    | \b[a-z-]+:[\w+?-]                  # rescue:3, pass:t3
    | \b[fsdtcpg]\d{1,2}\b\+?            # f1+, g2
    | \#-?\d                             # an action by its number
    | \w=\w | --\w                       # field=value, an option
    | \w_\w                              # names of fields
    | \b[TS]\d{1,2}\b                    # a rule, which is told beside the sentence
    | ['`<>{}\[\]\\]                     # Python, JSON, TOML
    | \b(None|True|False|\w+Error)\b
    | \(\s*\) | ““ | “” | „“ | «\s*» | \s[.,] | :\s*\. | ""
    """,
    re.VERBOSE,
)
OLD_FORMS = re.compile(
    r"\b(Expected|Attendu|Erwartet|There are|Il y a|Es gibt|Possible|Möglich) ?:"
)
ENGLISH = {
    "address", "already", "an", "and", "another", "are", "at", "byte", "bytes", "card", "cards",
    "character", "characters", "claim", "deck", "decks", "denied", "directory", "expected",
    "field", "file", "for", "free", "from", "hint", "host", "invalid", "is", "join", "line",
    "lines", "long", "missing", "must", "network", "not", "number", "object", "of", "or",
    "other", "permission", "play", "possible", "propose", "read", "rematch", "remove", "rename",
    "required", "resign", "say", "seat", "seats", "should", "sit", "start", "such", "the", "to",
    "too", "undo", "unexpected", "use", "whole", "with", "write",
}  # fmt: skip
SHARED_WORDS = {
    "fr": {"possible", "file", "long", "page", "question", "table", "port"},
    "de": {"an"},
}
"""English words that are also words of another language."""
PRESSED = {
    "bot-late", "day-listed", "day-running", "day-setup", "fault", "game-begun", "game-ended",
    "game-not-begun", "hint-bot", "hint-over", "hint-under-way", "hints-off", "hints-used-up",
    "host-only", "illegal-action", "invite", "name-form", "not-at-table", "not-finished",
    "not-seated",
    "not-your-turn", "people", "person", "proposals-none", "proposals-off", "proposals-up",
    "propose-seat", "push-off", "push-subscription",
    "record-open", "rematch", "remove-self", "review-given-up", "reviews-full",
    "seat-free", "seat-occupied", "seats-free", "silence", "stale", "stopping", "store-away",
    "store-closed", "store-failed", "store-invite", "store-lost", "store-number",
    "store-uncertain", "table-broken", "table-full", "table-unreadable", "take-over",
    "text-form", "token", "too-many-connections", "too-many-requests", "too-many-tables",
    "undo", "undo-law", "undo-not-yours", "undo-nothing", "version",
}  # fmt: skip
"""The codes of refusals to people who haven't written anything."""


@cache
def provoked() -> dict[tuple[object, ...], LifeboatError]:
    """Return every refusal of the register, and only one of those that say the same."""
    found: dict[tuple[object, ...], LifeboatError] = {}
    for provocation in PROVOCATIONS:
        with TemporaryDirectory() as folder:
            for error in provocation(Path(folder)):
                reason = getattr(error, "reason", None)
                said = () if reason else (error.tried, error.expected)
                found.setdefault((error.code, reason, *said), error)
    return found


@cache
def card_names(language: str) -> set[str]:
    """Return the names of the action cards, which a sentence may quote."""
    return {action_card_name(Texts(language), card) for card in range(len(NAMES))}


@cache
def kinds() -> set[str]:
    """Return the protocol's names of commands and entries."""
    both = (*get_args(ANY_COMMAND), *get_args(ANY_STORED))
    return {kind.__struct_config__.tag for kind in both}


def terminal_words(texts: Texts, error: LifeboatError) -> str:
    """Return what the terminal says, without the rule and the code at the end."""
    page = StringIO()
    Screen(Console(file=page, width=10_000)).complain(texts, error)
    said = " ".join(page.getvalue().split())
    assert said.endswith(f"[{error.code}]")
    said = said.removesuffix(f" [{error.code}]")
    if error.rule:
        assert said.count(error.rule) == 1, said
        said = re.sub(r" \([^()]*(\([^()]*\)[^()]*)?\)$", "", said)
    return said


def sent_by_server() -> set[str]:
    groups = _error_groups().items()
    return {code for group, some in groups if group not in SAID_ELSEWHERE for code in some} - {
        *NOT_SENT
    }


def faults(language: str, error: LifeboatError, said: str) -> list[str]:
    """Return a list of what is wrong with a sentence."""
    found = []
    plain = said if error.code in PRESSED else QUOTED.sub("“…”", said)
    quoted = {text[1:-1].strip() for text in QUOTED.findall(said)}
    if error.code in PRESSED and quoted - card_names(language):
        found.append("quotes what nobody has written")
    if wrong := NOTATION.search(plain):
        found.append(f"says {wrong[0]!r}")
    if OLD_FORMS.search(plain):
        found.append("says what was expected, not what to do")
    if not re.search(r"[.?!]$", said) or said[0].islower():
        found.append("is no sentence")
    words = set(re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", plain))
    if wrong_kinds := {kind for kind in kinds() if "-" in kind} & words:
        found.append(f"names the command {wrong_kinds}")
    if language != "en":
        raw = set(re.findall(r"[a-z-]{4,}", f"{error.tried} {error.expected}"))
        if foreign := ((ENGLISH | raw) - SHARED_WORDS[language]) & words:
            found.append(f"has words of the protocol {foreign}")
    return found


def test_every_error_code_is_provoked() -> None:
    """A new code needs a function in the register that provokes it."""
    assert codes() - {error.code for error in provoked().values()} == set()


@pytest.mark.rule(
    "T8", "T9", "T10", "T11", "T15", "T20", "T37", "T44", "T46", "S5", "S7", "S8", "S11"
)
@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_every_reason_of_the_rules_is_met(game: str) -> None:
    """Some actions of every illegal kind are refused, and every reason in the texts comes up."""
    said = {name.partition("-refused-")[2] for name in Texts("en").ids(f"{game}-refused-")}
    found = [getattr(error, "reason", None) for error in provoked().values()]
    met = {reason.name for reason in found if reason and reason.game == game}
    assert said - met == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_of_the_server_has_no_protocol_word(language: str) -> None:
    wrong = {}
    sent = sent_by_server() | {"action"}
    for error in provoked().values():
        if error.code in sent:
            said = refusal_words(error, language)
            if problems := faults(language, error, said):
                wrong[said] = problems
    assert not wrong, _listed(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complaint_of_the_terminal_has_no_protocol_word(language: str) -> None:
    texts = Texts(language, strict=True)
    wrong = {}
    for error in provoked().values():
        said = terminal_words(texts, error)
        if problems := faults(language, error, said):
            wrong[said] = problems
    assert not wrong, _listed(wrong)


def _listed(wrong: dict[str, list[str]]) -> str:
    lines = [f"{'; '.join(problems)}: {said}" for said, problems in wrong.items()]
    return "\n".join([f"{len(lines)} sentences", *lines[:400]])
