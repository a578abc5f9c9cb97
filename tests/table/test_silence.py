"""Silence: in Septentrick nobody says anything between the deal and the end."""

from __future__ import annotations

from typing import Any, cast, get_args

import pytest
from msgspec.structs import fields

from lifeboat.core.games import Game
from lifeboat.table import entries, laws
from lifeboat.table.commands import (
    ANY_COMMAND,
    Command,
    CommandError,
    NameSeat,
    Play,
    Propose,
    Rename,
    Resign,
    Say,
    SeatBot,
    Start,
)
from lifeboat.table.wire.gate import table_info
from tests.table.tables import (
    LEE_AND_SMITH,
    THREE,
    code,
    filled,
    obey,
    refusal,
    started,
)


@pytest.mark.rule("S19")
def test_nobody_talks_in_septentrick_between_deal_and_end() -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    assert obey(table, 1, Say("good luck"))
    obey(table, 1, Start())
    error = refusal(table, 1, Say("star!"))
    assert (error.code, error.rule) == ("silence", "S19")
    for person in (1, 2, 3):
        obey(table, person, Resign())
    assert obey(table, 1, Say("next time"))


def test_there_is_chat_in_sos_titanic() -> None:
    table = started("titanic", LEE_AND_SMITH, [1, 2])
    assert obey(table, 2, Say("deck 2 first"))


class OtherRules:
    """The rules of a game that forbids chat under another rule number."""

    silence = "X7"

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)


def test_a_game_cites_its_own_rule() -> None:
    table = started("septentrick", THREE, [1, 2, 3])
    table.rules = cast("Game[Any]", OtherRules(table.rules))
    error = refusal(table, 1, Say("star!"))
    assert (error.code, error.rule) == ("silence", "X7")
    assert table_info(table).silence_rule == "X7"


SPEECH: list[Command] = [Say("my star is high"), Rename("my star is high")]


@pytest.mark.rule("S19")
@pytest.mark.parametrize("command", SPEECH)
def test_no_command_carries_free_text_during_a_silent_game(command: Command) -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    obey(table, 1, Start())
    error = refusal(table, 1, command)
    assert (error.code, error.rule) == ("silence", "S19")
    for person in (1, 2, 3):
        obey(table, person, Resign())
    assert obey(table, 1, command)


@pytest.mark.rule("S19")
def test_every_text_in_a_command_is_silenced_or_has_a_fixed_form() -> None:
    """Any new command with a text has to be considered here."""
    texts = {
        (kind.__name__, field.name)
        for kind in get_args(ANY_COMMAND)
        for field in fields(kind)
        if "str" in str(field.type)
    }
    spoken = {("Say", "text"), ("Rename", "name")}
    fixed = {("SeatBot", "player"), ("Play", "action"), ("Propose", "action")}
    before_the_game = {("NameSeat", "name")}
    assert texts == spoken | fixed | before_the_game
    table = started("septentrick", THREE, [1, 2, 3], proposals=True)
    for person in (1, 2, 3):
        free = "my star is high"
        for command in (SeatBot(0, free), Play(free, 7), Propose(0, free, 7)):
            refusal(table, person, command)
    hot_seat = started("septentrick", THREE, [1, 1, 1])
    assert code(hot_seat, 1, NameSeat(0, "my star is high")) == "game-begun"


@pytest.mark.rule("S19")
def test_nobody_brings_a_name_to_a_silent_game() -> None:
    table = filled("septentrick", THREE, [1, 2, 3])
    obey(table, 1, Start())
    with pytest.raises(CommandError) as caught:
        laws.join(table, "star is high")
    assert (caught.value.code, caught.value.rule) == ("silence", "S19")
    for person in (1, 2, 3):
        obey(table, person, Resign())
    assert laws.join(table, "P4") == entries.Joined(4, "P4")


@pytest.mark.rule("S19")
def test_nobody_talks_at_the_old_table_while_the_rematch_is_played() -> None:
    table = started("septentrick", {"players": "3"}, [1, 2, 3])
    for person in (1, 2, 3):
        obey(table, person, Resign())
    obey(table, 1, Say("well played"))
    table.apply(entries.Rematched("another"))
    assert not table.may_talk()
    assert code(table, 1, Say("I have the ring")) == "silence"
    assert code(table, 1, Rename("d12")) == "silence"
    with pytest.raises(CommandError, match="silence"):
        laws.join(table, "d12")
    open_table = started("titanic", LEE_AND_SMITH, [1, 2])
    open_table.apply(entries.Rematched("another"))
    assert open_table.may_talk()


@pytest.mark.rule("S19")
def test_where_nobody_may_talk_the_table_names_the_rule() -> None:
    silent = started("septentrick", {"players": "3"}, [1, 2, 3])
    assert table_info(silent).silence_rule == "S19"
    assert table_info(filled("septentrick", {"players": "3"}, [1, 2, 3])).silence_rule == ""
    assert table_info(started("titanic", LEE_AND_SMITH, [1, 2])).silence_rule == ""
