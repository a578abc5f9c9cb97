"""Delivery: one request to a push service, over a connection of its own.

Only the status of the answer is read. Redirects aren't followed, and the connection goes to the
very address that was checked, so that no second look-up can lead elsewhere.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from lifeboat.server.push.endpoints import Endpoint

LONGEST_LINE: Final = 1_000
"""The maximum number of bytes of the status line."""


class DeliveryError(Exception):
    """A push service didn't answer as it should."""


async def post(
    endpoint: Endpoint,
    address: str,
    headers: Mapping[str, str],
    body: bytes,
    context: ssl.SSLContext | None = None,
) -> int:
    """Send a request to an endpoint at this address, and return the status of the answer.

    Raise `OSError` or `DeliveryError` if there is no valid answer. The caller limits the time.
    """
    secure = (context or ssl.create_default_context()) if endpoint.scheme == "https" else None
    name = endpoint.host if secure else None
    reader, writer = await asyncio.open_connection(
        address, endpoint.port, ssl=secure, server_hostname=name, limit=LONGEST_LINE
    )
    try:
        writer.write(_request(endpoint, headers, body))
        await writer.drain()
        return await _status(reader)
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def _request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    fields = {
        "Host": endpoint.netloc(),
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {endpoint.target} HTTP/1.1", *(f"{name}: {fields[name]}" for name in fields)]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


async def _status(reader: asyncio.StreamReader) -> int:
    try:
        line = await reader.readuntil(b"\r\n")
        version, status, *_ = line.split(b" ")
        if not version.startswith(b"HTTP/1."):
            raise DeliveryError("no HTTP")
        return int(status)
    except (ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise DeliveryError("no status") from None
