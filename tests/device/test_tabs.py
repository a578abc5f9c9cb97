"""Two tabs on one game: the keys on the shelf decide, and the other tab catches up."""

from __future__ import annotations

import asyncio
from typing import Any

from lifeboat.device.shelf import MemoryShelf
from tests.contract.playing import throws_for
from tests.hosts.hosts import DeviceHost, Seeds
from tests.hosts.people import Person, set_up
from tests.server.house import settle, until


async def tabs(**wish: Any) -> tuple[Person, Person]:
    """Return a person in two tabs, which hear of each other."""
    shelf = MemoryShelf()
    first = DeviceHost(Seeds(), shelf)
    ada = await set_up(first, **wish)
    second = DeviceHost(Seeds(), MemoryShelf(shelf))
    return ada, Person(second, {"table": ada.table, "token": ada.token, "person": 1})


async def test_the_other_tab_hears_of_every_step() -> None:
    here, there = await tabs(seats=["me", "steady"])
    first, second = await here.line(since=0), await there.line(since=0)
    throws = throws_for("tabs")
    while not first.is_over():
        await (first if throws.below(2) else second).step(throws)
        await settle()
        assert first.last() == second.last()
    for line in (first, second):
        numbers = [one["number"] for one in line.heard if one["kind"] == "update"]
        assert numbers == list(range(1, numbers[-1] + 1))


async def test_one_of_two_tabs_is_first() -> None:
    """The other is refused as if it had been slower on a server; nothing is written twice."""
    here, there = await tabs()
    first, second = await here.line(), await there.line()
    action, version = first.legal()[0], first.last()["table"]["number"]
    said = await asyncio.gather(
        *(line.do("play", action=action, version=version) for line in (first, second))
    )
    assert sorted(one["kind"] for one in said) == ["done", "refused"]
    assert next(one["code"] for one in said if one["kind"] == "refused") == "stale"
    await settle()
    assert first.last() == second.last()
    assert first.last()["table"]["number"] == version + 1


async def test_two_remarks_at_once_come_one_after_the_other() -> None:
    here, there = await tabs()
    said = await asyncio.gather(here.do("say", text="Ice!"), there.do("say", text="Where?"))
    assert sorted(one.content["number"] for one in said) == [4, 5]


async def test_a_tab_that_hears_no_news_still_knows_everything() -> None:
    """As if the browser had no way to tell other tabs."""
    here, there = await tabs()
    there.host.device.tables.library.shelf.hear(lambda news: None)  # type: ignore[attr-defined]
    await there.info()
    await here.do("say", text="Ice!")
    assert (await there.info())["number"] == 4
    (welcome,) = (await there.ask("GET", "/events")).content["messages"]
    action = welcome["views"][0]["legal"][0]["action"]
    await here.do("play", action=action, version=3)
    assert (await there.do("play", action=action, version=4)).code == "stale"


async def test_a_bot_thinks_in_the_tab_that_wrote_last() -> None:
    here, there = await tabs(seats=["me", "captain"])
    first = await here.line()
    await there.line()
    throws = throws_for("bots")
    for _ in range(3):
        await first.step(throws)
        await settle()
    assert here.host.thinker.asked > 0  # type: ignore[attr-defined]
    assert there.host.thinker.asked == 0  # type: ignore[attr-defined]


async def test_another_tab_takes_over_if_the_one_that_thinks_is_gone(clock: Any) -> None:
    here, there = await tabs(seats=["me", "captain"])
    await there.line()
    line = await there.line()
    here.host.device.tables.bots.choose = lambda question: asyncio.Future()  # type: ignore[attr-defined]
    first = await here.line()
    throws = throws_for("gone")
    while not first.last()["table"]["deciding"]:
        await first.step(throws)
    await settle()
    number = line.last()["table"]["number"]
    assert there.host.thinker.asked == 0  # type: ignore[attr-defined]
    clock.now += 10
    await until(lambda: line.last()["table"]["number"] > number)


async def test_a_token_replaced_in_one_tab_is_worthless_in_the_other() -> None:
    here, there = await tabs()
    first, second = await here.line(), await there.line()
    assert (await first.do("new-token"))["kind"] == "done"
    await until(lambda: second.heard[-1] == {"kind": "goodbye", "reason": "token"})
