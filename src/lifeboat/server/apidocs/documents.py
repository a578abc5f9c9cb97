"""The API documents, generated from the types of requests and messages.

``python -m lifeboat.server.apidocs.documents`` writes them into ``server/apidocs/api``.
"""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, json, structs
from msgspec import inspect as types

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import GAMES
from lifeboat.server.apidocs.page import page
from lifeboat.server.web.routes import ROUTES
from lifeboat.table.api.asking import KEY, Endpoint
from lifeboat.table.api.live import Hello, Numbered, Ping, Pong, Shown
from lifeboat.table.api.refusals import STATUS
from lifeboat.table.api.tables import TABLE
from lifeboat.table.commands import ANY_COMMAND
from lifeboat.table.wire import messages
from lifeboat.table.wire.refusals import Refusal
from lifeboat.table.wire.rendering import OWN_WORDS, refusal_words
from lifeboat.texts import DEFAULT_LANGUAGE

FOLDER: Final = Path(__file__).parent / "api"
SERVER_MESSAGES: Final = (
    messages.Welcome,
    messages.Update,
    messages.Here,
    messages.Done,
    messages.Refused,
    Pong,
    messages.Goodbye,
)
INFO: Final = {
    "title": "Lifeboat",
    "version": "1",
    "description": "Tables for SOS Titanic and Septentrick, for browsers, bots and programs.",
}
IN_PATHS: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "table": ({"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}, "The id of the table."),
    "step": ({"type": "integer", "minimum": 0, "maximum": 99_999}, "The number of steps played."),
    "game": ({"type": "string", "enum": [*GAMES]}, "The name of the game."),
    "date": ({"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}, "A date, in UTC."),
}
"""The schema and description of each parameter that appears in a path."""
SAID_ELSEWHERE: Final = (
    "Files, commands and options",
    "On a device",
    "Learning environments",
    "The lab",
)
"""Groups of errors that the server never sends."""
NOT_SENT: Final = {
    *("action-number", "game-over", "undo", "undo-other", "watching", "listen", "setting"),
    *("record-hidden", "record-game", "record-bots", "see-rule"),
    *("verify-start", "verify-promise", "verify-commitment"),
    *("store-address", "store-driver", "store-open", "store-rights", "store-newer"),
    "store-in-use",
    "server-only",
    *OWN_WORDS.values(),
}
"""The codes of other errors that a running server never sends.

They are raised only in the terminal, at a local table, or while the server is starting.
"""
REFERENCE: Final = "#/components/schemas/{name}"


def openapi() -> dict[str, Any]:
    """Return the OpenAPI document, which describes the plain HTTP endpoints."""
    kinds = [Refusal, ANY_COMMAND]
    for endpoint in ROUTES:
        kinds += [kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, str)]
    paths: dict[str, Any] = {}
    for endpoint in ROUTES:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": INFO,
        "paths": paths,
        "components": {
            "schemas": _components(kinds),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def asyncapi() -> dict[str, Any]:
    """Return the AsyncAPI document, which describes live connections."""
    sent: dict[str, type] = {kind.__name__: kind for kind in (Hello, Numbered, Shown, Ping)}
    told: dict[str, type] = {kind.__name__: kind for kind in SERVER_MESSAGES}
    schemas = _components([*sent.values(), *told.values(), ANY_COMMAND])
    schemas["Numbered"]["properties"]["command"] = _schema(ANY_COMMAND) | {
        "description": schemas["Numbered"]["properties"]["command"]["description"]
    }
    channel = {"$ref": "#/channels/table"}
    return {
        "asyncapi": "3.0.0",
        "info": INFO,
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": f"{TABLE}/socket",
                "description": "A live connection to a table. The client begins with a hello.",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {
                    name: {"summary": _words(kind), "payload": _schema(kind)}
                    for name, kind in (sent | told).items()
                },
            }
        },
        "operations": {
            "ask": {
                "action": "receive",
                "channel": channel,
                "messages": [{"$ref": f"#/channels/table/messages/{name}"} for name in sent],
            },
            "tell": {
                "action": "send",
                "channel": channel,
                "messages": [{"$ref": f"#/channels/table/messages/{name}"} for name in told],
            },
        },
        "components": {"schemas": schemas},
    }


def documents() -> dict[str, str]:
    """Return all generated documents, by file name."""
    plain, live = openapi(), asyncapi()
    return {
        "openapi.json": _text(plain),
        "asyncapi.json": _text(live),
        "index.html": page(plain, live, example(), refusal_codes()),
    }


def example() -> str:
    """Return an example: a shell script that sets up a table, plays a step and gives up."""
    return (FOLDER / "example.sh").read_text("utf-8")


def refusal_codes() -> list[tuple[str, str, str]]:
    """Return the code, HTTP status and text of every refusal that a server can send."""
    found = []
    for group, codes in _error_groups().items():
        if group in SAID_ELSEWHERE:
            continue
        for code in sorted({*codes} - NOT_SENT):
            status = str(STATUS.get(code, 503 if code.startswith("store-") else "400 or 409"))
            error = LifeboatError(code, "...", "...")
            found.append((code, status, refusal_words(error, DEFAULT_LANGUAGE)))
    return sorted(found)


def _error_groups() -> dict[str, list[str]]:
    """Return the error codes in each group of the English catalogue."""
    groups: dict[str, list[str]] = {}
    group = ""
    for line in files("lifeboat.texts").joinpath("en/errors.ftl").read_text("utf-8").splitlines():
        if line.startswith("## "):
            group = line.removeprefix("## ")
        elif found := re.match(r"error-([a-z-]+) =", line):
            groups.setdefault(group, []).append(found[1])
    return groups


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    """Return the OpenAPI operation for an endpoint."""
    about = {
        "operationId": getattr(endpoint.act, "__name__"),  # noqa: B009
        "summary": _words(endpoint.act),
        "parameters": [
            *_path_parameters(endpoint),
            *_query_parameters(endpoint),
            *_header_parameters(endpoint),
        ],
        "responses": {
            str(endpoint.status): {"description": "Done."} | _content(endpoint.answer),
            "4XX": {"description": "Refused; nothing has changed."} | _content(Refusal),
            "503": {"description": "Unavailable; try again later."} | _content(Refusal),
        },
    }
    if endpoint.body is not None:
        about["requestBody"] = {"required": True} | _content(endpoint.body)
    if endpoint.token != "no":
        about["security"] = [{"token": []}] + ([{}] if endpoint.token == "may" else [])
    return about


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        _parameter(name, "path", *IN_PATHS[name], required=True)
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]


