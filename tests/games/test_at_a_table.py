"""A game from another package is played at a table without a server, by a person and a bot."""

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
def local(log: FileLog) -> LocalTable:
    """A table at which Ada, who goes first, plays with a bot."""
    local = LocalTable(seeded_header("pairs", "x"), log)
    local.join("Ada")
    local.command(1, Sit(0))
    local.command(1, SeatBot(1, "random"))
    local.command(1, Start())
    return local


class Ear:
    """A listener at the table, in one language."""

    def __init__(self, local: LocalTable, person: int, language: str) -> None:
        self.messages: list[Any] = []
        local.listen(Viewer(person, language), lambda raw: self.messages.append(json.decode(raw)))


def play_out(local: LocalTable) -> None:
    while not local.table.is_over():
        state = local.table.state()
        assert state is not None
        action = local.table.rules.action_text(state.legal()[0])
        local.command(1, Play(action, local.table.last_entry))


def test_a_person_and_a_bot_play_it_to_its_end(local: LocalTable) -> None:
    play_out(local)
    outcome = local.table.outcome()
    assert outcome is not None
    assert outcome.reason == "turned"
    assert local.table.bot_steps == ["", "random"] * 3


def test_a_view_has_the_choices_of_the_seat_that_decides(local: LocalTable) -> None:
    ada, spectator = Ear(local, 1, "en"), Ear(local, 0, "en")
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
    local: LocalTable, language: str, question: str, choice: str, told: str, refused: str
) -> None:
    ada = Ear(local, 1, language)
    (view,) = ada.messages[0]["views"]
    assert question in view["question"]
    assert choice in view["legal"][0]["words"]
    local.command(1, Play("turn:1", local.table.last_entry))
    assert told in ada.messages[1]["sentences"][0]
    with pytest.raises(LifeboatError) as error:
        local.command(1, Play("turn:1", local.table.last_entry))
    assert refused in refusal_words(error.value, language)
    assert len({refusal_words(error.value, one) for one in LANGUAGES}) == len(LANGUAGES)


def test_a_hint_is_refused_and_not_counted_if_nobody_can_give_one(local: LocalTable) -> None:
    number = local.table.last_entry
    with pytest.raises(LifeboatError, match="hint-none") as error:
        local.hint(1, 0, "en")
    assert refusal_words(error.value, "en") == "There are no hints for this game."
    assert local.table.last_entry == number


def test_the_log_replays_to_the_same_game(local: LocalTable, log: FileLog) -> None:
    play_out(local)
    entries = list(log.entries())
    again = table_of(local.table.header, entries)
    assert entries == local.session.entries
    assert again.state() == local.table.state()
    assert str(again.record()) == str(local.table.record())


def test_its_own_bot_stands_in(local: LocalTable) -> None:
    local.stand_in(0)
    assert local.table.is_over()
    assert set(local.table.bot_steps) == {"random"}


def test_proposals_can_be_made_where_nothing_is_secret() -> None:
    local = LocalTable(structs.replace(seeded_header("pairs", "x"), proposals=True))
    for seat, name in enumerate(["Ada", "Bea"]):
        local.join(name)
        local.command(seat + 1, Sit(seat))
    local.command(1, Start())
    bea = Ear(local, 2, "en")
    proposable = bea.messages[0]["proposable"]
    assert convert(proposable[1], proposal_type()).words == "Turn up card 2"
    local.command(2, Propose(1, "turn:2", local.table.last_entry))
    assert bea.messages[-1]["proposals"][0]["words"] == "Turn up card 2"
