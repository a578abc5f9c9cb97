"""Notifications: whose turn it is, told once, to browsers of people who aren't here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from functools import partial
from ipaddress import ip_network
from typing import NamedTuple

import pytest

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.notifier import LIMIT, PAUSES, PER_PERSON
from lifeboat.server.push.encryption import encrypted
from lifeboat.server.push.endpoints import EndpointError, endpoint_of, is_public
from lifeboat.table.commands import NewToken, Play, Remove, Resign, Undo
from tests.contract.playing import throws_for
from tests.server.house import NOW, House, settle, until
from tests.server.push_service import PushService, push_service
from tests.server.rfc8291 import Browser, from_text
from tests.table.tables import legal_text

LOOPBACK = [ip_network("127.0.0.1/32")]


class Two(NamedTuple):
    """A table of two people whose game has begun."""

    table: str
    decider: int
    other: int


@pytest.fixture
async def service(house: House) -> AsyncIterator[PushService]:
    house.tables.notifier.trusted = LOOPBACK
    async with push_service() as made:
        yield made


@pytest.fixture
async def two(house: House) -> Two:
    """A table at which nobody is connected and nobody ever stands in."""
    table = await house.for_two(patience=None, deal="seed", seed="push")
    decider = (await house.actor(table)).presence.awaited_person()
    return Two(table, decider, 3 - decider)


async def play_until_turn_of(house: House, two: Two, person: int) -> None:
    """Play at least one step, and go on until it is this person's turn."""
    throws, actor = throws_for("push"), await house.actor(two.table)
    while True:
        await house.step(two.table, throws)
        if actor.presence.awaited_person() == person:
            return


async def until_forgotten(house: House, two: Two) -> None:
    """Wait until the other person has no subscription any more."""
    for _ in range(1000):
        if not await house.tables.store.subscriptions(two.table, two.other):
            return
    raise AssertionError("it was not forgotten")


async def test_the_receiver_reads_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(from_text(body)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "It’s your turn."), ("fr", "C’est à vous de jouer."), ("de", "Du bist dran.")],
)
async def test_somebody_away_is_told_that_it_is_their_turn_and_nothing_else(
    house: House, two: Two, service: PushService, language: str, words: str
) -> None:
    subscription = service.subscription(language)
    await house.tables.subscribe(two.table, two.other, subscription)
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(service.got) == 1)
    pushed = service.got[0]
    assert service.read(pushed) == {"table": two.table, "words": words}
    assert two.table not in str(pushed.headers)
    assert pushed.headers["content-encoding"] == "aes128gcm"
    assert int(pushed.headers["ttl"]) > 0
    assert len(pushed.headers["topic"]) <= 32


async def test_the_server_signs_with_the_key_that_browsers_know_even_after_a_restart(
    house: House, two: Two, service: PushService
) -> None:
    key = await house.tables.notifier.public_key()
    await house.start_again()
    house.tables.notifier.trusted = LOOPBACK
    house.tables.notifier.contact = "mailto:host@lifeboat.example"
    await house.tables.subscribe(two.table, two.other, service.subscription())
    await play_until_turn_of(house, two, two.other)
    await until(lambda: bool(service.got))
    claims, signer = service.claims(service.got[0])
    assert signer == key == await house.tables.notifier.public_key()
    assert claims["aud"] == service.origin()
    assert NOW < claims["exp"] <= NOW + 86_400
    assert claims["sub"] == "mailto:host@lifeboat.example"


async def test_all_messages_have_the_same_length(
    house: House, two: Two, service: PushService
) -> None:
    for language in ("en", "fr", "de"):
        subscription = service.subscription(language)
        await house.tables.subscribe(two.table, two.other, subscription)
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(service.got) == 3)
    assert len({len(pushed.body) for pushed in service.got}) == 1


