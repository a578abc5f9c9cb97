"""Hints: for people's own decisions, from their own view, counted for good, within the limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.table import entries
from lifeboat.table.bots import advice_for
from lifeboat.table.commands import Play, Resign
from lifeboat.table.wire.hints import Hint
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.server.house import House, QuickBots, SlowBots, settle, until, with_bots
from tests.table.tables import legal_text

T = TypeVar("T")

SEATS = {"titanic": ["me"], "septentrick": ["me", "random", "steady"]}


async def hint(house: House, table: str, person: int = 1, language: str = "en") -> Hint:
    """Return a hint for the seat that decides, once the bots have decided."""
    seat = (await house.wait_for_bots(table)).deciding_seat()
    return await house.tables.hint(table, person, 0 if seat is None else seat, language)


async def refused(house: House, table: str, person: int = 1) -> str:
    """Return the code with which a hint is refused."""
    before = await house.seen(table)
    given = before.hints_given(person)
    with pytest.raises(LifeboatError) as refusal:
        await hint(house, table, person)
    assert (await house.seen(table)).hints_given(person) == given
    return refusal.value.code


async def given(house: House, table: str) -> list[int]:
    """Return how many hints each person at the table has had, which everybody may know."""
    return (await house.tables.info(table)).hinted


# What a hint says


@pytest.mark.parametrize("game", SEATS)
async def test_a_hint_names_what_can_be_done_best_first(
    house: House, game: str, bots: QuickBots
) -> None:
    bots.playouts = 200  # one for each of up to 45 pairs to pass, and some more
    table = await house.set_up(game, SEATS[game], hints=3, thinking=10.0)
    found = await hint(house, table)
    here = await house.seen(table)
    assert found.seat == here.deciding_seat()
    assert found.version == here.version
    assert found.left == 2
    state = here.state()
    assert state is not None
    legal = {here.rules.action_text(action) for action in state.legal()}
    assert {option.action for option in found.options} <= legal
    assert all(option.words for option in found.options)
    advice = advice_for(*bots.asked[-1])
    said = [here.rules.action_text(option.action) for option in advice.options]
    assert [option.action for option in found.options] == said
    if len(legal) > 1:
        assert found.playouts == advice.playouts > 0
        assert found.options[0].value is not None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_is_told_in_the_language_of_the_person_who_asks(
    house: House, language: str
) -> None:
    table = await house.set_up("titanic", ["me"], deal="seed", seed="iceberg")
    said = await hint(house, table, language=language)
    (line,) = await house.log(table, 1, language, since=3)
    words = [option.words for option in said.options] + line.sentences
    assert all(words)
    for other in set(LANGUAGES) - {language}:
        (line,) = await house.log(table, 1, other, since=3)
        assert line.sentences[0] not in words


async def test_a_hint_thinks_for_the_time_of_its_table(house: House, bots: QuickBots) -> None:
    table = await house.set_up("titanic", ["me"], thinking=4.5)
    await hint(house, table)
    assert bots.asked[-1][-1].seconds == 4.5


# Who may ask, and how often


async def test_all_hear_that_a_hint_was_given_but_not_what_it_said(house: House) -> None:
    table = await house.for_two()
    decider = (await house.seen(table)).deciding_seat()
    assert decider is not None
    async with house.hearing(table, 2 - decider) as other, house.hearing(table, 0) as spectator:
        await hint(house, table, decider + 1)
        await until(lambda: other.kinds() == spectator.kinds() == ["hinted"])
    name = ("Ada", "Bea")[decider]
    for ear in (other, spectator):
        (update,) = ear.updates()
        assert update["sentences"] == [f"{name} gets a hint."]
        assert (update["seat"], update["person"]) == (decider, decider + 1)
    log = (await house.actor(table)).session.entries
    assert log[-1] == entries.Hinted(decider, decider + 1)


async def test_hints_are_counted_for_each_person_and_for_good(house: House) -> None:
    table = await house.set_up("titanic", ["me"], hints=2)
    assert (await hint(house, table)).left == 1
    await house.start_again()
    assert await given(house, table) == [1]
    assert (await hint(house, table)).left == 0
    assert await refused(house, table) == "hints-used-up"
    await house.start_again()
    assert await refused(house, table) == "hints-used-up"
    assert await given(house, table) == [2]


async def test_another_persons_hints_are_not_used_up(house: House) -> None:
    table, throws = await house.for_two(hints=1), throws_for("hints")
    first = await decider_of(house, table)
    await hint(house, table, first)
    while await decider_of(house, table) == first:
        await house.step(table, throws)
    assert (await hint(house, table, 3 - first)).left == 0
    assert await given(house, table) == [1, 1]


async def decider_of(house: House, table: str) -> int:
    """Return the person who decides."""
    here = await house.wait_for_bots(table)
    seat = here.deciding_seat()
    assert seat is not None
    return here.seats[seat].person


async def test_a_table_can_be_without_hints(house: House) -> None:
    table = await house.set_up("titanic", ["me"], hints=0)
    assert await refused(house, table) == "hints-off"


async def test_only_the_person_who_decides_is_given_a_hint(house: House) -> None:
    table = await house.for_two()
    decider = await decider_of(house, table)
    assert await refused(house, table, 3 - decider) == "not-your-turn"
    assert await refused(house, table, 0) == "not-at-table"
    with pytest.raises(LifeboatError, match="not-your-turn"):
        await house.tables.hint(table, decider, 2 - decider, "en")
    await house.tables.leave(table, decider)
    assert await refused(house, table, decider) == "not-at-table"


async def test_there_are_no_hints_before_the_game_and_after_it(house: House) -> None:
    table = await house.set_up("titanic", ["me", "open"])
    assert await refused(house, table) == "game-not-begun"
    table = await house.set_up("titanic", ["me"])
    await house.command(table, 1, Resign())
    assert await refused(house, table) == "game-ended"


@with_bots(SlowBots)
async def test_asking_for_a_hint_brings_a_person_back(house: House, bots: SlowBots) -> None:
    table = await house.for_two(patience=10)
    decider = await decider_of(house, table)
    async with house.hearing(table, 3 - decider) as ear:
        await house.pass_time(10)
        await until(lambda: "taken-over" in ear.kinds())
        asking = asyncio.create_task(house.tables.hint(table, decider, decider - 1, "en"))
        await until(lambda: "claimed-back" in ear.kinds())
        bots.may_decide.set()
        await asking


# While the adviser is thinking


@with_bots(SlowBots)
async def test_a_person_has_one_hint_at_a_time(house: House, solo: str, bots: SlowBots) -> None:
    first = asyncio.create_task(hint(house, solo))
    await until(lambda: bool(bots.asked))
    assert await refused(house, solo) == "hint-under-way"
    bots.may_decide.set()
    await first
    await hint(house, solo)
    assert await given(house, solo) == [2]


@with_bots(SlowBots)
async def test_a_hint_that_comes_too_late_is_refused_and_does_not_count(
    house: House, solo: str, bots: SlowBots
) -> None:
    asking = asyncio.create_task(hint(house, solo))
    await until(lambda: bool(bots.asked))
    here = await house.seen(solo)
    await house.command(solo, 1, Play(legal_text(here), here.last_entry))
    bots.may_decide.set()
    with pytest.raises(LifeboatError, match="stale"):
        await asking
    assert await given(house, solo) == [0]
    assert "hinted" not in [line.what for line in await house.log(solo, 1)]


@with_bots(SlowBots)
async def test_a_table_does_not_rest_while_a_hint_is_thought_of(
    house: House, solo: str, bots: SlowBots
) -> None:
    asking = asyncio.create_task(hint(house, solo))
    await until(lambda: bool(bots.asked))
    for _ in range(5):
        await house.pass_time(100)
    assert house.tables.awake() == 1
    bots.may_decide.set()
    await asking


class Failing(QuickBots):
    """Bots that fail the first time."""

    async def think(self, work: Callable[..., T], *given: Any) -> T:
        thought = await super().think(work, *given)
        if len(self.asked) == 1:
            raise ZeroDivisionError
        return thought


@with_bots(Failing)
async def test_a_hint_that_fails_does_not_count_and_can_be_asked_for_again(house: House) -> None:
    table = await house.set_up("titanic", ["me"], hints=1)
    with pytest.raises(ZeroDivisionError):
        await hint(house, table)
    await settle()
    assert await given(house, table) == [0]
    assert (await hint(house, table)).left == 0
