"""What happens when people leave (docs/leavers.md), sentence by sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.players import Budget
from lifeboat.players.face import FACES
from lifeboat.table.commands import Claim, Command, Play, Remove, Resign, Say, Undo
from lifeboat.table.table import Table
from tests.contract.playing import throws_for
from tests.server.house import Ear, House, QuickBots, SlowBots, settle, until, with_bots
from tests.table.tables import legal_text

PATIENCE = 30


class Two(NamedTuple):
    """A table of two people whose game has begun."""

    table: str
    decider: int
    other: int


@pytest.fixture
def game() -> str:
    return "titanic"


@pytest.fixture
async def two(house: House, game: str) -> Two:
    """Two people, one of whom has to decide; neither is connected."""
    table = await house.for_two(game, patience=PATIENCE, stand_in="random")
    throws = throws_for("leavers")
    while True:
        here = await house.wait_for_bots(table)
        deciding = here.deciding_seat()
        assert deciding is not None
        if person := here.seats[deciding].person:
            return Two(table, person, 3 - person)
        await house.step(table, throws)


@pytest.fixture
async def ear(house: House, two: Two) -> AsyncIterator[Ear]:
    """What the other person hears, who is connected all the time."""
    async with house.hearing(two.table, two.other) as ear:
        yield ear


@pytest.fixture
async def taken_over(house: House, ear: Ear) -> None:
    """A bot stands in for the person who has to decide."""
    await house.pass_time(PATIENCE)
    await until(lambda: "taken-over" in ear.kinds())


async def stand_ins(house: House, table: str) -> dict[int, str]:
    """Return the bots that stand in, by the person who is away."""
    seats = (await house.seen(table)).seats
    return {seat.person: seat.stand_in for seat in seats if seat.stand_in}


async def take_over_comes_after(house: House, ear: Ear, seconds: int) -> None:
    """Check that a bot stands in after this many seconds, and no earlier."""
    await house.pass_time(seconds - 1)
    assert "taken-over" not in ear.kinds()
    await house.pass_time(1)
    await until(lambda: "taken-over" in ear.kinds())


# 1. Here and away


@pytest.mark.usefixtures("ear")
async def test_a_person_is_here_while_a_connection_is_open(house: House, two: Two) -> None:
    async with house.hearing(two.table, two.decider):
        await house.pass_time(10 * PATIENCE)
        assert await stand_ins(house, two.table) == {}


async def test_a_person_is_here_while_a_request_is_being_answered(
    house: House, two: Two, ear: Ear
) -> None:
    """From its end on they are away, without anybody else doing anything."""
    number = (await house.seen(two.table)).last_entry
    polling = house.tables.updates(two.table, two.decider, "en", number, 3 * PATIENCE)
    poll = asyncio.create_task(polling)
    await settle()
    await house.pass_time(2 * PATIENCE)
    assert ear.kinds() == []
    await house.pass_time(PATIENCE)
    assert await poll == []
    await take_over_comes_after(house, ear, PATIENCE)


async def test_a_person_is_away_since_they_were_last_heard_of(
    house: House, two: Two, ear: Ear
) -> None:
    await house.pass_time(PATIENCE - 1)
    await house.command(two.table, two.decider, Say("a moment"))
    await take_over_comes_after(house, ear, PATIENCE)


async def test_a_person_is_not_away_before_the_server_started(house: House, two: Two) -> None:
    await house.pass_time(PATIENCE)
    await house.start_again()
    async with house.hearing(two.table, two.other) as ear:
        await take_over_comes_after(house, ear, PATIENCE)


async def test_a_person_is_not_away_before_the_table_woke_up(house: House, two: Two) -> None:
    await house.put_to_rest()
    async with house.hearing(two.table, two.other) as ear:
        await take_over_comes_after(house, ear, PATIENCE)


# 2. Patience and stand-in


async def test_patience_and_stand_in_are_chosen_and_shown_to_all(house: House) -> None:
    table = await house.set_up("titanic", ["me"], patience=45, stand_in="random")
    async with house.hearing(table, 0) as spectator:
        shown = spectator.messages()[0]["table"]
    assert (shown["patience"], shown["stand_in"]) == (45, "random")


async def test_by_default_a_steady_bot_stands_in_after_two_minutes(house: House) -> None:
    info = await house.tables.info(await house.set_up("titanic", ["me"]))
    assert (info.patience, info.stand_in) == (120, "steady")


# 3. Taking over


async def test_nobody_is_taken_over_out_of_turn(house: House, two: Two) -> None:
    async with house.hearing(two.table, two.decider):
        await house.pass_time(10 * PATIENCE)
        assert await stand_ins(house, two.table) == {}


async def test_a_table_that_all_have_left_waits_for_them(house: House, two: Two) -> None:
    """A spectator doesn't count as somebody at the table."""
    async with house.hearing(two.table, 0) as spectator:
        await house.pass_time(10 * PATIENCE)
        assert spectator.kinds() == []
        async with house.hearing(two.table, two.other):
            await until(lambda: "taken-over" in spectator.kinds())
            assert two.decider in await stand_ins(house, two.table)


