"""The API documents as a page of plain HTML, without scripts or anything from other sites."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import escape
from typing import Any, Final

HEAD: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lifeboat API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>Lifeboat API</h1>
<p>A program can do everything that the browser client does. For code generators and tools there are
<a href="/api/openapi.json">openapi.json</a> (plain HTTP) and
<a href="/api/asyncapi.json">asyncapi.json</a> (live connections).</p>
<p>A token says who you are at a table. Send it in the header
<code>Authorization: Bearer TOKEN</code>, or in the first message of a live connection, never in a
URL. Without a token you are a spectator. A refused request is answered with a
<a href="#Refusal">Refusal</a> and changes nothing; all <a href="#refusals">codes</a> are listed
below.</p>
<p><code>GET /api/games</code> lists the games, their bots and their options. Seats are numbered
from 0 in commands and messages, and from 1 in texts and refusals.</p>
"""
FOOT: Final = "</main>\n</body>\n</html>\n"
Codes = list[tuple[str, str, str]]
"""The codes of refusals, each with its HTTP status and text."""
BOUNDS: Final = {
    "minimum": "at least {}",
    "exclusiveMinimum": "more than {}",
    "maximum": "at most {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxItems": "at most {}",
    "pattern": "matching {}",
}
"""The wording for each kind of bound that a schema may state."""
FORMS: Final = {"query": "?{}=", "header": "{}:"}
"""How query parameters and headers are written; path parameters are visible in the path."""


def page(plain: dict[str, Any], live: dict[str, Any], example: str, codes: Codes) -> str:
    """Return one page for both documents, with an example and the refusal codes."""
    schemas = live["components"]["schemas"] | plain["components"]["schemas"]
    parts = [f"<h2>Example: a solo game</h2>\n<pre><code>{escape(example)}</code></pre>"]
    parts += ["<h2>Plain HTTP</h2>", *_operations(plain), "<h2>Live connections</h2>"]
    parts += [*_channel(live), '<h2 id="refusals">Refusals</h2>', *_refusals(codes)]
    parts += ["<h2>Types</h2>", *_types(schemas)]
    return HEAD + "\n".join(parts) + "\n" + FOOT


def _operations(document: dict[str, Any]) -> Iterator[str]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
            yield f"<p>{_prose(operation['summary'])}</p><dl>"
            if "security" in operation:
                yield _row("Token", "optional" if {} in operation["security"] else "required")
            for parameter in operation["parameters"]:
                if parameter["in"] in FORMS:
                    words = _prose(parameter["description"])
                    kind = _kind(parameter["schema"])
                    form = FORMS[parameter["in"]].format(escape(parameter["name"]))
                    yield _row(f"<code>{form}</code>", f"{kind}. {words}")
            if "requestBody" in operation:
                yield _row("Body", _content(operation["requestBody"]))
            for status, response in operation["responses"].items():
                yield _row(f"Response {status}", _content(response))
            yield "</dl></section>"


def _channel(document: dict[str, Any]) -> Iterator[str]:
    channel = document["channels"]["table"]
    yield f"<section><h3><code>WebSocket {escape(channel['address'])}</code></h3>"
    yield f"<p>{_prose(channel['description'])}</p>"
    for operation, title in (("ask", "From the client"), ("tell", "From the server")):
        yield f"<h4>{title}</h4><dl>"
        for reference in document["operations"][operation]["messages"]:
            name = reference["$ref"].rpartition("/")[2]
            yield _row(_link(name), _prose(channel["messages"][name]["summary"]))
        yield "</dl>"
    yield "</section>"


def _refusals(codes: Codes) -> Iterator[str]:
    yield "<dl>"
    for code, status, words in codes:
        yield _row(f"<code>{code}</code> {status}", escape(words))
    yield "</dl>"


def _types(schemas: dict[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield f'<section id="{name}"><h3>{name}</h3>'
        yield f"<p>{_prose(schema.get('description', ''))}</p><dl>"
        required = schema.get("required", [])
        for field, kind in schema["properties"].items():
            words = [_kind(kind)]
            if field not in required and "const" not in kind:
                words.append(_left_out(kind))
            if said := kind.get("description"):
                words.append(_prose(said.rstrip(".")))
            yield _row(f"<code>{escape(field)}</code>", ". ".join(words) + ".")
        yield "</dl></section>"


def _prose(text: str) -> str:
    """Return the text as HTML, with anything in backticks marked up as code."""
    return re.sub(r"(`+)(.+?)\1", r"<code>\2</code>", escape(text))


def _left_out(schema: dict[str, Any]) -> str:
    """Return a note on what happens if a field is left out: its default, or else "optional"."""
    usual = schema.get("default")
    if usual in (None, "", [], {}):
        return "optional"
    return f"default <code>{escape(json.dumps(usual))}</code>"


def _bounds(schema: dict[str, Any]) -> str:
    """Return a phrase that states the bounds of a value, or "" if there are none."""
    said = [words.format(schema[name]) for name, words in BOUNDS.items() if name in schema]
    return f" ({', '.join(said)})" if said else ""


def _content(part: dict[str, Any]) -> str:
    kinds = [
        _kind(content["schema"]) if media_type == "application/json" else media_type
        for media_type, content in part.get("content", {}).items()
    ]
    return ", ".join(kinds) or "nothing"


def _kind(schema: dict[str, Any]) -> str:
    """Return an HTML phrase that describes the type of a schema."""
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(one))}</code>" for one in schema["enum"])
    if schema.get("type") == "array":
        return f"a list of {_kind(schema.get('items', {}))}{_bounds(schema)}"
    if schema.get("type") == "object":
        return "an object"
    return escape(str(schema.get("type", "anything")) + _bounds(schema))


def _link(name: str) -> str:
    return f'<a href="#{name}">{name}</a>'


def _row(term: str, words: str) -> str:
    return f"<dt>{term}</dt><dd>{words}</dd>"
