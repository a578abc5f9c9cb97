"""The files of the browser client, read once and sent compressed."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from lifeboat.server.web.refusals import refusal_response
from lifeboat.server.web.security import WORKER_POLICY
from lifeboat.table.api.refusals import language_of_request
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
    "/device",
)
"""The paths of the client's pages.

All of them serve the same file; the client then decides what to show.
"""
INDEX: Final = "index.html"
DEVICE: Final = "device/"
"""The folder for everything that is only needed to play without a server."""
HASHED: Final = ("assets/", DEVICE)
"""The folders for files whose names change with their content."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
SMALL: Final = 500
"""The size in bytes up to which a file isn't worth compressing."""
PACKED: Final = ".zst"
"""The suffix of files that are compressed already; the client unpacks them."""
BROTLI: Final = ".br"
"""The suffix of the compressed copies that come with the build."""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class ClientFile:
    """One of the client's files, ready to send."""

    def __init__(self, name: str, content: bytes, brotli: bytes | None = None) -> None:
        self.content = content
        self.compressed: list[tuple[str, bytes]] = []
        """The file in each encoding, the smallest first."""
        if brotli is not None:
            self.compressed.append(("br", brotli))
        if len(content) > SMALL and not name.endswith(PACKED):
            self.compressed.append(("gzip", gzip.compress(content, mtime=0)))
        suffix = name[name.rfind(".") :]
        self.media_type = TYPES.get(suffix) or guess_type(name)[0] or "application/octet-stream"
        self.headers = {
            "Cache-Control": FOREVER if name.startswith(HASHED) else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        if name.startswith(DEVICE):
            self.headers["Content-Security-Policy"] = WORKER_POLICY

    async def __call__(self, request: Request) -> Response:
        """Return the file as a response."""
        return self.response(request)

    def response(self, request: Request, status: int = 200) -> Response:
        """Return the file as a response, compressed if the browser accepts that."""
        headers = self.headers.copy()
        accepted = re.findall(r"[\w-]+", request.headers.get("accept-encoding", ""))
        for encoding, content in self.compressed:
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(content, status, headers, self.media_type)
        return Response(self.content, status, headers, self.media_type)


def client_folder() -> Traversable:
    """Return the folder that the client is built into."""
    return files("lifeboat").joinpath("client")


def client_routes(folder: Traversable) -> Iterator[BaseRoute]:
    """Yield routes for the client's files and pages; if it isn't built, the pages say so."""
    made = dict(_files(folder, ""))
    for name, file in made.items():
        yield Route(f"/{name}", file.__call__)
    index = made[INDEX].__call__ if INDEX in made else _not_built
    for page in PAGES:
        yield Route(page, index)


def index_page(folder: Traversable) -> ClientFile | None:
    """Return the page that all of the client's paths serve, or None if the client isn't built."""
    index = folder.joinpath(INDEX)
    return ClientFile(INDEX, index.read_bytes()) if index.is_file() else None


async def _not_built(request: Request) -> Response:
    accepted = request.headers.get("accept-language", "")
    language = language_of_request(request.query_params.get("lang", ""), accepted)
    return refusal_response(RequestError("client", request.url.path), language)


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, ClientFile]]:
    """Yield all files below a folder with their paths relative to it."""
    for entry in folder.iterdir() if folder.is_dir() else []:
        name = path + entry.name
        if entry.is_dir():
            yield from _files(entry, f"{name}/")
        elif not name.endswith(BROTLI):
            brotli = folder.joinpath(entry.name + BROTLI)
            compressed = brotli.read_bytes() if brotli.is_file() else None
            yield name, ClientFile(name, entry.read_bytes(), compressed)
