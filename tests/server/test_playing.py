"""Playing: whole games with bots, and commands that collide."""

from __future__ import annotations

import asyncio

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.table.commands import Play
from lifeboat.table.deals import deal_key
from lifeboat.table.table import Table
from tests.server.house import House, settle, until
from tests.table.tables import legal_text

GAMES = [
    ("titanic", ["me", "random", "steady"]),
    ("titanic", ["me"]),
    ("septentrick", ["random", "me", "steady", "me"]),
    ("septentrick", ["random", "steady", "random"]),
]
"""Games, some in which one person has several seats, and one of bots alone."""


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_whole_game_with_bots(house: House, game: str, seats: list[str]) -> None:
    """Everybody hears every update once and in order, and the record replays to the same end."""
    table = await house.set_up(game, seats)
    async with house.hearing(table, 1, since=0) as host, house.hearing(table, 0, 0) as other:
        ended = await house.play_out(table, seats)
        await until(lambda: host.numbers()[-1:] == [ended.last_entry])
        await settle()
    assert host.numbers() == other.numbers() == list(range(1, ended.last_entry + 1))
    outcome = ended.outcome()
    assert outcome is not None
    replayed, broken = replay(read_record(str(await house.tables.read(table, Table.record))))
    assert broken is None
    assert replayed.state.outcome() == outcome
    [result] = await house.tables.store.results_of_deal(
        deal_key(game, ended.header.setup, ended.header.secret)
    )
    assert (result.table, result.score) == (table, outcome.score)
    by_bots = [player for player in ended.bot_steps if player]
    assert (result.steps, result.bot_steps) == (len(ended.bot_steps), len(by_bots))
    assert {seats[seat] for seat in replayed.deciders} == set(seats)


async def test_one_of_two_commands_for_the_same_moment_is_stale(house: House, solo: str) -> None:
    here = await house.seen(solo)
    play = Play(legal_text(here), here.last_entry)
    answers = await asyncio.gather(
        *(house.command(solo, 1, play) for _ in range(2)), return_exceptions=True
    )
    assert answers[0] == here.last_entry
    assert isinstance(answers[1], LifeboatError)
    assert answers[1].code == "stale"
