"""The browser client: the files that the build made, read once and sent compressed."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lifeboat.server.web.refusals import language_of_request, refusal_response
from lifeboat.table.wire.refusals import RequestError

PAGES: Final = (
    "/",
    "/new",
    "/new/{game}",
    "/table/{table}",
    "/replay",
    "/replay/{table}",
    "/review/{table}",
    "/day/{game}",
    "/day/{game}/{date}",
    "/statistics",
    "/learn/{game}",
    "/rules",
    "/rules/{game}",
)
"""The addresses of pages; the client finds out what to show at them."""
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files in this folder have a name that changes with what is in them."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 500
"""Files shorter than this gain nothing from being compressed."""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class ClientFile:
    """A file of the client, ready to be sent."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.compressed = gzip.compress(content, mtime=0) if len(content) > SMALL else None
        suffix = name[name.rfind(".") :]
        self.media_type = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
        self.caching = FOREVER if name.startswith(HASHED) else ASK_AGAIN

    async def __call__(self, request: Request) -> Response:
        """The file as the answer to a request."""
        return self.response(request)

    def response(self, request: Request, status: int = 200) -> Response:
        """The file, compressed for those who can read that."""
        headers = {"Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        content = self.content
        if self.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            content, headers["Content-Encoding"] = self.compressed, "gzip"
        return Response(content, status, headers, self.media_type)


def client_folder() -> Traversable:
    """Where the build puts the client."""
    return files("lifeboat").joinpath("client")


def client_routes(folder: Traversable) -> Iterator[BaseRoute]:
    """The files of the client, and its pages; where it was not built, a word about that."""
    made = dict(_files(folder, ""))
    for name, file in made.items():
        yield Route(f"/{name}", file.__call__)
    index = made[INDEX].__call__ if INDEX in made else _not_built
    for page in PAGES:
        yield Route(page, index)


def index_page(folder: Traversable) -> ClientFile | None:
    """The page that every address of the client has; nothing where it was not built."""
    index = folder.joinpath(INDEX)
    return ClientFile(INDEX, index.read_bytes()) if index.is_file() else None


async def _not_built(request: Request) -> Response:
    accepted = request.headers.get("accept-language", "")
    language = language_of_request(request.query_params.get("lang", ""), accepted)
    return refusal_response(RequestError("client", request.url.path), language)


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, ClientFile]]:
    """All files below a folder, by their path in it."""
    for entry in folder.iterdir() if folder.is_dir() else []:
        name = path + entry.name
        if entry.is_dir():
            yield from _files(entry, f"{name}/")
        else:
            yield name, ClientFile(name, entry.read_bytes())
