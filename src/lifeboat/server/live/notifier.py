"""The notifier: tells people's browsers that it is their turn, in the background.

Nothing waits for it. What can't be sent is dropped: a notification that comes hours late, or a
server that keeps trying, would be worse than none.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Final

from msgspec import json

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.turns import Turns
from lifeboat.server.push.base64url import to_text
from lifeboat.server.push.delivery import DeliveryError, post
from lifeboat.server.push.encryption import browser_keys, encrypted
from lifeboat.server.push.endpoints import Endpoint, EndpointError, address_of, endpoint_of
from lifeboat.server.push.keys import ServerKey, new_private_key
from lifeboat.server.settings import Network
from lifeboat.server.store.rows import Subscription
from lifeboat.server.store.subscriptions import Subscriptions
from lifeboat.table.commands import CommandError
from lifeboat.table.wire.gate import texts_of

log = logging.getLogger(__name__)

MOST_PENDING: Final = 1_000
"""The maximum number of people whose notifications are under way; further ones are dropped."""
AT_ONCE: Final = 10
"""The maximum number of requests to push services at once."""
PER_PERSON: Final = 5
"""The maximum number of a person's subscriptions at a table, one for each of their browsers."""
LIMIT: Final = 10.0
"""The time limit for an attempt, in seconds, from the look-up of the host to the answer."""
PAUSES: Final = (5.0, 60.0)
"""The seconds to wait before the second and the third attempt."""
KEPT: Final = 3 * 86_400
"""How many seconds a push service keeps a message for a browser that it can't reach."""
GONE: Final = (404, 410)
"""The answers that mean that a subscription no longer exists."""
TRY_LATER: Final = (408, 425, 429, 500, 502, 503, 504)
"""The answers after which another attempt may succeed."""
UNSIGNED: Final = (401, 403)
"""The answers that mean that a service doesn't accept our signature, or the contact in it."""


class Notifier:
    """Sends notifications, with the server's own key."""

    def __init__(
        self,
        store: Subscriptions,
        now: Callable[[], int],
        *,
        is_on: bool = True,
        contact: str = "mailto:postmaster@localhost",
        trusted: Sequence[Network] = (),
    ) -> None:
        """Prepare to send; see the settings `notifications`, `push_contact` and `push_networks`."""
        self.store = store
        self.now = now
        self.is_on = is_on
        self.contact = contact
        self.trusted = trusted
        self.context = ssl.create_default_context()
        self._key: ServerKey | None = None
        self._turns = Turns(AT_ONCE)
        self._pending: set[asyncio.Task[None]] = set()
        self._is_failing = False
        """Whether the last attempt failed, so that trouble is logged only once."""

    async def public_key(self) -> str:
        """Return the key that browsers need to subscribe, or "" if notifications are off."""
        return (await self._own_key()).public if self.is_on else ""

    async def _own_key(self) -> ServerKey:
        if self._key is None:
            self._key = ServerKey(await self.store.push_key(new_private_key))
        return self._key

    async def start(self) -> None:
        """Make the key if there is none yet; if that fails, say so and go on."""
        if not self.is_on:
            log.info("notifications are off")
            return
        try:
            await self._own_key()
        except LifeboatError as error:
            log.warning("no key for notifications", extra={"code": error.code})

    def check(self, subscription: Subscription) -> None:
        """Raise `CommandError` if a subscription can't be used."""
        if not self.is_on:
            raise CommandError("push-off", "push")
        try:
            endpoint_of(subscription.endpoint, self.trusted)
            browser_keys(subscription.p256dh, subscription.auth)
        except (EndpointError, ValueError):
            raise CommandError("push-subscription", "push") from None

    def notify(self, table: str, person: int) -> None:
        """Tell a person's browsers that it is their turn at a table; return at once."""
        if not self.is_on:
            return
        if len(self._pending) >= MOST_PENDING:
            log.warning("too many notifications", extra={"table": table})
            return
        task = asyncio.create_task(self._notify(table, person))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def _notify(self, table: str, person: int) -> None:
        with _failures_logged(table):
            found = await self.store.subscriptions(table, person)
            await asyncio.gather(*(self._send(table, subscription) for subscription in found))

    async def _send(self, table: str, subscription: Subscription) -> None:
        """Send a notification, in a few attempts; forget a subscription that can't be used."""
        with _failures_logged(table):  # each on its own, so that no browser suffers from another
            for pause in (*PAUSES, None):
                status = await self._answer(table, subscription)
                if is_final_refusal(status):
                    await self.store.forget_endpoint(subscription.endpoint)
                if status not in TRY_LATER or pause is None:
                    return
                await asyncio.sleep(pause)

    async def _answer(self, table: str, subscription: Subscription) -> int:
        """Make an attempt, and return the status of the answer, or one that says what happened."""
        try:
            status = await self._attempt(table, subscription)
        except EndpointError:
            return GONE[0]  # its host was moved to where we mustn't follow
        except (OSError, DeliveryError) as error:
            self._note_trouble(type(error).__name__)
            return TRY_LATER[0]
        self._note_answer(status)
        return status

    async def _attempt(self, table: str, subscription: Subscription) -> int:
        endpoint = endpoint_of(subscription.endpoint, self.trusted)
        # Each push service has its share, so that a slow one doesn't delay the others.
        async with self._turns.turn(share=endpoint.host), asyncio.timeout(LIMIT):
            address = await address_of(endpoint, self.trusted)
            headers = await self._headers(table, endpoint)
            body = encrypted(
                message(table, subscription.language), subscription.p256dh, subscription.auth
            )
            return await post(endpoint, address, headers, body, self.context)

    async def _headers(self, table: str, endpoint: Endpoint) -> dict[str, str]:
        key = await self._own_key()
        return {
            "Authorization": key.authorization(endpoint.origin(), self.contact, self.now()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": topic(table),
            "Urgency": "normal",
        }

    def _note_trouble(self, reason: str) -> None:
        if not self._is_failing:
            log.warning("push service not reached", extra={"reason": reason})
        self._is_failing = True

    def _note_answer(self, status: int) -> None:
        is_fine = status < 300 or status in GONE
        if not is_fine and not self._is_failing:
            reason = "signature" if status in UNSIGNED else "message"
            log.warning("push service refused", extra={"status": status, "reason": reason})
        self._is_failing = not is_fine

    async def stop(self) -> None:
        """Drop everything that hasn't been sent."""
        for task in self._pending:
            task.cancel()
        await asyncio.gather(*self._pending, return_exceptions=True)


@contextmanager
def _failures_logged(table: str) -> Iterator[None]:
    """Log what goes wrong, and go on: nothing else may suffer from it."""
    try:
        yield
    except LifeboatError as error:
        log.warning("could not notify", extra={"table": table, "code": error.code})
    except Exception:
        log.exception("could not notify", extra={"table": table})


def is_final_refusal(status: int) -> bool:
    """Return whether a push service would refuse every later message to the same browser.

    If it doesn't accept our signature, that is ours to mend, and no browser should suffer from it.
    """
    return 400 <= status < 500 and status not in (*TRY_LATER, *UNSIGNED)


def message(table: str, language: str) -> bytes:
    """Return everything that a notification says: that it is your turn, and at which table."""
    return json.encode({"table": table, "words": texts_of(language).say("push-turn")})


def topic(table: str) -> str:
    """Return a word by which a push service replaces an earlier message about the same table.

    It doesn't give away the table's id, which is all that protects an unlisted table.
    """
    return to_text(sha256(b"lifeboat topic\0" + table.encode()).digest()[:24])
