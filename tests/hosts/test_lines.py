"""Live connections that every host serves alike."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract.playing import throws_for
from tests.hosts.hosts import Host
from tests.hosts.people import for_two, set_up
from tests.server.house import settle, until


async def test_a_hello_is_answered_with_a_welcome(host: Host) -> None:
    ada = await set_up(host)
    line = host.connect(ada.table)
    welcome = await line.hello(ada.token, lang="de")
    assert (welcome["kind"], welcome["person"], welcome["own"]) == ("welcome", 1, [0])
    await until(lambda: len(line.heard) > 1)
    assert line.heard[1] == {"kind": "here", "people": [1], "thinking": [], "awaited": None}


async def test_whoever_comes_back_hears_what_was_missed(host: Host) -> None:
    ada = await set_up(host)
    line = await ada.line(since=1)
    await until(lambda: len(line.heard) > 2)
    assert [message.get("number") for message in line.heard] == [2, 3, None]


async def test_commands_are_numbered_and_heard_by_everybody(host: Host) -> None:
    ada, bea = await for_two(host)
    first, second = await ada.line(), await bea.line()
    spectator = host.connect(ada.table)
    await spectator.hello()
    said = await first.do("say", text="Ice!")
    assert said == {"kind": "done", "id": 1, "number": said["number"]}
    for line in (first, second, spectator):
        await until(lambda line=line: line.last().get("text") == "Ice!")  # type: ignore[misc]
    refused = await spectator.do("say", text="Where?")
    assert (refused["kind"], refused["code"]) == ("refused", "not-at-table")


async def test_everybody_hears_who_is_here(host: Host) -> None:
    ada, bea = await for_two(host)
    first = await ada.line()
    second = await bea.line()
    await until(lambda: first.heard[-1].get("people") == [1, 2])
    second.close()
    await until(lambda: first.heard[-1].get("people") == [1])


async def test_a_ping_is_answered_and_being_shown_is_not(host: Host) -> None:
    ada = await set_up(host)
    line = await ada.line()
    line.say({"kind": "shown", "shown": False})
    line.say({"kind": "ping"})
    assert (await line.next("pong")) == {"kind": "pong"}


NONSENSE: list[Any] = [
    "",
    "{",
    "[]",
    "[" * 60_000,
    "x" * 65_537,
    {"kind": "hello"},
    {"kind": "ping", "id": 1},
    {"kind": "shown"},
    {"id": 0, "command": {"kind": "claim"}},
    {"id": 77},
    {"id": 77, "command": {"kind": "fly"}},
    {"id": 77, "command": {"kind": "play"}},
    {"id": 77, "command": []},
]


@pytest.mark.parametrize("message", NONSENSE, ids=range(len(NONSENSE)))
async def test_nonsense_is_refused_in_the_same_words(both: tuple[Host, Host], message: Any) -> None:
    """The connection goes on."""
    said = []
    for host in both:
        ada = await set_up(host)
        line = await ada.line()
        line.say(message)
        said.append(await line.next("refused"))
        assert (await line.do("claim"))["kind"] == "done"
    assert said[0] == said[1]


async def test_a_connection_begins_with_a_hello(host: Host) -> None:
    """Anything else is refused, and so is a wrong token; another hello may follow."""
    ada = await set_up(host)
    line = host.connect(ada.table)
    line.say({"kind": "ping"})
    assert (await line.next())["code"] == "request-form"
    assert (await line.hello("wrong"))["code"] == "token"
    assert (await line.hello(ada.token))["kind"] == "welcome"


async def test_a_connection_to_no_table_ends(host: Host) -> None:
    line = host.connect("nowhere")
    assert (await line.hello())["code"] == "table-unknown"
    await until(lambda: line.has_ended)
    assert line.heard[-1] == {"kind": "goodbye", "reason": "refused"}


async def test_anyone_who_leaves_or_is_removed_is_told_goodbye(host: Host) -> None:
    ada, bea = await for_two(host)
    first, second = await ada.line(), await bea.line()
    await first.do("remove", person=2)
    await until(lambda: second.has_ended)
    assert second.heard[-1] == {"kind": "goodbye", "reason": "removed"}
    assert second.heard[-2]["kind"] in ("update", "here")
    await ada.ask("DELETE", "/people/me")
    await until(lambda: first.has_ended)
    assert first.heard[-1] == {"kind": "goodbye", "reason": "left"}


async def test_a_new_token_disconnects_all_other_pages(host: Host) -> None:
    ada = await set_up(host)
    first, second = await ada.line(), await ada.line()
    said = await first.do("new-token")
    assert said["token"] != ada.token
    await until(lambda: second.has_ended)
    assert second.heard[-1] == {"kind": "goodbye", "reason": "token"}
    assert not first.has_ended
    assert (await first.do("claim"))["kind"] == "done"


async def test_several_seats_are_played_at_one_screen(host: Host) -> None:
    """Every seat of the person has its own view, and nobody else's is among them."""
    ada = await set_up(host, "septentrick", seats=["me", "me", "random"], names=["Ann", "Al"])
    line = await ada.line()
    throws = throws_for("hot seat", 1)
    for _ in range(10):
        await line.step(throws)
        assert [view["seat"] for view in line.last()["views"]] == [0, 1]
    names = [seat["name"] for seat in line.last()["table"]["seats"]]
    assert names == ["Ann", "Al", ""]
    await settle()
