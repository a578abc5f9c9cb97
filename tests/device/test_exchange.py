"""Taking all games to another device: one file, refused if broken, and never doubling a game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

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


async def brought(host: DeviceHost, text: str | bytes) -> Reply:
    return await host.ask("POST", GAMES, text.encode() if isinstance(text, str) else text)


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
    assert (len(done["added"]), done["continued"], done["known"]) == (2, 0, 0)
    found = {one["table"]: Person(there, one) for one in done["added"]}
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
    await played(host)
    text = await taken(host)
    shelf = host.device.tables.library.shelf
    before = await shelf.read("")
    for file in (text, text + text.partition("\n")[2], "\ufeff" + text.replace("\n", "\r\n")):
        done = (await brought(host, file)).content
        assert (done["added"], done["continued"], done["known"]) == ([], 0, 2)
    assert await shelf.read("") == before


async def test_a_game_that_went_on_elsewhere_is_continued(host: DeviceHost) -> None:
    """Whoever looks on hears of it; if both went on, what is here stays."""
    ada = await set_up(host)
    there = DeviceHost(Seeds())
    (place,) = (await brought(there, await taken(host))).content["added"]
    far = await Person(there, place).line()
    for _ in range(5):
        await far.step(throws_for("far"))
    line = await ada.line()
    text = await taken(there)
    done = (await brought(host, text)).content
    assert (done["added"], done["continued"], done["known"]) == ([], 1, 0)
    assert line.last()["views"][0]["legal"] == far.last()["views"][0]["legal"]
    await line.step(throws_for("near"))
    await far.do("say", text="Ice!")
    before = await ada.info()
    assert (await brought(host, await taken(there))).content["known"] == 1
    assert await ada.info() == before


def _broken(text: str) -> dict[str, str | bytes]:
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
        "not text": b"\xff\xfe\x00",
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
        "more seats": changed(header=header | {"seats": 4}),
        "a table that nobody can name": changed(header=header | {"id": "../entry"}),
        "an end before the end": changed(entries=log[:-3], finished=1_800_000_000),
        "too deep": f"{heading}\n" + "[" * 100_000,
    }


@pytest.mark.parametrize("at", range(17))
async def test_a_broken_file_is_refused_in_words_and_changes_nothing(
    host: DeviceHost, at: int
) -> None:
    await played(host)
    files = list(_broken(await taken(host)).items())
    assert len(files) == 17
    _, file = files[at]
    there = DeviceHost(Seeds())
    refused = await brought(there, file)
    assert (refused.status, refused.code) == (400, "export-form")
    assert await there.device.tables.library.shelf.read("") == []


async def test_a_refused_file_is_explained_in_every_language(host: DeviceHost) -> None:
    words = set()
    for body in (
        b"Dear diary",
        b'{"lifeboat":"games","form":1}\nx\n',
        b'{"lifeboat":"games","form":9}',
    ):
        for language in LANGUAGES:
            refused = await host.ask("POST", GAMES, body, lang=language)
            assert refused.status == 400
            words.add(refused.content["words"])
    assert len(words) == 3 * len(LANGUAGES)
