"""Whole games: every host plays the same game in the same way, and looks back on it alike."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from msgspec import json

from lifeboat.core.playthrough import replay
from lifeboat.core.records import read_record
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.hosts.hosts import Host, Reply
from tests.hosts.people import KEY, Person, for_two, set_up
from tests.server.house import until

TABLES: list[tuple[str, list[str], dict[str, str]]] = [
    ("titanic", ["me"], {"crew": "lee"}),
    ("titanic", ["me", "steady", "random"], {"crew": "phillips,fleet,smith"}),
    ("titanic", ["me", "me"], {"layout": "expert"}),
    ("septentrick", ["random", "me", "steady"], {}),
    ("septentrick", ["me", "random", "me", "steady"], {}),
]
UNLIKE = re.compile(r'"(id|table|created|token|rematch)":("[\w-]+"|\d+)')
"""What differs between two tables, whatever happens there."""


def plain(text: str) -> str:
    """Return JSON without what differs between two tables."""
    return UNLIKE.sub("", text)


def plain_message(message: Any) -> str:
    """Return a message as JSON, without what differs between two tables."""
    return plain(json.encode(message).decode())


async def finished(host: Host, game: str, seed: object = "", **wish: Any) -> Person:
    """Play a game to its end, and return the person who played."""
    ada = await set_up(host, game, **wish)
    line = await ada.line()
    await line.play_out(throws_for("hosts", seed))
    line.close()
    return ada


@pytest.mark.parametrize(("game", "seats", "setup"), TABLES)
async def test_the_same_seed_and_actions_give_the_same_game(
    both: tuple[Host, Host], game: str, seats: list[str], setup: dict[str, str]
) -> None:
    """Everything that is told is the same, message by message, and the record is the same."""
    told, records = [], []
    for host in both:
        ada = await set_up(host, game, seats=seats, setup=setup)
        line = await ada.line(since=0)
        await line.play_out(throws_for("hosts", game, seats))
        spoken = [one for one in line.heard if one["kind"] in ("welcome", "update", "done")]
        told.append([plain_message(one) for one in spoken])
        record = (await ada.ask("GET", "/record")).text
        records.append(record)
        again, broken = replay(read_record(record))
        assert broken is None
        assert again.state.outcome() is not None
    assert told[0] == told[1]
    assert records[0] == records[1]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
async def test_a_game_is_looked_back_on_alike(both: tuple[Host, Host], game: str) -> None:
    """Its log, steps, results and statistics say the same."""
    said = []
    for host in both:
        ada = await finished(host, game)
        answers: list[Reply] = [await ada.ask("GET", "/log", lang=one) for one in LANGUAGES]
        answers += [await ada.ask("GET", f"/steps/{at}") for at in (0, 1, 7)]
        answers += [await ada.ask("GET", "/steps/5", seat=-1, lang="fr")]
        answers += [await ada.ask("GET", "/results"), await ada.ask("GET", "")]
        answers += [await host.ask("GET", "/api/statistics")]
        own = {"Lifeboat-Key": KEY}
        answers += [await host.ask("GET", "/api/statistics/me", headers=own)]
        assert {answer.status for answer in answers} == {200}
        beyond = await ada.ask("GET", "/steps/9999")
        assert beyond.status == 404
        said.append([plain(answer.text) for answer in [*answers, beyond]])
    assert said[0] == said[1]


async def test_totals_add_up_alike(both: tuple[Host, Host]) -> None:
    """Of all and of one's own games, by crew member too."""
    said = []
    for host in both:
        for at, seats in enumerate([["me"], ["me"], ["me", "random"], ["random", "me"]]):
            ada = await set_up(host, seats=seats, seed=f"total {at}", me=KEY if at else "")
            line = await ada.line()
            await line.play_out(throws_for("totals", at))
        own = {"Lifeboat-Key": KEY}
        everybody = await host.ask("GET", "/api/statistics")
        mine = await host.ask("GET", "/api/statistics/me", headers=own)
        assert len(mine.content["results"]) == 3
        assert sum(tally["games"] for tally in everybody.content["tallies"]) == 4
        tables = [result.pop("table") for result in mine.content["results"]]
        assert all(tables)
        said.append((everybody.text, _sorted(mine.content)))
    assert said[0] == said[1]


def _sorted(mine: Any) -> Any:
    """Return statistics with their games in an order that doesn't depend on the tables' ids."""
    results = [{**one, "table": ""} for one in mine["results"]]
    return mine | {"results": sorted(results, key=str)}