def _header_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.key == "no":
        return []
    words = "The key of your own statistics: the `me` with which you set up or joined a table."
    schema = {"type": "string", "pattern": "^[ -~]{16,100}$"}
    return [_parameter(KEY, "header", schema, words, required=endpoint.key == "must")]


def _parameter(
    name: str, where: str, schema: dict[str, Any], words: str, required: bool = False
) -> dict[str, Any]:
    about = {"name": name, "in": where, "schema": schema, "description": words}
    return about | {"required": True} if required else about


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    words = {name: said for kind in endpoint.query.__mro__ for name, said in _fields(kind).items()}
    return [
        _parameter(field.name, "query", _schema(field.type), words[field.name])
        for field in structs.fields(endpoint.query)
    ]


def _content(kind: Any) -> dict[str, Any]:
    if kind is None:
        return {}
    media_type = "text/plain" if kind is str else "application/json"
    return {"content": {media_type: {"schema": _schema(kind)}}}


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = json.schema_components([kind], ref_template=REFERENCE)
    return schema


def _components(kinds: list[Any]) -> dict[str, Any]:
    """Return the schemas of these types and of all types in them, with field descriptions."""
    _, schemas = json.schema_components(kinds, ref_template=REFERENCE)
    for info in types.multi_type_info(kinds):
        for kind in _structs(info):
            properties = schemas[kind.__name__]["properties"]
            for name, words in _fields(kind).items():
                properties[name].setdefault("description", words)
    return dict(sorted(schemas.items()))


def _structs(info: Any) -> list[type[Struct]]:
    """Return the structs that a type contains, including the type itself if it is one."""
    if isinstance(info, types.StructType):
        inner = [one for field in info.fields for one in _structs(field.type)]
        return [info.cls, *inner]
    if isinstance(info, types.UnionType):
        return [one for part in info.types for one in _structs(part)]
    if isinstance(info, types.ListType):
        return _structs(info.item_type)
    return []


@cache
def _fields(kind: type) -> dict[str, str]:
    """Return the docstrings of a struct's own fields, by name."""
    if kind.__module__.partition(".")[0] != "lifeboat":
        return {}
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    found: dict[str, str] = {}
    for field, after in zip(definition.body, definition.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=words)):
                found[name] = inspect.cleandoc(str(words))
    return found


def _words(thing: Any) -> str:
    return inspect.getdoc(thing) or ""


def _text(document: dict[str, Any]) -> str:
    return json.format(json.encode(document), indent=2).decode() + "\n"


if __name__ == "__main__":
    for name, text in documents().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
