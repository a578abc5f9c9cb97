"""What a device refuses, because it needs other people and a server."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.texts import LANGUAGES
from tests.hosts.hosts import DeviceHost
from tests.hosts.people import set_up
from tests.server.asking import SOLO

NEEDING = [
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", SOLO | {"listed": True}),
    ("POST", "/api/tables", SOLO | {"deal": "day", "seed": ""}),
    ("GET", "/api/days/titanic", None),
    ("GET", "/api/days/titanic/1912-04-14", None),
    ("POST", "/api/tables/TABLE/invites", {"seat": 0}),
    ("GET", "/api/push", None),
    ("POST", "/api/tables/TABLE/push", {}),
    ("POST", "/api/tables/TABLE/push/end", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), NEEDING)
async def test_what_needs_others_names_a_server(
    host: DeviceHost, method: str, path: str, body: Any
) -> None:
    ada = await set_up(host)
    address = path.replace("TABLE", ada.table)
    kept = await host.device.tables.library.shelf.read("")
    words = set()
    for language in LANGUAGES:
        refused = await host.ask(method, address, body, ada.token, lang=language)
        assert (refused.status, refused.code) == (501, "needs-server")
        assert {"en": "server", "fr": "serveur", "de": "Server"}[language] in refused.content[
            "words"
        ]
        words.add(refused.content["words"])
    assert len(words) == len(LANGUAGES)
    assert await host.device.tables.library.shelf.read("") == kept


async def test_what_breaks_is_answered_without_details(
    host: DeviceHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device goes on."""
    ada = await set_up(host)
    line = await ada.line()

    def broken(*given: Any) -> Any:
        raise RuntimeError("a secret")

    monkeypatch.setattr("lifeboat.table.laws.answer", broken)
    refused = await ada.do("claim")
    assert (refused.status, refused.code) == (500, "fault")
    said = await line.do("claim")
    assert (said["kind"], said["code"]) == ("refused", "fault")
    assert "secret" not in refused.text + str(said)
    monkeypatch.undo()
    assert (await ada.do("claim")).status == 200
    assert (await line.do("claim"))["kind"] == "done"
