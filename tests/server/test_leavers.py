"""The law of leavers (docs/leavers.md), sentence by sentence."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import structs

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.players import Budget
from lifeboat.players.face import FACES
from lifeboat.table.commands import Claim, Command, Play, Remove, Resign, Say, Undo
from lifeboat.table.table import Table
from tests.contract.playing import throws_for
from tests.server.house import House, QuickBots, SlowBots, settle, until, with_bots
from tests.table.tables import legal_text

PATIENCE = 30


async def away_and_here(house: House, game: str = "titanic") -> tuple[str, int, int]:
    """A table of two people that has begun: who has to decide, and who has not."""
    table = await house.for_two(game, patience=PATIENCE, stand_in="random")
    throws = throws_for("leavers")
    while True:
        here = await house.wait_for_bots(table)
        deciding = here.deciding_seat()
        assert deciding is not None
        if here.seats[deciding].person:
            person = here.seats[deciding].person
            return table, person, 3 - person
        await house.step(table, throws)


async def stand_ins(house: House, table: str) -> dict[int, str]:
    """The bots that stand in, by the person who is away."""
    seats = (await house.seen(table)).seats
    return {seat.person: seat.stand_in for seat in seats if seat.stand_in}


# 1. Here and away


async def test_a_person_is_here_while_a_connection_is_open(house: House) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other), house.hearing(table, decider):
        await house.pass_time(10 * PATIENCE)
        assert await stand_ins(house, table) == {}


async def test_a_person_is_here_while_a_request_is_being_answered(house: House) -> None:
    """And away since its end, without anybody else doing anything."""
    table, decider, other = await away_and_here(house)
    number = (await house.seen(table)).number
    async with house.hearing(table, other) as ear:
        polling = house.tables.updates(table, decider, "en", number, 3 * PATIENCE)
        poll = asyncio.create_task(polling)
        await settle()
        await house.pass_time(2 * PATIENCE)
        assert ear.kinds() == []
        await house.pass_time(PATIENCE)
        assert await poll == []
        await house.pass_time(PATIENCE - 1)
        assert ear.kinds() == []
        await house.pass_time(1)
        await until(lambda: "taken-over" in ear.kinds())


async def test_a_person_is_away_since_they_were_last_heard_of(house: House) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE - 1)
        await house.command(table, decider, Say("a moment"))
        await house.pass_time(PATIENCE - 1)
        assert await stand_ins(house, table) == {}
        await house.pass_time(1)
        await until(lambda: "taken-over" in ear.kinds())


@pytest.mark.parametrize("after", ["rest", "restart"])
async def test_a_person_is_not_away_before_the_table_woke_up(house: House, after: str) -> None:
    table, _, other = await away_and_here(house)
    if after == "restart":
        await house.pass_time(PATIENCE)
        await house.start_again()
    else:
        await house.put_to_rest()
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE - 1)
        assert ear.kinds() == []
        await house.pass_time(1)
        await until(lambda: "taken-over" in ear.kinds())


# 2. Patience and stand-in


async def test_patience_and_stand_in_are_chosen_and_shown_to_all(house: House) -> None:
    chosen = await house.set_up("titanic", ["me"], patience=45, stand_in="random")
    async with house.hearing(chosen, 0) as ear:
        shown = ear.messages()[0]["table"]
        assert (shown["patience"], shown["stand_in"]) == (45, "random")
    usual = await house.tables.info(await house.set_up("titanic", ["me"]))
    assert (usual.patience, usual.stand_in) == (120, "steady")


# 3. Taking over


async def test_whose_turn_it_is_not_is_not_taken_over(house: House) -> None:
    table, decider, _ = await away_and_here(house)
    async with house.hearing(table, decider):
        await house.pass_time(10 * PATIENCE)
        assert await stand_ins(house, table) == {}


async def test_a_table_that_all_have_left_waits_for_them(house: House) -> None:
    """A spectator is nobody who sits at the table."""
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, 0) as ear:
        await house.pass_time(10 * PATIENCE)
        assert ear.kinds() == []
        async with house.hearing(table, other):
            await until(lambda: "taken-over" in ear.kinds())
            assert decider in await stand_ins(house, table)


async def test_a_solo_game_is_never_taken_over(house: House) -> None:
    table = await house.set_up("titanic", ["me"], patience=PATIENCE)
    async with house.hearing(table, 0) as ear:
        await house.pass_time(10 * PATIENCE)
        assert ear.kinds() == []


async def test_whoever_disconnects_is_taken_over_without_anybody_doing_anything(
    house: House,
) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        async with house.hearing(table, decider):
            await house.pass_time(10 * PATIENCE)
        await settle()
        await house.pass_time(PATIENCE - 1)
        assert "taken-over" not in ear.kinds()
        await house.pass_time(1)
        await until(lambda: "taken-over" in ear.kinds())


async def test_whoever_has_left_for_good_waits_for_nobody(house: House) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, 0) as ear:
        await house.pass_time(PATIENCE - 1)
        await house.tables.leave(table, other)
        (await house.actor(table)).presence.hear(other)
        await house.pass_time(PATIENCE - 1)
        assert ear.kinds() == ["left"]
        assert decider not in await stand_ins(house, table)


# 4. Playing on, and coming back


async def test_the_stand_in_plays_on_until_its_person_is_back(house: House) -> None:
    """The whole game, if need be; the seat is taken over once."""
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "taken-over" in ear.kinds())
        ended = await house.play_out(table)
        assert ear.kinds().count("taken-over") == 1
    assert ended.outcome() is not None
    assert await stand_ins(house, table) == {decider: "random"}


async def come_back(house: House, table: str, person: int, how: str) -> None:
    """One of the ways to be back."""
    if how == "connect":
        async with house.hearing(table, person):
            return
    if how == "poll":
        await house.tables.updates(table, person, "en", 0, 0)
        return
    commands: dict[str, Command] = {"claim": Claim(), "say": Say("back")}
    await house.command(table, person, commands[how])


@pytest.mark.parametrize("how", ["connect", "poll", "claim", "say"])
async def test_to_be_back_it_is_enough_to_connect_or_to_give_a_command(
    house: House, how: str
) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "taken-over" in ear.kinds())
        await come_back(house, table, decider, how)
        await until(lambda: "claimed-back" in ear.kinds())
        assert await stand_ins(house, table) == {}


async def test_a_refused_command_changes_nothing_not_even_who_plays(house: House) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "taken-over" in ear.kinds())
        with pytest.raises(LifeboatError, match="stale"):
            await house.command(table, decider, Undo(0))
        await settle()
        assert "claimed-back" not in ear.kinds()
        assert await stand_ins(house, table) == {decider: "random"}


@with_bots(SlowBots)
async def test_whoever_is_back_decides_even_if_the_bot_has_begun_to_think(
    house: House, bots: SlowBots
) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: bool(bots.asked))
        await house.command(table, decider, Claim())
        bots.may_decide.set()
        await settle()
        assert "played" not in ear.kinds()
        await house.step(table, throws_for("back"))
        await until(lambda: "played" in ear.kinds())
        assert ear.updates()[-1]["player"] == ""


@with_bots(SlowBots)
async def test_a_bot_that_stands_in_again_does_not_play_what_it_thought_of_before(
    house: House, bots: SlowBots
) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: len(bots.asked) == 1)
        throws = throws_for("again")
        await house.command(table, decider, Claim())
        here = await house.seen(table)
        while True:  # until it is the same person's turn once more, or still
            seat = here.deciding_seat()
            assert seat is not None
            action = Play(legal_text(here, throws), here.number)
            await house.command(table, here.seats[seat].person, action)
            if here.seats[here.deciding_seat() or 0].person == decider:
                break
        await house.pass_time(PATIENCE)
        await until(lambda: decider in [s.person for s in here.seats if s.stand_in])
        assert len(bots.asked) == 1, "it still thinks of the earlier moment"
        bots.may_decide.set()
        await until(lambda: ear.kinds()[-1] == "played")
        assert str(bots.asked[1][1]) != str(bots.asked[0][1])


async def test_a_decision_that_the_bot_has_made_stays_made(house: House) -> None:
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "played" in ear.kinds())
        await house.command(table, decider, Claim())
        here = await house.seen(table)
        assert here.bot_steps[0] == "random"
        with pytest.raises(LifeboatError, match="undo"):
            await house.command(table, decider, Undo(here.number))


async def test_a_game_that_was_given_up_meanwhile_stays_given_up(house: House) -> None:
    """Else it would go on after its record, and with it its secret, could be read."""
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "taken-over" in ear.kinds())
        await house.command(table, other, Resign())
        record = str(await house.tables.look(table, Table.record))
        await come_back(house, table, decider, "connect")
        assert (await house.seen(table)).is_over()
        assert str(await house.tables.look(table, Table.record)) == record


# 6. Sent away


async def test_a_bot_plays_for_whoever_was_sent_away_and_the_record_says_so(house: House) -> None:
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


async def test_the_stand_in_sees_what_the_seat_sees(
    house: House, bots: QuickBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr(FACES["septentrick"], "players", [spy])
    table, decider, other = await away_and_here(house, "septentrick")
    spy.views.clear()
    bots.asked.clear()
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "played" in ear.kinds())
    _, state, seat, *_ = bots.asked[0]
    here = await house.seen(table)
    assert here.seats[seat].person == decider
    assert str(spy.views[0]) == str(state.view(seat))
    assert str(spy.views[0]) != str(state.view(1 - seat))


# 8. The record


def noted(here: Table, which: str) -> dict[int, str]:
    """What a note of the record says, by seat or step."""
    words = [word.split("=") for word in here.record().notes[which].split()]
    return {int(number): player for number, player in words}


async def test_the_record_says_which_decisions_were_a_bots(house: House) -> None:
    table, decider, other = await away_and_here(house, "septentrick")
    throws = throws_for("record")
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "taken-over" in ear.kinds())
        for _ in range(4):
            await house.step(table, throws)
        await house.command(table, decider, Claim())
        ended = await house.play_out(table)
    steps = [update for update in await told(house, table) if update["what"] == "played"]
    by_stand_in = {
        step: update["player"]
        for step, update in enumerate(steps, 1)
        if update["player"] and update["seat"] != 2
    }
    assert 0 < len(by_stand_in) < len(steps)
    assert noted(ended, "StandIns") == by_stand_in
    assert noted(ended, "Bots") == {3: "random"}


async def told(house: House, table: str) -> list[dict[str, Any]]:
    """Everything that a spectator was told."""
    return [structs.asdict(line) for line in await house.log(table)]


@with_bots(SlowBots)
async def test_a_person_who_plays_is_back(house: House) -> None:
    """In one go: the claim and the action follow each other."""
    table, decider, other = await away_and_here(house)
    async with house.hearing(table, other) as ear:
        await house.pass_time(PATIENCE)
        await until(lambda: "taken-over" in ear.kinds())
        here = await house.seen(table)
        state = here.state()
        assert state is not None
        action = here.rules.action_text(state.legal()[0])
        await house.command(table, decider, Play(action, here.version))
        await until(lambda: ear.kinds() == ["taken-over", "claimed-back", "played"])
