"""Security: which origins may use the server, and the headers of every response."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from lifeboat.server.web.refusals import refusal_response
from lifeboat.table.api.refusals import language_of_request
from lifeboat.table.wire.refusals import RequestError

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""What our pages may load: nothing from other sites, nothing inline."""
WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""The same for the worker that plays without a server, and may also run WebAssembly."""
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


class SecurityHeaders:
    """Middleware that adds headers that limit what browsers do with our pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)


class OwnOrigins:
    """Middleware that refuses live connections and unsafe methods from pages on other sites.

    Browsers send the page's origin with these; a request without an origin comes from a program.
    """

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._is_allowed(scope):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        headers = connection.headers
        asked, accepted = connection.query_params.get("lang", ""), headers.get("accept-language")
        language = language_of_request(asked, accepted or "")
        response = refusal_response(RequestError("origin", headers["origin"]), language)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
        else:
            await response(scope, receive, send)

    def _is_allowed(self, scope: Scope) -> bool:
        """Return whether a request is safe, comes from a program, or from a page of ours."""
        if scope.get("method") in SAFE_METHODS:
            return True
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        return origin is None or is_own_origin(origin, headers.get("host", ""), self.origins)


def is_own_origin(origin: str, host: str, others: Collection[str]) -> bool:
    """Return whether a page from this origin may use the server that was reached as `host`.

    It may if the origin is the server's own or one of `others`.
    """
    if origin in others:
        return True
    place = _place(origin)
    if place is None:
        return False
    scheme = urlsplit(origin).scheme
    return place == _place(f"{scheme}://{host}")


def _place(address: str) -> tuple[str, int] | None:
    """Return the host and port of a URL, or None if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or DEFAULT_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port) if parts.hostname else None