async def test_a_practice_game_and_a_repeated_deal_do_not_count(host: Host) -> None:
    ada = await finished(host, "titanic", practice=True)
    assert (await ada.ask("GET", "/results")).content["results"] == []
    ada = await finished(host, "titanic")
    assert len((await ada.ask("GET", "/results")).content["results"]) == 1
    assert (await ada.do("rematch", same_deal=True)).status == 200
    again = Person(host, await _rematch(ada))
    line = await again.line()
    await line.play_out(throws_for("again"))
    assert len((await again.ask("GET", "/results")).content["results"]) == 1


async def _rematch(person: Person) -> dict[str, Any]:
    table = (await person.info())["rematch"]
    return {"table": table, "token": person.token, "person": person.number}


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
@pytest.mark.parametrize("same_deal", [True, False])
async def test_a_rematch_is_for_the_same_people(host: Host, game: str, same_deal: bool) -> None:
    ada, bea = await for_two(host, game)
    for person in (ada, bea):
        assert (await person.do("resign")).status == 200
    assert (await ada.info())["given_up"]
    number = (await ada.do("rematch", same_deal=same_deal)).content["number"]
    assert (await bea.do("rematch")).content["number"] == number
    new = [Person(host, await _rematch(person)) for person in (ada, bea)]
    info = await new[0].info()
    assert (info["status"], info["people"]) == ("playing", ["Ada", "Bea"])
    assert (info["deal"] == "again") == same_deal
    for person in new:
        (welcome,) = (await person.ask("GET", "/events")).content["messages"]
        assert welcome["person"] == person.number


async def test_an_abandoned_game_has_a_record_and_no_review(host: Host) -> None:
    ada = await set_up(host)
    assert (await ada.do("resign")).status == 200
    assert "[GivenUp" in (await ada.ask("GET", "/record")).text
    assert (await ada.ask("POST", "/review")).code == "review-given-up"


async def test_a_record_that_is_sent_is_replayed_alike(both: tuple[Host, Host]) -> None:
    """Also one that is broken, as far as it is whole."""
    said = []
    record = (await (await finished(both[0], "titanic")).ask("GET", "/record")).text
    for host in both:
        replies = [
            await host.ask("POST", "/api/replay", {"record": text} | more)
            for text in (record, record[: len(record) // 2] + " swim")
            for more in ({}, {"step": 3}, {"step": 3, "seat": -1}, {"step": 10**6})
        ]
        assert replies[0].status == 200
        said.append([reply.text for reply in replies])
    assert said[0] == said[1]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
async def test_a_hint_is_given_alike_and_counted(both: tuple[Host, Host], game: str) -> None:
    said = []
    for host in both:
        seats = ["me"] if game == "titanic" else ["me", "me", "me"]
        ada = await set_up(host, game, seats=seats, hints=1)
        seat = (await ada.info())["deciding"]
        hint = await ada.ask("POST", "/hint", {"seat": seat}, lang="fr")
        assert (hint.status, hint.content["left"]) == (200, 0)
        assert (await ada.info())["hinted"] == [1]
        again = await ada.ask("POST", "/hint", {"seat": seat})
        assert again.code == "hints-used-up"
        said.append(hint.text)
    assert said[0] == said[1]


async def test_a_searching_bot_decides_alike(both: tuple[Host, Host]) -> None:
    told = []
    for host in both:
        ada = await set_up(host, seats=["captain", "me"])
        line = await ada.line()
        await line.step(throws_for("captain"))
        await until(lambda line=line: bool(line.legal()) and len(line.heard) > 4)  # type: ignore[misc]
        told.append(plain_message(line.last()))
    assert told[0] == told[1]


async def test_a_review_is_made_in_the_background(host: Host) -> None:
    ada = await finished(host, "septentrick")
    assert (await ada.ask("GET", "/review")).content["status"] == "none"
    assert (await ada.ask("POST", "/review")).content["status"] in ("making", "ready")
    state: Any = {}
    for _ in range(2_000):
        state = (await ada.ask("GET", "/review", lang="de")).content
        if state["status"] != "making":
            break
        await asyncio.sleep(0)
    assert (state["status"], state["done"]) == ("ready", state["of"])
    review = state["review"]
    assert review["expected"] + review["luck"] + review["skill"] == pytest.approx(review["result"])
    assert (await ada.ask("POST", "/review", lang="de")).content == state
