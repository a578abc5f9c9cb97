"""A game of another package is played at a table without a server, by a person and a bot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import convert, json, structs

from lifeboat.core.errors import LifeboatError
from lifeboat.table.commands import Play, Propose, SeatBot, Sit, Start
from lifeboat.table.local import LocalTable, seeded_header
from lifeboat.table.log import FileLog
from lifeboat.table.table import table_of
from lifeboat.table.wire.face import proposal_type, view_type
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import refusal_words
from lifeboat.texts import LANGUAGES
from tests.games.pairs.wire import PairsView

pytestmark = pytest.mark.usefixtures("pairs")


@pytest.fixture
def log(tmp_path: Path) -> FileLog:
    return FileLog(tmp_path / "pairs.log", "pairs")


@pytest.fixture
def host(log: FileLog) -> LocalTable:
    """A table at which Ada plays with a bot, and is the first."""
    host = LocalTable(seeded_header("pairs", "x"), log)
    host.join("Ada")
    host.command(1, Sit(0))
    host.command(1, SeatBot(1, "random"))
    host.command(1, Start())
    return host


class Ear:
    """Somebody at the table who listens in a language."""

    def __init__(self, host: LocalTable, person: int, language: str) -> None:
        self.messages: list[Any] = []
        host.listen(Viewer(person, language), lambda raw: self.messages.append(json.decode(raw)))


def play_out(host: LocalTable) -> None:
    while not host.table.is_over():
        state = host.table.state()
        assert state is not None
        action = host.table.rules.action_text(state.legal()[0])
        host.command(1, Play(action, host.table.last_entry))


def test_a_person_and_a_bot_play_it_to_its_end(host: LocalTable) -> None:
    play_out(host)
    outcome = host.table.outcome()
    assert outcome is not None
    assert outcome.reason == "turned"
    assert host.table.bot_steps == ["", "random"] * 3


def test_a_view_has_the_choices_of_the_seat_that_decides(host: LocalTable) -> None:
    ada, spectator = Ear(host, 1, "en"), Ear(host, 0, "en")
    (view,) = ada.messages[0]["views"]
    assert view["row"] == [0] * 6
    assert [choice["action"] for choice in view["legal"]] == [f"turn:{n}" for n in range(1, 7)]
    assert isinstance(convert(view, view_type()), PairsView)
    assert spectator.messages[0]["views"][0]["legal"] == []


@pytest.mark.parametrize(
    ("language", "question", "choice", "told", "refused"),
    [
        ("en", "turns up a card", "Turn up card 1", "turns up card 1: a", "is turned up already"),
        ("fr", "retourne une carte", "Retourner la", "la carte 1 : un", "est déjà retournée"),
        ("de", "deckt eine Karte auf", "aufdecken", "Karte 1 auf: eine", "liegt schon offen"),
    ],
)
def test_it_is_told_and_refused_in_every_language(
    host: LocalTable, language: str, question: str, choice: str, told: str, refused: str
) -> None:
    ada = Ear(host, 1, language)
    (view,) = ada.messages[0]["views"]
    assert question in view["question"]
    assert choice in view["legal"][0]["words"]
    host.command(1, Play("turn:1", host.table.last_entry))
    assert told in ada.messages[1]["sentences"][0]
    with pytest.raises(LifeboatError) as error:
        host.command(1, Play("turn:1", host.table.last_entry))
    assert refused in refusal_words(error.value, language)
    assert len({refusal_words(error.value, one) for one in LANGUAGES}) == len(LANGUAGES)


def test_a_hint_that_nobody_can_give_is_refused_and_not_counted(host: LocalTable) -> None:
    number = host.table.last_entry
    with pytest.raises(LifeboatError, match="hint-none") as error:
        host.hint(1, 0, "en")
    assert refusal_words(error.value, "en") == "There are no hints in this game."
    assert host.table.last_entry == number


def test_the_log_replays_to_the_same_game(host: LocalTable, log: FileLog) -> None:
    play_out(host)
    entries = list(log.entries())
    again = table_of(host.table.header, entries)
    assert entries == host.session.entries
    assert again.state() == host.table.state()
    assert str(again.record()) == str(host.table.record())


def test_a_bot_of_its_own_stands_in(host: LocalTable) -> None:
    host.stand_in(0)
    assert host.table.is_over()
    assert set(host.table.bot_steps) == {"random"}


def test_proposals_can_be_made_where_nothing_is_secret() -> None:
    host = LocalTable(structs.replace(seeded_header("pairs", "x"), proposals=True))
    for seat, name in enumerate(["Ada", "Bea"]):
        host.join(name)
        host.command(seat + 1, Sit(seat))
    host.command(1, Start())
    bea = Ear(host, 2, "en")
    proposable = bea.messages[0]["proposable"]
    assert convert(proposable[1], proposal_type()).words == "Turn up card 2"
    host.command(2, Propose(1, "turn:2", host.table.last_entry))
    assert bea.messages[-1]["proposals"][0]["words"] == "Turn up card 2"
