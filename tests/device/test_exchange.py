"""Taking all games to another device: one file, refused if broken, and never doubling a game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

from lifeboat.device.shelf import MemoryShelf
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.hosts.hosts import DeviceHost, Reply, Seeds
from tests.hosts.people import KEY, Person, set_up
from tests.server.house import settle

GAMES = "/api/device/games"


async def taken(host: DeviceHost) -> str:
    """Return the file with all games."""
    answer = await host.ask("GET", GAMES)
    assert (answer.status, answer.media_type) == (200, "text/plain")
    return answer.text


async def brought(host: DeviceHost, text: str, *held: Person) -> Reply:
    """Add the games of a file, for a page that holds these people's places."""
    places = [{"table": one.table, "token": one.token} for one in held]
    return await host.ask("POST", GAMES, {"games": text, "places": places})


def counts(done: Any) -> tuple[int, int, int]:
    """Return how many games were added, continued and known."""
    return done["added"], done["continued"], done["known"]


def people(host: DeviceHost, done: Any) -> dict[str, Person]:
    """Return the people whose places a page has got, by table."""
    return {one["table"]: Person(host, one | {"person": 1}) for one in done["places"]}


async def played(host: DeviceHost) -> list[Person]:
    """Play a game to its end, and begin another."""
    ada = await set_up(host)
    await (await ada.line()).play_out(throws_for("exchange"))
    other = await set_up(host, "septentrick", seed="another")
    await (await other.line()).step(throws_for("exchange"))
    await settle()
    return [ada, other]


async def test_all_games_come_to_another_device(host: DeviceHost) -> None:
    """With their results, and a token with which their person can go on."""
    over, running = await played(host)
    there = DeviceHost(Seeds())
    done = (await brought(there, await taken(host))).content
    assert counts(done) == (2, 0, 0)
    assert {one["game"] for one in done["places"]} == {"titanic", "septentrick"}
    found = people(there, done)
    assert await found[over.table].info() == await over.info()
    for path in ("/record", "/results", "/log"):
        assert (await found[over.table].ask("GET", path)).text == (await over.ask("GET", path)).text
    own = {"Lifeboat-Key": KEY}
    for path in ("/api/statistics", "/api/statistics/me"):
        answers = [await one.ask("GET", path, headers=own) for one in (host, there)]
        assert answers[0].text == answers[1].text
    line = await found[running.table].line()
    assert (await line.step(throws_for("on")))["kind"] == "done"


async def test_what_is_known_is_not_doubled(host: DeviceHost) -> None:
    own = await played(host)
    text = await taken(host)
    shelf = host.device.tables.library.shelf
    before = await shelf.read("")
    for file in (text, text + text.partition("\n")[2], "\ufeff" + text.replace("\n", "\r\n")):
        done = (await brought(host, file, *own)).content
        assert (counts(done), done["places"]) == ((0, 0, 2), [])
    assert await shelf.read("") == before


async def test_a_game_that_went_on_elsewhere_is_continued(host: DeviceHost) -> None:
    """Whoever looks on hears of it; if both went on, what is here stays."""
    ada = await set_up(host)
    there = DeviceHost(Seeds())
    (away,) = people(there, (await brought(there, await taken(host))).content).values()
    far = await away.line()
    for _ in range(5):
        await far.step(throws_for("far"))
    line = await ada.line()
    text = await taken(there)
    done = (await brought(host, text, ada)).content
    assert (counts(done), done["places"]) == ((0, 1, 0), [])
    assert line.last()["views"][0]["legal"] == far.last()["views"][0]["legal"]
    await line.step(throws_for("near"))
    await far.do("say", text="Ice!")
    before = await ada.info()
    assert (await brought(host, await taken(there))).content["known"] == 1
    assert await ada.info() == before


async def test_a_place_that_got_lost_is_given_again(host: DeviceHost) -> None:
    """Without another word to the host, however the page lost it; the old token stays valid."""
    over, running = await played(host)
    await over.ask("DELETE", "/people/me")
    forged = Person(host, {"table": running.table, "token": "A" * 22, "person": 1})
    for held in ((), (forged,)):
        done = (await brought(host, await taken(host), *held)).content
        assert counts(done) == (0, 0, 2)
        (found,) = people(host, done).values()  # whoever has left gets none
        assert found.table == running.table
        line = await found.line()
        assert (await line.step(throws_for("found")))["kind"] == "done"
    assert (await (await running.line()).do("claim"))["kind"] == "done"


def damaged(host: DeviceHost, table: str, how: str) -> None:
    """Damage what is kept of a game."""
    shelf = host.device.tables.library.shelf
    assert isinstance(shelf, MemoryShelf)
    match how:
        case "header":
            shelf.kept[f"table/{table}"] = "{}"
        case "no header":
            del shelf.kept[f"table/{table}"]
        case "entry":
            shelf.kept[f"entry/{table}/000003"] = "?"
        case "hole":
            del shelf.kept[f"entry/{table}/000003"]
        case "result":
            shelf.kept[f"result/{table}"] = "{}"


