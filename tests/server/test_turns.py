"""Turns: a few places to search, shared fairly between tables and addresses."""

from __future__ import annotations

import asyncio

import pytest

from lifeboat.server.live.turns import Turns


async def test_tables_that_search_take_turns() -> None:
    """Each has one turn before any has another."""
    turns, order = Turns(1), []

    async def play(name: str) -> None:
        for _ in range(3):
            async with turns.turn():
                order.append(name)
                await asyncio.sleep(0)

    await asyncio.gather(*(play(name) for name in "abc"))
    assert "".join(order) == "abcabcabc"


async def test_anyone_patient_lets_all_others_pass() -> None:
    turns, order = Turns(1), []

    async def come(name: str, is_patient: bool = False) -> None:
        async with turns.turn(is_patient):
            order.append(name)

    async with turns.turn():
        coming = [
            asyncio.create_task(come("review", is_patient=True)),
            asyncio.create_task(come("bot")),
            asyncio.create_task(come("hint")),
        ]
        await asyncio.sleep(0)
        assert turns.waiting() == 2
    await asyncio.gather(*coming)
    assert order == ["bot", "hint", "review"]


async def test_a_turn_is_not_lost_with_someone_who_gives_up_waiting() -> None:
    turns, order = Turns(1), []

    async def come(name: str) -> None:
        async with turns.turn():
            order.append(name)

    async with turns.turn():
        gone, late = [asyncio.create_task(come("gone")) for _ in range(2)]
        stays = asyncio.create_task(come("stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    late.cancel()  # it's its turn, but it hasn't taken it
    await stays
    assert order == ["stays"]
    async with turns.turn():
        assert turns.waiting() == 0


async def test_a_turn_passes_over_all_who_gave_up_at_once() -> None:
    """When a server stops, all of its searches are cancelled at once."""
    turns = Turns(1)

    async def come() -> None:
        async with turns.turn():
            await asyncio.Event().wait()

    coming = [asyncio.create_task(come()) for _ in range(5)]
    await asyncio.sleep(0)
    for one in coming:
        one.cancel()
    ended = await asyncio.gather(*coming, return_exceptions=True)
    assert {type(one) for one in ended} == {asyncio.CancelledError}
    async with turns.turn():
        assert turns.waiting() == 0


class Crowd:
    """Searches from several addresses, and the order in which they get a place."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.done: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, share: str, name: str) -> None:
        self.done[name] = asyncio.Event()

        async def search() -> None:
            async with self.turns.turn(share=share):
                self.order.append(name)
                await self.done[name].wait()

        self.tasks.append(asyncio.create_task(search()))
        await asyncio.sleep(0)

    async def finish(self, name: str) -> None:
        self.done[name].set()
        for _ in range(3):
            await asyncio.sleep(0)

    async def end(self) -> None:
        for done in self.done.values():
            done.set()
        await asyncio.gather(*self.tasks)


async def test_an_address_never_holds_the_last_place() -> None:
    """While thirty tables of one address search, another address's captain can begin at once."""
    crowd = Crowd(4)
    for number in range(30):
        await crowd.ask("many", f"many {number}")
    assert crowd.order == ["many 0", "many 1", "many 2"]
    await crowd.ask("other", "captain")
    assert crowd.order[-1] == "captain"
    await crowd.end()
    assert len(crowd.order) == 31
    assert not crowd.turns._served
    assert not crowd.turns._held


@pytest.mark.parametrize("places", [1, 2, 4])
async def test_addresses_take_turns_however_many_wait(places: int) -> None:
    crowd = Crowd(places)
    for number in range(20):
        await crowd.ask("a", f"a{number}")
    for share in "bc":
        for number in range(2):
            await crowd.ask(share, f"{share}{number}")
    for _ in range(8):
        await crowd.finish(crowd.order[len(crowd.order) - places])
    served = "".join(name[0] for name in crowd.order[: places + 8])
    assert served.count("b") == served.count("c") == 2
    assert "".join(one for one in served if one != "a") in ("bcbc", "bccb", "bbcc")
    await crowd.end()


async def test_a_place_goes_to_the_address_that_holds_the_fewest() -> None:
    """It gets the place although it was served last."""
    crowd = Crowd(4)
    for share in ("a", "a", "b", "c"):
        await crowd.ask(share, f"{share} {len(crowd.order)}")
    for share in "ab":
        await crowd.ask(share, f"{share} again")
    await crowd.finish("c 3")
    assert crowd.order[-1] == "b again"
    await crowd.end()