async def test_nobody_is_told_while_they_are_connected(
    house: House, two: Two, service: PushService
) -> None:
    for person in (two.decider, two.other):
        await house.tables.subscribe(two.table, person, service.subscription())
    async with house.hearing(two.table, two.other), house.hearing(two.table, two.decider):
        await play_until_turn_of(house, two, two.other)
        await settle()
    assert service.got == []


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_somebody_whose_page_is_in_the_background_is_told_unless_another_is_shown(
    house: House, two: Two, service: PushService, elsewhere: bool
) -> None:
    await house.tables.subscribe(two.table, two.other, service.subscription())
    listening = partial(house.tables.listen, two.table, two.other, "en", None)
    async with listening(shown=True) as page, listening(shown=elsewhere):
        page.is_shown = False
        await play_until_turn_of(house, two, two.other)
        await until(lambda: elsewhere or bool(service.got))
        await settle()
        here = (await house.actor(two.table)).presence.people_here()
    assert len(service.got) == (0 if elsewhere else 1)
    assert here == [two.other]  # for the others, and for the bot that would stand in


async def test_nobody_is_told_of_another_persons_turn_or_while_theirs_goes_on(
    house: House, two: Two, service: PushService
) -> None:
    """Over a whole game, each turn is told once, however many steps it has."""
    await house.tables.subscribe(two.table, two.other, service.subscription())
    presence = (await house.actor(two.table)).presence
    throws, turns, before = throws_for("game"), 0, presence.awaited_person()
    while not (await house.seen(two.table)).is_over():
        await house.step(two.table, throws)
        now = presence.awaited_person()
        turns += now == two.other != before
        before = now
    await settle()
    assert len(service.got) == turns > 2


async def test_a_turn_that_comes_again_after_an_undo_is_not_told_again(
    house: House, two: Two, service: PushService
) -> None:
    """Somebody undoes what ended their turn, as often as they like, and does it again."""
    actor = await house.actor(two.table)
    await house.tables.subscribe(two.table, two.other, service.subscription())
    actor._notify(two.other)
    await until(lambda: len(service.got) == 1)
    actor._notify(two.other)
    await settle()
    assert len(service.got) == 1
    with pytest.raises(LifeboatError):
        await house.command(two.table, two.other, Undo(0))
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(service.got) == 2)


async def test_a_restart_or_a_rest_tells_nobody(
    house: House, two: Two, service: PushService
) -> None:
    await house.tables.subscribe(two.table, two.decider, service.subscription())
    await house.put_to_rest()
    await house.seen(two.table)
    await settle()
    assert service.got == []


@pytest.mark.parametrize("status", [400, 404, 410, 413])
async def test_a_subscription_that_is_gone_or_refused_for_good_is_forgotten(
    house: House, two: Two, service: PushService, status: int
) -> None:
    service.statuses = [status]
    await house.tables.subscribe(two.table, two.other, service.subscription())
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(service.got) == 1)
    await until_forgotten(house, two)
    await house.pass_time(1000)
    assert len(service.got) == 1


@pytest.mark.parametrize("status", [408, 425, 429, 500, 503])
async def test_a_service_in_trouble_is_asked_three_times_and_then_no_more(
    house: House, two: Two, service: PushService, status: int
) -> None:
    service.statuses = [status, status, status]
    await house.tables.subscribe(two.table, two.other, service.subscription())
    await play_until_turn_of(house, two, two.other)
    for number, pause in enumerate((*PAUSES, 3600.0), 1):
        await until(lambda number=number: len(service.got) == number)  # type: ignore[misc]
        await settle()
        await house.pass_time(pause)
    await settle()
    assert len(service.got) == len(PAUSES) + 1
    assert await house.tables.store.subscriptions(two.table, two.other) != []


@pytest.mark.parametrize("status", [301, 307, 401, 403, 501])
async def test_a_redirect_or_a_refused_signature_is_not_followed_up_and_changes_nothing(
    house: House, two: Two, service: PushService, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    """A signature is ours to mend, and the log says so."""
    caplog.set_level(logging.WARNING)
    service.statuses = [status]
    await house.tables.subscribe(two.table, two.other, service.subscription())
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(service.got) == 1)
    await settle()
    await house.pass_time(1000)
    assert len(service.got) == 1
    assert await house.tables.store.subscriptions(two.table, two.other) != []
    (refused,) = caplog.records
    assert refused.message == "push service refused"
    assert (refused.__dict__["reason"] == "signature") == (status in (401, 403))


