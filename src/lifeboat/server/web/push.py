"""The HTTP endpoints for notifications by Web Push."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from lifeboat.server.live.prices import SUBSCRIPTION
from lifeboat.server.push.endpoints import LONGEST
from lifeboat.server.store.rows import Subscription
from lifeboat.server.web.visits import Visit
from lifeboat.table.api.asking import Ask, Endpoint, decoded
from lifeboat.table.api.tables import TABLE

EndpointText = Annotated[str, Meta(pattern="^[!-~]+$", max_length=LONGEST)]
KeyText = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,100}=*$")]


class PushKey(Struct, frozen=True):
    """The server's public key for notifications, in URL-safe base64; empty if they are off."""

    key: str


class Subscribing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to be notified, with what the browser's push service gave."""

    endpoint: EndpointText
    p256dh: KeyText
    """The browser's public key, in URL-safe base64."""
    auth: KeyText
    """The browser's secret, in URL-safe base64."""


class Unsubscribing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request not to be notified any more."""

    endpoint: EndpointText


async def push_key(ask: Ask) -> Any:
    """Return the server's public key for notifications by Web Push (RFC 8292)."""
    return PushKey(await _visit(ask).tables.notifier.public_key())


async def subscribe(ask: Ask) -> Any:
    """Be notified when it becomes your turn and you aren't connected, until the game is over.

    A notification says that it is your turn and at which table, and nothing else. The five latest
    subscriptions of a person at a table count.
    """
    wish = decoded(await ask.body(), Subscribing)
    person = await ask.known_person()
    subscription = Subscription(wish.endpoint, wish.p256dh, wish.auth, ask.language)
    visit = _visit(ask)
    await visit.service.subscribe(ask.table(), person, visit.address, subscription)


async def unsubscribe(ask: Ask) -> Any:
    """Stop being notified in one browser."""
    wish = decoded(await ask.body(), Unsubscribing)
    await _visit(ask).tables.unsubscribe(ask.table(), await ask.known_person(), wish.endpoint)


PUSH: Final = (
    Endpoint("GET", "/api/push", push_key, PushKey),
    Endpoint(
        "POST",
        f"{TABLE}/push",
        subscribe,
        body=Subscribing,
        token="must",
        status=204,
        price=SUBSCRIPTION,
    ),
    Endpoint(
        "POST", f"{TABLE}/push/end", unsubscribe, body=Unsubscribing, token="must", status=204
    ),
)


def _visit(ask: Ask) -> Visit:
    """Return the visit that a request belongs to."""
    assert isinstance(ask.host, Visit)
    return ask.host