async def test_a_solo_game_is_never_taken_over(house: House) -> None:
    table = await house.set_up("titanic", ["me"], patience=PATIENCE)
    async with house.hearing(table, 0) as spectator:
        await house.pass_time(10 * PATIENCE)
        assert spectator.kinds() == []


async def test_anyone_who_disconnects_is_taken_over_without_anybody_doing_anything(
    house: House, two: Two, ear: Ear
) -> None:
    async with house.hearing(two.table, two.decider):
        await house.pass_time(10 * PATIENCE)
    await settle()
    await take_over_comes_after(house, ear, PATIENCE)


async def test_anyone_who_left_for_good_waits_for_nobody(house: House, two: Two) -> None:
    async with house.hearing(two.table, 0) as spectator:
        await house.pass_time(PATIENCE - 1)
        await house.tables.leave(two.table, two.other)
        (await house.actor(two.table)).presence.hear(two.other)
        await house.pass_time(PATIENCE - 1)
        assert spectator.kinds() == ["left"]
        assert two.decider not in await stand_ins(house, two.table)


# 4. Playing on, and coming back


@pytest.mark.usefixtures("taken_over")
async def test_the_stand_in_plays_on_until_its_person_is_back(
    house: House, two: Two, ear: Ear
) -> None:
    """It plays the whole game if necessary; the seat is taken over only once."""
    ended = await house.play_out(two.table)
    assert ended.outcome() is not None
    assert ear.kinds().count("taken-over") == 1
    assert await stand_ins(house, two.table) == {two.decider: "random"}


async def come_back(house: House, table: str, person: int, how: str) -> None:
    """Let the person come back in one of several ways."""
    if how == "connect":
        async with house.hearing(table, person):
            return
    if how == "poll":
        await house.tables.updates(table, person, "en", 0, 0)
        return
    commands: dict[str, Command] = {"claim": Claim(), "say": Say("back")}
    await house.command(table, person, commands[how])


@pytest.mark.usefixtures("taken_over")
@pytest.mark.parametrize("how", ["connect", "poll", "claim", "say"])
async def test_connecting_or_giving_a_command_is_enough_to_be_back(
    house: House, two: Two, ear: Ear, how: str
) -> None:
    await come_back(house, two.table, two.decider, how)
    await until(lambda: "claimed-back" in ear.kinds())
    assert await stand_ins(house, two.table) == {}


@with_bots(SlowBots)
@pytest.mark.usefixtures("taken_over")
async def test_a_person_who_plays_is_back(house: House, two: Two, ear: Ear) -> None:
    """One command is enough: the log has the claim, then the action."""
    here = await house.seen(two.table)
    await house.command(two.table, two.decider, Play(legal_text(here), here.version))
    await until(lambda: ear.kinds() == ["taken-over", "claimed-back", "played"])


@pytest.mark.usefixtures("taken_over")
async def test_a_refused_command_changes_nothing_not_even_who_plays(
    house: House, two: Two, ear: Ear
) -> None:
    with pytest.raises(LifeboatError, match="stale"):
        await house.command(two.table, two.decider, Undo(0))
    await settle()
    assert "claimed-back" not in ear.kinds()
    assert await stand_ins(house, two.table) == {two.decider: "random"}


@with_bots(SlowBots)
@pytest.mark.usefixtures("taken_over")
async def test_anyone_who_is_back_decides_even_if_the_bot_has_begun_to_think(
    house: House, two: Two, ear: Ear, bots: SlowBots
) -> None:
    await until(lambda: bool(bots.asked))
    await house.command(two.table, two.decider, Claim())
    bots.may_decide.set()
    await settle()
    assert "played" not in ear.kinds()
    await house.step(two.table, throws_for("back"))
    await until(lambda: "played" in ear.kinds())
    assert ear.updates()[-1]["player"] == ""


