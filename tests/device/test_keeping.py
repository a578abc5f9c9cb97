"""Keeping games: what was acknowledged is kept, whole, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from lifeboat.device.shelf import MemoryShelf, ShelfError
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.device.shelves import Crash, FailingShelf
from tests.hosts.hosts import DeviceHost, Seeds
from tests.hosts.people import Person, for_two, set_up
from tests.server.house import settle

CRASHES = 40
"""At most this many uses of the shelf belong to one command."""


async def _before(shelf: MemoryShelf, command: str) -> Person:
    """Return somebody at a table for two at which this command is possible."""
    ada, bea = await for_two(DeviceHost(Seeds(), shelf))
    if command == "rematch":
        for person in (ada, bea):
            await person.do("resign")
    return ada


async def _fields(ada: Person, command: str) -> dict[str, Any]:
    if command != "play":
        return {}
    (welcome,) = (await ada.ask("GET", "/events")).content["messages"]
    action = welcome["views"][0]["legal"][0]["action"]
    return {"action": action, "version": welcome["table"]["number"]}


@pytest.mark.parametrize("command", ["play", "rematch", "new-token", "resign"])
@pytest.mark.parametrize("is_kept", [True, False])
async def test_a_crash_at_any_use_of_the_shelf_leaves_no_half_command(
    command: str, is_kept: bool
) -> None:
    """Afterwards either nothing of it is there or everything, and the game can go on."""
    found = set()
    for at in range(1, CRASHES):
        shelf = FailingShelf()
        ada = await _before(shelf, command)
        fields, before = await _fields(ada, command), await ada.info()
        kept = dict(shelf.kept)
        shelf.last_use, shelf.is_kept = shelf.uses + at, is_kept
        said = None
        with suppress(Crash):
            said = await ada.do(command, **fields)
        has_ended = said is None
        await settle()
        shelf.last_use = None
        after = DeviceHost(Seeds(), MemoryShelf(shelf))
        if said:
            assert said.status == 200
            found.add("done")
        elif shelf.kept == kept:
            again = Person(after, {"table": ada.table, "token": ada.token, "person": 1})
            assert await again.info() == before
            assert (await again.do(command, **fields)).status == 200
            found.add("nothing")
        else:
            found.add("everything")
        info = (await after.ask("GET", f"/api/tables/{ada.table}")).content
        if has_ended and shelf.kept != kept:
            assert info["number"] > before["number"] or command == "new-token"
        if command == "rematch" and info["rematch"]:
            new = (await after.ask("GET", f"/api/tables/{info['rematch']}")).content
            assert new["status"] == "playing"
        if not has_ended:
            break
    assert {"nothing", "done"} <= found
    assert "everything" in found or not is_kept


async def test_a_whole_game_is_there_after_every_reload() -> None:
    """Also in the middle of a card: each step is taken by a new page."""
    shelf, throws = MemoryShelf(), throws_for("reload")
    ada = await set_up(DeviceHost(Seeds(), shelf), seats=["me", "steady"])
    for _ in range(40):
        page = Person(
            DeviceHost(Seeds(), MemoryShelf(shelf)),
            {"table": ada.table, "token": ada.token, "person": 1},
        )
        line = await page.line()
        before = line.heard[0]["table"]["number"]
        if await line.step(throws) is None:
            break
        line.close()
        assert (await page.info())["number"] > before
    numbers = [key for key in sorted(shelf.kept) if key.startswith(f"entry/{ada.table}/")]
    assert [int(key.rpartition("/")[2]) for key in numbers] == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("code", ["shelf-full", "shelf-denied", "shelf-failed"])
async def test_a_shelf_that_keeps_nothing_is_told_in_words(code: str) -> None:
    """Nothing has changed then, and once there is room the game goes on."""
    shelf = FailingShelf()
    host = DeviceHost(Seeds(), shelf)
    ada = await set_up(host)
    line, fields = await ada.line(), await _fields(ada, "play")
    before = await ada.info()
    shelf.refusal = ShelfError(code)
    words = set()
    for language in LANGUAGES:
        refused = await ada.ask("POST", "/commands", {"kind": "play"} | fields, lang=language)
        assert (refused.status, refused.code) == (503, code)
        words.add(refused.content["words"])
    assert len(words) == len(LANGUAGES)
    assert (await line.do("play", **fields))["code"] == code
    assert await ada.info() == before
    new = await host.ask("POST", "/api/tables", {"game": "titanic", "name": "Ada"})
    assert new.code == code
    shelf.refusal = None
    assert (await line.do("play", **fields))["kind"] == "done"


async def test_a_bot_waits_for_room() -> None:
    """Its person has played, and there is no room for what it plays itself."""
    shelf = FailingShelf()
    host = DeviceHost(Seeds(), shelf)
    ada = await set_up(host, seats=["steady", "me"], start=False)
    shelf.refusal = None
    assert (await ada.do("start")).status == 200
    shelf.refusal = ShelfError("shelf-full")
    await settle()
    assert (await ada.info())["number"] == 4
    shelf.refusal = None
    loop: Any = asyncio.get_running_loop()
    loop.clock.now += 3
    await settle()
    assert (await ada.info())["number"] > 4


async def test_a_log_with_a_hole_is_not_played_on() -> None:
    shelf = MemoryShelf()
    ada = await set_up(DeviceHost(Seeds(), shelf))
    del shelf.kept[f"entry/{ada.table}/000002"]
    page = DeviceHost(Seeds(), shelf)
    refused = await page.ask("GET", f"/api/tables/{ada.table}")
    assert (refused.status, refused.code) == (503, "table-unreadable")