@pytest.mark.parametrize("how", ["header", "entry", "hole", "result"])
async def test_a_damaged_game_holds_up_no_other(host: DeviceHost, how: str) -> None:
    """It isn't in the file, which says so."""
    over, _ = await played(host)
    whole = (await taken(host)).splitlines()
    damaged(host, over.table, how)
    heading, *games = (await taken(host)).splitlines()
    assert json.decode(heading) == {"lifeboat": "games", "form": 1, "unreadable": 1}
    assert games == [line for line in whole[1:] if over.table not in line]


@pytest.mark.parametrize("how", ["header", "no header", "entry", "hole"])
async def test_a_damaged_game_is_replaced_by_an_intact_one(host: DeviceHost, how: str) -> None:
    """Nothing remains of it, not even entries that the other doesn't have."""
    ada = await set_up(host)
    text = await taken(host)
    before = await ada.info()
    line = await ada.line()
    for _ in range(3):
        await line.step(throws_for("damage"))
    damaged(host, ada.table, how)
    page = DeviceHost(Seeds(), host.device.tables.library.shelf)
    done = (await brought(page, text, ada)).content
    assert (counts(done), done["places"]) == ((1, 0, 0), [])
    assert await Person(page, vars(ada) | {"person": 1}).info() == before
    assert await taken(page) == text


async def test_another_game_under_the_same_id_is_refused(host: DeviceHost) -> None:
    """Even if it went on for longer, and if the log that is here is damaged."""
    ada = await set_up(host)
    there = DeviceHost(Seeds())
    other = await set_up(there, seed="another")
    line = await other.line()
    await line.step(throws_for("another"))
    forged = (await taken(there)).replace(other.table, ada.table)
    shelf = host.device.tables.library.shelf
    for how in ("intact", "entry"):
        damaged(host, ada.table, how)
        before = await shelf.read("")
        refused = await brought(host, forged, ada)
        assert (refused.status, refused.code) == (400, "export-other")
        assert await shelf.read("") == before


def _broken(text: str) -> dict[str, str]:
    """Return files that are broken in all kinds of ways."""
    heading, *games = text.splitlines()
    second, first = sorted(games, key=len)
    game: Any = json.decode(first)

    def changed(**fields: Any) -> str:
        return f"{heading}\n{json.encode(game | fields).decode()}\n{second}\n"

    header, log = game["header"], game["entries"]
    step = next(at for at, entry in enumerate(log) if entry["kind"] == "played")
    illegal = [*log[:step], log[step] | {"action": "rescue:9"}, *log[step + 1 :]]
    return {
        "nothing": "",
        "not a file of ours": "Dear diary,\n",
        "another heading": text.replace('"games"', '"songs"'),
        "no heading": f"{first}\n{second}\n",
        "cut short": text[: len(text) - 20],
        "cut in the middle": f"{heading}\n{first[: len(first) // 2]}\n{second}\n",
        "an empty line": f"{heading}\n\n{second}\n",
        "no entries": changed(entries=[]),
        "an entry is missing": changed(entries=log[: step - 1] + log[step:]),
        "an illegal action": changed(entries=illegal),
        "another secret": changed(header=header | {"secret": "AAAA"}),
        "another game": changed(header=header | {"game": "chess"}),
        "a bot that thinks for years": changed(header=header | {"thinking": 1e9}),
        "more hints than there are": changed(header=header | {"hints": 10**6}),
        "no patience": changed(header=header | {"patience": -1}),
        "an unknown stand-in": changed(header=header | {"stand_in": "nobody"}),
        "a seed of other cards": changed(header=header | {"seed": "another deal"}),
        "a deal of the day": changed(header=header | {"day": "1912-04-14"}),
        "more seats": changed(header=header | {"seats": 4}),
        "a table that nobody can name": changed(header=header | {"id": "../entry"}),
        "an end before the end": changed(entries=log[:-3], finished=1_800_000_000),
        "too deep": f"{heading}\n" + "[" * 100_000,
    }


@pytest.mark.parametrize("at", range(22))
async def test_a_broken_file_is_refused_in_words_and_changes_nothing(
    host: DeviceHost, at: int
) -> None:
    await played(host)
    files = list(_broken(await taken(host)).items())
    assert len(files) == 22
    _, file = files[at]
    there = DeviceHost(Seeds())
    refused = await brought(there, file)
    assert (refused.status, refused.code) == (400, "export-form")
    assert await there.device.tables.library.shelf.read("") == []


async def test_a_refused_file_is_explained_in_every_language(host: DeviceHost) -> None:
    words = set()
    for body in (
        "Dear diary",
        '{"lifeboat":"games","form":1}\nx\n',
        '{"lifeboat":"games","form":9}',
    ):
        for language in LANGUAGES:
            refused = await host.ask("POST", GAMES, {"games": body}, lang=language)
            assert refused.status == 400
            words.add(refused.content["words"])
    assert len(words) == 3 * len(LANGUAGES)