async def play_until_it_is_their_turn(house: House, two: Two) -> None:
    """Play at least one step, and go on until the same person has to decide again."""
    here, throws = await house.seen(two.table), throws_for("again")
    while True:
        seat = here.deciding_seat()
        assert seat is not None
        action = Play(legal_text(here, throws), here.last_entry)
        await house.command(two.table, here.seats[seat].person, action)
        if here.seats[here.deciding_seat() or 0].person == two.decider:
            return


@with_bots(SlowBots)
@pytest.mark.usefixtures("taken_over")
async def test_a_bot_that_stands_in_again_does_not_play_what_it_thought_of_before(
    house: House, two: Two, ear: Ear, bots: SlowBots
) -> None:
    await until(lambda: len(bots.asked) == 1)
    await house.command(two.table, two.decider, Claim())
    await play_until_it_is_their_turn(house, two)
    await house.pass_time(PATIENCE)
    await until(lambda: ear.kinds()[-1] == "taken-over")
    assert len(bots.asked) == 1, "it still thinks of the earlier moment"
    bots.may_decide.set()
    await until(lambda: ear.kinds()[-1] == "played")
    assert str(bots.asked[1][1]) != str(bots.asked[0][1])


@pytest.mark.usefixtures("taken_over")
async def test_a_decision_that_the_bot_has_made_stays_made(
    house: House, two: Two, ear: Ear
) -> None:
    await until(lambda: "played" in ear.kinds())
    await house.command(two.table, two.decider, Claim())
    here = await house.seen(two.table)
    assert here.bot_steps[0] == "random"
    with pytest.raises(LifeboatError, match="undo"):
        await house.command(two.table, two.decider, Undo(here.last_entry))


@pytest.mark.usefixtures("taken_over")
async def test_a_game_that_was_given_up_meanwhile_stays_given_up(house: House, two: Two) -> None:
    """Otherwise it would go on after its record, and with it its secret, had become readable."""
    await house.command(two.table, two.other, Resign())
    record = str(await house.tables.read(two.table, Table.record))
    await come_back(house, two.table, two.decider, "connect")
    assert (await house.seen(two.table)).is_over()
    assert str(await house.tables.read(two.table, Table.record)) == record


# 5. Removed


def noted(here: Table, which: str) -> dict[int, str]:
    """Return what one of the record's notes says, by seat or step."""
    words = [word.split("=") for word in here.record().notes[which].split()]
    return {int(number): player for number, player in words}


async def test_a_bot_plays_for_anyone_who_was_removed_and_the_record_says_so(house: House) -> None:
    table = await house.for_two(stand_in="random")
    await house.command(table, 1, Remove(2))
    ended = await house.play_out(table)
    deciders = ended.playthrough.deciders if ended.playthrough else []
    theirs = {step for step, seat in enumerate(deciders, 1) if seat == 1}
    assert theirs
    assert noted(ended, "StandIns") == dict.fromkeys(theirs, "random")


# 7. What it sees


class Spy:
    """A player that notes what it is shown."""

    name = "random"
    searches = False

    def __init__(self) -> None:
        self.views: list[Any] = []

    def choose(self, view: Any, dice: Dice, budget: Budget) -> int:
        self.views.append(view)
        legal: list[int] = view.legal
        return legal[0]


@pytest.mark.parametrize("game", ["septentrick"])
async def test_the_stand_in_sees_what_the_seat_sees(
    house: House, two: Two, ear: Ear, bots: QuickBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr(FACES["septentrick"], "players", [spy])
    spy.views.clear()
    bots.asked.clear()
    await house.pass_time(PATIENCE)
    await until(lambda: "played" in ear.kinds())
    _, state, seat, *_ = bots.asked[0]
    assert (await house.seen(two.table)).seats[seat].person == two.decider
    assert str(spy.views[0]) == str(state.view(seat))
    assert str(spy.views[0]) != str(state.view(1 - seat))


# 8. The record


@pytest.mark.usefixtures("taken_over")
@pytest.mark.parametrize("game", ["septentrick"])
async def test_the_record_says_which_decisions_were_a_bots(house: House, two: Two) -> None:
    throws = throws_for("record")
    for _ in range(4):
        await house.step(two.table, throws)
    await house.command(two.table, two.decider, Claim())
    ended = await house.play_out(two.table)
    steps = [line for line in await house.log(two.table) if line.what == "played"]
    by_stand_in = {
        step: line.player for step, line in enumerate(steps, 1) if line.player and line.seat != 2
    }
    assert 0 < len(by_stand_in) < len(steps)
    assert noted(ended, "StandIns") == by_stand_in
    assert noted(ended, "Bots") == {3: "random"}
