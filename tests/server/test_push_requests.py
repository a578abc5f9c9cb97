"""Requests about notifications, over plain HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from lifeboat.server.settings import SettingError, contact_of, settings_of
from lifeboat.server.web.limits import Limits
from tests.server.asking import GENEROUS
from tests.server.rfc8291 import Browser, from_text, read_point, to_text
from tests.server.server import Server

BROWSER = Browser()
GOOD: dict[str, Any] = {
    "endpoint": "https://push.example/1",
    "p256dh": to_text(BROWSER.public),
    "auth": to_text(BROWSER.auth),
}


def test_the_key_is_a_point_of_the_curve_and_stays_the_same(server: Server) -> None:
    key = server.get("/api/push")["key"]
    assert read_point(from_text(key))
    assert server.get("/api/push")["key"] == key


def test_a_person_subscribes_and_stops_in_the_language_they_read(server: Server) -> None:
    table, host = server.set_up()
    client, store = server.client, server.tables.store
    answer = client.post(f"{table}/push?lang=de", json=GOOD, headers=host)
    assert (answer.status_code, answer.content) == (204, b"")
    assert client.portal is not None
    name = table.rpartition("/")[2]
    (kept,) = client.portal.call(store.subscriptions, name, 1)
    assert structs.asdict(kept) == GOOD | {"language": "de"}
    gone = {"endpoint": GOOD["endpoint"]}
    assert client.post(f"{table}/push/end", json=gone, headers=host).status_code == 204
    assert client.portal.call(store.subscriptions, name, 1) == []


@pytest.mark.parametrize(
    ("changed", "status", "code"),
    [
        ({"endpoint": "http://push.example/1"}, 409, "push-subscription"),
        ({"endpoint": "https://192.168.1.1/"}, 409, "push-subscription"),
        ({"endpoint": "https://push.example/" + "x" * 1000}, 400, "request-form"),
        ({"p256dh": "x" * 200}, 400, "request-form"),
        ({"p256dh": GOOD["auth"]}, 409, "push-subscription"),
        ({"auth": ""}, 400, "request-form"),
        ({"more": 1}, 400, "request-form"),
    ],
)
def test_odd_subscriptions_are_refused(
    server: Server, changed: dict[str, Any], status: int, code: str
) -> None:
    table, host = server.set_up()
    answer = server.client.post(f"{table}/push", json=GOOD | changed, headers=host)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_spectators_and_strangers_may_not_subscribe(server: Server) -> None:
    table, _ = server.set_up()
    _, stranger = server.set_up()
    for headers in ({}, stranger):
        for path in ("push", "push/end"):
            body = GOOD if path == "push" else {"endpoint": GOOD["endpoint"]}
            answer = server.client.post(f"{table}/{path}", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "token")


def test_subscribing_counts_as_a_command(server: Server) -> None:
    table, host = server.set_up()
    app: Any = server.client.app
    settings = structs.replace(GENEROUS, commands_per_second=0.001, command_burst=2)
    app.state.service.limits = Limits(settings)
    answers = [server.client.post(f"{table}/push", json=GOOD, headers=host) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [204, 204, 429]


def test_a_server_can_be_told_not_to_notify_anybody() -> None:
    assert settings_of({}).notifications
    assert not settings_of({"LIFEBOAT_NOTIFICATIONS": "false"}).notifications
    for name, value in (
        ("NOTIFICATIONS", "perhaps"),
        ("PUSH_CONTACT", "ada"),
        ("PUSH_NETWORKS", "home"),
    ):
        with pytest.raises(SettingError):
            settings_of({f"LIFEBOAT_{name}": value})


def test_push_services_are_given_a_contact_of_the_servers_own() -> None:
    """Never one that a client names; Apple's service refuses messages without any."""
    assert contact_of(settings_of({})).startswith("mailto:postmaster@")
    contact = "https://lifeboat.example"
    assert contact_of(settings_of({"LIFEBOAT_PUSH_CONTACT": contact})) == contact