async def test_a_look_up_that_never_ends_is_given_up_in_time(
    house: House,
    two: Two,
    service: PushService,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    asked: list[str] = []

    async def unanswered(host: str, *_: object, **__: object) -> None:
        asked.append(host)
        await asyncio.Event().wait()

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", unanswered)
    await house.tables.subscribe(two.table, two.other, service.subscription())
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(asked) == 1)
    await house.pass_time(LIMIT)
    await settle()
    assert [record.message for record in caplog.records] == ["push service not reached"]
    await house.pass_time(PAUSES[0])
    await until(lambda: len(asked) == 2)


async def test_a_failure_with_one_browser_leaves_no_other_behind(
    house: House, two: Two, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of the server also ends what is still being sent to the others."""
    service.may_answer.clear()
    broken, good = service.subscription(), service.subscription()
    for subscription in (broken, good):
        await house.tables.subscribe(two.table, two.other, subscription)

    def fail(message: bytes, p256dh: str, auth: str) -> bytes:
        if p256dh == broken.p256dh:
            raise RuntimeError("a bug")
        return encrypted(message, p256dh, auth)

    monkeypatch.setattr("lifeboat.server.live.notifier.encrypted", fail)
    await play_until_turn_of(house, two, two.other)
    await until(lambda: len(service.got) == 1)
    await settle()
    sending = {task for task in asyncio.all_tasks() if "_send" in repr(task)}
    assert sending
    await house.tables.notifier.stop()
    assert all(task.done() for task in sending)


async def test_a_service_that_never_answers_holds_up_neither_a_move_nor_the_end_of_the_server(
    house: House, two: Two, service: PushService
) -> None:
    service.may_answer.clear()
    for _ in range(PER_PERSON):
        await house.tables.subscribe(two.table, two.other, service.subscription())
    await play_until_turn_of(house, two, two.other)
    await until(lambda: bool(service.got))
    assert (await house.play_out(two.table)).is_over()
    await house.start_again()


async def test_without_a_network_the_log_says_so_once_and_the_game_goes_on(
    house: House, two: Two, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    subscription = service.subscription()
    unheard = subscription.endpoint.replace(str(service.port), "1")
    for target in ("a", "b"):
        other = type(subscription)(unheard + target, subscription.p256dh, subscription.auth, "en")
        await house.tables.subscribe(two.table, two.other, other)
    await play_until_turn_of(house, two, two.other)
    await until(lambda: bool(caplog.records))
    for pause in PAUSES * 3:
        await settle()
        await house.pass_time(pause)
    assert [record.message for record in caplog.records] == ["push service not reached"]
    assert "127.0.0.1" not in caplog.text


async def test_a_person_has_at_most_five_browsers_the_latest(
    house: House, two: Two, service: PushService
) -> None:
    made = [service.subscription() for _ in range(PER_PERSON + 2)]
    for at, subscription in enumerate(made):
        await house.tables.store.subscribe(two.table, 1, subscription, NOW + at, PER_PERSON)
    kept = await house.tables.store.subscriptions(two.table, 1)
    assert {one.endpoint for one in kept} == {one.endpoint for one in made[2:]}


@pytest.mark.parametrize("how", ["leave", "remove", "token", "over", "stop"])
async def test_nobody_is_told_after_they_have_left_or_stopped_it_or_the_game_is_over(
    house: House, two: Two, service: PushService, how: str
) -> None:
    tables, subscription = house.tables, service.subscription()
    for person in (1, 2):
        await tables.subscribe(two.table, person, subscription)
    if how == "leave":
        await tables.leave(two.table, 2)
    elif how == "remove":
        await house.command(two.table, 1, Remove(2))
    elif how == "token":
        await house.command(two.table, 2, NewToken())
    elif how == "stop":
        await tables.unsubscribe(two.table, 2, subscription.endpoint)
    else:
        await house.command(two.table, 1, Resign())
        await house.command(two.table, 2, Resign())
    assert await tables.store.subscriptions(two.table, 2) == []
    assert bool(await tables.store.subscriptions(two.table, 1)) == (how != "over")
    if how == "over":
        with pytest.raises(LifeboatError, match="game-ended"):
            await tables.subscribe(two.table, 1, subscription)


async def test_a_server_whose_notifications_are_off_has_no_key_and_takes_no_subscription(
    house: House, two: Two, service: PushService
) -> None:
    subscription = service.subscription()
    await house.tables.subscribe(two.table, two.other, subscription)
    house.tables.notifier.is_on = False
    assert await house.tables.notifier.public_key() == ""
    with pytest.raises(LifeboatError, match="push-off"):
        await house.tables.subscribe(two.table, two.other, subscription)
    await play_until_turn_of(house, two, two.other)
    await settle()
    assert service.got == []


async def test_a_subscription_with_broken_keys_is_refused(
    house: House, two: Two, service: PushService
) -> None:
    good = service.subscription()
    for p256dh, auth in ((good.p256dh[:-4], good.auth), (good.p256dh, good.auth[:-4]), ("é", "")):
        broken = type(good)(good.endpoint, p256dh, auth, "en")
        with pytest.raises(LifeboatError, match="push-subscription"):
            await house.tables.subscribe(two.table, two.other, broken)


# Where the server may be sent


@pytest.mark.parametrize(
    "text",
    [
        "http://push.example/1",
        "https://push.example:8443/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.0.0.8/1",
        "https://169.254.169.254/latest",
        "https://[fd00::1]/1",
        "https://[::ffff:10.0.0.8]/1",
        "https://[64:ff9b::a00:8]/1",
        "https://[2002:a00:8::1]/1",
        "https://100.64.0.1/1",
        "https://224.0.0.1/1",
        "https://0.0.0.0/1",
        "https://user@push.example/1",
        "https://push.example/1#part",
        "https://push.example/a b",
        "https://push.example/a\r\nHost: evil",
        "https:///1",
        "https://push.example:x/1",
        "ftp://push.example/1",
        "file:///etc/passwd",
        "https://push.example/" + "x" * 1000,
        "",
    ],
)
def test_an_endpoint_must_be_a_public_https_address(text: str) -> None:
    with pytest.raises(EndpointError):
        endpoint_of(text, [])


def test_the_endpoints_of_real_push_services_are_accepted() -> None:
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
    ):
        endpoint = endpoint_of(f"https://{host}/wpush/v2/abc?token=x%3d", [])
        assert endpoint.origin() == f"https://{host}"
        assert endpoint.target == "/wpush/v2/abc?token=x%3d"


async def test_a_host_whose_name_leads_into_the_servers_own_network_is_not_called(
    house: House, two: Two, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name looks public when it is stored; only its look-up shows where it leads."""
    good = service.subscription()
    inside = type(good)("https://localhost/1", good.p256dh, good.auth, "en")
    house.tables.notifier.trusted = []
    called: list[object] = []
    monkeypatch.setattr("lifeboat.server.live.notifier.post", lambda *given: called.append(given))
    await house.tables.subscribe(two.table, two.other, inside)
    await play_until_turn_of(house, two, two.other)
    await until_forgotten(house, two)
    assert called == []


def test_public_addresses_are_public() -> None:
    networks = ("8.8.8.8/32", "2a00:1450:4001:80e::200a/128")
    assert all(is_public(ip_network(one).network_address) for one in networks)


async def test_a_move_is_stored_whatever_the_notifier_does(
    house: House, two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if it can't read its subscriptions."""

    async def fail(table: str, person: int) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(house.tables.store, "subscriptions", fail)
    await play_until_turn_of(house, two, two.other)
    here = await house.seen(two.table)
    await house.command(two.table, two.other, Play(legal_text(here), here.last_entry))
