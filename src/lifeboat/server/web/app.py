"""The app: its routes, and the middleware around them."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from importlib.resources import files
from itertools import groupby
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.tables import Tables
from lifeboat.server.live.turns import ASKER
from lifeboat.server.metrics import Metrics
from lifeboat.server.settings import Settings
from lifeboat.server.web.client import ClientFile, client_folder, client_routes, index_page
from lifeboat.server.web.refusals import refusal_response, response_of
from lifeboat.server.web.routes import ROUTES
from lifeboat.server.web.security import OwnOrigins, SecurityHeaders
from lifeboat.server.web.service import Service, service_of
from lifeboat.server.web.socket import live
from lifeboat.server.web.visits import Visit
from lifeboat.table.api.asking import Ask, Endpoint, json_answer, read_query
from lifeboat.table.api.refusals import language_of_request, unknown_path
from lifeboat.table.api.tables import TABLE
from lifeboat.table.wire.refusals import RequestError
from lifeboat.table.wire.rendering import refusal_words

log = logging.getLogger(__name__)

DOCUMENTS: Final = {
    "/api/docs": ("index.html", "text/html"),
    "/api/docs.css": ("style.css", "text/css"),
    "/api/openapi.json": ("openapi.json", "application/json"),
    "/api/asyncapi.json": ("asyncapi.json", "application/json"),
}
"""The path of each API document, with its file in `server/apidocs/api` and its media type."""


def make_app(
    tables: Tables, settings: Settings | None = None, metrics: Metrics | None = None
) -> Starlette:
    """Return the web app for these tables, with its `Service` in `app.state.service`."""
    settings = settings or Settings()
    metrics = metrics or Metrics()
    app = Starlette(
        routes=[*_routes()],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Watch, metrics=metrics),
            Middleware(OwnOrigins, origins=settings.origins),
        ],
        exception_handlers={HTTPException: _refuse_unknown},
    )
    app.router.redirect_slashes = False
    app.state.service = Service(tables, settings, metrics)
    app.state.index = index_page(client_folder())
    return app


def _routes() -> Iterator[BaseRoute]:
    for path, endpoints in groupby(ROUTES, key=lambda endpoint: endpoint.path):
        by_method = {endpoint.method: endpoint for endpoint in endpoints}
        yield Route(path, _dispatcher(by_method), methods=list(by_method))
    for path, (name, media_type) in DOCUMENTS.items():
        yield Route(path, _document(name, media_type))
    yield WebSocketRoute(f"{TABLE}/socket", live)
    yield Route("/healthz", _health)
    yield Route("/metrics", _metrics)
    yield from client_routes(client_folder())


def _dispatcher(by_method: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """Return a function that answers requests for one path, given its endpoints by method."""

    async def answer(request: Request) -> Response:
        service = service_of(request)
        method = "GET" if request.method == "HEAD" else request.method
        endpoint = by_method[method]
        address, language = service.address(request), _language(request)
        ASKER.set(address)
        try:
            service.limits.check_request(address)
            service.limits.charge(address, endpoint.price)
            query = read_query(request.query_params.multi_items(), endpoint.query)
            visit = Visit(service, request, address)
            path, headers = request.path_params, request.headers
            with service.limits.connection(address):
                ask = Ask(visit, query, path, headers, visit.body, language)
                return response_of(await endpoint.answered(ask))
        except LifeboatError as error:
            return refusal_response(error, language)

    return answer


def _document(name: str, media_type: str) -> Callable[[Request], Awaitable[Response]]:
    content = files("lifeboat.server.apidocs").joinpath("api", name).read_bytes()

    async def answer(request: Request) -> Response:
        headers = {"Cache-Control": "no-cache"}
        return Response(content, headers=headers, media_type=media_type)

    return answer


async def _health(request: Request) -> Response:
    """Report whether the store works: 200 if it does, 503 and the reason if it doesn't."""
    trouble = await service_of(request).tables.trouble()
    if trouble is None:
        return response_of(json_answer({"healthy": True}))
    words = refusal_words(trouble, _language(request))
    sick = {"healthy": False, "code": trouble.code, "words": words}
    return response_of(json_answer(sick, 503))


async def _metrics(request: Request) -> Response:
    """Return the metrics to clients that may read them; for others the path doesn't exist."""
    service = service_of(request)
    if not service.may_read_metrics(request):
        raise HTTPException(404)
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


def _refuse_unknown(request: Request, error: Exception) -> Response:
    """Refuse an unknown path, or a method that the path doesn't support.

    A browser that asks for an unknown page gets the client, which says that there is no such page.
    """
    assert isinstance(error, HTTPException)
    index: ClientFile | None = request.app.state.index
    if index and error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return index.response(request, 404)  # the client tells people that there is no such page
    allowed = (error.headers or {}).get("Allow", "").split(", ") if error.status_code == 405 else []
    refused = unknown_path(request.url.path, request.method, allowed)
    return refusal_response(refused, _language(request))


def _language(connection: HTTPConnection) -> str:
    asked = connection.query_params.get("lang", "")
    return language_of_request(asked, connection.headers.get("accept-language", ""))


class Watch:
    """Middleware that counts and logs requests, and answers failures without any details."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        except ClientDisconnect:
            return
        except Exception:
            log.exception("request failed", extra={"route": _route(scope)})
            if not status:
                response = refusal_response(RequestError("fault", "-"), _language(Request(scope)))
                await response(scope, receive, send_and_note)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self.metrics.requests.labels(method, route, str(status)).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        noted = {"method": method, "route": route, "status": status}
        log.info("request", extra=noted | {"milliseconds": round(seconds * 1000, 1)})


METHODS: Final = ("GET", "HEAD", "POST", "DELETE", "PUT", "PATCH", "OPTIONS")


def _route(scope: Scope) -> str:
    """Return the route's path pattern, never the path itself; "none" if no route matched."""
    route = scope.get("route")
    return route.path if isinstance(route, Route) else "none"
